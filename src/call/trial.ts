import { defineMessages } from '../document/messages.ts';
import type { Language } from '../domain/language.ts';
import type { JournalEntry } from './journal.ts';
import { timeText } from './sentences.ts';

/** The number of readings in the trial, from which the others are estimated. */
export const TRIAL = 3;

const trialMessages = defineMessages({
  es: {
    remaining: (count: number) => (count === 1 ? 'Queda 1 lectura' : `Quedan ${count} lecturas`),
    tokens: (count: string) => `unos ${count} tokens`,
    cost: (cost: string) => `unos ${cost} al precio dado`,
  },
  en: {
    remaining: (count) => (count === 1 ? '1 reading left' : `${count} readings left`),
    tokens: (count) => `about ${count} tokens`,
    cost: (cost) => `about ${cost} at the given price`,
  },
});

/**
 * Estimates time, tokens (if the service counts them) and cost (if there is a price) of `count` further readings.
 * @param msPerReading expected
 * @param made the readings so far
 * @param price of a million tokens
 */
export function estimateText(
  count: number,
  msPerReading: number,
  made: readonly JournalEntry[],
  price: number | undefined,
  language: Language,
): string {
  const texts = trialMessages[language];
  const used = made.flatMap(({ tokens }) => (tokens ? [tokens.prompt + tokens.completion] : []));
  const tokens = (used.reduce((sum, each) => sum + each, 0) / used.length) * count;
  const { format } = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
  const parts = [
    `${texts.remaining(count)}: ${timeText(msPerReading * count, language)}`,
    ...(used.length > 0 ? [texts.tokens(format(tokens))] : []),
    ...(used.length > 0 && price ? [texts.cost(format((tokens * price) / 1e6))] : []),
  ];
  return `${parts.join(', ')}.`;
}
