import type { Language } from '../domain/idea.ts';
import type { Plan } from '../domain/plan.ts';
import type { Results } from '../domain/report-file.ts';

const EXPERIMENT: Readonly<Record<Language, (number: number) => string>> = {
  es: (number) => `Experimento ${number}`,
  en: (number) => `Experiment ${number}`,
};

/** Of the assumption that an experiment tests, in code points: the results are what counts. */
const TESTS_MAX_LENGTH = 80;

/**
 * What the person has found out since, as one text for the model: each experiment with what it tested, then the rest.
 * '' where nothing is noted. Whoever sends it checks the length.
 */
export function resultsText(
  results: Results | undefined,
  plan: Plan | undefined,
  language: Language,
): string {
  if (!results) return '';
  const experiments = (results.experiments ?? []).flatMap(({ index, result }) => {
    if (result.trim() === '') return [];
    const tests = plan?.experiments[index]?.tests;
    const about = tests ? ` (${Array.from(tests).slice(0, TESTS_MAX_LENGTH).join('')})` : '';
    return [`${EXPERIMENT[language](index + 1)}${about}: ${result.trim()}`];
  });
  return [...experiments, results.text.trim()].filter(Boolean).join('\n');
}

/** What an experiment gave, as a list of none or one. */
export function resultOf(results: Results | undefined, index: number): string[] {
  const result = results?.experiments?.find((one) => one.index === index)?.result.trim();
  return result ? [result] : [];
}
