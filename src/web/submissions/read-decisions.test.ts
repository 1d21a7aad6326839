import { expect, test } from 'vitest';
import { callTexts } from '../../submissions/texts.ts';
import { withFile } from './read-decisions.ts';
import { NO_CHOICES, type OpenCall, planOf } from './state.ts';

const tableOf = (header: readonly string[], rows: readonly (readonly string[])[]) => ({
  header: [...header],
  hasHeader: true,
  separator: ',' as const,
  problems: [],
  rows: rows.map((cells, at) => ({ number: at + 2, cells: [...cells] })),
});
const table = tableOf(
  ['id', 'texto'],
  [
    ['A', 'uno'],
    ['B', 'dos'],
  ],
);
const roles = ['id', 'text'] as const;
const call: OpenCall = {
  table: { table, roles, filters: [] },
  choices: NO_CHOICES,
  plan: planOf(callTexts(table, roles), NO_CHOICES, 'en'),
};
const own = [{ hash: call.plan.texts[0]?.hash ?? '', decision: 'yes' as const, note: 'mine' }];
const read = (file: ReturnType<typeof tableOf>) =>
  withFile(call, own, { name: 'decisions-Luz.csv', table: file }, 'en');

test('where another person’s file differs, the text is to discuss, with both notes', () => {
  const { decisions, messages } = read(
    tableOf(
      ['id', 'decision', 'note'],
      [
        ['A', 'no', 'too early'],
        ['B', 'sí', ''],
        ['C', 'no', ''],
      ],
    ),
  );
  expect(decisions).toMatchObject([
    { decision: 'discuss', note: 'mine; decisions-Luz.csv: too early' },
    { decision: 'yes', note: '' },
  ]);
  expect(messages).toEqual(['2 decisions read.', 'Row 4: the text “C” is not in the call.']);
});

test('decisions written into results.csv win', () => {
  const results = tableOf(
    ['decision', 'note', 'id', 'texto', 'points', 'lowest', 'highest', 'person', 'flag'],
    [
      ['no', 'changed my mind', 'A', 'uno', '50', '50', '50', '', ''],
      ['', '', 'B', 'dos', '50', '50', '50', '', ''],
    ],
  );
  expect(read(results).decisions).toMatchObject([{ decision: 'no', note: 'changed my mind' }]);
});

test('a file without decisions says so and changes nothing', () => {
  expect(read(tableOf(['a', 'b'], [['1', '2']]))).toEqual({
    messages: ['That file lacks the columns id and decision.'],
  });
});
