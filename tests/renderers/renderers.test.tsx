import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { textForms } from '../../src/cli/text-style.ts';
import { answerMessages } from '../../src/document/answer-messages.ts';
import { textsOf } from '../../src/document/block-texts.ts';
import { sectionsMarkdown } from '../../src/document/markdown.ts';
import { printedDocument } from '../../src/document/printed-document.ts';
import { reportMessages } from '../../src/document/report-messages.ts';
import { documentOf } from '../../src/document/saved-document.ts';
import { plainText, TextWriter } from '../../src/document/text.ts';
import { withValue } from '../../src/domain/compute-sums.ts';
import type { WholeFile } from '../../src/domain/open-file.ts';
import { judgementSchema } from '../../src/domain/report.ts';
import type { ReportFile } from '../../src/domain/report-file.ts';
import type { Sums } from '../../src/domain/sums.ts';
import { worksheetFile } from '../../src/domain/worksheet.ts';
import { createPdf } from '../../src/pdf/create-pdf.ts';
import { LanguageProvider } from '../../src/web/i18n/language.tsx';
import { example } from '../../src/web/report/example.en.ts';
import { ReportView } from '../../src/web/report/report-view.tsx';
import { makeWorksheet } from '../../src/worksheet/make-worksheet.ts';
import { readFont } from '../pdf/read-font.ts';
import { fullText, readPdf } from '../pdf/read-pdf.ts';
import { EVIDENCE } from './evidence.ts';

// Each property test lays out several PDFs.
vi.setConfig({ testTimeout: 120_000 });

const squeezed = (text: string) => text.replace(/\s+/g, '');

function expectInOrder(rendered: string, texts: readonly string[]): void {
  const whole = squeezed(rendered);
  let at = 0;
  for (const text of texts.map(squeezed)) {
    const found = whole.indexOf(text, at);
    expect(found, `“${text}” after “${whole.slice(Math.max(0, at - 60), at)}”`).toBeGreaterThanOrEqual(at);
    at = found + text.length;
  }
}

/** The text of static markup, without tags and with entities decoded. */
function textOfMarkup(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => named[name] ?? '');
}

/** The text of Markdown, without markup and escapes. */
function textOfMarkdown(markdown: string): string {
  return markdown
    .replace(/^> ?/gm, '')
    .replace(/(?<!\\)(\*{1,2})/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('\u2060', '');
}

const page = (file: WholeFile) =>
  renderToStaticMarkup(
    <LanguageProvider pathname="/en">
      <ReportView language={file.meta.language} sections={documentOf(file)} />
    </LanguageProvider>,
  );
const pdf = async (file: WholeFile) => {
  const printedAt = new Date('2026-11-23T12:00:00Z');
  return readPdf(await createPdf(printedDocument(file), 'https://crisol.example', readFont, printedAt));
};
const markdown = (file: WholeFile) => sectionsMarkdown(documentOf(file));
const terminal = (file: WholeFile) => new TextWriter(textForms({}, {})).next(documentOf(file));

const RENDERERS: Readonly<Record<string, (file: WholeFile) => string | Promise<string>>> = {
  page: (file) => textOfMarkup(page(file)),
  PDF: async (file) => fullText((await pdf(file)).structure),
  Markdown: (file) => textOfMarkdown(markdown(file)),
  'terminal output': terminal,
  'tool result': (file) => plainText(documentOf(file)),
};

/** The texts that a renderer must show. */
function expectedTexts(name: string, file: WholeFile): string[] {
  const sections = name === 'PDF' ? printedDocument(file).sections : documentOf(file);
  // On the page the number of a source is the marker of its list item, which the markup does not contain.
  return sections.flatMap(textsOf).filter((text) => name !== 'page' || !/^\[\d+\]$/.test(text));
}

const SUMS = example.report.sums as Sums;

const phrases = fc
  .string({ unit: fc.constantFrom(...'abcdéñ Z0129,.;()'), minLength: 3, maxLength: 60 })
  .map((text) => `x${text.replace(/\s+/g, ' ').trim()}`);
const items = fc.array(phrases, { maxLength: 5 });

/** An answer with headings, lists, tables, messages and marks. */
const answers = fc
  .array(
    fc.oneof(
      phrases,
      phrases.map((text) => `## ${text}`),
      phrases.map((text) => `### ${text}`),
      phrases.map((text) => `- ${text} [2].`),
      phrases.map((text) => `3. **${text}** and ${text}`),
      phrases.map((text) => `> “${text}”`),
      phrases.map((text) => `“${text} is said in these eight words.”`),
      fc.tuple(phrases, phrases).map(([a, b]) => `| ${a} | |\n|---|---|\n| **${b}** | ${a} [2] |`),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((lines) => lines.join('\n'));

const replies = fc.array(
  fc.record({
    note: phrases,
    reply: answers,
    concerns: fc.constant<[]>([]),
    headline: phrases,
    at: fc.constant('2026-11-25T09:00:00.000Z'),
  }),
  { maxLength: 2 },
);

const reports: fc.Arbitrary<ReportFile> = fc
  .record({
    interpretation: phrases,
    strengths: items,
    weaknesses: items,
    targetAudience: items,
    competition: items,
    threats: items,
    improvedPoints: fc.option(fc.array(phrases, { minLength: 1, maxLength: 3 }), { nil: undefined }),
    functionality: phrases,
    monetization: items,
    pitch: phrases,
    marketPotential: fc.constantFrom('high' as const, 'low' as const, undefined),
    hasAxes: fc.boolean(),
    hasEvidence: fc.boolean(),
    answer: fc.option(answers, { nil: undefined }),
    decision: fc.constantFrom('go' as const, 'drop' as const, undefined),
    // Besides no sums: sums that state a wrong month, and sums of which a person changed one number.
    sums: fc.constantFrom(undefined, { ...SUMS, month: 900 }, withValue(SUMS, 0, 60)),
    replies,
    unfinished: fc.constantFrom('service_timeout' as const, undefined),
    hasRatings: fc.boolean(),
    notes: fc.option(phrases, { nil: undefined }),
    verdict: fc.constantFrom('judged' as const, 'too_little_said' as const, 'harmful' as const),
  })
  .map((generated) => {
    const { report, meta, ...rest } = example;
    const { strengths, weaknesses, targetAudience, competition, threats } = generated;
    const { scoreBreakdown, improvedPoints: _, answer: _answer, sums: _sums, ...others } = report;
    const breakdown = scoreBreakdown ?? [];
    return {
      ...rest,
      meta: { ...meta, ...(generated.unfinished && { unfinished: generated.unfinished }) },
      report: {
        ...others,
        interpretation: generated.interpretation,
        functionality: generated.functionality,
        monetization: generated.monetization,
        pitch: generated.pitch,
        marketPotential: generated.marketPotential,
        verdict: generated.verdict,
        decision: generated.decision,
        ...(generated.answer !== undefined && { answer: generated.answer }),
        ...(generated.sums && { sums: generated.sums }),
        ...(generated.hasAxes && { scoreBreakdown: breakdown }),
        ...(generated.improvedPoints && { improvedPoints: generated.improvedPoints }),
        strategicAnalysis: {
          ...report.strategicAnalysis,
          strengths,
          weaknesses,
          targetAudience,
          competition,
          threats,
        },
      },
      replies: generated.replies,
      ...(generated.hasEvidence && { evidence: EVIDENCE }),
      ...(generated.hasRatings && {
        ratings: [{ score: 40, verdict: 'judged' as const, scoreBreakdown: breakdown }],
      }),
      ...(generated.notes !== undefined && { results: { text: generated.notes } }),
    };
  });

describe.each(Object.entries(RENDERERS))('the %s of a report', (name, render) => {
  test(`the ${name} shows every text of any report, in order`, async () => {
    await fc.assert(
      fc.asyncProperty(reports, async (file) => {
        expectInOrder(await render(file), expectedTexts(name, file));
      }),
      { numRuns: name === 'PDF' ? 3 : 10 },
    );
  });

  test(`the ${name} says once that nobody searched the web, but only without evidence`, async () => {
    const note = squeezed(reportMessages.en.namesNotSearched);
    expect(squeezed(await render(example)).split(note)).toHaveLength(2);
    expect(squeezed(await render({ ...example, evidence: EVIDENCE }))).not.toContain(note);
  });

  test(`the ${name} shows the judgement alone if the answer failed, and says so`, async () => {
    const { report, meta } = example;
    const judged = z.parse(judgementSchema, report);
    const file = { ...example, report: judged, meta: { ...meta, unfinished: 'service_error' as const } };
    const shown = await render(file);
    expectInOrder(shown, expectedTexts(name, file));
    expect(squeezed(shown)).toContain(squeezed(answerMessages.en.unfinished.answer));
    expect(squeezed(shown)).not.toContain(squeezed(reportMessages.en.noCompetition));
  });

  test(`the ${name} shows every text of a worksheet, in order`, async () => {
    const idea = 'Repair bikes at home in Leeds for £35 a visit, for people who cycle to work.';
    const { generatedAt } = example.meta;
    const file = worksheetFile(idea, makeWorksheet(idea, 'en'), { language: 'en', generatedAt });
    expectInOrder(await render(file), expectedTexts(name, file));
  });
});

test('the page folds strengths and weaknesses beyond six', () => {
  const strengths = Array.from({ length: 8 }, (_, index) => `strength ${index + 1}`);
  const { strategicAnalysis } = example.report;
  const report = { ...example.report, strategicAnalysis: { ...strategicAnalysis, strengths } };
  const [folded = '', ...others] = page({ ...example, report }).match(/<details>.*?<\/details>/g) ?? [];
  expect(others).toEqual([]);
  expect(folded.match(/strength \d/g)).toEqual(['strength 7', 'strength 8']);
});

/** HTML, Markdown, URLs, terminal control sequences, reversed and hidden characters, names of prototypes. */
const HOSTILE =
  '<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](https://evil.example/p) ' +
  'https://evil.example www.evil.example a@evil.example **b** `c` | d \u001b[31m\u0007\u202Eesrever\u202C\u200b __proto__ constructor';
/** Keys whose values are for programs, so that hostile text would make the file invalid. */
const UNCHANGED_KEYS = [
  ...[
    'format',
    'verdict',
    'decision',
    'axis',
    'basis',
    'kind',
    'in',
    'marketPotential',
    'complexity',
    'innovationLevel',
  ],
  ...['service', 'language', 'generatedAt', 'at', 'searchedAt', 'publishedAt', 'url', 'failed'],
];

/** A file with hostile text in every field that contains text for people. */
function hostileFile(): ReportFile {
  const lines = `${HOSTILE}\n- ${HOSTILE}\n1. ${HOSTILE}\n| ${HOSTILE} | a |\n|---|---|\n| __proto__ | ${HOSTILE} |\n# ${HOSTILE}`;
  const file: ReportFile = {
    ...example,
    report: { ...example.report, sums: { ...withValue(SUMS, 0, 60), month: 900 } },
    results: { text: 'Noted.' },
    replies: [{ note: 'Asked?', reply: 'Said.', headline: 'New', at: example.meta.generatedAt }],
    evidence: {
      ...EVIDENCE,
      citations: EVIDENCE.citations.map((each) => ({
        ...each,
        passages: each.passages.map((passage) => ({ ...passage, marked: [] })),
      })),
    },
  };
  const hostile = JSON.stringify(file, (key, value) => {
    if (typeof value !== 'string' || UNCHANGED_KEYS.includes(key)) return value;
    if (key === 'answer' || key === 'reply') return `${lines}\n> ${HOSTILE}\nIt is [2].`;
    return key === 'text' ? lines : HOSTILE.slice(0, key === 'projectName' ? 120 : undefined);
  });
  return JSON.parse(hostile);
}

describe('hostile text in every field of a report', () => {
  const file = hostileFile();
  const evidenceUrls = EVIDENCE.sources.map(({ url }) => url);

  test('is text on the page, and its URLs do not become links', () => {
    const html = page(file);
    expect(html).toContain('&lt;script&gt;');
    const tags = (html.match(/<[^>]*>/g) ?? []).filter((tag) => /^<(?:script|img)\b|\son\w+=/i.test(tag));
    expect(tags).toEqual([]);
    const urls = Array.from(html.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, url = '']) => url);
    for (const url of urls) {
      const { protocol, host } = new URL(url, 'https://crisol.example');
      expect(protocol).toBe('https:');
      expect(host).not.toMatch(/evil/);
    }
  });

  test('is text in Markdown, whose only links are those of the evidence', () => {
    const text = markdown(file);
    const links = Array.from(text.matchAll(/(?<!\\)\]\(<([^>]*)>\)/g), ([, url]) => url);
    expect(new Set(links)).toEqual(new Set(evidenceUrls));
    // Outside these links, no bracket, angle, URL or e-mail address is left unescaped.
    const rest = text.replace(/\[[^\]\\]*(?:\\.[^\]\\]*)*\]\(<[^>]*>\)/g, '');
    expect(rest).not.toMatch(/(?<!\\)[[\]<`]|https?:|javascript:|www\.|[^\\]@/);
  });

  test('cannot control a terminal', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these characters.
    expect(terminal(file)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
    expect(terminal(file)).toContain('<script>alert(1)</script>');
  });

  test('is text in a PDF, without links', async () => {
    const { objects, structure } = await pdf(file);
    for (const object of objects.values()) {
      const names = object.replace(/\((?:\\.|[^\\)])*\)/gs, '');
      expect(names).not.toMatch(/\/(URI|JavaScript|JS|Launch|OpenAction|AA|Annots)\b/);
    }
    expect(fullText(structure)).toContain('<script>alert(1)</script>');
  });

  test('cannot reverse or hide text in the answer for a program', () => {
    const answer = documentOf(file).filter(({ layout }) => layout === 'answer');
    const written = plainText(answer.filter(({ id }) => id !== 'sources' && id !== 'replies'));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these characters.
    expect(written).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u200b\u202a-\u202e\u2066-\u2069]/);
  });
});
