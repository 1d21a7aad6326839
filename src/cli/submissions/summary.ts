import type { Language } from '../../domain/language.ts';
import { pairsSentence } from '../../submissions/pairs-in-order.ts';
import type { Submissions } from '../../submissions/submissions.ts';
import type { TextResult } from '../../submissions/text-results.ts';
import { commandMessages } from './messages.ts';

/**
 * The summary of a call's results, line by line.
 * @param results what `callResults` returned
 */
export function summaryLines(
  { jobs, texts, entries, decisions }: Submissions,
  results: ReadonlyMap<string, TextResult>,
  folder: string,
  language: Language,
): string[] {
  const messages = commandMessages[language];
  const textHashes = new Set(jobs.map(({ textHash }) => textHash));
  const pointsOf = (hash: string) => results.get(hash)?.points;
  const readCount = [...textHashes].filter((hash) => pointsOf(hash) !== undefined).length;
  const failed = jobs.filter(({ hash }) => entries.get(hash)?.failed).length;
  const empty = texts.filter(({ isEmpty, isLeftOut }) => isEmpty && !isLeftOut).length;
  // A text without a reading does not need a person yet.
  const needPerson = [...textHashes].filter((hash) =>
    results.get(hash)?.person.some((reason) => reason !== 'no_reading'),
  ).length;
  const persons = needPerson + empty;
  const pairs = pairsSentence(decisions, pointsOf, language);
  return [
    messages.done(readCount, textHashes.size, failed),
    ...(persons > 0 ? [messages.persons(persons)] : []),
    ...(pairs === undefined ? [] : [pairs]),
    messages.written(folder),
  ];
}
