import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Sums } from '../../src/domain/sums.ts';
import { sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { withModel } from './harness/product.ts';
import { complete, EXAMPLE, inView, withReport } from './harness/report.ts';

/** The sums of the answer: a person changes their numbers, and the picture and the results follow. */

const browser = useBrowser();
const sums = (page: Page) => page.locator('#sums');
const results = (page: Page) => sums(page).locator('.sums-bar');
const picture = (page: Page) => sums(page).locator('dl').first();
const open = (page: Page) => page.getByRole('button', { name: 'Cambiar los números' }).click();

test('a number changes picture and results at once, is marked, survives a reload and is undone; an invalid one reverts', async () => {
  const page = await withReport(await browser.prepare(), withModel.url);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page);
  const [before, drawn] = [await results(page).innerText(), await picture(page).innerText()];
  const field = page.getByRole('textbox', { name: 'Por cita recuperada' });
  await field.fill('1.500,5');
  await expect.poll(() => results(page).innerText()).not.toBe(before);
  expect(await picture(page).innerText()).not.toBe(drawn);
  expect(await picture(page).innerText()).toMatch(/300.100\s€/);
  await page.reload();
  await hydrated(page);
  await complete(page);
  await sums(page).getByText('en vez de 8 €').first().waitFor();
  await open(page);
  await sums(page)
    .getByRole('button', { name: /^Volver a 8/ })
    .click();
  expect(await results(page).innerText()).toBe(before);
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);

  const costs = page.getByRole('textbox', { name: 'Avisos de WhatsApp' });
  for (const text of ['', '-5', 'mucho', '1e999', '99999999999999', '1.2.3', '3 o 4']) {
    await costs.fill(text);
    expect(await costs.getAttribute('aria-invalid'), text).toBe('true');
    await page.getByText('Tiene que ser 0 o más.').waitFor();
    expect(await results(page).innerText(), text).toBe(before);
  }
  await costs.blur();
  expect(await costs.inputValue()).toBe('0,75');
  await page.getByRole('textbox', { name: 'Ventas y altas' }).fill('0');
  expect(await sums(page).innerText()).not.toMatch(/NaN|Infinity|∞|−0/);
});

test('on a phone the fields are filled in by keyboard alone, with the results in view', async () => {
  // The height that an on-screen keyboard leaves.
  const viewport = { width: 360, height: 520 };
  const page = await withReport(await browser.prepare({ viewport, colorScheme: 'dark' }), withModel.url);
  await page.getByRole('button', { name: 'Cambiar los números' }).focus();
  await page.keyboard.press('Enter');
  for (const field of (await sums(page).getByRole('textbox').all()).slice(0, 3)) {
    await field.focus();
    expect(await inView(field)).toBe(true);
    const bar = await results(page).boundingBox();
    const place = await field.boundingBox();
    expect((place?.y ?? 999) + (place?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  }
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the page says that the sums contradict the text', async () => {
  const written = EXAMPLE.report.sums as Sums;
  const file = { ...EXAMPLE, report: { ...EXAMPLE.report, sums: { ...written, month: 1900 } } };
  const page = await withReport(await browser.prepare(), withModel.url, file);
  await sums(page)
    .getByText(/^Con estas cantidades te quedan 1\.?020\s€ al mes, no 1\.?900/)
    .waitFor();
});
