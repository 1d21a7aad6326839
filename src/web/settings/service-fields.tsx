import { useId } from 'react';
import { HUGGING_FACE_MODEL, OLLAMA_MODEL } from '../../domain/default-services.ts';
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

const COMMAND = 'mt-1 block rounded-control bg-sunk px-3 py-2 font-mono whitespace-pre-wrap wrap-anywhere';

/** The model of the visitor's Ollama, and how to set up Ollama. */
export function OllamaFields({
  model,
  models,
  onModel,
}: {
  model: string;
  /** The installed models, known after a connection test. */
  models: readonly string[];
  onModel(model: string): void;
}) {
  const texts = useMessages(settingsMessages);
  const { origin } = location;
  const listId = useId();
  return (
    <>
      <Label text={texts.model} className="text-sm">
        <TextField
          value={model}
          onValue={onModel}
          placeholder={texts.ollamaFirst}
          list={listId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Label>
      <datalist id={listId}>
        {models.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className="mt-1 text-sm text-muted">{texts.ollamaTestNote}</p>
      <details className="mt-2 text-sm">
        <summary className="min-h-6 cursor-pointer font-semibold">{texts.ollamaHelp}</summary>
        <ol className="mt-2 list-decimal grid grid-cols-1 gap-3 pl-5">
          <li>
            {texts.ollamaInstall}{' '}
            <a href="https://ollama.com/download" target="_blank" rel="noreferrer" className="link">
              ollama.com/download
            </a>
          </li>
          <li>
            {texts.ollamaPull}
            <code className={COMMAND}>{`ollama pull ${OLLAMA_MODEL}`}</code>
          </li>
          <li>
            {texts.ollamaAllow}
            <span className="mt-1 block text-xs text-muted">Linux, macOS</span>
            <code className={COMMAND}>{`OLLAMA_ORIGINS=${origin} ollama serve`}</code>
            <span className="mt-1 block text-xs text-muted">Windows (PowerShell)</span>
            <code className={COMMAND}>{`$env:OLLAMA_ORIGINS="${origin}"; ollama serve`}</code>
          </li>
          <li>{texts.ollamaReach}</li>
        </ol>
      </details>
    </>
  );
}
