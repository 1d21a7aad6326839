import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportFileSchema } from '../../src/domain/report-file.ts';
import { type FakeSearch, startFakeSearch } from '../fake-search/fake-search.ts';
import { FALSE_FINDINGS, QUERIES, SOURCES, TRUE_FINDINGS } from '../fake-search/pages.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { scripted, useProduct, withModel } from './harness/product.ts';
import { downloaded, EXAMPLE, withReport } from './harness/report.ts';

let fake: FakeSearch | undefined;
beforeAll(async () => {
  fake = await startFakeSearch();
});
afterAll(() => fake?.close());

const searching = useProduct(() => ({
  ...scripted(),
  SEARCH_SERVICE: 'tavily',
  SEARCH_URL: fake?.url ?? '',
}));
const browser = useBrowser();

const WORDS = {
  es: {
    path: '/',
    propose: 'Proponer búsquedas',
    search: 'Buscar',
    again: 'Buscar otra vez',
    title: 'Fuentes de la web',
  },
  en: {
    path: '/en',
    propose: 'Suggest searches',
    search: 'Search',
    again: 'Search again',
    title: 'Evidence from the web',
  },
} as const;

const { evidence: _, ...WITHOUT_EVIDENCE } = EXAMPLE;

async function reportPage(language: 'es' | 'en' = 'es', context = {}): Promise<Page> {
  const visit = await browser.prepare(context);
  return withReport(visit, searching.url + WORDS[language].path, WITHOUT_EVIDENCE);
}

const section = (page: Page) => page.locator('#evidence');

async function found(page: Page, language: 'es' | 'en' = 'es'): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('button', { name: words.propose, exact: true }).click();
  await section(page).getByRole('textbox').first().waitFor();
  await section(page).getByRole('button', { name: words.search, exact: true }).click();
  await page.getByRole('button', { name: words.again, exact: true }).waitFor();
}

test('the page sends no search before a click; the click sends exactly the searches in the form', async () => {
  const page = await reportPage();
  const before = fake?.searches.length ?? 0;
  await page.getByRole('button', { name: 'Proponer búsquedas', exact: true }).click();
  const fields = section(page).getByRole('textbox');
  await fields.first().waitFor();
  expect(
    await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
  ).toEqual(QUERIES);
  expect(await section(page).innerText()).toContain('Tavily recibirá');
  await fields.nth(1).fill('comida natural mascotas');
  await section(page).getByRole('button', { name: 'Quitar la búsqueda 3' }).click();
  expect(fake?.searches).toHaveLength(before);
  await section(page).getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('button', { name: 'Buscar otra vez' }).waitFor();
  expect(
    fake?.searches
      .slice(before)
      .map(({ query }) => query)
      .sort(),
  ).toEqual([QUERIES[0], 'comida natural mascotas'].sort());
});

test.each(['es', 'en'] as const)(
  'the report and its JSON have exactly the true findings with their sources (%s)',
  async (language) => {
    const page = await reportPage(language);
    await found(page, language);
    const text = await section(page).innerText();
    for (const { quote } of TRUE_FINDINGS) expect(text).toContain(quote.replace(/\.$/, ''));
    for (const { quote } of FALSE_FINDINGS) expect(text).not.toContain(quote);
    const marked = section(page).locator('blockquote mark');
    expect(await marked.allInnerTexts()).toContain('Servimos a más de 1.204 familias');
    const method = section(page).locator('summary');
    expect(await method.innerText()).toMatch(
      /^13 (citas comprobadas palabra por palabra|quotations checked)/,
    );
    await method.click();
    expect(await section(page).innerText()).toMatch(/4 (hallazgos|findings)/);
    const links = await section(page)
      .locator('a')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => [
          anchor.getAttribute('href'),
          anchor.getAttribute('rel'),
          anchor.getAttribute('target'),
        ]),
      );
    expect(new Set(links.map(([href]) => href))).toEqual(new Set(SOURCES.map(({ url }) => url)));
    for (const [, rel, target] of links) {
      expect(rel).toBe('noopener noreferrer nofollow');
      expect(target).toBe('_blank');
    }
    expect(await accessibilityViolations(page)).toEqual([]);

    const competition = await page.locator('#competition').innerText();
    expect(competition.indexOf('Canela Fresca')).toBeLessThan(
      competition.search(/sin verificar|not verified/),
    );
    expect(competition).toMatch(/citado de la web|quoted from the web/);
    await page.getByRole('button', { name: /^(Más|More)$/ }).click();
    const { bytes } = await downloaded(page, /^(Descargar JSON|Download JSON)$/);
    const file = reportFileSchema.parse(JSON.parse(String(bytes)));
    expect(file.evidence).toMatchObject({ service: 'tavily', dropped: FALSE_FINDINGS.length });
    expect(file.evidence?.findings).toHaveLength(TRUE_FINDINGS.length);

    await page.reload();
    await hydrated(page);
    await section(page)
      .getByText(TRUE_FINDINGS[0]?.quote ?? '')
      .waitFor();
  },
);

test('the page marks failed searches, draws no conclusion from them, and keeps the text of cancelled ones', async () => {
  const page = await reportPage();
  const fields = section(page).getByRole('textbox');
  const search = section(page).getByRole('button', { name: 'Buscar', exact: true });
  await page.getByRole('button', { name: 'Proponer búsquedas', exact: true }).click();
  await fields.first().fill('slow service');
  await search.click();
  await section(page).getByText('«slow service»: buscando…').waitFor();
  await section(page).getByRole('button', { name: 'Cancelar' }).click();
  expect(await fields.first().inputValue()).toBe('slow service');

  await fields.first().fill('dead service');
  for (const number of [3, 2])
    await section(page)
      .getByRole('button', { name: `Quitar la búsqueda ${number}` })
      .click();
  await search.click();
  await section(page).getByText('Ninguna búsqueda en la web ha dado respuesta', { exact: false }).waitFor();
  await section(page).getByRole('button', { name: 'Revisa las búsquedas' }).click();
  expect(await fields.first().inputValue()).toBe('dead service');
  expect(await section(page).innerText()).not.toMatch(/no haya competidores|Sin información/);

  await fields.first().fill('broken service');
  await section(page).getByRole('button', { name: 'Añadir otra búsqueda' }).click();
  await fields.nth(1).fill('comida natural');
  await search.click();
  await section(page).locator('summary').click();
  await section(page).getByText('«broken service»: la búsqueda ha fallado').waitFor();
  await section(page).getByText('Si una búsqueda falla, no se sabe si hay competidores.').waitFor();
});

test('the evidence section fits a screen of 320 px', async () => {
  const page = await reportPage('es', { viewport: { width: 320, height: 640 } });
  await page.getByRole('button', { name: 'Proponer búsquedas', exact: true }).click();
  await section(page).getByRole('textbox').first().waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await section(page).getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('button', { name: 'Buscar otra vez' }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('without a search service the page says so and offers no search', async () => {
  const page = await withReport(await browser.prepare(), withModel.url, WITHOUT_EVIDENCE);
  await page.getByText('No se ha buscado en la web', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'Proponer búsquedas' }).count()).toBe(0);
  expect(await page.locator('#competition div:empty').count()).toBe(0);
});

test('buttons beside the PDF and in the competition lead to the search', async () => {
  const page = await reportPage();
  const offers = page.getByRole('link', { name: 'Buscar fuentes', exact: true });
  expect(await offers.count()).toBe(2);
  await page.locator('#competition').getByRole('link', { name: 'Buscar fuentes' }).waitFor();
  await offers.first().click();
  await expect
    .poll(() => page.locator('#evidence').evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(200);
  await found(page);
  expect(await offers.count()).toBe(0);
});
