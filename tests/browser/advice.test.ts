import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { scripted, useProduct, withModel } from './harness/product.ts';
import { complete, ENGLISH_EXAMPLE, EXAMPLE, IDEA, inView, send, withReport } from './harness/report.ts';

/** The advice after a report: it comes by itself, its sums can be changed, and a person can refuse its form of the idea. */

const automatic = useProduct(() => ({ ...scripted(), PLAN: 'auto' }));
const browser = useBrowser();

/** Bodies of the requests for plans and reports. */
function bodiesOf(page: Page): { path: string; body: Record<string, unknown> }[] {
  const bodies: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/')) bodies.push({ path, body: request.postDataJSON() });
  });
  return bodies;
}

const row = (page: Page, name: string) => page.locator('#sums fieldset', { hasText: name });
const result = (page: Page, name: string) => page.locator('#sums tr', { hasText: name }).first();

describe('the plan after a report', () => {
  test.each([
    [1440, 900],
    [360, 740],
  ])(
    'it is written by itself, of the improved idea, and nothing that can be seen moves at %d px',
    async (width, height) => {
      const { page } = await browser.visit(automatic.url, { viewport: { width, height } });
      const bodies = bodiesOf(page);
      await send(page);
      await complete(page);
      await page.evaluate(() => {
        const shifts = { sum: 0 };
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift' });
      });
      await page.getByRole('heading', { name: 'Seguir, cambiar o parar' }).waitFor();
      await page.getByText('30 reservas pagadas en tres semanas', { exact: false }).waitFor();
      await page.getByText('Lo primero: habla con las dos ferreterías', { exact: false }).waitFor();
      expect(
        await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum),
      ).toBeLessThan(0.02);
      expect(bodies.map(({ path }) => path)).toEqual(['/api/analyses', '/api/plans']);
      expect(bodies[1]?.body).toMatchObject({
        idea: IDEA.es,
        improvedIdea: expect.stringMatching(/^Empezar por/),
      });
      expect(bodies[1]?.body.raises).toHaveLength(3);
      // In the order of the work: what worries, the sums, the bet, the plan with this week first, the decision.
      const headings = await page.locator('article section > h2').allTextContents();
      expect(headings.slice(headings.indexOf('Lo que más preocupa')).slice(0, 6)).toEqual([
        'Lo que más preocupa',
        'Las cuentas',
        'La apuesta',
        'Plan de validación',
        'Seguir, cambiar o parar',
        'Lo que más subiría la puntuación',
      ]);

      await page.getByRole('button', { name: 'No: como yo la escribí' }).click();
      await page.getByText('El plan sigue tu idea tal como la escribiste.').waitFor();
      expect(bodies[2]?.path).toBe('/api/plans');
      expect(bodies[2]?.body).not.toHaveProperty('improvedIdea');
    },
  );

  test('it does not come again after a reload', async () => {
    const { page } = await browser.visit(automatic.url);
    const { plan: _, ...withoutPlan } = EXAMPLE;
    const bodies = bodiesOf(page);
    await withReport({ page, requests: [], expectProblem: () => undefined }, automatic.url, withoutPlan);
    await page.getByRole('button', { name: 'Escribir el plan de validación' }).waitFor();
    expect(bodies).toEqual([]);
  });
});

describe('the fields of the sums', () => {
  test.each([
    {
      language: 'es',
      price: 'Precio por clínica',
      typed: '1.500,5',
      shown: '1500,5',
      monthly: 'Resultado al mes',
      own: 'cifra propia; el modelo decía 39',
      undo: /^Volver a 39/,
      start: '/',
    },
    {
      language: 'en',
      price: 'Price per clinic',
      typed: '1,500.5',
      shown: '1,500.5',
      monthly: 'Result a month',
      own: 'own figure; the model said £35',
      undo: /^Back to £35/,
      start: '/en',
    },
  ])(
    'a number typed in $language changes the results at once, without a request, and stays',
    async (each) => {
      const { price, typed, shown, monthly, own, undo, start, language } = each;
      const visit = await browser.prepare();
      const page = await withReport(
        visit,
        withModel.url + start,
        language === 'es' ? EXAMPLE : ENGLISH_EXAMPLE,
      );
      const bodies = bodiesOf(page);
      const before = await result(page, monthly).textContent();
      const field = row(page, price).getByRole('textbox').first();
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(typed);
      const after = await result(page, monthly).textContent();
      expect(after).not.toBe(before);
      // 3 × (1,500.50 − 6 or 5) − 90 or 80
      expect(after).toMatch(language === 'es' ? /4393,50\s€/ : /£4,406\.50/);
      await page.keyboard.press('Tab');
      expect(await field.inputValue()).toBe(shown);
      await page.locator('#sums').getByText(own).waitFor();

      await page.reload();
      await hydrated(page);
      await complete(page);
      expect(await result(page, monthly).textContent()).toBe(after);
      await page.locator('#sums').getByRole('button', { name: undo }).click();
      expect(await result(page, monthly).textContent()).toBe(before);
      expect(bodies).toEqual([]);
    },
  );

  test('what is no number changes nothing and says so; the number comes back', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    const before = await page.locator('#sums tbody').textContent();
    const field = row(page, 'Coste directo').getByRole('textbox').first();
    for (const text of ['', '-5', 'mucho', '1e999', '99999999999999', '1.2.3']) {
      await field.fill(text);
      expect(await field.getAttribute('aria-invalid'), text).toBe('true');
      await page.getByText('Escribe un número de cero en adelante.').waitFor();
      expect(await page.locator('#sums tbody').textContent(), text).toBe(before);
    }
    await field.blur();
    expect(await field.inputValue()).toBe('6');
    await field.fill('0');
    expect(await page.locator('#sums').textContent()).not.toMatch(/NaN|Infinity|∞/);
  });

  test('a changed number goes into the next rating as the person’s', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    const bodies = bodiesOf(page);
    await row(page, 'Horas propias').getByRole('textbox').first().fill('1,5');
    await page.getByRole('button', { name: 'Volver a valorar con estos resultados' }).click();
    await expect.poll(() => bodies[0]?.body.results).toBe('Mis cifras: horas propias por clínica, 1,5 h.');
    await page.getByText('cifra propia; el modelo decía 1 h').waitFor({ timeout: 30_000 });
  });

  test('a quantity that is missing leaves its results out, and can be put in', async () => {
    const { plan, ...rest } = EXAMPLE;
    const quantities = plan?.sums?.quantities.filter(({ kind }) => kind !== 'cost');
    const file = { ...rest, plan: { ...plan, sums: { ...plan?.sums, quantities } } };
    const page = await withReport(await browser.prepare(), withModel.url, file);
    await page.getByText('sin calcular; por saber: el coste directo').first().waitFor();
    const field = page.locator('#sums').getByLabel('Coste directo por clínica');
    await field.fill('9');
    await field.press('Enter');
    expect(await result(page, 'Margen').textContent()).toMatch(/30\s€/);
    await page.getByRole('button', { name: 'Quitar' }).click();
    await page.getByText('sin calcular; por saber: el coste directo').first().waitFor();
  });

  test('on a phone each quantity is a row, nothing scrolls sideways, and axe finds nothing', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const visit = await browser.prepare({ viewport: { width: 320, height: 640 }, colorScheme });
      const page = await withReport(visit, withModel.url);
      await row(page, 'Precio').getByRole('textbox').first().fill('nada');
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      const tops = await page
        .locator('#sums fieldset')
        .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(tops.length);
    }
  });
});

test('the plan is filled in from tick to new rating by keyboard alone on a phone', async () => {
  const visit = await browser.prepare({ viewport: { width: 360, height: 740 } });
  const page = await withReport(visit, withModel.url);
  const bodies = bodiesOf(page);
  const focused = page.locator(':focus');
  const isAt = async (role: 'checkbox' | 'textbox' | 'button', name: string) => {
    await expect.poll(() => focused.and(page.getByRole(role, { name })).count()).toBe(1);
    expect(await inView(focused)).toBe(true);
  };
  await page.getByRole('checkbox', { name: 'Experimento hecho' }).nth(1).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await isAt('checkbox', 'Experimento hecho');
  await page.keyboard.press('Space');
  expect(await focused.isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await isAt('textbox', 'Resultado');
  const top = async () => (await focused.boundingBox())?.y;
  const before = await top();
  await page.keyboard.type('5');
  // The scale says what the number means, and the field stays where it is.
  await page.getByText('Con 5, sigue.').waitFor();
  expect(await top()).toBe(before);
  await page.keyboard.press('Tab');
  await isAt('button', 'Volver a valorar con estos resultados');
  await page.keyboard.press('Enter');
  await expect.poll(() => bodies[0]?.body.results).toMatch(/Que se puede vender sin visitar.*5/);
  await complete(page);
  await page.getByRole('heading', { name: 'Qué ha cambiado' }).waitFor();
  await expect.poll(() => focused.evaluate(({ tagName }) => tagName)).toBe('H1');
});
