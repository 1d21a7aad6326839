import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviceTextBlocks, visibleLine } from './advice-text.ts';
import { joinedText, textsOf } from './block-texts.ts';
import type { Block } from './blocks.ts';
import { sectionsMarkdown } from './markdown.ts';

const markdown = (text: string) =>
  sectionsMarkdown([{ id: 'part', part: 'advice', blocks: adviceTextBlocks(text) }]);
const types = (text: string) => adviceTextBlocks(text).map(({ type }) => type);

test('paragraphs, lists, bold text and tables become blocks', () => {
  const text = [
    'First **bold, 20 €** and the rest.',
    '',
    'Second',
    '- one',
    '* two',
    '1. first',
    '2) second',
    '| Month | |',
    '|---|---:|',
    '| 20 × £49 | £980 |',
    '| **Left** | **£1,103** |',
  ].join('\n');
  expect(markdown(text)).toBe(
    [
      'First **bold, 20 €** and the rest.',
      'Second',
      '- one\n- two',
      '1. first\n2. second',
      '| Month |  |\n| --- | --- |\n| 20 × £49 | £980 |\n| **Left** | **£1,103** |',
    ].join('\n\n'),
  );
});

test('a numbered list continues after other lines, with its own numbers', () => {
  expect(adviceTextBlocks('3. three\nbetween\n4. four\n5. five')).toEqual([
    { type: 'list', look: 'steps', start: 3, items: [{ text: [{ text: 'three' }] }] },
    { type: 'paragraph', text: [{ text: 'between' }] },
    {
      type: 'list',
      look: 'steps',
      start: 4,
      items: [{ text: [{ text: 'four' }] }, { text: [{ text: 'five' }] }],
    },
  ]);
});

test('a nested list becomes part of the item above', () => {
  expect(markdown('1. one\n   - inner\n2. two')).toBe('1. one – inner\n2. two');
});

test('bold text without a space before or after is joined to its neighbours', () => {
  const [paragraph] = adviceTextBlocks('(**a**), b**c**d');
  expect(paragraph?.type === 'paragraph' && joinedText(paragraph.text)).toBe('(a), bcd');
});

test.each([
  ['a heading', '# Heading'],
  ['a URL', 'https://evil.example/?a=1'],
  ['a link', '[press](javascript:alert(1))'],
  ['a picture', '![x](https://evil.example/p.png)'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['bold text without an end', '**never closed'],
  ['stars alone', '****'],
  ['code', '`rm -rf`'],
  ['a quotation', '> said'],
  [
    'a table of seven columns',
    '| a | b | c | d | e | f | g |\n|---|---|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 |',
  ],
  ['a row without column heads', '| a | b |'],
])('%s stays plain text', (_, text) => {
  expect(new Set(types(text))).toEqual(new Set(['paragraph']));
  expect(textsOf({ id: 'p', part: 'advice', blocks: adviceTextBlocks(text) })).toEqual(text.split('\n'));
});

test('a text may have two tables, and a table may have five columns', () => {
  const table = '| a |\n|---|\n| 1 |';
  const wide = '| Year | Clubs | Left | Hours | An hour |\n|---|---|---|---|---|\n| Bad | 4 | 20 | 7 | 3 |';
  expect(types(`${table}\nand\n${wide}`)).toEqual(['table', 'paragraph', 'table']);
});

test('a row with too few cells gets empty cells, and an escaped bar is text', () => {
  expect(adviceTextBlocks('| a | b |\n|---|---|\n| 1\\|2 |')).toMatchObject([
    { heads: ['a', 'b'], rows: [[[{ text: '1|2' }], []]] },
  ]);
});

test('characters that hide text or change its direction are removed; joiners of emoji stay', () => {
  const text = 'a\u202eb\u200b\u00ad\ufeff\u2066c\u0007 👩‍🌾';
  expect(markdown(text)).toBe('abc 👩‍🌾');
  expect(visibleLine(` \u202e ${text}\n d `)).toBe('abc 👩‍🌾 d');
  expect(visibleLine('\u200b\u2060 \u3164')).toBe('');
  expect(adviceTextBlocks('\u200b\n \u202e')).toEqual([]);
});

const hasText = (block: Block) =>
  textsOf({ id: 'p', part: 'advice', blocks: [block] }).some((text) => text !== '');

test('any text becomes blocks without an error, with all letters in order', () => {
  const pieces = fc.constantFrom(
    ...[
      '**',
      '*',
      '- ',
      '1. ',
      '12) ',
      '|',
      '|---|',
      '\n',
      '\n\n',
      ' ',
      '  ',
      '\t',
      '\\|',
      '#',
      '<b>',
      '\u202e',
      'é',
      '7',
    ],
    ...['uno', 'dos', '__proto__', '](x)', '👩‍🌾', '\ud800'],
  );
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const blocks = adviceTextBlocks(text);
      const shown = textsOf({ id: 'p', part: 'advice', blocks }).join('');
      expect(letters(shown)).toBe(letters(text));
      expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\n]/);
      expect(blocks.every((block) => block.type !== 'paragraph' || hasText(block))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
