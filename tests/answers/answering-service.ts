import type { AnswerPart, AnswerService, AnswerTask } from '../../src/domain/answer-service.ts';
import { REPLIES, REPORTS } from '../fake-service/answers.ts';
import { englishReport, spanishReport } from './reports.ts';

/** A model that always gives the same good answer at once, field by field. */
export function answeringService(): AnswerService {
  const identity = { service: 'openai', model: 'm', label: 'A model' } as const;
  return {
    name: identity.service,
    label: identity.label,
    model: identity.model,
    async *answer({ task }): AsyncGenerator<AnswerPart> {
      yield { type: 'start', ...identity };
      for (const text of JSON.stringify(answerTo(task)).split(/(?<=,)(?=")/)) yield { type: 'text', text };
      yield { type: 'end', reason: 'complete' };
    },
    status: async () => ({ usable: true, model: identity.model }),
  };
}

function answerTo({ kind, language }: AnswerTask): object {
  const report = language === 'es' ? spanishReport : englishReport;
  switch (kind) {
    case 'judgement':
      return { ...report, ...report.strategicAnalysis };
    case 'answer':
      return { ...REPORTS[language], ...REPORTS[language].strategicAnalysis };
    case 'reply':
      return REPLIES[language];
    case 'rating':
      return { scoreBreakdown: report.scoreBreakdown, verdict: report.verdict };
    case 'searches':
      return { queries: ['sourdough office delivery'] };
    case 'reading':
      return { levels: {}, flag: 'none' };
  }
}
