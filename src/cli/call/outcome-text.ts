import { SAMPLE_FROM } from '../../call/expected-saving.ts';
import type { JournalEntry } from '../../call/journal.ts';
import type { CallOutcome } from '../../call/outcome.ts';
import { criterionSentences, jurySentences, lineSentences, savingSentence } from '../../call/sentences.ts';
import type { Language } from '../../domain/language.ts';
import { callMessages } from './messages.ts';
import type { CallState } from './write-results.ts';

/**
 * The summary of a call's results, line by line.
 * @param entries by reading hash
 */
export function outcomeLines(
  { results, line, saving, byCriterion, comparison }: CallOutcome,
  { jobs, call, order, loss }: CallState,
  entries: ReadonlyMap<string, JournalEntry>,
  folder: string,
  language: Language,
): string[] {
  const texts = callMessages[language];
  const textHashes = new Set(jobs.map(({ textHash }) => textHash));
  const readCount = [...textHashes].filter((hash) => results.get(hash)?.points !== undefined).length;
  const failed = jobs.filter(({ hash }) => entries.get(hash)?.failed).length;
  const empty = call.texts.filter(({ isEmpty, isLeftOut }) => isEmpty && !isLeftOut).length;
  // A text without a reading does not need a person yet.
  const needPerson = [...textHashes].filter((hash) =>
    results.get(hash)?.person.some((reason) => reason !== 'no_reading'),
  ).length;
  const persons = needPerson + empty;
  const isOffered = order.length >= SAMPLE_FROM;
  return [
    texts.done(readCount, textHashes.size, failed),
    ...(persons > 0 ? [texts.persons(persons)] : []),
    ...(line.missing > 0 && isOffered
      ? [savingSentence(order.length, loss, language), texts.sampleFirst]
      : []),
    ...(isOffered || line.sampled > 0 ? [lineSentences(line, saving, language).join(' ')] : []),
    ...criterionSentences(byCriterion, language),
    ...(comparison ? jurySentences(comparison, language) : []),
    texts.written(folder),
  ];
}
