import { foldedText } from '../domain/text-matching.ts';
import { type Decision, decisionOf, type TextDecision } from './decision.ts';
import type { FileStyle } from './file-style.ts';
import { decisionWord, headingOf } from './file-words.ts';
import type { Table } from './table.ts';
import type { CallText } from './texts.ts';
import { csvPieces, unescapeFormulas } from './write-csv.ts';

const HEADER = ['id', 'decision', 'note', 'text', 'hash'] as const;
/** Columns of Crisol, and then headers of other programs, that show readings: who saw them does not decide blind. */
const UNBLINDING: ReadonlySet<string | undefined> = new Set([
  'points',
  'lowest',
  'highest',
  'line',
  'person',
  'flag',
  'level',
]);
const UNBLINDING_WORDS = new Set(['puntuacion', 'reading', 'lectura']);

/**
 * `sample.csv` or `decisions-<name>.csv`: the texts in sample order, with the decisions so far.
 * @param order what `sampleOrder` returned
 * @param decisions of one person; a text may have a blind decision and then an unblinded decision
 */
export function decisionPieces(
  texts: readonly CallText[],
  order: readonly string[],
  { words, separator }: FileStyle,
  decisions: readonly Pick<TextDecision, 'hash' | 'decision' | 'note' | 'isBlind'>[] = [],
): Generator<string> {
  const first = new Map(
    texts
      .filter(({ sameAs, isLeftOut }) => sameAs === undefined && !isLeftOut)
      .map((text) => [text.hash, text]),
  );
  const decisionsByHash = new Map<string, (typeof decisions)[number][]>();
  for (const one of decisions) decisionsByHash.set(one.hash, [...(decisionsByHash.get(one.hash) ?? []), one]);
  // One more column if some decisions are unblinded.
  const seen = decisions.some(({ isBlind }) => !isBlind) ? (['seen'] as const) : [];
  function* rows(): Generator<readonly string[]> {
    yield [...HEADER, ...seen].map((heading) => words.header[heading]);
    for (const hash of order) {
      const text = first.get(hash);
      if (!text) continue;
      for (const { decision, note, isBlind } of decisionsByHash.get(hash) ?? [UNDECIDED])
        yield [
          text.id,
          decisionWord(decision, words),
          note,
          text.text,
          hash,
          ...seen.map(() => (isBlind ? '' : words.isSeen)),
        ];
    }
  }
  return csvPieces(rows(), separator);
}

const UNDECIDED = { decision: '', note: '', isBlind: true };

/** The name of the file with a person's decisions, without characters that file systems refuse. */
export function decisionFileName(person: string): string {
  const name = person
    .trim()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `decisions-${name || 'reader'}.csv`;
}

/** The name of the person who filled in a file: `ana` for `decisions-ana.csv` and `ana.xlsx`, `''` for `sample.csv`. */
function personIn(fileName: string): string {
  const name = fileName.replace(/\.\w+$/, '');
  return name === 'sample' ? '' : name.replace(/^.*?decisions-/i, '');
}

/** The decisions of a file, and the problems in it. */
interface ReadDecisions {
  readonly decisions: readonly TextDecision[];
  /** Whether the file shows readings: then none of its decisions counts for the line. */
  readonly hasPoints: boolean;
  readonly problems: readonly DecisionProblem[];
  /** The spreadsheet row of each text, by its hash. */
  readonly rows: ReadonlyMap<string, number>;
}

/** A spreadsheet row with a word that is not a decision, or with a text that is not in the call. */
export interface DecisionProblem {
  readonly code: 'no_decision' | 'unknown_text';
  readonly row: number;
  /** The word, or the id of the text. */
  readonly written: string;
}

/**
 * Reads `sample.csv` or `decisions-<name>.csv` with people's decisions. Skips rows without a decision.
 * @param fileName contains the person's name
 * @param known hashes of the call's texts
 * @returns `undefined` if the table has no columns `hash` and `decision`
 */
export function readDecisions(
  table: Table,
  fileName: string,
  known: { has(hash: string): boolean },
): ReadDecisions | undefined {
  const header = table.header.map(headingOf);
  const [hashColumn, decisionColumn] = [header.indexOf('hash'), header.indexOf('decision')];
  if (hashColumn < 0 || decisionColumn < 0) return undefined;
  const noteColumn = header.indexOf('note');
  const seenColumn = header.indexOf('seen');
  const hasPoints =
    header.some((heading) => UNBLINDING.has(heading)) ||
    table.header.some((cell) => UNBLINDING_WORDS.has(foldedText(cell).trim()));
  const by = personIn(fileName);
  const idColumn = header.indexOf('id');
  const problems: DecisionProblem[] = [];
  const rows = new Map<string, number>();
  const decisions = table.rows.flatMap(({ number: row, cells }): TextDecision[] => {
    const hash = cells[hashColumn]?.trim().toLowerCase() ?? '';
    if (!rows.has(hash)) rows.set(hash, row);
    const word = cells[decisionColumn]?.trim() ?? '';
    if (word === '') return [];
    const decision: Decision | undefined = decisionOf(word);
    if (decision === undefined) {
      problems.push({ code: 'no_decision', row, written: word });
      return [];
    }
    if (!known.has(hash)) {
      problems.push({ code: 'unknown_text', row, written: unescapeFormulas(cells[idColumn] ?? hash) });
      return [];
    }
    const isBlind = !hasPoints && (cells[seenColumn] ?? '').trim() === '';
    return [{ hash, decision, note: unescapeFormulas(cells[noteColumn] ?? ''), by, isBlind }];
  });
  return { decisions, hasPoints, problems, rows };
}
