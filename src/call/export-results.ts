import type { Decision } from './decision.ts';
import { type Placing, roundedPoints } from './line.ts';
import type { PersonReason, TextResult } from './results.ts';
import type { Table } from './table.ts';
import type { CallText } from './texts.ts';

/** The columns of `results.csv` before and after those of the table. */
export const BEFORE = ['decision', 'note'] as const;
export const AFTER = ['points', 'lowest', 'highest', 'line', 'person', 'flag'] as const;

/** What `results.csv` says in its column `person`, separated by semicolons. */
export const PERSON_WORDS: Readonly<Record<PersonReason, string>> = {
  empty: 'empty text',
  no_reading: 'no reading',
  failed: 'a reading failed',
  flag: 'flag',
  apart: 'readings apart',
  no_quotation: 'no quotation',
};

/** What stands beside one row of the table. */
export interface RowOutcome {
  readonly result: TextResult | undefined;
  readonly placing: Placing;
  readonly decision: Decision | undefined;
  readonly note: string;
}

/**
 * The rows of `results.csv`, header included: the columns of the table in its order, hidden ones too.
 * @param texts one for each row of the table
 */
export function* resultRows(
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  texts: readonly CallText[],
  outcomeOf: (text: CallText) => RowOutcome,
): Generator<string[]> {
  yield [...BEFORE, ...header, ...AFTER];
  for (const text of texts) {
    const { result, placing, decision = '', note } = outcomeOf(text);
    const { points, lowest, highest, person = [], flag = '' } = result ?? {};
    const shown = [points, lowest, highest].map((number) =>
      number === undefined ? '' : roundedPoints(number).toFixed(1),
    );
    const reasons = person.map((reason) => PERSON_WORDS[reason]).join('; ');
    yield [decision, note, ...(rows[text.index]?.cells ?? []), ...shown, placing, reasons, flag];
  }
}
