import { readFile, stat } from 'node:fs/promises';
import type { Language } from '../../domain/language.ts';
import type { Criterion } from '../../domain/reading.ts';
import {
  type CallFile,
  isJson,
  readCallFile,
  tableOfTexts,
  textsInTable,
} from '../../submissions/call-file.ts';
import { type ColumnRole, columnIndex, columnsNamed, proposeColumns } from '../../submissions/columns.ts';
import { axesCriteria, readCriteria } from '../../submissions/criteria.ts';
import { criteriaSentence, fileErrorMessage } from '../../submissions/file-messages.ts';
import { readTable } from '../../submissions/read-table.ts';
import type { Submissions } from '../../submissions/submissions.ts';
import { BYTES_MAX, type Table, TableError } from '../../submissions/table.ts';
import { callTexts, type RowFilter } from '../../submissions/texts.ts';
import { CallUsageError, type CommandOptions } from './options.ts';

/** A call before its first reading: texts, criteria, and the table for `results.csv`. */
export interface LoadedSubmissions extends Pick<Submissions, 'table' | 'roles' | 'texts'> {
  readonly language: Language;
  readonly criteria: readonly Criterion[];
  /** The content of `call.json`, if it was opened. */
  readonly opened?: CallFile;
  /** How many texts of an opened call are not in the table given with `--table`. */
  readonly notInTable?: number;
}

/**
 * @param earlier the call in the folder; its language, criteria and columns are defaults for the options
 * @throws CallUsageError
 */
export async function loadSubmissions(
  options: CommandOptions,
  earlier?: CallFile,
): Promise<LoadedSubmissions> {
  const { language } = options;
  const bytes = await readBytes(options.table, language);
  if (isJson(bytes)) return loadCallFile(bytes, options);
  if (options.fullTable !== undefined) throw new CallUsageError(language, (texts) => texts.tableOfCall);
  const table = await tableOfFile(options.table, bytes, language);
  const roles = rolesOf(table, withEarlierColumns(table, options, earlier?.columns));
  const texts = callTexts(table, roles, filtersOf(table, options));
  const criteria = (options.criteria === undefined && earlier?.criteria) || (await criteriaOf(options));
  return {
    language: options.isLanguageGiven ? language : (earlier?.language ?? language),
    criteria,
    table,
    roles,
    texts,
  };
}

async function loadCallFile(bytes: Uint8Array, options: CommandOptions): Promise<LoadedSubmissions> {
  const { language, id, text, hide, where, criteria } = options;
  const result = readCallFile(new TextDecoder().decode(bytes));
  if ('problem' in result)
    throw new CallUsageError(language, () => fileErrorMessage(result.problem, language));
  const changesCall = [id, criteria, ...text, ...hide, ...where].some((option) => option !== undefined);
  if (changesCall) throw new CallUsageError(language, (texts) => texts.columnsOfCall);
  const { file } = result;
  const shared = {
    language: options.isLanguageGiven ? language : file.language,
    criteria: file.criteria,
  };
  if (options.fullTable === undefined) {
    return { ...shared, ...tableOfTexts(file.texts), texts: file.texts, opened: file };
  }
  const table = await tableOfFile(options.fullTable, await readBytes(options.fullTable, language), language);
  const { roles, texts, notInTable } = textsInTable(file, table);
  return { ...shared, table, roles, texts, opened: file, notInTable };
}

/** @throws CallUsageError if the file is not a table */
export async function tableOfFile(file: string, bytes: Uint8Array, language: Language): Promise<Table> {
  try {
    return await readTable(bytes, file);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw new CallUsageError(language, () => `${file}: ${fileErrorMessage(error.code, language)}`);
  }
}

/** The options, with the columns of the earlier call as defaults. */
function withEarlierColumns(
  table: Table,
  options: CommandOptions,
  earlier: CallFile['columns'] | undefined,
): CommandOptions {
  const hasColumns = earlier?.text.every((name) => columnIndex(table, name) >= 0);
  if (!earlier || !hasColumns || options.id !== undefined || options.text.length > 0) return options;
  return { ...options, id: earlier.id, text: earlier.text };
}

/** The proposed roles, changed by the options. If columns are named with `--text`, only these are texts. */
function rolesOf(table: Table, { id, text, hide, language }: CommandOptions): ColumnRole[] {
  const roles = proposeColumns(table);
  const indexOf = (name: string) => {
    const index = columnIndex(table, name);
    if (index < 0) throw noColumn(table, name, language);
    return index;
  };
  const assign = (role: ColumnRole, names: readonly string[]) => {
    if (names.length > 0)
      for (const [at, proposed] of roles.entries()) if (proposed === role) roles[at] = 'other';
    for (const name of names) roles[indexOf(name)] = role;
  };
  assign('id', id === undefined ? [] : [id]);
  assign('text', text);
  for (const name of hide) {
    indexOf(name);
    for (const index of columnsNamed(table, name)) roles[index] = 'hidden';
  }
  if (!roles.includes('text')) throw new CallUsageError(language, (texts) => texts.noTextColumn);
  return roles;
}

/** Reads `--where`. Several values of one column are alternatives. A column's name may contain `=`. */
export function filtersOf(
  table: Table,
  { where, language }: Pick<CommandOptions, 'where' | 'language'>,
): RowFilter[] {
  const values = new Map<number, string[]>();
  for (const condition of where) {
    const signs = Array.from(condition.matchAll(/=/g), ({ index }) => index);
    const at = signs.find((index) => columnIndex(table, condition.slice(0, index)) >= 0);
    if (at === undefined) throw noColumn(table, condition, language);
    const column = columnIndex(table, condition.slice(0, at));
    values.set(column, [...(values.get(column) ?? []), condition.slice(at + 1).trim()]);
  }
  return Array.from(values, ([column, alternatives]) => ({ column, values: alternatives }));
}

const noColumn = (table: Table, name: string, language: Language) =>
  new CallUsageError(language, (texts) => texts.noColumn(name, table.header.join(', ')));

async function criteriaOf({ criteria: file, language }: CommandOptions): Promise<readonly Criterion[]> {
  if (file === undefined) return axesCriteria(language);
  const read = await readCriteria(await readBytes(file, language), file);
  if ('criteria' in read) return read.criteria;
  const sentences = read.problems.map((problem) => criteriaSentence(problem, language));
  throw new CallUsageError(language, () => `${file}:\n${sentences.map((one) => `  ${one}`).join('\n')}`);
}

/** Enough for a `call.json` with the texts of the largest table and `TIMES_MAX` readings of each. */
const CALL_FILE_MAX_BYTES = 300_000_000;

/** @throws CallUsageError if the file cannot be read */
export async function readBytes(file: string, language: Language): Promise<Uint8Array> {
  const unreadable = ({ code = '' }: NodeJS.ErrnoException): never => {
    throw new CallUsageError(language, (texts) => texts.unreadable(file, code));
  };
  const stats = await stat(file).catch(unreadable);
  // Reading a pipe or a device may never end.
  if (!stats.isFile()) throw new CallUsageError(language, (texts) => texts.notAFile(file));
  const maxBytes = file.endsWith('.json') ? CALL_FILE_MAX_BYTES : BYTES_MAX;
  if (stats.size > maxBytes)
    throw new CallUsageError(language, () => fileErrorMessage('file_too_large', language));
  return readFile(file).catch(unreadable);
}
