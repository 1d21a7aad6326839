import type { Language } from '../domain/language.ts';
import { basicSigns, hasPrice, readableText } from './basic-signs.ts';

/**
 * Which of five parts of a complete idea the text has. It knows fewer words than the worksheet, so that the page fetches
 * little.
 */
export function ideaChecklist(idea: string, fallback: Language) {
  const signs = readableText(idea, fallback).read.map(basicSigns);
  return {
    customer: signs.some(({ customer }) => customer > 0),
    problem: signs.some((one) => one.trouble > 0 && !one.isEarning && (one.trouble > 1 || !one.compares)),
    earning: signs.some((one) => hasPrice(one) || one.isEarning),
    difference: signs.some(({ compares }) => compares === 'said'),
    place: signs.some((one) => one.isStart || (one.isPlaced && one.customer > 0)),
  };
}

export type ChecklistItem = keyof ReturnType<typeof ideaChecklist>;
