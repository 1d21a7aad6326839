import { SERVICE_LABELS } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import type { VisitorServiceName } from '../../domain/site-settings.ts';
import { errorMessage } from '../../model/error-messages.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';

/** Describes a failure of the visitor's own service and what to do. Renders nothing without an error. */
export function ServiceFailure({
  error,
  service,
  ...alertProps
}: {
  error: unknown;
  service: VisitorServiceName;
  tone?: 'warning';
  title?: string;
}) {
  const { language } = useLanguage();
  if (error === undefined) return null;
  const { code, retryAfter, isOutOfMemory, isDailyLimit } =
    error instanceof AnalysisError ? error : new AnalysisError('service_error');
  const context = {
    service,
    label: SERVICE_LABELS[service],
    inBrowser: true,
    retryAfter,
    isOutOfMemory,
    isDailyLimit,
  };
  return (
    <Alert className="mt-3" {...alertProps}>
      {errorMessage(code, language, context)}
    </Alert>
  );
}
