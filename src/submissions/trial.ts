import { defineMessages } from '../document/messages.ts';
import type { Language } from '../domain/language.ts';
import type { JournalEntry } from './journal.ts';

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

const timeMessages = defineMessages({
  es: {
    time: (minutes: number) => {
      if (minutes <= 1) return minutes < 1 ? 'menos de un minuto' : 'un minuto';
      return minutes < 90 ? `unos ${minutes} min` : `unas ${Math.round(minutes / 60)} h`;
    },
  },
  en: {
    time: (minutes) => {
      if (minutes <= 1) return minutes < 1 ? 'less than a minute' : 'a minute';
      return minutes < 90 ? `about ${minutes} min` : `about ${Math.round(minutes / 60)} h`;
    },
  },
});

/** Milliseconds as minutes or hours. */
export function timeText(ms: number, language: Language): string {
  return timeMessages[language].time(Math.round(ms / 60_000));
}
