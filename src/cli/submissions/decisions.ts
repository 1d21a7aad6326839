import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Language } from '../../domain/language.ts';
import type { ReadCallFile } from '../../submissions/call-file.ts';
import { namedColumns } from '../../submissions/call-files.ts';
import { joinedDecisions, type Opinion, type TextDecision } from '../../submissions/decision.ts';
import { decisionsIn, readDecisions, type WrittenDecision } from '../../submissions/decision-file.ts';
import { readTable } from '../../submissions/read-table.ts';
import { areResultsOf, type DecisionCells } from '../../submissions/results-csv.ts';
import type { Table } from '../../submissions/table.ts';
import { decisionProblemMessage } from '../../submissions/table-messages.ts';
import { type LoadedSubmissions, readBytes } from './load-submissions.ts';
import { commandMessages, shortened } from './messages.ts';
import { CallUsageError, type CommandOptions } from './options.ts';

const RESULTS = 'results.csv';

export interface LoadedDecisions {
  readonly decisions: readonly TextDecision[];
  /** What people wrote into `results.csv` that is no decision, by the position of the text: notes, and unknown words. */
  readonly written: ReadonlyMap<number, DecisionCells>;
  /** Whether the folder's `results.csv` has columns of somebody else, so that the command must not overwrite it. */
  readonly hasOtherResults: boolean;
  /** Messages about problems in the files, and about what is no longer used. */
  readonly remarks: readonly string[];
}

/**
 * Loads people's decisions. What `results.csv` says about a text counts. For the other texts, those of `call.json`, of the
 * files named with `--decisions` and, once, of the files of an earlier version are joined.
 * @param earlier the folder's `call.json`
 * @throws CallUsageError if a file is not a file of decisions
 */
export async function loadDecisions(
  options: Pick<CommandOptions, 'table' | 'decisions' | 'language'>,
  folder: string,
  call: LoadedSubmissions,
  earlier: ReadCallFile | undefined,
): Promise<LoadedDecisions> {
  const { language } = options;
  const results = await readFolderResults(folder, call, earlier, language);
  const { answers } = results;
  const remarks = [...results.remarks];
  const left = filesOfEarlierVersion(folder);
  const opinions: Opinion[] = isOfThisVersion(earlier) ? [] : [...(earlier?.opinions ?? [])];
  opinions.push(...openedDecisions(options, folder, call));
  const named = options.decisions.filter((file) => resolve(file) !== resolve(folder, RESULTS));
  const files = [
    ...(isOfThisVersion(earlier) ? [] : left.decisions.map((name) => join(folder, name))),
    ...named,
  ];
  for (const file of files) {
    const read = await readDecisionFile(file, call, language);
    if (!read.rows) throw new CallUsageError(language, (words) => words.noDecisions(file));
    remarks.push(...read.remarks);
    const decisions = decisionsIn(read.rows).map((decision) => ({ ...decision, by: personIn(file) }));
    const differing = decisions.filter(({ hash, decision }) => {
      const answer = answers.decided.get(hash);
      return answer && answer.decision !== decision;
    }).length;
    if (differing > 0) remarks.push(commandMessages[language].resultsWin(file, differing));
    opinions.push(...decisions);
  }
  const unused = [...left.decisions, ...left.others, ...(earlier?.unused ?? []).map(inCallFile)];
  if (unused.length > 0) remarks.push(commandMessages[language].unused(unused.join(', ')));
  return { ...withOthers(answers, opinions, call), hasOtherResults: results.isOther, remarks };
}

/** Whether this version wrote `call.json`. Then `results.csv` has all its decisions. */
const isOfThisVersion = (earlier: ReadCallFile | undefined) =>
  earlier !== undefined && earlier.unused.length === 0;

/** The rows of a file of decisions, and messages about its problems. `rows` is `undefined` if its columns are others. */
async function readDecisionFile(file: string, call: LoadedSubmissions, language: Language) {
  const table = await decisionTable(file, language);
  const found = readDecisions(table, { texts: call.texts, columns: namedColumns(call) });
  const sentences = shortened(
    found?.problems ?? [],
    (problem) => decisionProblemMessage(problem, language),
    language,
  );
  const remarks = sentences.map((sentence) => `${file}: ${sentence}`);
  return { table, rows: found?.rows, remarks };
}

/** Reads the folder's `results.csv`, if there is one. */
async function readFolderResults(
  folder: string,
  call: LoadedSubmissions,
  earlier: ReadCallFile | undefined,
  language: Language,
) {
  const file = join(folder, RESULTS);
  const before = earlier?.file.decisions ?? [];
  if (!existsSync(file)) {
    const answers = answersIn([], call, before, { isCurrent: isOfThisVersion(earlier), isNewer: false });
    return { answers, isOther: false, remarks: [] };
  }
  const { table, rows = [], remarks } = await readDecisionFile(file, call, language);
  const callFile = statSync(join(folder, 'call.json'), { throwIfNoEntry: false });
  const answers = answersIn(rows, call, before, {
    isCurrent: isOfThisVersion(earlier),
    isNewer: callFile === undefined || statSync(file).mtimeMs >= callFile.mtimeMs,
  });
  return { answers, isOther: !areResultsOf(table, call.table.header), remarks };
}

const inCallFile = (field: string) => `${field} (call.json)`;

/** The decisions of a `call.json` that was opened from somewhere else. */
function openedDecisions(
  { table }: Pick<CommandOptions, 'table'>,
  folder: string,
  { opened }: LoadedSubmissions,
) {
  const isOwn = resolve(table) === resolve(join(folder, 'call.json'));
  return isOwn ? [] : (opened?.decisions ?? []);
}

/** Files that earlier versions wrote into a folder, or looked for there. */
function filesOfEarlierVersion(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return {
    decisions: names.filter((name) => name === 'sample.csv' || /^decisions-.*\.csv$/i.test(name)).sort(),
    others: names.filter((name) => name === 'disclosure.md'),
  };
}

/** The name of the person who filled in a file: `ana` for `decisions-ana.csv` and `ana.xlsx`, `''` for `sample.csv`. */
function personIn(file: string): string {
  const name = basename(file).replace(/\.\w+$/, '');
  return name === 'sample' ? '' : name.replace(/^.*?decisions-/i, '');
}

/** @throws CallUsageError if the file is not a table */
async function decisionTable(file: string, language: Language): Promise<Table> {
  try {
    return await readTable(await readBytes(file, language), file);
  } catch (error) {
    if (error instanceof CallUsageError) throw error;
    throw new CallUsageError(language, (words) => words.noDecisions(file));
  }
}

/** What the folder's `results.csv` says, and if this version wrote the folder, what `call.json` says. */
interface Answers {
  /** By the hash of the text. */
  readonly decided: ReadonlyMap<string, TextDecision>;
  /** Notes without a decision, words that are no decision, and all cells of empty texts, which share one hash. */
  readonly written: ReadonlyMap<number, DecisionCells>;
}

/**
 * @param before the decisions of `call.json`
 * @param isNewer whether `results.csv` is newer than `call.json`. Otherwise nobody has changed it since, and the page may
 *   have written a `call.json` with other decisions
 */
function answersIn(
  rows: readonly WrittenDecision[],
  { texts }: LoadedSubmissions,
  before: readonly TextDecision[],
  { isCurrent, isNewer }: { isCurrent: boolean; isNewer: boolean },
): Answers {
  const written = new Map<number, DecisionCells>();
  const byText = new Map<string, TextDecision[]>();
  for (const { position, hash, decision, word, note } of rows) {
    const isEmpty = texts[position]?.isEmpty === true;
    if ((isEmpty || !decision) && (word !== '' || note !== ''))
      written.set(position, { decision: decision ?? word, note });
    if (isEmpty) continue;
    const others = byText.get(hash) ?? [];
    byText.set(hash, decision ? [...others, { hash, decision, note }] : others);
  }
  const known = new Map(before.map((decision) => [decision.hash, decision]));
  const decided = new Map<string, TextDecision>(isCurrent ? known : []);
  for (const [hash, ofRows] of byText) {
    // Of several rows with one text, those that a person changed count.
    const changed = ofRows.filter((one) => !isSame(one, known.get(hash)));
    const [joined] = joinedDecisions(numbered(changed));
    if (joined && (isNewer || !known.has(hash))) decided.set(hash, joined);
    else if (ofRows.length === 0 && isCurrent && isNewer) decided.delete(hash);
  }
  return { decided, written };
}

const isSame = (one: TextDecision, other: TextDecision | undefined) =>
  one.decision === other?.decision && one.note === other.note;

/** Different opinions on one text, as if by different people. */
function numbered(opinions: readonly TextDecision[]): Opinion[] {
  const different = opinions.filter((one, at) => opinions.findIndex((other) => isSame(one, other)) === at);
  return different.length < 2 ? different : different.map((one, at) => ({ ...one, by: String(at + 1) }));
}

/** Adds the other decisions, for texts on which `results.csv` says nothing. */
function withOthers(
  { decided, written }: Answers,
  opinions: readonly Opinion[],
  { texts }: LoadedSubmissions,
): Pick<LoadedDecisions, 'decisions' | 'written'> {
  const decisions = new Map(decided);
  for (const one of joinedDecisions(opinions)) {
    const answer = decisions.get(one.hash);
    decisions.set(one.hash, answer ? { ...answer, note: answer.note || one.note } : one);
  }
  const cells = new Map(written);
  for (const [position, { decision: word, note }] of written) {
    const { hash = '', isEmpty } = texts[position] ?? {};
    const decision = decisions.get(hash);
    if (!decision || isEmpty || word !== '') continue;
    const notes = new Set([note, decision.note].filter(Boolean));
    decisions.set(hash, { ...decision, note: [...notes].join('; ') });
    cells.delete(position);
  }
  return { decisions: [...decisions.values()], written: cells };
}
