import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { failureSentence } from './failure-sentence.ts';
import { installedModels } from './installed-models.ts';
import { messages } from './messages.ts';

type Listing =
  | { state: 'looking' }
  | { state: 'found'; models: string[] }
  | { state: 'failed'; why: unknown };

/** Which of the visitor's installed models to use, and what to do when none is to be found. */
export function OllamaFields({
  model,
  onModel,
  fieldClass,
}: {
  model: string;
  onModel(model: string): void;
  fieldClass: string;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const [listing, setListing] = useState<Listing>({ state: 'looking' });

  const look = useCallback(() => {
    const controller = new AbortController();
    setListing({ state: 'looking' });
    installedModels(controller.signal).then(
      (models) => setListing({ state: 'found', models }),
      (why: unknown) => {
        if (!controller.signal.aborted) setListing({ state: 'failed', why });
      },
    );
    return () => controller.abort();
  }, []);
  useEffect(look, [look]);

  const models = listing.state === 'found' ? listing.models : [];
  // A model that was chosen before and is not listed now stays visible: hiding it would choose another in silence.
  const options = model === '' || models.includes(model) ? models : [model, ...models];
  return (
    <>
      <label className="block text-sm font-semibold">
        {texts.ollamaModel}
        <select value={model} onChange={(event) => onModel(event.target.value)} className={fieldClass}>
          <option value="">{texts.ollamaFirst}</option>
          {options.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
        <Button
          variant="quiet"
          className="-ml-3 text-sm"
          onClick={look}
          disabled={listing.state === 'looking'}
        >
          {listing.state === 'looking' && <Spinner />}
          {texts.ollamaRefresh}
        </Button>
        <p role="status" className="text-muted">
          {listing.state === 'looking' && <span className="sr-only">{texts.ollamaLooking}</span>}
          {models.length > 0 && texts.ollamaFound(models.length)}
        </p>
      </div>
      {listing.state === 'found' && models.length === 0 && (
        <Alert tone="warning">
          {texts.ollamaNone} <Command>ollama pull llama3.2</Command>
        </Alert>
      )}
      {listing.state === 'failed' && (
        <Alert tone="warning">{failureSentence(listing.why, 'ollama', language)}</Alert>
      )}
      <details className="mt-3 text-sm" open={listing.state === 'failed'}>
        <summary className="cursor-pointer font-semibold">{texts.ollamaHelp}</summary>
        <ol className="mt-2 list-decimal space-y-2 pl-5">
          <li>
            {texts.ollamaInstall}{' '}
            <a href="https://ollama.com/download" target="_blank" rel="noreferrer" className="link">
              ollama.com/download
            </a>
            <Command>ollama pull llama3.2</Command>
          </li>
          <li>
            {texts.ollamaAllow}
            <Command>OLLAMA_ORIGINS={location.origin} ollama serve</Command>
          </li>
          <li>{texts.ollamaPort}</li>
        </ol>
      </details>
    </>
  );
}

function Command({ children }: { children: React.ReactNode }) {
  return (
    <code className="mt-1 block overflow-x-auto rounded-control bg-sunk px-3 py-2 font-mono text-sm whitespace-pre-wrap">
      {children}
    </code>
  );
}
