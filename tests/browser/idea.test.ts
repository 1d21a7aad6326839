import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from './harness/browser.ts';
import { withoutModel as product, withModel } from './harness/product.ts';
import { inView } from './harness/report.ts';

const browser = useBrowser();

const IDEA =
  'Una lista de espera para clínicas de fisioterapia pequeñas: cuando un paciente cancela, el hueco se ofrece por WhatsApp. Cobramos 39 € al mes, empezando por Valencia.';

const box = (page: Page) => page.getByRole('textbox', { name: 'Describe tu idea' });
const analyze = (page: Page) => page.getByRole('button', { name: 'Analizar idea' });

describe('the idea form', () => {
  test('the form shows its purpose and who reads the idea before it sends anything', async () => {
    const { page } = await browser.visit(product.url);
    await page.getByText('La leen unas reglas, sin IA').waitFor();
    const modelPage = (await browser.visit(withModel.url)).page;
    for (const badge of ['IA experta', 'Análisis profundo', 'Resultados reales']) {
      await modelPage.getByRole('listitem').getByText(badge, { exact: true }).waitFor();
      expect(await page.getByText(badge, { exact: true }).count()).toBe(0);
    }
    expect(await box(page).getAttribute('placeholder')).not.toBe('');
  });

  test('the form needs 50 trimmed code points and accepts at most 1000', async () => {
    const { page } = await browser.visit(product.url);
    expect(await analyze(page).isDisabled()).toBe(true);
    await box(page).fill(`   ${'a'.repeat(49)}   `);
    expect(await analyze(page).isDisabled()).toBe(true);
    await page.getByText('55/1000').waitFor();
    await box(page).fill('😀'.repeat(50));
    await page.getByText('50/1000').waitFor();
    expect(await analyze(page).isEnabled()).toBe(true);
    await box(page).fill('a'.repeat(1000));
    await box(page).press('Home');
    await page.keyboard.type('X');
    expect(await box(page).inputValue()).toBe('a'.repeat(1000));
    await box(page).fill('');
    await box(page).focus();
    await page.keyboard.insertText('é'.repeat(1200));
    expect(await box(page).inputValue()).toBe('é'.repeat(1000));
    await page.getByText('se han quedado fuera 200 caracteres').waitFor();
    await page.getByText('1000/1000').waitFor();
    await box(page).press('End');
    await box(page).press('Shift+ArrowLeft');
    await box(page).press('Control+C');
    await box(page).press('End');
    await box(page).press('Control+V');
    await page.getByText('se ha quedado fuera 1 carácter.').waitFor();
  });

  test('the checklist ticks the points that the text touches and starts a removable sentence for another', async () => {
    const { page } = await browser.visit(product.url);
    await box(page).fill(IDEA);
    const item = page.getByRole('listitem').filter({ hasText: 'cómo gana dinero' });
    await item.getByText('tu texto lo toca').waitFor();
    await box(page).fill('Una app para bares');
    await page.getByRole('button', { name: 'cómo gana dinero' }).click();
    expect(await box(page).inputValue()).toBe('Una app para bares. Cobraremos ');
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Quitar la frase empezada' }).click();
    expect(await box(page).inputValue()).toBe('Una app para bares');
  });

  test('on a phone the form starts within 480 px and its button is in view', async () => {
    for (const path of ['/', '/en']) {
      const { page } = await browser.visit(withModel.url + path, { viewport: { width: 360, height: 740 } });
      expect((await page.getByRole('textbox').boundingBox())?.y).toBeLessThan(480);
      expect(await inView(page.getByRole('button', { name: /^(Analizar idea|Analyze idea)$/ }))).toBe(true);
    }
  });

  test('the text box grows with its text and keeps the end of the text in view', async () => {
    const { page } = await browser.visit(withModel.url, { viewport: { width: 360, height: 740 } });
    const height = async () => (await page.getByRole('textbox').boundingBox())?.height ?? 0;
    const empty = await height();
    await page.getByRole('textbox').fill(IDEA.repeat(2));
    expect(await height()).toBeGreaterThan(empty * 1.5);
    await page.getByRole('textbox').fill(IDEA.repeat(9));
    expect(await height()).toBeLessThan(740 * 0.61);
  });

  test('the example is labelled, follows the page’s language, and keeps the typed text', async () => {
    const { page } = await browser.visit(product.url);
    await box(page).fill('Mi idea a medias');
    await page.getByRole('link', { name: 'Ver un ejemplo' }).click();
    await page.getByRole('heading', { name: 'Esto es un ejemplo' }).waitFor();
    await page.getByRole('heading', { name: 'Esta semana, el colegio primero' }).waitFor();
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('heading', { name: 'This is an example' }).waitFor();
    await page.getByRole('heading', { name: 'Improved idea' }).waitFor();
    await page.getByRole('link', { name: 'Write my own idea' }).first().click();
    expect(await page.getByRole('textbox').inputValue()).toBe('Mi idea a medias');
  });
});

describe('the typed text', () => {
  test('typed text survives a language switch, a legal page and a reload, but not the tab', async () => {
    const { page } = await browser.visit(product.url);
    await box(page).fill(IDEA);
    await page.getByRole('button', { name: /English/ }).click();
    expect(await page.getByRole('textbox', { name: 'Describe your idea' }).inputValue()).toBe(IDEA);
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await page.getByRole('link', { name: 'Back to Home' }).first().click();
    expect(await page.getByRole('textbox').inputValue()).toBe(IDEA);
    await page.reload();
    await hydrated(page);
    await page.getByText(`${IDEA.length}/1000`).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe(IDEA);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('fisioterapia');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('fisioterapia');
  });

  test('text typed before hydration is kept', async () => {
    const { page } = await browser.prepare();
    let load = () => {};
    const typed = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: 'commit' });
    await box(page).fill(IDEA);
    load();
    await hydrated(page);
    await page.getByText(`${IDEA.length}/1000`).waitFor();
    expect(await analyze(page).isEnabled()).toBe(true);
  });
});

test('the tab title says that a report finished in a hidden tab, without its content', async () => {
  const { page } = await browser.visit(withModel.url);
  await box(page).fill(IDEA);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await box(page).press('Control+Enter');
  await expect.poll(() => page.title(), { timeout: 15_000 }).toMatch(/^✓ Informe listo · Crisol · /);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await page.title()).toMatch(/^Crisol · /);
  expect(await page.title()).not.toContain(name);
});

test('the start of a sentence ticks nothing, and another start replaces it', async () => {
  const { page } = await browser.visit(withModel.url);
  await box(page).focus();
  const point = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await point('qué problema').click();
  expect(await box(page).inputValue()).toBe('El problema es ');
  await point('qué problema').waitFor();
  await point('para quién es').click();
  expect(await box(page).inputValue()).toBe('Es para ');
  await page.keyboard.type('peluquerías de barrio con dos empleados.');
  await expect.poll(() => point('para quién es').count()).toBe(0);
  await point('qué problema').click();
  expect(await box(page).inputValue()).toBe(
    'Es para peluquerías de barrio con dos empleados. El problema es ',
  );
  await page.getByRole('button', { name: 'Quitar la frase empezada' }).click();
  expect(await box(page).inputValue()).toBe('Es para peluquerías de barrio con dos empleados.');
});
