import { useState } from 'react';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { blocksLoopback } from '../ui/blocks-loopback.ts';
import { Button } from '../ui/button.tsx';
import { fieldClass } from '../ui/field-class.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useRequest } from '../ui/use-request.ts';
import { Command } from './command.tsx';
import { failureSentence } from './failure-sentence.ts';
import { installedModels } from './installed-models.ts';
import { settingsMessages } from './messages.ts';
import { OllamaPull } from './ollama-pull.tsx';

type Listing =
  | { state: 'unasked' }
  | { state: 'looking' }
  | { state: 'found'; models: string[] }
  | { state: 'failed'; why: unknown; denied: boolean };

/**
 * Selects one of the visitor's installed models, or explains how to get one. Ollama is called only after a click,
 * because browsers ask for permission before a page may reach the local computer.
 */
export function OllamaFields({ model, onModel }: { model: string; onModel(model: string): void }) {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const [listing, setListing] = useState<Listing>({ state: 'unasked' });
  const { begin } = useRequest();

  async function look() {
    const signal = begin();
    setListing({ state: 'looking' });
    let next: Listing;
    try {
      next = { state: 'found', models: await installedModels(signal) };
    } catch (why) {
      next = { state: 'failed', why, denied: await isLocalNetworkDenied() };
    }
    if (!signal.aborted) setListing(next);
  }

  const models = listing.state === 'found' ? listing.models : [];
  // Keep showing a chosen model that is no longer listed; otherwise the select would silently choose another.
  const options = model === '' || models.includes(model) ? models : [model, ...models];
  return (
    <>
      <Button onClick={look} disabled={listing.state === 'looking'}>
        {listing.state === 'looking' && <Spinner />}
        {texts.ollamaLook}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted">
        {listing.state === 'unasked' && texts.ollamaLookNote}
        {listing.state === 'looking' && texts.ollamaLooking}
        {models.length > 0 && texts.ollamaFound(models.length)}
      </p>
      {options.length > 0 && (
        <label className="mt-3 block text-sm font-semibold">
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
      )}
      {listing.state === 'found' && models.length === 0 && (
        <OllamaPull
          onPulled={(name) => {
            onModel(name);
            void look();
          }}
        />
      )}
      {listing.state === 'failed' && (
        <Alert tone="warning" className="mt-3">
          {listing.denied
            ? texts.localNetworkDenied
            : blocksLoopback()
              ? texts.loopbackBlocked
              : failureSentence(listing.why, 'ollama', language)}
        </Alert>
      )}
      {listing.state === 'failed' && !blocksLoopback() && <OllamaHelp />}
    </>
  );
}

/** How to install Ollama and let this page use it, as commands to copy. */
function OllamaHelp() {
  const texts = useMessages(settingsMessages);
  const origin = location.origin;
  return (
    <section className="mt-4 text-sm">
      <h3 className="font-semibold">{texts.ollamaHelp}</h3>
      <ol className="mt-2 list-decimal space-y-3 pl-5">
        <li>
          {texts.ollamaInstall}{' '}
          <a href="https://ollama.com/download" target="_blank" rel="noreferrer" className="link">
            ollama.com/download
          </a>
        </li>
        <li>
          {texts.ollamaAllow}
          <Command label="Linux, macOS">{`OLLAMA_ORIGINS=${origin} ollama serve`}</Command>
          <Command label="Windows (PowerShell)">{`$env:OLLAMA_ORIGINS="${origin}"; ollama serve`}</Command>
        </li>
        <li>{texts.ollamaPort}</li>
      </ol>
    </section>
  );
}

/**
 * Whether the visitor denied this page access to their own computer. Chrome asks for that permission. Other browsers do
 * not know it, so nothing was denied.
 */
async function isLocalNetworkDenied(): Promise<boolean> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      if (state === 'denied') return true;
    } catch {
      // `query` throws for an unknown permission name.
    }
  }
  return false;
}
