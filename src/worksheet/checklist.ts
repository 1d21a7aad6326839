import type { Language } from '../domain/language.ts';
import { basicFeatures, hasPrice, readableText } from './basic-features.ts';

/**
 * Which of five parts of a complete idea the text has. Uses fewer word lists than the worksheet, so that the page downloads
 * less.
 */
export function ideaChecklist(idea: string, fallback: Language) {
  const features = readableText(idea, fallback).readable.map(basicFeatures);
  return {
    customer: features.some(({ customer }) => customer > 0),
    problem: features.some((one) => one.trouble > 0 && !one.isEarning && (one.trouble > 1 || !one.compares)),
    earning: features.some((one) => hasPrice(one) || one.isEarning),
    difference: features.some(({ compares }) => compares === 'said'),
    place: features.some((one) => one.isStart || (one.isPlaced && one.customer > 0)),
  };
}

export type ChecklistItem = keyof ReturnType<typeof ideaChecklist>;
