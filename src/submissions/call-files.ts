import type { Language } from '../domain/language.ts';
import { audit } from './audit.ts';
import { writeCallFile } from './call-file.ts';
import { type ColumnRole, columnName } from './columns.ts';
import { feedback } from './feedback.ts';
import { type FileStyle, fileStyle } from './file-style.ts';
import { type DecisionCells, resultRows } from './results-csv.ts';
import type { Submissions } from './submissions.ts';
import { callResults, entriesByText, roundedPoints } from './text-results.ts';
import { csvPieces } from './write-csv.ts';

interface FileOptions {
  /** The language of `feedback.md`. */
  readonly language: Language;
  /** For `audit.json`: the version of Node, or the browser. */
  readonly runtime: Readonly<Record<string, string>>;
  /** Words and notes in `results.csv` that are no decision, by the position of the text. They stay in the file. */
  readonly written?: ReadonlyMap<number, DecisionCells>;
}

/** The files of a call by name; each is generated in pieces, on demand. */
export function callFiles(call: Submissions, { language, runtime, written }: FileOptions) {
  const results = callResults(call);
  const style = fileStyle(call.table, call.settings.language);
  const csv = (rows: Iterable<readonly string[]>) => csvPieces(rows, style.separator);
  return {
    // Comes before `call.json`, because an empty cell in a newer `results.csv` withdraws a decision.
    'results.csv': () => csv(resultRows(call, results, written, style)),
    'readings.csv': () => csv(readingRows(call, style)),
    'call.json': () => callFile(call),
    'audit.json': () => [`${JSON.stringify(audit(call, results, runtime), null, 2)}\n`],
    'feedback.md': () => feedback(call.texts, results, language),
  } satisfies Record<string, () => Iterable<string>>;
}

/** The names (`columnName`) of the columns with the roles `id` and `text`. */
export function namedColumns({ table, roles, opened }: Pick<Submissions, 'table' | 'roles' | 'opened'>) {
  const named = (role: ColumnRole) =>
    roles.flatMap((own, index) => (own === role ? columnName(table, index) : []));
  return opened?.columns ?? { id: named('id')[0], text: named('text') };
}

function callFile(call: Submissions): Iterable<string> {
  const { texts, settings, times, jobs, entries, decisions } = call;
  return writeCallFile({
    format: 'crisol-call',
    version: 1,
    ...settings,
    criteria: [...settings.criteria],
    times,
    columns: namedColumns(call),
    texts: [...texts],
    readings: jobs.flatMap(({ hash }) => entries.get(hash) ?? []),
    decisions: [...decisions],
  });
}

const READING_COLUMNS = [
  'id',
  'criterion',
  'level',
  'reason',
  'quote',
  'raise',
  'flag',
  'points',
  'service',
  'model',
] as const;

/**
 * The rows of `readings.csv`, header included: one for each criterion of each reading, in the order of the table. Equal
 * texts share their readings, so their readings appear once, with the id of the first row.
 */
function* readingRows(call: Submissions, { words, number }: FileStyle): Generator<readonly string[]> {
  const entries = entriesByText(call);
  yield READING_COLUMNS.map((heading) => words.header[heading]);
  for (const { hash, id, isLeftOut, sameAs } of call.texts) {
    if (isLeftOut || sameAs !== undefined) continue;
    for (const { reading, service, model } of entries.get(hash) ?? []) {
      for (const { criterion, level, reason, quote, raise } of reading?.levels ?? []) {
        const { flag = 'none', points = 0 } = reading ?? {};
        const shared = [words.flag[flag], number(roundedPoints(points)), service, model];
        yield [id, criterion, String(level), reason, quote, raise, ...shared];
      }
    }
  }
}
