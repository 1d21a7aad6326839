import { HUGGING_FACE_MODEL } from '../../domain/default-services.ts';
import { useMessages } from '../i18n/language.tsx';
import { Label, TextField } from '../ui/field.tsx';
import type { VisitorChoice } from './choice.ts';
import { settingsMessages } from './messages.ts';

type HostedModel = Extract<VisitorChoice, { service: 'huggingface' }>;

/** The visitor's token, where to get one, and the model. */
export function HuggingFaceFields({
  value,
  onChange,
}: {
  value: HostedModel;
  onChange(value: HostedModel): void;
}) {
  const texts = useMessages(settingsMessages);
  return (
    <>
      <p className="text-sm">
        {texts.tokenHelp}{' '}
        <a href="https://huggingface.co/settings/tokens" target="_blank" rel="noreferrer" className="link">
          {texts.tokenPage}
        </a>
      </p>
      <Label text={texts.token} className="mt-4 text-sm">
        <TextField
          type="password"
          value={value.apiKey}
          onValue={(apiKey) => onChange({ ...value, apiKey })}
          placeholder="hf_…"
          required
          pattern=".*\S.*"
          // A password manager must not offer to save the token as a login for this site.
          autoComplete="off"
          spellCheck={false}
        />
      </Label>
      <Label text={texts.model} className="mt-4 text-sm">
        <TextField
          value={value.model}
          onValue={(model) => onChange({ ...value, model })}
          placeholder={HUGGING_FACE_MODEL}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Label>
    </>
  );
}
