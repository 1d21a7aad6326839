import { join } from 'node:path';
import { writeCallFile } from '../../call/call-file.ts';
import { columnName } from '../../call/columns.ts';
import { criteriaHash } from '../../call/criteria.ts';
import { disclosure } from '../../call/disclosure.ts';
import { READING_COLUMNS, readingRows } from '../../call/export-readings.ts';
import { resultRows } from '../../call/export-results.ts';
import { feedback } from '../../call/feedback.ts';
import type { JournalEntry } from '../../call/journal.ts';
import { compareWithJury, type JuryComparison, type JuryScore } from '../../call/jury.ts';
import { drawLine, type Line, type Placing, placings, type Spared, sparedBy } from '../../call/line.ts';
import { promptTemplate, type ReadingJob, type ReadingSettings } from '../../call/reading-job.ts';
import { callResults, type TextResult } from '../../call/results.ts';
import { sampledRun } from '../../call/sample.ts';
import { csvPieces } from '../../call/write-csv.ts';
import { version, versionText } from '../../version.ts';
import { type Decisions, shownDecisions } from './decisions.ts';
import type { LoadedCall } from './load-call.ts';
import { writeWhole } from './write-file.ts';

/** Everything that is known of a call. */
export interface CallState extends Decisions {
  readonly call: LoadedCall;
  readonly settings: ReadingSettings;
  readonly times: number;
  readonly loss: number;
  /** All readings of the call, done or not. */
  readonly jobs: readonly ReadingJob[];
  /** The journal's by reading hash. */
  readonly entries: ReadonlyMap<string, JournalEntry>;
  /** The order of the sample. */
  readonly order: readonly string[];
  /** Lines of the journal that could not be read. */
  readonly unreadable: number;
  readonly jury: readonly JuryScore[];
}

/** What came out of a call, computed from its readings and decisions. */
export interface CallOutcome {
  readonly results: ReadonlyMap<string, TextResult>;
  readonly line: Line;
  /** One for each text. */
  readonly placings: readonly Placing[];
  readonly spared: Spared;
  /** `undefined` without a jury's table. */
  readonly comparison: JuryComparison | undefined;
}

export function outcomeOf({ call, jobs, entries, order, decisions, loss, jury }: CallState): CallOutcome {
  const results = callResults(call.texts, jobs, entries);
  const pointsOf = (hash: string) => results.get(hash)?.points;
  const line = drawLine(sampledRun(order, decisions), pointsOf, loss);
  const needsPerson = (hash: string) => (results.get(hash)?.person.length ?? 0) > 0;
  const placed = placings(call.texts, line, order, { pointsOf, needsPerson });
  return {
    results,
    line,
    placings: placed,
    spared: sparedBy(call.texts, placed, line, order),
    comparison: jury.length > 0 ? compareWithJury(call.texts, jury, pointsOf) : undefined,
  };
}

/** Writes everything but the journal and the sample. @throws the file system's error */
export async function writeResults(folder: string, state: CallState, outcome: CallOutcome): Promise<void> {
  const { call, settings, times, jobs, entries } = state;
  const { table, texts, language } = call;
  const { results } = outcome;
  const write = (name: string, pieces: Iterable<string>) => writeWhole(join(folder, name), pieces);
  const shown = shownDecisions(state.decisions);
  const rows = resultRows(table, texts, (text, position) => {
    const { decision, note } = state.edits.get(position) ??
      shown.get(text.hash) ?? { decision: '', note: '' };
    const placing = outcome.placings[position] ?? 'read';
    return { result: results.get(text.hash), placing, decision, note };
  });
  await write('results.csv', csvPieces(rows, table.separator));
  const read = entriesByText(jobs, entries);
  const readings = readingRows(texts, (hash) => read.get(hash) ?? []);
  await write('readings.csv', csvPieces(withHeader(readings)));
  await writeCall(folder, state);
  await write('audit.json', [`${JSON.stringify(auditOf(state, outcome), null, 2)}\n`]);
  await write('feedback.md', feedback(texts, results, language));
  const model = `${settings.service}, ${settings.model}`;
  await write('disclosure.md', [disclosure({ criteria: settings.criteria, model, times })]);
}

/** Writes `call.json`. */
export async function writeCall(folder: string, state: CallState): Promise<void> {
  const { call, settings, times, loss, order, decisions, jobs, entries } = state;
  const { table, roles, texts, opened } = call;
  const named = (role: string) =>
    roles.flatMap((own, index) => (own === role ? columnName(table, index) : []));
  const file = writeCallFile({
    format: 'crisol-call',
    version: 1,
    ...settings,
    criteria: [...settings.criteria],
    times,
    loss,
    columns: opened?.columns ?? { id: named('id')[0], text: named('text') },
    texts: [...texts],
    sample: [...order],
    readings: jobs.flatMap(({ hash }) => entries.get(hash) ?? []),
    decisions: [...decisions],
  });
  await writeWhole(join(folder, 'call.json'), file);
}

function entriesByText(
  jobs: readonly ReadingJob[],
  entries: ReadonlyMap<string, JournalEntry>,
): Map<string, JournalEntry[]> {
  const found = new Map<string, JournalEntry[]>();
  for (const { hash, textHash } of jobs) {
    const entry = entries.get(hash);
    if (!entry) continue;
    const own = found.get(textHash);
    if (own) own.push(entry);
    else found.set(textHash, [entry]);
  }
  return found;
}

function* withHeader(rows: Iterable<string[]>): Generator<readonly string[]> {
  yield READING_COLUMNS;
  yield* rows;
}

const BLINDNESS =
  'That the decisions of the sample were made without seeing any reading is the word of the organizer. The program cannot know it.';

/** The record of the call: how it was read, and counts of everything that failed. */
function auditOf(
  { call, settings, times, jobs, entries, decisions, order, unreadable }: CallState,
  outcome: CallOutcome,
) {
  const done = jobs.flatMap(({ hash }) => entries.get(hash) ?? []);
  const dates = done.map(({ at }) => at).sort();
  const readings = done.flatMap(({ reading }) => reading ?? []);
  const failed = countBy(done.flatMap((entry) => (entry.reading ? [] : (entry.failed ?? []))));
  const { texts, table } = call;
  const count = (isCounted: (text: (typeof texts)[number]) => boolean) => texts.filter(isCounted).length;
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
    versions: { program: versionText, number: version.number, node: process.version },
    dates: {
      firstReading: dates[0] ?? null,
      lastReading: dates.at(-1) ?? null,
      written: new Date().toISOString(),
    },
    texts: {
      rows: texts.length,
      empty: count(({ isEmpty, isLeftOut }) => isEmpty && !isLeftOut),
      equal: count(({ sameAs }) => sameAs !== undefined),
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
      quotationsLeftOut: readings.reduce((sum, { quotesLeftOut }) => sum + quotesLeftOut, 0),
      flags: countBy(readings.map(({ flag }) => flag)),
      unreadableLinesOfJournal: unreadable,
      tokens: { prompt: tokens('prompt'), completion: tokens('completion') },
    },
    needAPerson: countBy([...outcome.results.values()].flatMap(({ person }) => person)),
    sample: {
      texts: order.length,
      decided: outcome.line.sampled,
      wanted: outcome.line.wanted,
      decisions: decisions.length,
      decisionsNotBlind: decisions.filter(({ isBlind }) => !isBlind).length,
      blindness: BLINDNESS,
    },
    line: { ...outcome.line, points: outcome.line.points ?? null, placings: countBy(outcome.placings) },
    jury: outcome.comparison ?? null,
  };
}

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
