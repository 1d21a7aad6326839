import { labelIn, SERVICE_LABELS } from '../../domain/answer-service.ts';
import { capitalised } from '../../domain/number-words.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useTask } from '../ui/use-task.ts';
import type { VisitorChoice } from './choice.ts';
import { settingsMessages } from './messages.ts';
import { ServiceFailure } from './service-failure.tsx';
import { testConnection } from './visitor-service.ts';

/** Checks that the chosen service is reachable and accepts the token and the model. Sends no idea. */
export function ConnectionTest({ choice, disabled }: { choice: VisitorChoice; disabled: boolean }) {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const { isRunning = false, result: model, failure, start } = useTask<string>();
  return (
    <div className="mt-5">
      <Button
        onClick={() => start((signal) => testConnection(choice, signal))}
        disabled={disabled || isRunning}
      >
        {isRunning && <Spinner />}
        {texts.test}
      </Button>
      <div role="status" className="text-sm">
        {isRunning && <p className="sr-only">{texts.testing}</p>}
        {model !== undefined && (
          <p className="mt-3 font-semibold text-success">
            {texts.testOk(capitalised(labelIn(SERVICE_LABELS[choice.service], language)), model)}
          </p>
        )}
      </div>
      <ServiceFailure error={failure} service={choice.service} title={texts.failed} />
    </div>
  );
}
