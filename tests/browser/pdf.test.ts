import { expect, test } from 'vitest';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { elements, fullText, readPdf } from '../pdf/read-pdf.ts';
import { useBrowser } from './harness/browser.ts';
import { withModel as product } from './harness/product.ts';
import { button, downloaded, ENGLISH_EXAMPLE, EXAMPLE, withReport } from './harness/report.ts';

/** Compressed bytes of the fonts for a report in Latin letters. `.size-limit.json` has the limit of the code. */
const LATIN_FONTS_BYTES = 60_000;

const browser = useBrowser();
const texts = pageMessages.es;

test('the PDF of a Latin report fetches few fonts, and is in the report’s language', async () => {
  // A profile of its own has nothing in its cache.
  const visit = await browser.prepare({ locale: 'es-ES' });
  const { page } = visit;
  let bytesFetched = 0;
  page.context().on('requestfinished', async (request) => {
    const name = new URL(request.url()).pathname;
    if (!name.endsWith('.ttf')) return;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytesFetched += responseBodySize + responseHeadersSize;
  });
  await withReport(visit, product.url);
  const { name, bytes } = await downloaded(page, texts.pdf);
  await expect.poll(() => bytesFetched).toBeGreaterThan(LATIN_FONTS_BYTES / 2);
  expect(bytesFetched).toBeLessThanOrEqual(LATIN_FONTS_BYTES);
  expect(name).toMatch(/^Crisol-[\p{L}\p{Nd}]+-\d{4}-\d{2}-\d{2}\.pdf$/u);
  expect(bytes.length).toBeLessThan(120_000);
  const pdf = readPdf(bytes);
  expect(pdf.catalog).toContain('/Lang (es-ES)');
  expect(fullText(pdf.structure)).toContain(EXAMPLE.idea);
  expect(elements(pdf.structure, 'H2').length).toBeGreaterThan(10);
  const footer = pdf.texts.filter(({ tag }) => tag === 'Artifact').map(({ text }) => text.trim());
  expect(footer).toContain(`Página 1 de ${pdf.pageCount}`);
  expect(footer).toContain(`localhost:${new URL(product.url).port}`);
});

test('the PDF of an English report with other scripts has them', async () => {
  const idea = `${ENGLISH_EXAMPLE.idea} 日本語 🚀 → Ελλάδα`;
  const page = await withReport(await browser.prepare(), `${product.url}/en`, { ...ENGLISH_EXAMPLE, idea });
  const pdf = readPdf((await downloaded(page, pageMessages.en.pdf)).bytes);
  expect(pdf.catalog).toContain('/Lang (en-GB)');
  expect(fullText(pdf.structure)).toContain('日本語 🚀 → Ελλάδα');
});

test('the PDF button is busy during a download; a failure is shown and can be retried', async () => {
  const visit = await browser.prepare();
  const { page } = visit;
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/\.ttf$/, async (route) => {
    await held;
    await route.abort();
  });
  visit.expectProblem(/worker report-pdf failed/);
  await withReport(visit, product.url);
  await button(page, texts.pdf).first().click();
  const busy = page.getByRole('button', { name: texts.pdfBusy });
  // The button is above the answer and at the end of the analysis.
  await expect.poll(() => busy.count()).toBe(2);
  fail();
  await page.getByText(texts.pdfFailed).first().waitFor();
  expect(await busy.count()).toBe(0);
  await page.unroute(/\.ttf$/);
  expect((await downloaded(page, texts.pdf)).bytes.length).toBeGreaterThan(10_000);
});
