import { useMessages } from '../i18n/language.tsx';
import { blocksLoopback } from '../location.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Label, Select } from '../ui/field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useTask } from '../ui/use-task.ts';
import { Command } from './command.tsx';
import { settingsMessages } from './messages.ts';
import { OllamaPull } from './ollama-pull.tsx';
import { ServiceFailure } from './service-failure.tsx';
import { installedModels } from './visitor-service.ts';

/**
 * Selects one of the visitor's installed models, or explains how to install one. The page sends requests to Ollama only
 * after a click, because browsers ask for permission before a page may reach the local computer.
 */
export function OllamaFields({ model, onModel }: { model: string; onModel(model: string): void }) {
  const texts = useMessages(settingsMessages);
  const { isRunning = false, result, failure, start } = useTask<string[] | 'denied'>();

  const findModels = () =>
    start(async (signal) => {
      try {
        return await installedModels(signal);
      } catch (error) {
        if (await isLocalNetworkDenied()) return 'denied';
        throw error;
      }
    });

  const isDenied = result === 'denied';
  const models = isDenied ? undefined : result;
  // Keep showing a chosen model that is no longer listed; otherwise the select would silently choose another.
  const options = [...(model === '' || models?.includes(model) ? [] : [model]), ...(models ?? [])];
  return (
    <>
      <Button onClick={findModels} disabled={isRunning}>
        {isRunning && <Spinner />}
        {texts.ollamaLook}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted">
        {isRunning && texts.ollamaLooking}
        {!isRunning && !result && failure === undefined && texts.ollamaLookNote}
        {models && models.length > 0 && texts.ollamaFound(models.length)}
      </p>
      {options.length > 0 && (
        <Label text={texts.ollamaModel} className="mt-3 text-sm">
          <Select
            value={model}
            options={[['', texts.ollamaFirst], ...options.map((name) => [name, name] as const)]}
            onValue={onModel}
          />
        </Label>
      )}
      {models?.length === 0 && (
        <OllamaPull
          onPulled={(name) => {
            onModel(name);
            void findModels();
          }}
        />
      )}
      {isDenied || (failure !== undefined && blocksLoopback()) ? (
        <Alert tone="warning" className="mt-3">
          {isDenied ? texts.localNetworkDenied : texts.loopbackBlocked}
        </Alert>
      ) : (
        <ServiceFailure error={failure} service="ollama" tone="warning" />
      )}
      {(isDenied || failure !== undefined) && !blocksLoopback() && <OllamaHelp />}
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
      <ol className="mt-2 list-decimal grid grid-cols-1 gap-3 pl-5">
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
 * Whether the visitor denied this page access to their own computer. Chrome asks for this permission. Other browsers do
 * not have it, so nothing was denied.
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
