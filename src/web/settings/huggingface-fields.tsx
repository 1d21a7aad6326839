import { useId } from 'react';
import { HUGGING_FACE_MODEL } from '../../domain/default-services.ts';
import { useMessages } from '../i18n/language.tsx';
import { fieldClass } from '../ui/field.tsx';
import { settingsMessages } from './messages.ts';

export interface HostedModel {
  apiKey: string;
  model: string;
}

/** The visitor's token, with steps to get one, and the model. */
export function HuggingFaceFields({
  value: { apiKey, model },
  onChange,
  problem,
}: {
  value: HostedModel;
  onChange(value: HostedModel): void;
  /** Error message about the token. */
  problem: string | undefined;
}) {
  const texts = useMessages(settingsMessages);
  const problemId = useId();
  return (
    <>
      <section className="text-sm">
        <h3 className="font-semibold">{texts.tokenSteps}</h3>
        <ol className="mt-1 list-decimal pl-5">
          <li>{texts.tokenStep1}</li>
          <li>
            {texts.tokenStep2}{' '}
            <a
              href="https://huggingface.co/settings/tokens"
              target="_blank"
              rel="noreferrer"
              className="link"
            >
              {texts.tokenPage}
            </a>
          </li>
          <li>{texts.tokenStep3}</li>
        </ol>
      </section>
      <label className="mt-4 block text-sm font-semibold">
        {texts.token}
        <input
          type="password"
          value={apiKey}
          onChange={({ target }) => onChange({ apiKey: target.value, model })}
          placeholder="hf_…"
          aria-describedby={problem && problemId}
          aria-invalid={problem !== undefined}
          required
          // This is not a login: a password manager must not offer to save it for this site.
          autoComplete="off"
          spellCheck={false}
          className={fieldClass}
        />
      </label>
      {problem && (
        <p id={problemId} role="alert" className="mt-1 text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      <label className="mt-4 block text-sm font-semibold">
        {texts.model}
        <input
          type="text"
          value={model}
          onChange={({ target }) => onChange({ apiKey, model: target.value })}
          placeholder={HUGGING_FACE_MODEL}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={fieldClass}
        />
      </label>
    </>
  );
}
