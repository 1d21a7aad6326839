import type { Language } from '../domain/language.ts';
import type { JournalEntry } from './journal.ts';
import { trialMessages } from './messages.ts';
import type { ReadingJob } from './reading-job.ts';

/** The number of readings in the trial. The time and cost of the remaining readings are estimated from them. */
export const TRIAL = 3;

type Entries = ReadonlyMap<string, JournalEntry>;

/** The readings of the trial that have neither succeeded nor failed yet. */
export function trialReadings(jobs: readonly ReadingJob[], entries: Entries): ReadingJob[] {
  const untried = jobs.filter(({ hash }) => !entries.has(hash));
  return untried.slice(0, Math.max(0, TRIAL - (jobs.length - untried.length)));
}

/** The readings that are missing, failed readings included. */
export const remainingReadings = (jobs: readonly ReadingJob[], entries: Entries): ReadingJob[] =>
  jobs.filter(({ hash }) => !entries.get(hash)?.reading);

/** The numbers of readings: done, failed, and neither done nor failed. */
export function countReadings(jobs: readonly ReadingJob[], entries: Entries) {
  const made = jobs.flatMap(({ hash }) => entries.get(hash) ?? []);
  const done = made.filter(({ reading }) => reading).length;
  return { done, failed: made.length - done, left: jobs.length - made.length };
}

/**
 * Estimates time, tokens (if the service counts them) and cost (if there is a price) of the remaining readings.
 * @param concurrency how many readings are made at the same time
 * @param price of a million tokens
 * @returns `undefined` if no reading has succeeded
 */
export function estimateText(
  jobs: readonly ReadingJob[],
  entries: Entries,
  { concurrency, price }: { concurrency: number; price: number | undefined },
  language: Language,
): string | undefined {
  const texts = trialMessages[language];
  const time = timeText(jobs, entries, concurrency, language);
  if (time === undefined) return undefined;
  const count = remainingReadings(jobs, entries).length;
  const used = readingsMade(jobs, entries).flatMap(({ tokens }) => tokens ?? []);
  const tokens = (count / used.length) * used.reduce((sum, one) => sum + one.prompt + one.completion, 0);
  const { format } = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
  const parts = [
    `${texts.remaining(count)}: ${time}`,
    ...(used.length > 0 ? [texts.tokens(format(tokens))] : []),
    ...(used.length > 0 && price ? [texts.cost(format((tokens * price) / 1e6))] : []),
  ];
  return `${parts.join(', ')}.`;
}

const readingsMade = (jobs: readonly ReadingJob[], entries: Entries) =>
  jobs.flatMap(({ hash }) => entries.get(hash) ?? []).filter(({ reading }) => reading);

/** The time for the remaining readings, from the median of those made: the first may include the time to load the model. */
export function timeText(
  jobs: readonly ReadingJob[],
  entries: Entries,
  concurrency: number,
  language: Language,
): string | undefined {
  const times = readingsMade(jobs, entries)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  const median = times[Math.floor((times.length - 1) / 2)];
  if (median === undefined) return undefined;
  const ms = (median * remainingReadings(jobs, entries).length) / concurrency;
  return trialMessages[language].time(Math.round(ms / 60_000));
}
