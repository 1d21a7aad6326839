import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ReportFile } from '../../src/domain/report-file.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { withModel } from './harness/product.ts';
import { complete, EXAMPLE, IDEA, ideaFor, send, withReport } from './harness/report.ts';

/** Notes below the answer and their replies, and a second step that is asked again. */

const browser = useBrowser();
const NOTE = 'Pregunta o cuenta qué has averiguado';
const TEXT = 'Pregunté a 20 y pagaron 2';
const FILE: ReportFile = { ...EXAMPLE, idea: IDEA.es };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByLabel(NOTE);
const thread = (page: Page) => page.locator('#replies');

async function tell(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await button(page, 'Enviar').click();
}

/** The file that the tab has stored. */
const stored = (page: Page): Promise<ReportFile> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('crisol_report') ?? '{}'));

test('a note is answered in the thread, which a reload keeps, and leads to a new score and a new report', async () => {
  const visit = await browser.prepare();
  const page = await withReport(visit, withModel.url, FILE);
  await tell(page, TEXT);
  await page.getByText('Ya está la respuesta a tu nota.').waitFor({ state: 'attached' });
  expect(await field(page).inputValue()).toBe('');
  await expect.poll(() => thread(page).innerText()).toContain(TEXT);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect((await stored(page)).replies).toMatchObject([{ note: TEXT }]);
  await button(page, 'Puntuar de nuevo con esto').click();
  await page.getByText(/^La puntuación es ahora \d+\.$/).waitFor({ state: 'attached' });
  await page.reload();
  await expect.poll(() => thread(page).innerText()).toContain(TEXT);
  const request = page.waitForRequest('**/api/analyses');
  await button(page, 'Escribirlo todo de nuevo').click();
  expect((await request).postDataJSON()).toMatchObject({
    idea: IDEA.es,
    results: expect.stringContaining(TEXT),
  });
  await complete(page);
  expect((await stored(page)).results?.text).toContain(TEXT);
  await page.getByRole('heading', { name: 'Qué ha cambiado' }).waitFor();
});

test('a note whose reply fails is not lost, and can be sent again or changed', async () => {
  const visit = await browser.prepare();
  const page = await withReport(visit, withModel.url, FILE);
  visit.expectProblem(/503/);
  await page.route('**/api/replies', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"busy"}' }),
  );
  await tell(page, TEXT);
  await page.getByText('Error de IA:').waitFor();
  await button(page, 'Cambiar la nota').click();
  expect(await field(page).inputValue()).toBe(TEXT);
  await page.unroute('**/api/replies');
  await button(page, 'Enviar').click();
  await page.getByText('Ya está la respuesta a tu nota.').waitFor({ state: 'attached' });
});

test('a report whose second step failed says so, also after a reload, and only that step is asked again', async () => {
  const { page } = await browser.visit(withModel.url);
  await send(page, ideaFor('answer-fails'));
  await complete(page);
  await page.getByText('Error de IA:').waitFor();
  await page.reload();
  await page.getByText('Error de IA:').waitFor();
  const request = page.waitForRequest('**/api/analyses');
  await button(page, 'Pedir solo la respuesta').click();
  expect((await request).postDataJSON()).toMatchObject({ judgement: { projectName: expect.any(String) } });
  await complete(page);
  await page.getByText('Error de IA:').waitFor();
});
