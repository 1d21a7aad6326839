import type { Language } from '../domain/language.ts';
import { audit, readers } from './audit.ts';
import { writeCallFile } from './call-file.ts';
import { type ColumnRole, columnName } from './columns.ts';
import { disclosure } from './disclosure.ts';
import { feedback } from './feedback.ts';
import { fileStyle } from './file-style.ts';
import type { CallOutcome, WholeCall } from './outcome.ts';
import { readingRows } from './readings-csv.ts';
import { type DecisionCells, resultRows } from './results-csv.ts';
import { entriesByText } from './text-results.ts';
import type { CallText } from './texts.ts';
import { csvPieces } from './write-csv.ts';

interface FileOptions {
  /** The language of `feedback.md`. */
  readonly language: Language;
  /** For `audit.json`: the version of Node, or the browser. */
  readonly runtime: Readonly<Record<string, string>>;
  /** What `results.csv` shows as people's decision about the text at a position. */
  shownAt(position: number): DecisionCells | undefined;
}

/** The files of a call by name; each is generated in pieces, on demand. */
export const callFiles = (call: WholeCall, outcome: CallOutcome, options: FileOptions) =>
  ({
    'results.csv': () => resultsFile(call, outcome, options.shownAt),
    'readings.csv': () => readingsFile(call),
    'call.json': () => callFile(call),
    'audit.json': () => [`${JSON.stringify(audit(call, outcome, options.runtime), null, 2)}\n`],
    'feedback.md': () => feedback(call.texts, outcome.results, options.language),
    'disclosure.md': () => [disclosureFile(call)],
  }) satisfies Record<string, () => Iterable<string>>;

const styleOf = ({ table, settings }: WholeCall) => fileStyle(table, settings.language);

function readingsFile(call: WholeCall): Iterable<string> {
  const style = styleOf(call);
  return csvPieces(readingRows(call.texts, entriesByText(call.jobs, call.entries), style), style.separator);
}

function resultsFile(
  call: WholeCall,
  { results, placings }: CallOutcome,
  shownAt: FileOptions['shownAt'],
): Iterable<string> {
  const style = styleOf(call);
  const outcomeAt = (text: CallText, position: number) => ({
    result: results.get(text.hash),
    placing: placings[position] ?? 'read',
    copy: call.copies.sentence(text, call.settings.language),
    ...(shownAt(position) ?? { decision: '', note: '' }),
  });
  return csvPieces(resultRows(call.table, call.texts, outcomeAt, style, call.copies.hasAny), style.separator);
}

/** `call.json`. The command also writes it before the first reading. */
export function callFile(call: WholeCall): Iterable<string> {
  const { table, roles, texts, opened, settings, times, loss, order, jobs, entries, decisions } = call;
  const named = (role: ColumnRole) =>
    roles.flatMap((own, index) => (own === role ? columnName(table, index) : []));
  return writeCallFile({
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
}

/** `disclosure.md`. Names every model that made a reading. */
function disclosureFile({ settings, times, jobs, entries }: WholeCall): string {
  const models = new Set(readers(jobs.flatMap(({ hash }) => entries.get(hash) ?? [])));
  const model = [...models].join('; ') || `${settings.service}, ${settings.model}`;
  return disclosure({ criteria: settings.criteria, model, times });
}
