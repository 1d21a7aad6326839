import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../tests/renderers/texts.ts';
import { answerBlocks, answerParts, visibleLine } from './answer-text.ts';
import type { Block, CitedSource } from './blocks.ts';
import { joinedText } from './make-blocks.ts';
import { sectionsMarkdown } from './markdown.ts';

const markdown = (text: string) =>
  sectionsMarkdown([{ id: 'answer-0', layout: 'answer', blocks: answerBlocks(text) }]);
const types = (text: string) => answerBlocks(text).map(({ type }) => type);

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
  expect(answerBlocks('3. three\nbetween\n4. four\n5. five')).toEqual([
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
  const [paragraph] = answerBlocks('(**a**), b**c**d');
  expect(paragraph?.type === 'paragraph' && joinedText(paragraph.text)).toBe('(a), bcd');
});

test.each([
  ['a URL', 'https://evil.example/?a=1'],
  ['a link', '[press](javascript:alert(1))'],
  ['a picture', '![x](https://evil.example/p.png)'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['bold text without an end', '**never closed'],
  ['stars alone', '****'],
  ['code', '`rm -rf`'],
  ['a short quotation', '«Fill the gap, get paid»'],
  ['a hash without a space', '#Heading'],
  ['a row without column heads', '| a | b |'],
])('%s stays plain text', (_, text) => {
  expect(new Set(types(text))).toEqual(new Set(['paragraph']));
  expect(textsOf({ id: 'answer-0', layout: 'answer', blocks: answerBlocks(text) })).toEqual(text.split('\n'));
});

test('a text may have two tables, and a table may have five columns', () => {
  const table = '| a |\n|---|\n| 1 |';
  const wide = '| Year | Clubs | Left | Hours | An hour |\n|---|---|---|---|---|\n| Bad | 4 | 20 | 7 | 3 |';
  expect(types(`${table}\nand\n${wide}`)).toEqual(['table', 'paragraph', 'table']);
});

describe('a table of more than six columns', () => {
  const HEAD = '| | b | c | d | e | f | g |\n|---|---|---|---|---|---|---|';

  test('has its rows as columns', () => {
    expect(
      answerBlocks(`${HEAD}\n| one | 2 | 3 | 4 | | 6 | 7 |\n| **two** | 8 | | | | | |\nEnd.`),
    ).toMatchObject([
      {
        heads: ['', 'one', 'two'],
        rows: [
          [[{ text: 'b' }], [{ text: '2' }], [{ text: '8' }]],
          [[{ text: 'c' }], [{ text: '3' }], []],
          [[{ text: 'd' }], [{ text: '4' }], []],
          [[{ text: 'e' }], [], []],
          [[{ text: 'f' }], [{ text: '6' }], []],
          [[{ text: 'g' }], [{ text: '7' }], []],
        ],
      },
      { type: 'paragraph' },
    ]);
  });

  test('becomes a list if it also has more than five rows', () => {
    const [list] = answerBlocks(`${HEAD}\n${'| one | 2 | 3 | 4 | | 6 | 7 |\n'.repeat(6)}`);
    const items = list?.type === 'list' ? list.items : [];
    expect(items.map((item) => joinedText(item.text))).toEqual(
      Array(6).fill('one · b: 2 · c: 3 · d: 4 · f: 6 · g: 7'),
    );
  });
});

test('a row with too few cells gets empty cells, and an escaped bar is text', () => {
  expect(answerBlocks('| a | b |\n|---|---|\n| 1\\|2 |')).toMatchObject([
    { heads: ['a', 'b'], rows: [[[{ text: '1|2' }], []]] },
  ]);
});

test('characters that hide text or change its direction are removed; joiners of emoji stay', () => {
  const text = 'a\u202eb\u200b\u00ad\ufeff\u2066c\u0007 👩‍🌾';
  expect(markdown(text)).toBe('abc 👩‍🌾');
  expect(visibleLine(` \u202e ${text}\n d `)).toBe('abc 👩‍🌾 d');
  expect(visibleLine('\u200b\u2060 \u3164')).toBe('');
  expect(answerBlocks('\u200b\n \u202e')).toEqual([]);
});

test('headings begin parts; smaller headings stay in their part', () => {
  const text = 'Before\n## **One**\ntext\n### Small\n- item\n# Two #\n## \u200b';
  expect(answerParts(text).map(({ title, blocks }) => [title, blocks.map(({ type }) => type)])).toEqual([
    ['', ['paragraph']],
    ['One', ['paragraph', 'heading', 'list']],
    ['Two', []],
  ]);
  expect(answerBlocks('## One\ntext').map(({ type }) => type)).toEqual(['heading', 'paragraph']);
});

test.each([
  ['> Hello, **it is free**.\n> Will you come?', 'Hello, it is free.\nWill you come?'],
  ['> “Hello”', 'Hello'],
  ['«Hola, mañana a las once queda libre una hora.»', 'Hola, mañana a las once queda libre una hora.'],
  ['**“We haven’t met, but I fill gaps like yours.”**', 'We haven’t met, but I fill gaps like yours.'],
  ['‘I don’t know you, but I fill such gaps.’', 'I don’t know you, but I fill such gaps.'],
  ['"One two three four five six seven eight".', 'One two three four five six seven eight'],
])('%s is a message, without the quotation marks when copied', (text, copy) => {
  expect(answerBlocks(text)).toMatchObject([{ type: 'quotation', of: 'message', copy }]);
});

test('two quotations with an empty line between them are two messages', () => {
  expect(types('> one\n\n> two\nand')).toEqual(['quotation', 'quotation', 'paragraph']);
  expect(types('«Uno dos tres cuatro» y «cinco seis siete ocho nueve»')).toEqual(['paragraph']);
});

test('marks become spans of their source; a mark without a source is left out', () => {
  const source = { url: 'https://a.example', host: 'a.example', title: 'A' };
  const cite = (number: number): CitedSource | undefined =>
    number === 2 ? { number, source, sentences: [] } : undefined;
  const [block] = answerBlocks('It is **£4 [2]**[2], or 5 [7]. In [2024] [x].', cite);
  const text = block?.type === 'paragraph' ? block.text : [];
  expect(text.map((span) => [span.text, span.style, span.cited?.number])).toEqual([
    ['It is', undefined, undefined],
    ['£4', 'strong', undefined],
    ['[2]', undefined, 2],
    ['[2]', undefined, 2],
    [', or 5', undefined, undefined],
    ['. In [2024] [x].', undefined, undefined],
  ]);
  expect(joinedText(text)).toBe('It is £4 [2][2], or 5. In [2024] [x].');
  expect(markdown('Or 5 [7].')).toBe('Or 5 \\[7\\].');
});

const hasText = (block: Block) =>
  textsOf({ id: 'answer-0', layout: 'answer', blocks: [block] }).some((text) => text !== '');

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
      '## ',
      '> ',
      '[2]',
      '«',
      '»',
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
      const blocks = answerBlocks(text);
      const shown = textsOf({ id: 'answer-0', layout: 'answer', blocks }).join('');
      expect(letters(shown)).toBe(letters(text));
      expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\n]/);
      expect(blocks.every((block) => block.type !== 'paragraph' || hasText(block))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
