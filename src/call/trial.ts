import { defineMessages } from '../document/messages.ts';
import type { Language } from '../domain/language.ts';
import type { JournalEntry } from './journal.ts';
import { timeText } from './sentences.ts';

/** The readings of the trial, which estimates the rest. */
export const TRIAL = 3;

const trialMessages = defineMessages({
  es: {
    left: (count: number) => (count === 1 ? 'Queda 1 lectura' : `Quedan ${count} lecturas`),
    tokens: (count: string) => `unos ${count} tokens`,
    cost: (cost: string) => `unos ${cost} al precio dado`,
  },
  en: {
    left: (count) => (count === 1 ? '1 reading left' : `${count} readings left`),
    tokens: (count) => `about ${count} tokens`,
    cost: (cost) => `about ${cost} at the given price`,
  },
});

/**
 * Estimates `count` further readings from the ones made: time, tokens if the service counts them and, with a price, the
 * cost.
 * @param each milliseconds of one reading
 * @param price of a million tokens
 */
export function estimateText(
  count: number,
  each: number,
  made: readonly JournalEntry[],
  price: number | undefined,
  language: Language,
): string {
  const texts = trialMessages[language];
  const used = made.flatMap(({ tokens }) => (tokens ? [tokens.prompt + tokens.completion] : []));
  const tokens = (used.reduce((sum, each) => sum + each, 0) / used.length) * count;
  const { format } = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
  const words = [
    `${texts.left(count)}: ${timeText(each * count, language)}`,
    ...(used.length > 0 ? [texts.tokens(format(tokens))] : []),
    ...(used.length > 0 && price ? [texts.cost(format((tokens * price) / 1e6))] : []),
  ];
  return `${words.join(', ')}.`;
}
