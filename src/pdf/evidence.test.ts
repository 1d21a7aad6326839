import { expect, test, vi } from 'vitest';
import { EVIDENCE } from '../../tests/fake-search/evidence.ts';
import { readFont } from '../../tests/pdf/read-font.ts';
import { fullText, readPdf } from '../../tests/pdf/read-pdf.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { example as english } from '../web/report/example.en.ts';
import { example as spanish } from '../web/report/example.es.ts';
import { createReportDocument } from './report-document.ts';
import { reportFonts } from './report-fonts.ts';

// Creating whole documents with embedded fonts is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SITE_URL = 'https://crisol.example';

/** The example with `aiGenerated` set: a worksheet names no competitors. */
const byModel = (file: ReportFile): ReportFile => ({ ...file, meta: { ...file.meta, aiGenerated: true } });

/** Removes white space, because line breaks depend on the layout. */
const squeezed = (text: string) => text.replace(/\s+/g, '');

test.each([
  ['es', spanish],
  ['en', english],
] as const)(
  'findings with quotation and address stand before the plan, how each search went after them (%s)',
  async (_, example) => {
    const file = { ...byModel(example), evidence: EVIDENCE };
    const bytes = await createReportDocument(file, SITE_URL, await reportFonts(file, SITE_URL, readFont));
    const text = squeezed(fullText(readPdf(bytes).structure));
    for (const { claim, quote } of EVIDENCE.findings) {
      for (const part of [claim, quote]) expect(text).toContain(squeezed(part));
    }
    for (const { url } of EVIDENCE.sources) expect(text).toContain(url);
    for (const { query } of EVIDENCE.searches) expect(text).toContain(squeezed(query));
    expect(text).toMatch(/labúsquedahafallado|thesearchfailed/);
    expect(text).toMatch(/CanelaFresca\((citadodelaweb|quotedfromtheweb):https:/);
    expect(new TextDecoder('latin1').decode(bytes)).not.toMatch(/\/URI\b/);
  },
);

test('a quotation in another alphabet loads the fonts for it', async () => {
  const [source] = EVIDENCE.sources;
  const quote = 'Свежий корм для собак с доставкой';
  const findings = [{ kind: 'competitor' as const, claim: 'Algo.', quote, source: 1 }];
  const sources = [{ ...source, id: 1, url: 'https://a.example/', title: 'A' }];
  const file = { ...byModel(spanish), evidence: { ...EVIDENCE, sources, findings } };
  const bytes = await createReportDocument(file, SITE_URL, await reportFonts(file, SITE_URL, readFont));
  expect(squeezed(fullText(readPdf(bytes).structure))).toContain(squeezed(quote));
});
