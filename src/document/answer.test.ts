import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownBlocks } from '../text/markdown-blocks.ts';
import { example } from '../web/report/example.en.ts';
import { contentOf } from './content.ts';
import { fileMarkdown } from './markdown.ts';
import { documentOf } from './printed-document.ts';
import { reportDocument } from './report-document.ts';
import { TextWriter } from './text.ts';

const content = contentOf(example);
const { answer = '' } = content.sections;

/** What a terminal shows of an answer that arrives block by block. */
function streamed(text: string): string {
  const { meta: _, ...arriving } = content;
  const { answer: _answer, sums: _sums, ...sections } = content.sections;
  const file = { ...example, report: { ...example.report, answer: text } };
  const writer = new TextWriter();
  const blocks = markdownBlocks(text);
  const steps = blocks.map((_block, index) =>
    reportDocument({ ...arriving, sections, answerBlocks: blocks.slice(0, index + 1), isWriting: true }),
  );
  return [...steps, documentOf(file)].map((step) => writer.next(step)).join('');
}
const whole = (text: string) =>
  new TextWriter().next(documentOf({ ...example, report: { ...example.report, answer: text } }));

test('an answer that arrives block by block is written as the whole answer', () => {
  expect(streamed(answer)).toBe(whole(answer));
  const lines = fc.constantFrom(
    ...['text', '## Title', '### Small', '- item', '  - inner', '1. one', '2. two', '> said', '', ''],
    ...['| a | b |', '|---|---|', '“One two three four five six seven eight.”', '**bold** text'],
  );
  fc.assert(
    fc.property(fc.array(lines, { minLength: 1, maxLength: 12 }), (parts) => {
      const text = parts.join('\n').trim();
      fc.pre(text !== '');
      expect(streamed(text)).toBe(whole(text));
    }),
    { numRuns: 40 },
  );
});

test('while the answer arrives, its place and that of the headline are reserved', () => {
  const sections = { projectName: 'Hueco', interpretation: 'Understood', verdict: 'judged' as const };
  const ids = reportDocument({ idea: 'i', language: 'en', sections, isWriting: true }).map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(['head', 'answer-0', 'score', 'strengthsAndWeaknesses']);
  const [head] = reportDocument({ idea: 'i', language: 'en', sections, isWriting: true });
  expect(head?.blocks.find(({ type }) => type === 'headline')).toMatchObject({
    text: undefined,
    isUndecided: true,
  });
});

test.each(['too_little_said', 'not_an_idea', 'harmful'] as const)(
  'a text that is %s waits for no answer',
  (verdict) => {
    const sections = { projectName: 'Hueco', interpretation: 'Understood', verdict, score: 10 };
    const document = reportDocument({ idea: 'i', language: 'en', sections, isWriting: true });
    expect(document.some(({ layout }) => layout === 'answer')).toBe(false);
    expect(document.flatMap(({ blocks }) => blocks).some(({ type }) => type === 'headline')).toBe(false);
  },
);

test('a report without its second step, or without its end, says so in one line', () => {
  const unfinished = (report: Partial<typeof example.report>) =>
    fileMarkdown({
      ...example,
      report: { ...example.report, ...report },
      meta: { ...example.meta, unfinished: 'service_timeout' },
    });
  for (const missing of [{ answer: undefined, headline: undefined }, { pitch: undefined }]) {
    expect(unfinished(missing)).toContain(
      '\n\nThe service did not finish: part of this report is missing.\n\n',
    );
  }
});
