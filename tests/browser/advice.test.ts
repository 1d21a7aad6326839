import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeService, SCENARIO_BY_IDEA, startFakeService } from '../fake-service/fake-service.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser, type Visit } from './harness/browser.ts';
import { scriptedAt, useProduct, withModel } from './harness/product.ts';
import {
  complete,
  EXAMPLE,
  IDEA,
  ideaFor,
  inView,
  release as releaseAt,
  send,
  unfold,
  WITHOUT_ADVICE,
  withReport,
} from './harness/report.ts';

/** The advice arrives while the model writes the report. Each of the two stays if the other fails. */

/** A service of its own, so that other files do not release its answers. */
let service: FakeService;
beforeAll(async () => {
  service = await startFakeService({ models: [SCENARIO_BY_IDEA] });
});
afterAll(() => service.close());
const release = (least = 1) => releaseAt(service.url, least);
const automatic = useProduct(() => ({ ...scriptedAt(service.url), ADVICE: 'auto' }));
const browser = useBrowser();

const HEADLINE = /^Sí, pero sin cobrarle al vecino/;
const FIRST_PART = 'Por qué no paga quien la usa';
const LAST_PART = 'Lo que me haría cambiar de opinión';
const WRITING = /^Escribiendo el consejo…/;
const SECTIONS = /^([1-9]\d*) de 25 partes$/;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page's requests to the site, oldest first. */
function asked(page: Page) {
  const requests: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/')) requests.push({ path, body: request.postDataJSON() });
  });
  return requests;
}

/** Fails requests for advice until the test allows them. */
async function failAdvice({ page, expectProblem }: Visit) {
  expectProblem(/502/);
  await page.route('**/api/advice', (route) =>
    route.fulfill({
      status: 502,
      contentType: 'application/problem+json',
      json: { code: 'service_error', detail: 'El servicio falló.' },
    }),
  );
  return () => page.unroute('**/api/advice');
}

describe('the advice on a report that is being written', () => {
  test('is requested with the sixth axis, and arrives beside the report', async () => {
    const { page } = await browser.visit(automatic.url);
    const requests = asked(page);
    await send(page, ideaFor('stepwise'));
    await heading(page, FIRST_PART).waitFor();
    expect(await page.getByText(HEADLINE).isVisible()).toBe(true);
    expect(await page.getByRole('article').getAttribute('aria-busy')).toBe('true');
    // Interpretation, name, six axes; nothing of the analysis.
    const [sections = ''] = await page.getByText(SECTIONS).first().allInnerTexts();
    expect(Number.parseInt(sections, 10)).toBeLessThanOrEqual(9);
    expect(requests.map(({ path }) => path)).toEqual(['/api/analyses', '/api/advice']);
    const [analysis, advice] = requests.map(({ body }) => body);
    expect(analysis).toEqual({ idea: ideaFor('stepwise'), language: 'es', advice: 'auto' });
    expect(advice).toMatchObject({ idea: ideaFor('stepwise'), language: 'es' });
    expect(advice?.rating).toHaveLength(6);
    await release(2);
    await complete(page);
    await heading(page, LAST_PART).waitFor();
    expect(requests).toHaveLength(2);
  });

  test.each([
    [1440, 900],
    [360, 740],
  ])('moves nothing that can be seen, in the order of the document (%d px)', async (width, height) => {
    const { page } = await browser.visit(automatic.url, { viewport: { width, height } });
    await send(page, ideaFor('stepwise'));
    await heading(page, FIRST_PART).waitFor();
    // From here on nothing moves.
    await heading(page, 'Fortalezas').waitFor();
    await page.evaluate(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    await release(2);
    await complete(page);
    await button(page, 'Cambiar los números').waitFor();
    await page.getByText(WRITING).waitFor({ state: 'detached' });
    const shift = await page.evaluate(
      () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    expect(shift).toBeLessThan(0.02);
    // On the first screen: name, what was understood, headline.
    if (width > 500)
      for (const text of [HEADLINE, 'Fortalezas', 'Debilidades'])
        expect(await inView(page.getByText(text).first())).toBe(true);
    const headings = await page.locator('article').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings).toEqual([
      'Cómo hemos entendido tu idea',
      'Puntuación',
      'Fortalezas',
      'Debilidades',
      FIRST_PART,
      'Un armario que paga la finca',
      'Un mes con veinte comunidades',
      'Lo que puede torcerlo',
      'Lo que no haría todavía',
      'Esta semana, el seguro primero',
      'Dentro de diez semanas',
      LAST_PART,
    ]);
  });

  test('can fail while the report stays, and can be requested again', async () => {
    const visit = await browser.visit(automatic.url);
    const { page } = visit;
    const mend = await failAdvice(visit);
    await send(page, ideaFor('held'));
    // In its final place, while the model still writes the report.
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('article').getAttribute('aria-busy')).toBe('true');
    await release();
    await complete(page);
    expect(await page.getByRole('alert').innerText()).toMatch(/^Error de IA:/);
    await unfold(page);
    await heading(page, 'Competencia en el sector').waitFor();
    await mend();
    await button(page, 'Reintentar').click();
    await release();
    await heading(page, LAST_PART).waitFor({ timeout: 30_000 });
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('is complete before the report, and a reload keeps both', async () => {
    const { page } = await browser.visit(automatic.url);
    await page.route('**/api/advice', async (route) => {
      // The model holds the report back, not the advice.
      const body = { ...route.request().postDataJSON(), idea: IDEA.es };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await send(page, ideaFor('held'));
    await heading(page, LAST_PART).waitFor({ timeout: 30_000 });
    await page.getByText('24 de 25 partes').waitFor({ timeout: 20_000 });
    await page.reload();
    await hydrated(page);
    await page.getByText('El análisis se interrumpió. Esto es lo que había llegado.').waitFor();
    for (const name of [FIRST_PART, LAST_PART]) expect(await heading(page, name).count()).toBe(1);
    expect(await page.getByText(HEADLINE).isVisible()).toBe(true);
    const requests = asked(page);
    await button(page, 'Reintentar').click();
    await release();
    await complete(page);
    // It is there already.
    expect(requests.map(({ path }) => path)).toEqual(['/api/analyses']);
    expect(await heading(page, LAST_PART).count()).toBe(1);
  });

  test('that a reload interrupts keeps its parts, and is completed on request', async () => {
    const { page } = await browser.visit(automatic.url);
    await page.route('**/api/analyses', async (route) => {
      // The model holds the advice back, not the report.
      const body = { ...route.request().postDataJSON(), idea: IDEA.es };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await send(page, ideaFor('held'));
    await complete(page);
    await heading(page, LAST_PART).waitFor({ timeout: 30_000 });
    await page.getByText(WRITING).waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByText(/El navegador cortó la petición/).waitFor();
    expect(await page.getByText(HEADLINE).isVisible()).toBe(true);
    expect(await heading(page, FIRST_PART).count()).toBe(1);
    await button(page, 'Reintentar').click();
    await page.getByText(WRITING).waitFor();
    await heading(page, LAST_PART).waitFor({ timeout: 30_000 });
    await release();
    await button(page, 'Escribir el consejo otra vez').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('ends with a report that is cancelled', async () => {
    const { page } = await browser.visit(automatic.url);
    const advice = page.waitForRequest('**/api/advice');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/advice'));
    await send(page, ideaFor('held'));
    await advice;
    await button(page, 'Cancelar').click();
    await failed;
    await page.getByRole('textbox').waitFor();
  });
});

describe('the advice by a button', () => {
  test('is not requested automatically for a saved report without it', async () => {
    const { page } = await browser.prepare();
    const requests = asked(page);
    await withReport({ page, requests: [], expectProblem: () => undefined }, automatic.url, WITHOUT_ADVICE);
    await button(page, 'Pedir el consejo').waitFor();
    expect(requests).toEqual([]);
  });

  test('appears part by part before the analysis, and can be cancelled', async () => {
    const file = { ...WITHOUT_ADVICE, idea: ideaFor('held') };
    const page = await withReport(await browser.prepare(), automatic.url, file);
    const requests = asked(page);
    await button(page, 'Pedir el consejo').click();
    await page.getByText('Escribiendo el consejo… 8 partes').waitFor({ timeout: 20_000 });
    await heading(page, LAST_PART).waitFor();
    await button(page, 'Cancelar').click();
    await button(page, 'Pedir el consejo').click();
    await page.getByText(WRITING).waitFor();
    await heading(page, LAST_PART).waitFor();
    await release();
    await button(page, 'Escribir el consejo otra vez').waitFor();
    expect(requests.map(({ path }) => path)).toEqual(['/api/advice', '/api/advice']);
    const tops = await page
      .locator('#why, #bet, #analysis, #interpretation')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test.each(['not_an_idea', 'too_little_said', 'harmful'] as const)('is not offered: %s', async (verdict) => {
    const report = { ...WITHOUT_ADVICE.report, verdict };
    const page = await withReport(await browser.prepare(), withModel.url, { ...WITHOUT_ADVICE, report });
    expect(await button(page, 'Pedir el consejo').count()).toBe(0);
  });
});

describe('the question of the advice', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Tu respuesta, o lo que has averiguado' });

  test('can be answered; the model writes the advice again, and one press shows the earlier one', async () => {
    const file = { ...EXAMPLE, idea: ideaFor('held') };
    const page = await withReport(await browser.prepare(), automatic.url, file);
    const requests = asked(page);
    expect(await button(page, 'Escribir el consejo otra vez').isDisabled()).toBe(true);
    await field(page).fill('De las seis, cinco avisan.');
    await page.reload();
    await hydrated(page);
    await complete(page);
    // The page keeps the typed text.
    expect(await field(page).inputValue()).toBe('De las seis, cinco avisan.');
    await button(page, 'Escribir el consejo otra vez').click();
    await page.getByText(WRITING).waitFor();
    // The page shows the earlier advice until the new one is complete.
    expect(
      await page
        .getByText(EXAMPLE.advice?.headline ?? '')
        .first()
        .isVisible(),
    ).toBe(true);
    await release();
    await page.getByText(HEADLINE).first().waitFor({ timeout: 30_000 });
    expect(requests.map(({ path }) => path)).toEqual(['/api/advice']);
    expect(requests[0]?.body.results).toMatch(
      /^Pregunta: De las seis que se pierden.*\nDe las seis, cinco avisan\.$/,
    );
    await button(page, 'Ver el consejo anterior').click();
    await page
      .getByText(EXAMPLE.advice?.headline ?? '')
      .first()
      .waitFor();
    expect(await page.getByText(HEADLINE).count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await button(page, 'Volver al consejo nuevo').click();
    await page.getByText(HEADLINE).first().waitFor();
    await button(page, 'Ver el consejo anterior').waitFor();
  });

  test('keeps the earlier advice if the new one fails', async () => {
    const visit = await browser.prepare();
    const page = await withReport(visit, withModel.url);
    await failAdvice(visit);
    await field(page).fill('De las seis, cinco avisan.');
    await button(page, 'Escribir el consejo otra vez').click();
    await page.getByRole('alert').waitFor();
    expect(
      await page
        .getByText(EXAMPLE.advice?.headline ?? '')
        .first()
        .isVisible(),
    ).toBe(true);
    expect(await button(page, 'Ver el consejo anterior').count()).toBe(0);
  });

  test('rates the idea again with the answer, and keeps advice and answer', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    const requests = asked(page);
    await field(page).fill('De las seis, cinco avisan.');
    await button(page, 'Volver a valorar').click();
    await heading(page, 'Qué ha cambiado').waitFor();
    await complete(page);
    expect(requests.map(({ path }) => path)).toEqual(['/api/analyses']);
    expect(requests[0]?.body.results).toContain('De las seis, cinco avisan.');
    expect(
      await page
        .getByText(EXAMPLE.advice?.headline ?? '')
        .first()
        .isVisible(),
    ).toBe(true);
    expect(await field(page).inputValue()).toBe('De las seis, cinco avisan.');
  });

  test('is there without advice too, and takes at most 1,000 characters', async () => {
    const page = await withReport(await browser.prepare(), withModel.url, WITHOUT_ADVICE);
    await heading(page, 'Lo que has averiguado').waitFor();
    const notes = page.getByRole('textbox', { name: /^Qué has averiguado/ });
    await notes.focus();
    await page.keyboard.insertText('a'.repeat(1200));
    expect((await notes.inputValue()).length).toBe(1000);
    await button(page, 'Volver a valorar').waitFor();
    expect(await button(page, 'Escribir el consejo otra vez').count()).toBe(0);
  });

  test('is printed with its answer as text', async () => {
    const results = { text: 'De las seis, cinco avisan.' };
    const page = await withReport(await browser.prepare(), withModel.url, { ...EXAMPLE, results });
    const noted = page.locator('#results');
    expect(await noted.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await noted.innerText()).toContain('De las seis, cinco avisan.');
  });
});

describe('the full analysis', () => {
  test('unfolds from the first screen, scrolls into view, and folds again', async () => {
    const { page } = await browser.visit(automatic.url, { viewport: { width: 360, height: 740 } });
    await send(page);
    await complete(page);
    await heading(page, LAST_PART).waitFor();
    await unfold(page);
    const analysis = page.locator('#analysis');
    expect(await analysis.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => inView(heading(page, 'Interpretación inicial'))).toBe(true);
    const last = page.locator('article').getByRole('heading', { level: 2 }).last();
    expect(await last.innerText()).toBe('La idea');
    // One download button is at the bottom of the window, one at the end of the analysis.
    const [inTheBar, atTheEnd] = await page
      .getByRole('button', { name: 'Descargar informe en PDF' })
      .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().top));
    const ends = await last.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(inTheBar).toBeLessThan(740);
    expect(inTheBar).toBeGreaterThan(640);
    expect(atTheEnd).toBeGreaterThan(ends);
    const fold = button(page, 'Plegar el análisis').last();
    await fold.focus();
    await page.keyboard.press('Enter');
    expect(await heading(page, 'Interpretación inicial').isVisible()).toBe(false);
    // The same button unfolds the analysis again, and kept the focus.
    const focused = page.locator(':focus');
    expect(await focused.innerText()).toBe('Ver análisis completo');
    expect(await inView(focused)).toBe(true);
  });

  test.each(['es', 'en'] as const)('with the advice is within its length (%s)', async (language) => {
    const path = language === 'es' ? '/' : '/en';
    const { page } = await browser.visit(automatic.url + path);
    await send(page, IDEA[language]);
    await complete(page);
    await page.getByRole('button', { name: /^(Cambiar los números|Change the numbers)$/ }).waitFor();
    await unfold(page);
    for (const [width, height, limit] of [
      [1440, 900, 5200],
      [360, 740, 10_500],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit);
    }
  });

  test('explains the score in one line, and links to the details', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    await page.getByRole('link', { name: 'Cómo se calcula' }).click();
    await expect.poll(() => inView(heading(page, 'Cómo se calcula la puntuación'))).toBe(true);
    await page.getByText(/El nivel 1 no suma nada/).waitFor();
    await page.goBack();
    await complete(page);
  });
});

describe('the text of an advice', () => {
  test('shows hostile text as plain characters', async () => {
    const { page, requests } = await browser.visit(automatic.url, { viewport: { width: 360, height: 740 } });
    await send(page, ideaFor('lying'));
    await complete(page);
    await page.locator('#rules').waitFor({ timeout: 30_000 });
    const article = page.getByRole('article');
    await article.getByText('<img src=x onerror="alert(1)">').first().waitFor();
    await article.getByText('[pulsa aquí](javascript:alert(1))').first().waitFor();
    expect(await article.locator('img, script, iframe, b:has-text("gratis")').count()).toBe(0);
    const links = await article
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.filter((href) => /evil|javascript/.test(href))).toEqual([]);
    expect(requests.filter((url) => url.includes('evil'))).toEqual([]);
    expect(await article.innerText()).not.toMatch(/[\u202e\u2066\u200b\ufeff]|NaN|Infinity|∞|\[object/);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('scrolls a table that is wider than a phone in its own frame', async () => {
    const text = `| Canal | Coste | Clientes | Qué cuesta cada uno al final del año |
| --- | --- | --- | --- |
| Correoselectrónicos | 12.000,50 € | 1.200 clientes | 10,00 € por cliente |
| Visitas | 24.000,00 € | 12 clientes | 2.000 € por cliente |`;
    const parts = [{ kind: 'other', title: 'Los canales', text }, ...(EXAMPLE.advice?.parts ?? [])];
    const file = { ...EXAMPLE, advice: { ...EXAMPLE.advice, parts } };
    const visit = await browser.prepare({ viewport: { width: 360, height: 740 } });
    const page = await withReport(visit, withModel.url, file);
    const frame = page.getByRole('region', { name: 'Tabla: Los canales' });
    await frame.waitFor();
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(20);
    expect(await sidewaysScroll(page)).toBe(0);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    // A table that fits needs no frame.
    expect(await page.locator('#sums [tabindex="0"]').count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
