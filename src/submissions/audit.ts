import { version, versionText } from '../domain/version.ts';
import { criteriaHash } from './criteria.ts';
import type { JournalEntry } from './journal.ts';
import { promptTemplate } from './reading-job.ts';
import type { Submissions } from './submissions.ts';
import type { TextResult } from './text-results.ts';
import type { CallText } from './texts.ts';

/**
 * `audit.json`: the settings of the call, and counts of its texts, readings, failures and decisions.
 * @param results what `callResults` returned
 * @param runtime the version of Node, or the browser
 */
export function audit(
  call: Submissions,
  results: ReadonlyMap<string, TextResult>,
  runtime: Readonly<Record<string, string>>,
) {
  const { table, texts, settings, times, jobs, entries, decisions, unreadableLines = 0 } = call;
  const done = jobs.flatMap(({ hash }) => entries.get(hash) ?? []);
  const dates = done.map(({ at }) => at).sort();
  const readings = done.flatMap(({ reading }) => reading ?? []);
  const failed = countBy(done.flatMap((entry) => (entry.reading ? [] : (entry.failed ?? []))));
  const count = (isCounted: (text: CallText) => boolean) => texts.filter(isCounted).length;
  const tokens = (kind: 'prompt' | 'completion') =>
    done.reduce((sum, entry) => sum + (entry.tokens?.[kind] ?? 0), 0);
  return {
    criteria: settings.criteria,
    criteriaHash: criteriaHash(settings.criteria),
    prompt: promptTemplate(settings),
    promptNote: 'The criteria stand in an order drawn for each reading; {text} is the text of the applicant.',
    language: settings.language,
    service: settings.service,
    model: settings.model,
    temperature: settings.temperature,
    versions: { program: versionText, number: version.number, ...runtime },
    dates: {
      firstReading: dates[0] ?? null,
      lastReading: dates.at(-1) ?? null,
      written: new Date().toISOString(),
    },
    texts: {
      rows: texts.length,
      empty: count(({ isEmpty, isLeftOut }) => isEmpty && !isLeftOut),
      equal: count(({ sameAs }) => sameAs !== undefined),
      nearCopies: call.copies.nearCount,
      leftOut: count(({ isLeftOut }) => isLeftOut),
      cut: count(({ isCut, isLeftOut }) => isCut && !isLeftOut),
      rowsWithProblems: countBy(table.problems.map(({ code }) => code)),
    },
    readings: {
      ofEachText: times,
      asked: jobs.length,
      done: readings.length,
      left: jobs.length - readings.length,
      failed,
      by: countBy(readers(done)),
      quotationsLeftOut: readings.reduce((sum, { quotesLeftOut }) => sum + quotesLeftOut, 0),
      flags: countBy(readings.map(({ flag }) => flag)),
      unreadableLinesOfJournal: unreadableLines,
      tokens: { prompt: tokens('prompt'), completion: tokens('completion') },
    },
    needAPerson: countBy([...results.values()].flatMap(({ person }) => person)),
    decisions: countBy(decisions.map(({ decision }) => decision)),
  };
}

/** Service and model of each reading: an opened call may have readings by several models. */
export function readers(entries: Iterable<JournalEntry>): string[] {
  return [...entries].flatMap(({ reading, service, model }) => (reading ? `${service}, ${model}` : []));
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of values) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
