import type { AnswerService } from '../../domain/answer-service.ts';
import { analyze, rate, reply } from '../../model/analyze.ts';
import type { ReportSource } from './source.ts';

/** Reports from the visitor's own service, requested by this browser. The idea never reaches this site's server. */
export function browserSource(service: AnswerService): ReportSource {
  const isOwnService = true;
  return {
    asked: { service: service.name, label: service.label, inBrowser: true },
    analyze: ({ idea, language, results, judgement }, signal) =>
      analyze(idea, language, service, { signal, results, judgement, isOwnService }),
    reply: (request, signal) => reply(request, service, { signal, isOwnService }),
    rate: ({ idea, language, results, concerns, judgement }, signal) =>
      rate(idea, language, service, { signal, results, concerns, judgement, isOwnService }),
  };
}
