import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { withModel } from './harness/product.ts';
import { complete, ENGLISH_EXAMPLE, EXAMPLE, inView, withReport } from './harness/report.ts';

/** The sums of the advice: a person changes their numbers, and the results follow. */

const browser = useBrowser();

const sums = (page: Page) => page.locator('#sums');
const open = (page: Page) =>
  page.getByRole('button', { name: /^(Cambiar los números|Change the numbers)$/ }).click();
/** A result beside the fields, as its name and value. */
const result = (page: Page, name: string) => sums(page).locator('dl > div', { hasText: name });

describe('the fields of the sums', () => {
  test.each([
    {
      language: 'es',
      file: EXAMPLE,
      price: 'Por cita recuperada',
      typed: '1.500,5',
      shown: '1500,5',
      month: 'Al mes quedan',
      // 200 × (1500.5 − 1) − 210
      after: /299\.690\s€/,
      undo: /^Volver a 8/,
      marked: 'antes 8 €',
    },
    {
      language: 'en',
      file: ENGLISH_EXAMPLE,
      price: 'Per recovered appointment',
      typed: '1,500.5',
      shown: '1,500.5',
      month: 'A month leaves',
      // 160 × (1500.5 − 1) − 230
      after: /£239,690/,
      undo: /^Back to £9/,
      marked: 'was £9',
    },
  ])('a number typed in $language changes the results at once, is marked, kept and undone', async (each) => {
    const { language, file, price, typed, shown, month, after, undo, marked } = each;
    const page = await withReport(
      await browser.prepare(),
      withModel.url + (language === 'es' ? '/' : '/en'),
      file,
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const written = await sums(page).locator('p').first().innerText();
    await open(page);
    const before = await result(page, month).innerText();
    const field = page.getByRole('textbox', { name: price });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(typed);
    expect(await result(page, month).innerText()).toMatch(after);
    await page.keyboard.press('Tab');
    expect(await field.inputValue()).toBe(shown);
    // The prose does not change, and the page says so.
    expect(await sums(page).locator('p').first().innerText()).toBe(written);
    await sums(page)
      .getByText(
        /^(El texto del consejo queda como se escribió|The text of the advice is left as it was written)/,
      )
      .last()
      .waitFor();

    await page.reload();
    await hydrated(page);
    await complete(page);
    // The changed number is marked even when the fields are closed.
    await sums(page).getByText(marked.replace(' ', ' '), { exact: false }).first().waitFor();
    await open(page);
    expect(await result(page, month).innerText()).toMatch(after);
    await sums(page).getByRole('button', { name: undo }).click();
    expect(await result(page, month).innerText()).toBe(before);
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('each changed number can be undone separately', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    await open(page);
    await page.getByRole('textbox', { name: 'Seguro y programas' }).fill('100');
    await page.getByRole('textbox', { name: 'Ocho en 25 clínicas' }).fill('300');
    await sums(page)
      .getByRole('button', { name: /^Volver a 60/ })
      .click();
    expect(await page.getByRole('textbox', { name: 'Seguro y programas' }).inputValue()).toBe('60');
    expect(await page.getByRole('textbox', { name: 'Ocho en 25 clínicas' }).inputValue()).toBe('300');
    expect(
      await sums(page)
        .getByRole('button', { name: /^Volver a/ })
        .count(),
    ).toBe(1);
  });

  test('an invalid number shows an error, changes no result, and reverts', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    await open(page);
    const before = await sums(page).locator('dl').innerText();
    const field = page.getByRole('textbox', { name: 'Avisos de WhatsApp' });
    for (const text of ['', '-5', 'mucho', '1e999', '99999999999999', '1.2.3', '3 o 4']) {
      await field.fill(text);
      expect(await field.getAttribute('aria-invalid'), text).toBe('true');
      await page.getByText('Escribe un número de cero en adelante.').waitFor();
      expect(await sums(page).locator('dl').innerText(), text).toBe(before);
    }
    await field.blur();
    expect(await field.inputValue()).toBe('0,75');
    for (const label of ['Avisos de WhatsApp', 'Ventas y altas', 'Ocho en 25 clínicas']) {
      await page.getByRole('textbox', { name: label }).fill('0');
      expect(await sums(page).innerText()).not.toMatch(/NaN|Infinity|∞|−0/);
    }
  });

  test('on a phone a person can fill them in by keyboard alone, with the results in view', async () => {
    // The height that an on-screen keyboard leaves.
    const page = await withReport(
      await browser.prepare({ viewport: { width: 360, height: 520 } }),
      withModel.url,
    );
    const trigger = page.getByRole('button', { name: 'Cambiar los números' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    const fields = sums(page).getByRole('textbox');
    await fields.first().focus();
    for (const name of [
      'Por cita recuperada',
      'Avisos de WhatsApp',
      'Comisión del cobro',
      'Ventas y altas',
    ]) {
      const focused = page.locator(':focus');
      await expect
        .poll(() => focused.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.innerText))
        .toContain(name);
      expect(await inView(focused), name).toBe(true);
      const results = (await sums(page).locator('dl').boundingBox()) ?? { y: 0, height: 0 };
      const place = (await focused.boundingBox()) ?? { y: 999, height: 0 };
      // The results do not cover the field either.
      expect(results.y + results.height, name).toBeLessThanOrEqual(521);
      expect(place.y + place.height, name).toBeLessThanOrEqual(results.y + 1);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('1');
    // 210 h of selling more make the hour cheap.
    expect(await result(page, 'La hora sale a').innerText()).toMatch(/5,41\s€/);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').innerText()).toMatch(/^Volver a 0,15/);
  });

  test('the next rating and advice get a changed number, marked as the person’s', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    const bodies: Record<string, unknown>[] = [];
    page.on('request', (request) => request.method() === 'POST' && bodies.push(request.postDataJSON()));
    await open(page);
    await page.getByRole('textbox', { name: 'Ventas y altas' }).fill('0,3');
    await page.getByRole('button', { name: 'Escribir el consejo otra vez' }).click();
    const mine = /^Mis cifras: Ventas y altas \(.*\): 0,3\sh\.$/;
    await expect.poll(() => bodies[0]?.results).toMatch(mine);
    await page.getByRole('button', { name: 'Ver el consejo anterior' }).click();
    await page.getByRole('button', { name: 'Volver a valorar' }).click();
    await expect.poll(() => bodies[1]?.results).toMatch(mine);
    await complete(page);
  });

  test('a missing quantity removes only the results that need it', async () => {
    const { advice } = EXAMPLE;
    const lines = advice?.sums?.lines.filter(({ kind }) => kind !== 'hours');
    const file = { ...EXAMPLE, advice: { ...advice, sums: { ...advice?.sums, lines } } };
    const page = await withReport(await browser.prepare(), withModel.url, file);
    await open(page);
    expect(await result(page, 'Al mes quedan').innerText()).toMatch(/1190\s€/);
    expect(await result(page, 'La hora sale a').count()).toBe(0);
  });

  test('the page says that sums contradict the text', async () => {
    const { advice } = EXAMPLE;
    const file = { ...EXAMPLE, advice: { ...advice, sums: { ...advice?.sums, month: 1900 } } };
    const page = await withReport(await browser.prepare(), withModel.url, file);
    await sums(page)
      .getByText(/^Con estas cantidades quedan 1190\s€ al mes, no 1900/)
      .waitFor();
  });

  test('on a small phone nothing scrolls sideways, and axe finds nothing in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const visit = await browser.prepare({ viewport: { width: 320, height: 640 }, colorScheme });
      const page = await withReport(visit, withModel.url);
      await open(page);
      await page.getByRole('textbox', { name: 'Por cita recuperada' }).fill('12');
      await page.getByRole('textbox', { name: 'Avisos de WhatsApp' }).fill('nada');
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
    }
  });
});
