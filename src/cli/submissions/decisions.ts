import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Language } from '../../domain/language.ts';
import type { ReadCallFile } from '../../submissions/call-file.ts';
import { namedColumns } from '../../submissions/call-files.ts';
import {
  joinedDecisions,
  type Opinion,
  RESULTS_FILE,
  type TextDecision,
} from '../../submissions/decision.ts';
import { decisionsIn, readDecisions, type WrittenDecision } from '../../submissions/decision-file.ts';
import { decisionProblemMessage, unusedMessage } from '../../submissions/file-messages.ts';
import { areResultsOf, type DecisionCells } from '../../submissions/results-csv.ts';
import { type LoadedSubmissions, readBytes, tableOfFile } from './load-submissions.ts';
import { commandMessages, shortened } from './messages.ts';
import { CallUsageError, type CommandOptions } from './options.ts';

export interface LoadedDecisions {
  readonly decisions: readonly TextDecision[];
  /** Words and notes in `results.csv` that do not count as a decision, by the position of the text. */
  readonly written: ReadonlyMap<number, DecisionCells>;
  /** Whether the folder's `results.csv` has columns of another table or person, and must not be overwritten. */
  readonly hasOtherResults: boolean;
  /** Messages about problems in the files, and about parts of an earlier version that are no longer used. */
  readonly remarks: readonly string[];
}

/**
 * Loads people's decisions. A decision in the folder wins. Other texts get the joined decisions of an opened
 * `call.json`, of the files named with `--decisions` and, once, of an earlier version's files.
 * @param earlier the folder's `call.json`
 * @throws CallUsageError if a file is not a file of decisions
 */
export async function loadDecisions(
  options: CommandOptions,
  folder: string,
  call: LoadedSubmissions,
  earlier: ReadCallFile | undefined,
): Promise<LoadedDecisions> {
  const { language } = options;
  const results = join(folder, RESULTS_FILE);
  const callFile = join(folder, 'call.json');
  const {
    table,
    rows = [],
    remarks = [],
  } = existsSync(results) ? await readDecisionFile(results, call, language) : {};
  const isNewer = !existsSync(callFile) || (table && statSync(results).mtimeMs >= statSync(callFile).mtimeMs);
  // Empty texts share one hash, so a decision on one of them would apply to all.
  const isEmpty = ({ position }: WrittenDecision) => call.texts[position]?.isEmpty;
  const decided = rows.filter((row) => !isEmpty(row));
  const own = new Map(decisionsOfFolder(decided, earlier, isNewer === true).map((one) => [one.hash, one]));

  const isOfThisVersion = earlier?.unused.length === 0;
  const opinions: Opinion[] = isOfThisVersion ? [] : [...(earlier?.opinions ?? [])];
  if (resolve(options.table) !== resolve(callFile)) opinions.push(...(call.opened?.decisions ?? []));
  const named = options.decisions.filter((file) => resolve(file) !== resolve(results));
  const isNamed = (file: string) => named.some((other) => resolve(other) === resolve(file));
  const unused = filesOfEarlierVersion(folder).filter((file) => !isNamed(file));
  const filledIn = isOfThisVersion ? [] : unused.filter((file) => /\.csv$/i.test(file));
  for (const file of [...filledIn, ...named]) {
    const read = await readDecisionFile(file, call, language);
    if (!read.rows) throw new CallUsageError(language, (words) => words.noDecisions(file));
    const decisions = decisionsIn(read.rows);
    const ignored = decisions.filter(
      ({ hash, decision }) => own.has(hash) && own.get(hash)?.decision !== decision,
    );
    remarks.push(...read.remarks);
    if (ignored.length > 0) remarks.push(commandMessages[language].resultsWin(file, ignored.length));
    opinions.push(...decisions.map((decision) => ({ ...decision, by: personIn(file) })));
  }
  opinions.push(...Array.from(own.values(), (decision) => ({ ...decision, by: RESULTS_FILE })));

  const names = unused.map((file) => basename(file));
  remarks.push(...unusedMessage(earlier?.unused ?? [], language, names));

  const written = rows.filter(
    (row) => (isEmpty(row) || !row.decision) && (row.word !== '' || row.note !== ''),
  );
  return {
    decisions: joinedDecisions(opinions),
    written: new Map(written.map(({ position, word, note }) => [position, { decision: word, note }])),
    hasOtherResults: table !== undefined && !areResultsOf(table, call.table.header),
    remarks,
  };
}

/**
 * The decisions of `call.json`, changed by those of a newer `results.csv`. An older `results.csv` is ignored, because
 * the page may have written a `call.json` with other decisions since.
 */
function decisionsOfFolder(
  rows: readonly WrittenDecision[],
  earlier: ReadCallFile | undefined,
  isNewer: boolean,
): TextDecision[] {
  const known = new Map(earlier?.file.decisions.map((decision) => [decision.hash, decision]));
  const isKnown = ({ hash, decision, note }: TextDecision) => {
    const before = known.get(hash);
    return before?.decision === decision && before.note === note;
  };
  const stated = decisionsIn(rows);
  const changed = stated.filter((decision) => !isKnown(decision));
  // The other decisions of an earlier version come from several people. `loadDecisions` joins them.
  if (earlier?.unused.length !== 0) return changed;
  if (!isNewer) return [...known.values()];
  const inRows = new Set(rows.map(({ hash }) => hash));
  const elsewhere = [...known.values()].filter(({ hash }) => !inRows.has(hash));
  // If several rows have the same text, the last row that a person has changed counts.
  return [...elsewhere, ...stated.filter(isKnown), ...changed];
}

/** The rows of a file of decisions, and messages about its problems. `rows` is `undefined` if it lacks the columns. */
async function readDecisionFile(file: string, call: LoadedSubmissions, language: Language) {
  const table = await tableOfFile(file, await readBytes(file, language), language);
  const found = readDecisions(table, { texts: call.texts, columns: namedColumns(call) });
  const sentences = shortened(
    found?.problems ?? [],
    (problem) => decisionProblemMessage(problem, language),
    language,
  );
  return { table, rows: found?.rows, remarks: sentences.map((sentence) => `${file}: ${sentence}`) };
}

/** The folder's files of an earlier version. People may have filled in decisions in the CSV files. */
const filesOfEarlierVersion = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^(sample\.csv|decisions-.*\.csv|disclosure\.md)$/i.test(name))
    .sort()
    .map((name) => join(folder, name));

/** The name of the person who filled in a file: `ana` for `decisions-ana.csv` and `ana.xlsx`, `''` for `sample.csv`. */
function personIn(file: string): string {
  const name = basename(file).replace(/\.\w+$/, '');
  return name === 'sample' ? '' : name.replace(/^.*?decisions-/i, '');
}
