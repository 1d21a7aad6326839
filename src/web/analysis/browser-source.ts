import { ratingForAdvice } from '../../domain/advice.ts';
import type { AnswerService } from '../../domain/answer-service.ts';
import { advise, analyze, rate } from '../../model/analyze.ts';
import type { ReportSource } from './source.ts';

/** Reports from the visitor's own service, requested by this browser. The idea never reaches this site's server. */
export function browserSource(service: AnswerService): ReportSource {
  const options = { isOwnService: true };
  return {
    asked: { service: service.name, label: service.label, inBrowser: true },
    // The visitor pays for each request.
    isAdviceAutomatic: false,
    analyze: ({ idea, language, results }, signal) =>
      analyze(idea, language, service, { signal, results, ...options }),
    advise: ({ idea, language, results, ...sections }, signal) =>
      advise(idea, language, ratingForAdvice(sections), service, { signal, results, ...options }),
    rate: ({ idea, language, results }, signal) =>
      rate(idea, language, service, { signal, results, ...options }),
  };
}
