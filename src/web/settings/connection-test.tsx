import { SERVICE_LABELS } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { capitalised } from '../../domain/number-wording.ts';
import { labelIn } from '../../domain/service-wording.ts';
import { errorMessage } from '../../model/error-messages.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useTask } from '../ui/use-task.ts';
import type { VisitorChoice } from './choice.ts';
import { settingsMessages } from './messages.ts';
import { testConnection } from './visitor-service.ts';

/**
 * A button that checks whether the service is reachable and accepts the token and the model. Sends no idea. The result
 * takes the full width of the row of buttons around this component.
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
  const { isRunning = false, result, failure, start } = useTask<string>();
  const { service } = choice;
  const label = SERVICE_LABELS[service];

  const test = () =>
    start(async (signal) => {
      const { model, installed } = await testConnection(choice, signal);
      if (installed) onModels(installed);
      return model;
    });

  function reason(): string {
    const { code, ...context } =
      failure instanceof AnalysisError ? failure : new AnalysisError('service_error');
    const message = errorMessage(code, language, { ...context, service, label, inBrowser: true });
    // The page cannot tell whether Ollama is off or the browser blocks requests to the visitor's computer.
    return service === 'ollama' && code === 'service_unreachable'
      ? `${message} ${texts.ollamaReach}`
      : message;
  }

  return (
    <>
      <div role="status" className="basis-full text-sm empty:absolute">
        {isRunning && <p className="text-muted">{texts.testing}</p>}
        {result !== undefined && (
          <p className="font-semibold text-success">
            {texts.testOk(capitalised(labelIn(label, language)), result)}
          </p>
        )}
      </div>
      {failure !== undefined && (
        <Alert title={texts.failed} className="basis-full text-sm">
          {reason()}
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
