import type { Language } from '../domain/idea.ts';
import type { Criterion } from '../domain/reading.ts';
import { LEVELS } from '../domain/rubric.ts';

const HEADERS: Readonly<Record<Language, readonly string[]>> = {
  es: ['criterio', 'peso', 'pregunta'],
  en: ['criterion', 'weight', 'question'],
};

/** The rows of a table that `readCriteria` reads, header included. Weights are percentages of the whole. */
export function criteriaRows(criteria: readonly Criterion[], language: Language): string[][] {
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return [
    [...HEADERS[language], ...LEVELS.map(String)],
    ...criteria.map(({ criterion, weight, question = '', levels }) => [
      criterion,
      String(Number(((100 * weight) / total).toFixed(4))),
      question,
      ...LEVELS.map((level) => levels[level] ?? ''),
    ]),
  ];
}
