import { SERVICE_LABELS } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { labelIn } from '../../domain/service-messages.ts';
import { capitalised } from '../../domain/wording.ts';
import { errorMessage } from '../../model/error-messages.ts';
import { blocksLoopback } from '../blocks-loopback.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useTask } from '../ui/use-task.ts';
import type { VisitorChoice } from './choice.ts';
import { settingsMessages } from './messages.ts';
import { testConnection } from './visitor-service.ts';

/** The result of a connection test: the model that answered, or what keeps this page from the visitor's computer. */
type TestResult = { model: string } | { blocked: 'localNetworkDenied' | 'loopbackBlocked' };

/**
 * Checks that the chosen service is reachable and accepts the token and the model. Sends no idea. The result takes the
 * full width of the row of buttons that this component is in.
 */
export function ConnectionTest({
  choice,
  onModels,
}: {
  choice: VisitorChoice;
  /** Receives the models that the visitor's Ollama has. */
  onModels(models: readonly string[]): void;
}) {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const { isRunning = false, result, failure, start } = useTask<TestResult>();
  const label = SERVICE_LABELS[choice.service];

  const test = () =>
    start(async (signal) => {
      try {
        const { model, installed } = await testConnection(choice, signal);
        if (installed) onModels(installed);
        return { model };
      } catch (error) {
        if (choice.service !== 'ollama' || signal.aborted) throw error;
        if (await isLocalNetworkDenied()) return { blocked: 'localNetworkDenied' };
        if (blocksLoopback()) return { blocked: 'loopbackBlocked' };
        throw error;
      }
    });

  function failureMessage(): string {
    const { code, ...context } =
      failure instanceof AnalysisError ? failure : new AnalysisError('service_error');
    return errorMessage(code, language, { ...context, service: choice.service, label, inBrowser: true });
  }

  return (
    <>
      <div role="status" className="basis-full text-sm empty:absolute">
        {isRunning && <p className="text-muted">{texts.testing}</p>}
        {result && 'model' in result && (
          <p className="font-semibold text-success">
            {texts.testOk(capitalised(labelIn(label, language)), result.model)}
          </p>
        )}
      </div>
      {result && 'blocked' in result && (
        <Alert tone="warning" className="basis-full text-sm">
          {texts[result.blocked]}
        </Alert>
      )}
      {failure !== undefined && (
        <Alert title={texts.failed} className="basis-full text-sm">
          {failureMessage()}
        </Alert>
      )}
      <Button
        className="mr-auto"
        onClick={test}
        disabled={isRunning || (choice.service === 'huggingface' && choice.apiKey === '')}
      >
        {isRunning && <Spinner />}
        {texts.test}
      </Button>
    </>
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
