import { codePointLength } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import { CRITERIA_MAX, CRITERIA_MAX_LENGTH, type Criterion, WEIGHT_MAX } from '../domain/reading.ts';
import { AXES, AXIS_WEIGHTS, LEVELS, type Level, RUBRIC } from '../domain/rubric.ts';
import { foldedText } from '../domain/text-matching.ts';
import { decimalIn } from '../domain/written-number.ts';
import { readTable } from './read-table.ts';
import { sha256Hex } from './texts.ts';
import { unescapeFormulas } from './write-csv.ts';

/** A problem in a file of criteria. `row` is the row of the spreadsheet, or the position in the JSON list, from 1. */
export type CriteriaProblem =
  /** Neither a table nor JSON of criteria. */
  | { readonly code: 'unreadable' }
  | { readonly code: 'no_criteria' }
  | { readonly code: 'too_many'; readonly count: number }
  /** `length`: the length of all names, questions and levels together, in code points. */
  | { readonly code: 'too_long'; readonly length: number }
  | { readonly code: 'no_column'; readonly column: 'criterion' | '1' | '5' }
  | { readonly code: 'no_name'; readonly row: number }
  | { readonly code: 'same_name'; readonly row: number; readonly name: string }
  /** Level 1 or 5 of this criterion is empty. */
  | { readonly code: 'no_level'; readonly row: number; readonly level: 1 | 5 }
  | { readonly code: 'bad_weight'; readonly row: number; readonly written: string }
  /** All weights are 0. */
  | { readonly code: 'no_weight' };

type CriteriaResult =
  | { readonly criteria: readonly Criterion[] }
  | { readonly problems: readonly CriteriaProblem[] };

/** Crisol's six axes as criteria, with the weights and words of the rubric. */
export function axesCriteria(language: Language): Criterion[] {
  return AXES.map((axis) => {
    const { name, question, note, anchors } = RUBRIC[language][axis];
    const [one, two, three, four, five] = anchors;
    return {
      criterion: name,
      weight: AXIS_WEIGHTS[axis] / 100,
      question: note ? `${question} (${note})` : question,
      levels: { 1: one, 2: two, 3: three, 4: four, 5: five },
    };
  });
}

/**
 * A hash of names, questions, levels, weights (as shares) and order. The file's format does not change it.
 */
export function criteriaHash(criteria: readonly Criterion[]): string {
  const canonical = criteria.map(({ criterion, weight, question = '', levels }) => [
    criterion,
    weight.toFixed(6),
    question,
    ...LEVELS.map((level) => levels[level] ?? ''),
  ]);
  return sha256Hex(JSON.stringify(canonical));
}

/** One criterion as written, before the checks. */
interface RawCriterion {
  row: number;
  name: string;
  weight: string;
  question: string;
  levels: Readonly<Record<Level, string>>;
}

const NAMES = {
  criterion: ['criterion', 'criterio', 'criteria', 'criterios', 'name', 'nombre'],
  weight: ['weight', 'peso', 'weights', 'pesos', 'ponderacion'],
  question: ['question', 'pregunta'],
  levels: ['levels', 'niveles'],
} as const;

const namesOfLevel = (level: Level) => [`${level}`, `level ${level}`, `nivel ${level}`];

/**
 * Reads an organizer's criteria from a table with the columns criterion, weight, question, 1, 2, 3, 4, 5, or from JSON: a
 * list of objects with these keys, or with the levels in `levels`. Columns and keys may be in Spanish or English. Weights
 * become shares of 1; without a weight column or key all weights are equal.
 */
export async function readCriteria(bytes: Uint8Array, fileName = ''): Promise<CriteriaResult> {
  const text = new TextDecoder().decode(bytes);
  const rows = /^\s*[[{]/.test(text) ? rowsOfJson(text) : await rowsOfTable(bytes, fileName);
  return 'code' in rows ? { problems: [rows] } : checkRows(rows);
}

/** The parts of one criterion by their names: the cells of a row, or the members of a JSON object. */
type Parts = readonly (readonly [name: string, value: unknown])[];

async function rowsOfTable(bytes: Uint8Array, fileName: string): Promise<RawCriterion[] | CriteriaProblem> {
  const table = await readTable(bytes, fileName || 'criteria.csv').catch(() => undefined);
  if (!table) return { code: 'unreadable' };
  const { hasHeader, rows } = table;
  const header = hasHeader ? table.header : (rows[0]?.cells ?? []);
  const isMissing = (names: readonly string[]) => !header.some((name) => names.includes(foldedText(name)));
  if (isMissing(NAMES.criterion)) return { code: 'no_column', column: 'criterion' };
  for (const level of [1, 5] as const)
    if (isMissing(namesOfLevel(level))) return { code: 'no_column', column: `${level}` };
  return rows.slice(hasHeader ? 0 : 1).map(({ number, cells }) => {
    // Files that an earlier version of the page saved have escaped cells.
    const cell = (index: number) => unescapeFormulas((cells[index] ?? '').trim());
    return rawCriterion(
      number,
      header.map((name, index) => [name, cell(index)]),
    );
  });
}

function rowsOfJson(text: string): RawCriterion[] | CriteriaProblem {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { code: 'unreadable' };
  }
  const list = Array.isArray(parsed) ? parsed : partNamed(partsOf(parsed), NAMES.criterion);
  if (!Array.isArray(list)) return { code: 'unreadable' };
  return list.map((item: unknown, index) => rawCriterion(index + 1, partsOf(item)));
}

function rawCriterion(row: number, parts: Parts): RawCriterion {
  const weight = partNamed(parts, NAMES.weight);
  const levels = partsOf(partNamed(parts, NAMES.levels));
  const levelParts = levels.length > 0 ? levels : parts;
  return {
    row,
    name: textOf(partNamed(parts, NAMES.criterion)),
    // Without weights all are equal.
    weight: weight === undefined ? '1' : textOf(weight),
    question: textOf(partNamed(parts, NAMES.question)),
    levels: Object.fromEntries(
      LEVELS.map((level) => [level, textOf(partNamed(levelParts, namesOfLevel(level)))]),
    ) as Record<Level, string>,
  };
}

const partsOf = (raw: unknown): Parts => (typeof raw === 'object' && raw !== null ? Object.entries(raw) : []);

const partNamed = (parts: Parts, names: readonly string[]): unknown =>
  parts.find(([name]) => names.includes(foldedText(name)))?.[1];

function textOf(raw: unknown): string {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '';
}

function checkRows(rows: readonly RawCriterion[]): CriteriaResult {
  const problems = [...problemsOf(rows)];
  if (problems.length > 0) return { problems };
  const total = rows.reduce((sum, { weight }) => sum + (weightOf(weight) ?? 0), 0);
  return {
    criteria: rows.map(({ name, weight, question, levels }) => ({
      criterion: name,
      weight: (weightOf(weight) ?? 0) / total,
      ...(question !== '' && { question }),
      levels: Object.fromEntries(
        Object.entries(levels).filter(([, text]) => text !== ''),
      ) as Criterion['levels'],
    })),
  };
}

function* problemsOf(rows: readonly RawCriterion[]): Generator<CriteriaProblem> {
  if (rows.length === 0) {
    yield { code: 'no_criteria' };
    return;
  }
  if (rows.length > CRITERIA_MAX) yield { code: 'too_many', count: rows.length };
  const length = rows
    .flatMap(({ name, question, levels }) => [name, question, ...Object.values(levels)])
    .reduce((sum, text) => sum + codePointLength(text), 0);
  if (length > CRITERIA_MAX_LENGTH) yield { code: 'too_long', length };
  const names = new Set<string>();
  for (const { row, name, weight, levels } of rows) {
    if (name === '') yield { code: 'no_name', row };
    else if (names.has(foldedText(name))) yield { code: 'same_name', row, name };
    names.add(foldedText(name));
    for (const level of [1, 5] as const) if (levels[level] === '') yield { code: 'no_level', row, level };
    if (weightOf(weight) === undefined) yield { code: 'bad_weight', row, written: weight };
  }
  if (rows.every(({ weight }) => weightOf(weight) === 0)) yield { code: 'no_weight' };
}

/** Reads a weight such as "20", "20 %", "0,2" or "2.5". Returns `undefined` if it is invalid. */
function weightOf(written: string): number | undefined {
  const weight = decimalIn(written.replace(/%$/, '')) ?? Number.NaN;
  return weight >= 0 && weight <= WEIGHT_MAX ? weight : undefined;
}
