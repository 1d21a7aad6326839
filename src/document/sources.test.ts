import { describe, expect, test } from 'vitest';
import type { Evidence } from '../domain/evidence.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { example } from '../web/report/example.en.ts';
import { sourceMessages } from './answer-messages.ts';
import type { Block } from './blocks.ts';
import { contentOf } from './content.ts';
import { joinedText } from './make-blocks.ts';
import { fileMarkdown } from './markdown.ts';
import { reportDocument } from './report-document.ts';
import { citeOf, namingSource } from './sources.ts';

const EVIDENCE: Evidence = {
  service: 'tavily',
  searchedAt: '2026-11-22T08:00:00.000Z',
  searches: [
    { query: 'clinic software Leeds', results: 2 },
    { query: 'no-show rates', failed: 'service_timeout' },
  ],
  sources: [
    {
      id: 1,
      url: 'https://www.one.example/a',
      title: 'One',
      publishedAt: '2025-03-02',
      text: 'Jane App has lists.',
    },
    { id: 2, url: 'https://two.example/', title: 'Two' },
    { id: 5, url: 'https://five.example/', title: 'Five' },
  ],
  citations: [
    {
      source: 5,
      passages: [
        {
          in: 'text',
          text: 'First: 9 pounds, in all.',
          marked: [
            [7, 15],
            [20, 23],
          ],
        },
      ],
    },
    { source: 1, passages: [] },
    { source: 5, passages: [{ in: 'title', text: '“Second” is 4.', marked: [[12, 13]] }] },
  ],
  dropped: 0,
};

const fileWith = (answer: string, evidence: Partial<Evidence> = {}): ReportFile => ({
  ...example,
  report: { ...example.report, answer },
  evidence: { ...EVIDENCE, ...evidence },
});
const sourcesOf = (markdown: string) => /## Sources\n\n((?:.|\n)*?)\n\n## /.exec(markdown)?.[1] ?? '';

test('each mark shows the sentences of its own citation, in the order of the marks', () => {
  const cite = citeOf(EVIDENCE, 'en', new Set());
  const cited = [5, 1, 5, 5, 3].map((number) => cite?.(number));
  const sentences = cited.map((each) => each?.sentences.map((text) => joinedText(text)).join());
  expect(sentences).toEqual([
    '“First: 9 pounds, in all.”',
    '',
    '“Second” is 4.',
    // A mark without a citation of its own shows the first of its source.
    '“First: 9 pounds, in all.”',
    undefined,
  ]);
  const marked = cited[0]?.sentences[0]?.filter(({ style }) => style === 'mark');
  expect(marked?.map(({ text }) => text)).toEqual(['9 pounds', 'all']);
});

describe('the list of sources', () => {
  test('has the cited sources with number, host, title and date, and says what was checked', () => {
    const list = sourcesOf(
      fileMarkdown(fileWith('It is 9 [5].\n- four [1]\n\n|a|b|\n|---|---|\n|c|d [5]|\n')),
    );
    expect(list).toContain(
      '- \\[1\\] [one.example](<https://www.one.example/a>): One, 2 Mar 2025\n- \\[5\\] [five.example](<https://five.example/>): Five',
    );
    expect(list).not.toContain('two.example');
    expect(list).toContain('the figures are in the source; read it');
    expect(list).toContain('“clinic software Leeds”: 2 results; “no-show rates”: the search failed:');
    expect(list).not.toContain('removed');
  });

  test.each([1, 2])('says that %i marks were removed', (dropped) => {
    const shown = sourcesOf(fileMarkdown(fileWith('It is 9 [5].', { dropped })));
    expect(shown).toContain(sourceMessages.en.dropped(dropped));
  });

  test('says that nothing answered, and that nothing is cited', () => {
    const nothing = fileWith('It is 9.', { sources: [], citations: [] });
    expect(sourcesOf(fileMarkdown(nothing))).toContain(sourceMessages.en.nothingFound);
    expect(sourcesOf(fileMarkdown(fileWith('It is 9.')))).toMatch(/^3 pages were read on the web/);
  });

  test('says of a report from elsewhere that nothing was checked here', () => {
    const markdown = fileMarkdown(fileWith('It is 9 [5].'), { isUnchecked: true });
    expect(sourcesOf(markdown)).toContain('we have not checked again');
    expect(sourcesOf(markdown)).not.toContain('A program has checked');
  });

  test('quotes what older files found, in place of marks', () => {
    const [first] = EVIDENCE.citations;
    const finding = { kind: 'competitor', name: 'Cliniko', translation: 'Son 9 libras' };
    const markdown = fileMarkdown(
      fileWith('It is 9.', { citations: [{ source: 5, passages: first?.passages ?? [], finding }] }),
    );
    expect(sourcesOf(markdown)).toContain(
      '### Quotations from the web\n\n- **Cliniko:** “First: **9 pounds**, in **all**.” The model’s translation: “Son 9 libras” [\\[5\\]](<https://five.example/>)',
    );
  });

  test('waits for the end of the answer, and its notes for the evidence', () => {
    const { searches: _, dropped: _dropped, ...arrived } = EVIDENCE;
    const content = { ...contentOf(fileWith('It is 9 [5].')), evidence: arrived, isWriting: true };
    const { answer: _answer, ...sections } = content.sections;
    const ids = (part: typeof content) => reportDocument(part).map(({ id }) => id);
    expect(ids({ ...content, sections, answerBlocks: ['It is 9 [5].'] } as typeof content)).not.toContain(
      'sources',
    );
    const blocks: readonly Block[] = reportDocument(content).find(({ id }) => id === 'sources')?.blocks ?? [];
    expect(blocks.map(({ type }) => type)).toEqual(['list', 'pending']);
  });
});

test('a competitor that a source names has that source in place of "not verified"', () => {
  const markdown = fileMarkdown(fileWith('It is 9 [5].'));
  expect(markdown).toMatch(
    /\*\*Jane App:\*\* .* \[one\.example\]\(<https:\/\/www\.one\.example\/a>\): One, 2 Mar 2025\n/,
  );
  expect(markdown).toMatch(/\*\*Cliniko:\*\* .* \(not verified\)\n/);
});

test.each([
  ['Jane App, Leeds', true],
  ['Jane App (online)', true],
  ['Jane (Leeds)', true],
  ['Lists, by hand', false],
])('a source names %s: %s', (name, isNamed) => {
  expect(namingSource(name, EVIDENCE, 'en')?.host).toBe(isNamed ? 'one.example' : undefined);
});
