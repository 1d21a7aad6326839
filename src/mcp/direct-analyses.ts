import type { AnswerService } from '../domain/answer-service.ts';
import { errorMessage } from '../domain/error-messages.ts';
import { AnalysisError, isRetryable } from '../domain/errors.ts';
import { type AnalyzeOptions, analyze, planValidation, rate } from '../model/analyze.ts';
import type { Analyses, IdeaRequest, RatingEvent } from './analyses.ts';

/** The service asked directly, without limits: for one person's own machine. */
export function directAnalyses(service: AnswerService, options: AnalyzeOptions): Analyses {
  const withSignal = (signal: AbortSignal, { results }: IdeaRequest) => ({
    ...options,
    signal,
    ...(results ? { results } : {}),
  });

  async function* rating(request: IdeaRequest, signal: AbortSignal): AsyncGenerator<RatingEvent> {
    const { idea, language } = request;
    try {
      yield { type: 'rating', ...(await rate(idea, language, service, withSignal(signal, request))) };
    } catch (error) {
      if (!(error instanceof AnalysisError)) throw error;
      const { code } = error;
      const message = errorMessage(code, language, { label: error.service ?? service.label });
      yield { type: 'error', code, message, retryable: isRetryable(code) };
    }
  }

  return {
    report: (request, signal) =>
      analyze(request.idea, request.language, service, withSignal(signal, request)),
    rating,
    plan: (request, signal) =>
      planValidation(request.idea, request.language, request.weakest, service, withSignal(signal, request)),
  };
}
