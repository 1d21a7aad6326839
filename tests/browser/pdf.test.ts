import { describe, expect, test } from 'vitest';
import { elements, fullText, readPdf } from '../pdf/read-pdf.ts';
import { useBrowser } from './harness/browser.ts';
import { withModel as product } from './harness/product.ts';
import { downloaded, ENGLISH_EXAMPLE, EXAMPLE, withReport } from './harness/report.ts';

/** Compressed bytes of code and fonts for a report in Latin letters. */
const LATIN_BUDGET_BYTES = 260_000;

/** The fonts that the example needs. The page loads code and worker earlier. */
const LATIN_FONTS = ['fraunces-latin-600', 'noto-sans-latin-400', 'noto-sans-latin-600'];

const PDF = 'Descargar informe en PDF';
const browser = useBrowser();

describe('the PDF download', () => {
  test.each([
    ['es', EXAMPLE, PDF],
    ['en', ENGLISH_EXAMPLE, 'Download PDF report'],
  ] as const)(
    'the PDF has its report’s language (%s) and a name of product, project and day',
    async (language, file, button) => {
      const url = product.url + (language === 'es' ? '/' : '/en');
      const page = await withReport(await browser.prepare(), url, file);
      const { name, bytes } = await downloaded(page, button);
      expect(name).toMatch(/^Crisol-[\p{L}\p{Nd}]+-\d{4}-\d{2}-\d{2}\.pdf$/u);
      const pdf = readPdf(bytes);
      expect(pdf.catalog).toContain(`/Lang (${language === 'es' ? 'es-ES' : 'en-GB'})`);
      expect(fullText(pdf.structure)).toContain(file.idea);
      expect(elements(pdf.structure, 'H2').length).toBeGreaterThan(10);
      const footer = pdf.texts.filter(({ tag }) => tag === 'Artifact').map(({ text }) => text.trim());
      expect(footer).toContain(
        language === 'es' ? `Página 1 de ${pdf.pageCount}` : `Page 1 of ${pdf.pageCount}`,
      );
      expect(footer).toContain(`localhost:${new URL(product.url).port}`);
      expect(bytes.length).toBeLessThan(120_000);
    },
  );

  test('the PDF of a Latin report fetches at most 260 kB and then works offline', async () => {
    const visit = await browser.prepare();
    const { page } = visit;
    let bytesFetched = 0;
    const files: string[] = [];
    page.context().on('requestfinished', async (request) => {
      const name = new URL(request.url()).pathname;
      if (!/worker|\.ttf$/.test(name)) return;
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      bytesFetched += responseBodySize + responseHeadersSize;
      files.push(name);
    });
    await withReport(visit, product.url);
    const isFetched = () => LATIN_FONTS.every((font) => files.some((name) => name.includes(font)));
    await expect.poll(isFetched, { timeout: 60_000 }).toBe(true);
    await page.context().setOffline(true);
    const { bytes } = await downloaded(page, PDF);
    expect(readPdf(bytes).pageCount).toBeGreaterThan(1);
    expect(bytesFetched).toBeLessThanOrEqual(LATIN_BUDGET_BYTES);
  });

  test('the PDF contains text in other scripts', async () => {
    const idea = `${EXAMPLE.idea} 日本語 🚀 → Ελλάδα`;
    const page = await withReport(await browser.prepare(), product.url, { ...EXAMPLE, idea });
    const { bytes } = await downloaded(page, PDF);
    expect(fullText(readPdf(bytes).structure)).toContain('日本語 🚀 → Ελλάδα');
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
    visit.expectProblem(/could not be made/);
    await withReport(visit, product.url);
    await page.getByRole('button', { name: PDF }).first().click();
    const busy = page.getByRole('button', { name: 'Generando PDF...' });
    // The button is below the verdict and at the end of the analysis.
    await expect.poll(() => busy.count()).toBe(2);
    fail();
    await page.getByText('Error al generar el PDF. Inténtalo de nuevo.').first().waitFor();
    expect(await busy.count()).toBe(0);
    await page.evaluate(() => Reflect.deleteProperty(Intl, 'Segmenter'));
    await page.getByRole('button', { name: PDF }).first().click();
    await page.getByText('a tu navegador le falta Intl.Segmenter').first().waitFor();
    await page.unroute(/\.ttf$/);
    expect((await downloaded(page, PDF)).bytes.length).toBeGreaterThan(10_000);
  });
});
