import { OLLAMA_MODEL } from '../../domain/default-services.ts';
import { useMessages } from '../i18n/language.tsx';
import { Label, Select } from '../ui/field.tsx';
import { Command } from './command.tsx';
import { settingsMessages } from './messages.ts';

/**
 * Selects one of the visitor's models, and explains how to set up Ollama. The models are known after a connection test:
 * the page sends nothing to Ollama before a click, because browsers ask for permission before a page may reach the local
 * computer.
 */
export function OllamaFields({
  model,
  models,
  onModel,
}: {
  model: string;
  models: readonly string[];
  onModel(model: string): void;
}) {
  const texts = useMessages(settingsMessages);
  // Keep showing a chosen model that is not listed; otherwise the select would silently choose another.
  const options = model === '' || models.includes(model) ? models : [model, ...models];
  return (
    <>
      <p className="text-sm text-muted">{texts.ollamaTestNote}</p>
      {options.length > 0 && (
        <Label text={texts.ollamaModel} className="mt-3 text-sm">
          <Select
            value={model}
            options={[['', texts.ollamaFirst], ...options.map((name) => [name, name] as const)]}
            onValue={onModel}
          />
        </Label>
      )}
      <OllamaHelp />
    </>
  );
}

/** How to install Ollama, give it a model and let this page use it, as commands to copy. */
function OllamaHelp() {
  const texts = useMessages(settingsMessages);
  const origin = location.origin;
  return (
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
          <Command label={texts.ollamaPull}>{`ollama pull ${OLLAMA_MODEL}`}</Command>
        </li>
        <li>
          {texts.ollamaAllow}
          <Command label="Linux, macOS">{`OLLAMA_ORIGINS=${origin} ollama serve`}</Command>
          <Command label="Windows (PowerShell)">{`$env:OLLAMA_ORIGINS="${origin}"; ollama serve`}</Command>
        </li>
        <li>{texts.ollamaPort}</li>
      </ol>
    </details>
  );
}
