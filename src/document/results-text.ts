import { truncateCodePoints } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import type { Plan } from '../domain/plan.ts';
import type { Results } from '../domain/report-file.ts';
import type { Sums } from '../domain/sums.ts';
import { quantityName, quantityText } from './quantity-text.ts';
import { sumsMessages } from './sums-messages.ts';

const EXPERIMENT: Readonly<Record<Language, (number: number) => string>> = {
  es: (number) => `Experimento ${number}`,
  en: (number) => `Experiment ${number}`,
};

/** Length limit, in code points, for the assumption in front of each result. */
const ASSUMPTION_MAX_LENGTH = 80;

/** The quantities that the person has changed, as the person's own. */
function ownFigures(sums: Sums | undefined, language: Language): string {
  const changed = (sums?.quantities ?? []).filter((quantity) => quantity.changed);
  if (!sums || changed.length === 0) return '';
  const figures = changed.map(
    (quantity) =>
      `${quantityName(quantity, sums, language).toLowerCase()}, ${quantityText(quantity.kind, quantity.value, sums, language)}`,
  );
  return sumsMessages[language].ownFigures(figures);
}

/**
 * The person's notes on the experiments as one text for the model: each result with the tested assumption, then other
 * notes and the person's own figures. Empty if there are no notes. The caller checks the length.
 */
export function resultsText(
  results: Results | undefined,
  plan: Plan | undefined,
  language: Language,
): string {
  const experiments = (results?.experiments ?? []).flatMap(({ index, result }) => {
    if (result.trim() === '') return [];
    const assumption = plan?.experiments[index]?.tests;
    const about = assumption ? ` (${truncateCodePoints(assumption, ASSUMPTION_MAX_LENGTH)})` : '';
    return [`${EXPERIMENT[language](index + 1)}${about}: ${result.trim()}`];
  });
  return [...experiments, results?.text.trim(), ownFigures(plan?.sums, language)].filter(Boolean).join('\n');
}
