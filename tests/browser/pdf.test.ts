import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { elements, fullText, readPdf } from '../pdf/read-pdf.ts';
import { useBrowser } from './harness/browser.ts';
import { downloaded, useScriptedProducts } from './harness/report.ts';

/** Compressed bytes of code and fonts for a report in Latin letters. */
const LATIN_BUDGET_BYTES = 260_000;

const IDEA =
  'Una caja semanal con la verdura que los agricultores de la huerta de Murcia no pueden vender por su tamaño: 12 € a ' +
  'la semana, recogida en panaderías de barrio. Hay 200 familias apuntadas y 3 agricultores con un acuerdo firmado.';

const WORDS = {
  es: {
    path: '/',
    label: 'Describe tu idea',
    analyze: 'Analizar idea',
    full: 'Ver análisis completo',
    pdf: 'Descargar informe en PDF',
  },
  en: {
    path: '/en',
    label: 'Describe your idea',
    analyze: 'Analyze idea',
    full: 'Show full analysis',
    pdf: 'Download PDF report',
  },
};

const product = useScriptedProducts()('lively', { SITE_URL: 'https://crisol.example' });
const { visit } = useBrowser();

async function showReport(page: Page, words: (typeof WORDS)['es'], idea = IDEA): Promise<void> {
  await page.getByLabel(words.label, { exact: true }).fill(idea);
  await page.getByRole('button', { name: words.analyze, exact: true }).click();
  await page.getByRole('button', { name: words.full }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: words.pdf }).first().waitFor();
}

describe('downloading the PDF', () => {
  test.each(['es', 'en'] as const)(
    'gives the report in its language (%s), named after product, project and day',
    async (language) => {
      const words = WORDS[language];
      const { page } = await visit(`${product.url}${words.path}`);
      await showReport(page, words);
      const { name, bytes } = await downloaded(page, words.pdf);
      expect(name).toMatch(/^Crisol-[\p{L}\p{Nd}]+-\d{4}-\d{2}-\d{2}\.pdf$/u);
      const pdf = readPdf(bytes);
      expect(pdf.catalog).toContain(`/Lang (${language === 'es' ? 'es-ES' : 'en-GB'})`);
      expect(fullText(pdf.structure)).toContain(IDEA);
      expect(elements(pdf.structure, 'H2').length).toBeGreaterThan(10);
      const footer = pdf.texts.filter(({ tag }) => tag === 'Artifact').map(({ text }) => text.trim());
      expect(footer).toContain(
        language === 'es' ? `Página 1 de ${pdf.pageCount}` : `Page 1 of ${pdf.pageCount}`,
      );
      expect(footer).toContain('crisol.example');
      expect(bytes.length).toBeLessThan(120_000);
    },
  );

  test('fetches only what a Latin report needs, and then works offline', async () => {
    const { page } = await visit(product.url);
    let fetched = 0;
    let lastRequest = 0;
    page.context().on('request', () => {
      lastRequest = performance.now();
    });
    page.context().on('requestfinished', async (request) => {
      if (!/worker|\.ttf$/.test(new URL(request.url()).pathname)) return;
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      fetched += responseBodySize + responseHeadersSize;
    });
    await showReport(page, WORDS.es);
    // Code, then worker, then fonts: each asks for the next.
    const isPrepared = () => fetched > 50_000 && performance.now() - lastRequest > 2_000;
    await expect.poll(isPrepared, { timeout: 60_000 }).toBe(true);
    await page.context().setOffline(true);
    const { bytes } = await downloaded(page, WORDS.es.pdf);
    expect(readPdf(bytes).pageCount).toBeGreaterThan(1);
    expect(fetched).toBeLessThanOrEqual(LATIN_BUDGET_BYTES);
  });

  test('draws text in other scripts', async () => {
    const { page } = await visit(product.url);
    await showReport(page, WORDS.es, `${IDEA} 日本語 🚀 → Ελλάδα`);
    const { bytes } = await downloaded(page, WORDS.es.pdf);
    expect(fullText(readPdf(bytes).structure)).toContain('日本語 🚀 → Ελλάδα');
  });

  test('makes every button of the report busy, shows a fixed error message, and a retry works', async () => {
    const { page, expectProblem } = await visit(product.url);
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/\.ttf$/, async (route) => {
      await held;
      await route.abort();
    });
    expectProblem(/could not be made/);
    await showReport(page, WORDS.es);
    await page.getByRole('button', { name: WORDS.es.pdf }).first().click();
    const busy = page.getByRole('button', { name: 'Generando PDF...' });
    await expect.poll(() => busy.count()).toBe(2);
    fail();
    await page.getByText('Error al generar el PDF. Inténtalo de nuevo.').first().waitFor();
    expect(await busy.count()).toBe(0);
    await page.evaluate(() => Reflect.deleteProperty(Intl, 'Segmenter'));
    await page.getByRole('button', { name: WORDS.es.pdf }).first().click();
    await page.getByText('a tu navegador le falta Intl.Segmenter').first().waitFor();
    await page.unroute(/\.ttf$/);
    expect((await downloaded(page, WORDS.es.pdf)).bytes.length).toBeGreaterThan(10_000);
  });
});
