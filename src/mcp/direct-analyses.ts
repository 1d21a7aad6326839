import type { AnswerService } from '../domain/answer-service.ts';
import { type AnalyzeOptions, analyze, planValidation, rateAsEvents } from '../model/analyze.ts';
import type { Analyses, IdeaRequest } from './analyses.ts';

/** The service asked directly, without limits: for one person's own machine. */
export function directAnalyses(service: AnswerService, options: AnalyzeOptions): Analyses {
  const optionsFor = ({ results }: IdeaRequest, signal: AbortSignal) => ({
    ...options,
    signal,
    ...(results ? { results } : {}),
  });
  return {
    report: (request, signal) =>
      analyze(request.idea, request.language, service, optionsFor(request, signal)),
    rating: (request, signal) =>
      rateAsEvents(request.idea, request.language, service, optionsFor(request, signal)),
    plan: (request, signal) =>
      planValidation(request.idea, request.language, request.weakest, service, optionsFor(request, signal)),
  };
}
