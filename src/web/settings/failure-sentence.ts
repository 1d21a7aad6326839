import { errorMessage } from '../../analysis/error-messages.ts';
import { AnalysisError } from '../../analysis/errors.ts';
import type { Language } from '../../analysis/idea.ts';
import type { VisitorServiceName } from '../../site-settings.ts';
import { SERVICE_LABELS } from './choice.ts';

/** What went wrong with the visitor's own service and what to do about it, in their language. */
export function failureSentence(error: unknown, service: VisitorServiceName, language: Language): string {
  const code = error instanceof AnalysisError ? error.code : 'service_error';
  return errorMessage(code, language, { service, label: SERVICE_LABELS[service], inBrowser: true });
}
