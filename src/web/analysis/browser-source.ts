import type { AnswerService } from '../../domain/answer-service.ts';
import { AnalysisError, type ErrorCode, isRetryable } from '../../domain/errors.ts';
import { weakestAxes } from '../../domain/rubric.ts';
import { analyze, planValidation, rate } from '../../model/analyze.ts';
import { ideaRequest } from './idea-request.ts';
import type { PageFailureEvent, ReportSource } from './source.ts';

/** Reports from the visitor's own service, called from this browser. The idea never reaches this site's server. */
export function browserSource(service: AnswerService): ReportSource {
  return {
    asked: { service: service.name, label: service.label, inBrowser: true },
    analyze: ({ idea, language, results }, signal) =>
      analyze(idea, language, service, { signal, results, isOwnService: true }),
    plan(file, signal) {
      const { idea, language, results } = ideaRequest(file);
      return planValidation(idea, language, weakestAxes(file.report.scoreBreakdown), service, {
        signal,
        results,
        isOwnService: true,
      });
    },
    async rate(file, signal) {
      const { idea, language, results } = ideaRequest(file);
      try {
        return {
          type: 'rating',
          rating: await rate(idea, language, service, { signal, results }),
        };
      } catch (error) {
        if (error instanceof AnalysisError) return failed(error.code, error.retryAfter);
        throw error;
      }
    },
  };
}

function failed(code: ErrorCode, retryAfter: number | undefined): PageFailureEvent {
  return { type: 'error', code, message: '', retryable: isRetryable(code), retryAfter };
}
