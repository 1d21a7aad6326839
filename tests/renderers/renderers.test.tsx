import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { textForms } from '../../src/cli/text-style.ts';
import { textsOf } from '../../src/document/block-texts.ts';
import { sectionsMarkdown } from '../../src/document/markdown.ts';
import { printedDocument } from '../../src/document/printed-document.ts';
import { documentOf } from '../../src/document/saved-document.ts';
import { plainText, TextWriter } from '../../src/document/text.ts';
import type { WholeFile } from '../../src/domain/open-file.ts';
import type { ReportFile } from '../../src/domain/report-file.ts';
import { worksheetFile } from '../../src/domain/worksheet.ts';
import { createPdf } from '../../src/pdf/create-pdf.ts';
import { LanguageProvider } from '../../src/web/i18n/language.tsx';
import { example } from '../../src/web/report/example.en.ts';
import { ReportView } from '../../src/web/report/report-view.tsx';
import { makeWorksheet } from '../../src/worksheet/make-worksheet.ts';
import { EVIDENCE } from '../fake-search/evidence.ts';
import { readFont } from '../pdf/read-font.ts';
import { fullText, readPdf } from '../pdf/read-pdf.ts';

/** Every form of a report shows the texts of its document, in their order. */

// A property lays out several PDFs.
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

/** Entities and tags of static markup, resolved. */
function textOfMarkup(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => named[name] ?? '');
}

/** What a Markdown renderer shows, without its markup. */
function textOfMarkdown(markdown: string): string {
  return markdown
    .replace(/^> ?/gm, '')
    .replace(/(?<!\\)(\*{1,2})/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('\u2060', '');
}

const RENDERERS: Readonly<Record<string, (file: WholeFile) => string | Promise<string>>> = {
  page: (file) =>
    textOfMarkup(
      renderToStaticMarkup(
        <LanguageProvider pathname="/en">
          <ReportView language={file.meta.language} sections={documentOf(file)} />
        </LanguageProvider>,
      ),
    ),
  PDF: async (file) => {
    const printedAt = new Date('2026-11-23T12:00:00Z');
    const bytes = await createPdf(printedDocument(file), 'https://crisol.example', readFont, printedAt);
    return fullText(readPdf(bytes).structure);
  },
  Markdown: (file) => textOfMarkdown(sectionsMarkdown(documentOf(file))),
  'terminal output': (file) => new TextWriter(textForms({}, {})).next(documentOf(file)),
  'tool result': (file) => plainText(documentOf(file)),
};

/** What a renderer shows. The PDF says in its footers who wrote the report. */
function expectedTexts(name: string, file: WholeFile): string[] {
  const sections = name === 'PDF' ? printedDocument(file).sections : documentOf(file);
  return sections.flatMap(textsOf);
}

const words = fc
  .string({ unit: fc.constantFrom(...'abcdéñ Z0129,.;()'), minLength: 3, maxLength: 60 })
  .map((text) => `x${text.replace(/\s+/g, ' ').trim()}`);
const items = fc.array(words, { maxLength: 5 });

const reports: fc.Arbitrary<ReportFile> = fc
  .record({
    interpretation: words,
    strengths: items,
    weaknesses: items,
    targetAudience: items,
    competition: items,
    threats: items,
    improvedPoints: fc.option(fc.array(words, { minLength: 1, maxLength: 3 }), { nil: undefined }),
    functionality: words,
    monetization: items,
    pitch: words,
    marketPotential: fc.constantFrom('high' as const, 'low' as const, undefined),
    hasAxes: fc.boolean(),
    hasEvidence: fc.boolean(),
    hasPlan: fc.boolean(),
    hasRatings: fc.boolean(),
    notes: fc.option(words, { nil: undefined }),
    verdict: fc.constantFrom('judged' as const, 'too_little_said' as const, 'harmful' as const),
  })
  .map((drawn) => {
    const { report, plan, meta, ...rest } = example;
    const { strengths, weaknesses, targetAudience, competition, threats } = drawn;
    const { scoreBreakdown, improvedPoints: _, ...others } = report;
    const breakdown = scoreBreakdown ?? [];
    return {
      ...rest,
      meta: { ...meta },
      report: {
        ...others,
        interpretation: drawn.interpretation,
        functionality: drawn.functionality,
        monetization: drawn.monetization,
        pitch: drawn.pitch,
        marketPotential: drawn.marketPotential,
        verdict: drawn.verdict,
        ...(drawn.hasAxes && { scoreBreakdown: breakdown }),
        ...(drawn.improvedPoints && { improvedPoints: drawn.improvedPoints }),
        strategicAnalysis: {
          ...report.strategicAnalysis,
          strengths,
          weaknesses,
          targetAudience,
          competition,
          threats,
        },
      },
      ...(drawn.hasPlan && plan && { plan }),
      ...(drawn.hasEvidence && { evidence: EVIDENCE }),
      ...(drawn.hasRatings && {
        ratings: [{ score: 40, verdict: 'judged' as const, scoreBreakdown: breakdown }],
      }),
      ...(drawn.notes !== undefined && { results: { text: drawn.notes } }),
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

  test(`the ${name} says once that the web was not searched, where it was not`, async () => {
    const note = squeezed('The web has not been searched: nothing in this report has been checked');
    const { evidence: _, ...without } = example;
    expect(squeezed(await render(without)).split(note)).toHaveLength(2);
    expect(squeezed(await render({ ...example, evidence: EVIDENCE }))).not.toContain(note);
  });

  test(`the ${name} shows every text of a worksheet, in order`, async () => {
    const idea = 'Repair bikes at home in Leeds for £35 a visit, for people who cycle to work.';
    const { generatedAt } = example.meta;
    const file = worksheetFile(idea, makeWorksheet(idea, 'en'), { language: 'en', generatedAt });
    expectInOrder(await render(file), expectedTexts(name, file));
  });
});
