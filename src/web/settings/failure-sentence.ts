import { SERVICE_LABELS } from '../../domain/answer-service.ts';
import { errorMessage } from '../../domain/error-messages.ts';
import { AnalysisError } from '../../domain/errors.ts';
import type { Language } from '../../domain/idea.ts';
import type { VisitorServiceName } from '../../domain/site-settings.ts';

/** Describes a failure of the visitor's own service and what to do, in the visitor's language. */
export function failureSentence(error: unknown, service: VisitorServiceName, language: Language): string {
  const { code, isOutOfMemory } = error instanceof AnalysisError ? error : new AnalysisError('service_error');
  return errorMessage(code, language, {
    service,
    label: SERVICE_LABELS[service],
    inBrowser: true,
    isOutOfMemory,
  });
}
