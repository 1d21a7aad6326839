import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from './harness/browser.ts';
import { withModel } from './harness/product.ts';
import { complete, ideaFor, inView, release, send, unfold } from './harness/report.ts';

const WORDS = {
  es: { loading: 'Analizando tu idea con IA...', full: 'Ver análisis completo' },
  en: { loading: 'Analyzing your idea with AI...', full: 'Show full analysis' },
} as const;

const HELD = ideaFor('held');
const browser = useBrowser();

/**
 * Top of an element in the window, in the last frame before the report is complete and half a second later. Disables
 * scroll anchoring, which Safari lacks.
 */
function movesAtTheEnd(page: Page, selector: string): Promise<{ before: number; after: number }> {
  return page.evaluate((target) => {
    document.documentElement.style.overflowAnchor = 'none';
    const top = () => document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN;
    return new Promise((resolve) => {
      let before = top();
      const look = () => {
        if (document.querySelector('article')?.ariaBusy === 'false') {
          setTimeout(() => resolve({ before, after: top() }), 500);
          return;
        }
        before = top();
        requestAnimationFrame(look);
      };
      look();
    });
  }, selector);
}

describe('the page during an analysis', () => {
  test.each([360, 1280])(
    'an analysis shows progress, keeps the screen awake and ends without a jump (%i px)',
    async (width) => {
      const { page } = await browser.prepare({ viewport: { width, height: 740 } });
      await page.addInitScript(() => {
        Object.assign(globalThis, { locks: 0 });
        const lock = { release: async () => Object.assign(globalThis, { locks: -1 }) };
        Object.defineProperty(navigator, 'wakeLock', {
          value: { request: async () => Object.assign(globalThis, { locks: 1 }) && lock },
        });
      });
      await page.goto(withModel.url);
      await hydrated(page);
      await send(page, HELD);
      const progress = page.getByRole('heading', { name: WORDS.es.loading });
      await progress.waitFor();
      await page.getByText('Nuestra IA experta está evaluando cada aspecto de tu idea').waitFor();
      await page.getByText('1-2 minutos').waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      // All sections but the last: a later section above would also move the page.
      await page.getByText(/^[1-9]\d* de 27 partes$/).waitFor({ timeout: 20_000 });
      expect(await inView(progress)).toBe(true);
      const bar = page.locator('.writing-bar');
      expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await page.evaluate('locks')).toBe(1);
      const isPhone = width === 360;
      if (isPhone) await unfold(page);
      const place = isPhone ? '#competition' : '#score';
      await page.locator(place).scrollIntoViewIfNeeded();
      expect(await inView(progress)).toBe(true);
      const moves = movesAtTheEnd(page, place);
      await release();
      const { before, after } = await moves;
      expect(Math.abs(after - before)).toBeLessThanOrEqual(24);
      expect(await page.locator('#competition').isVisible()).toBe(isPhone);
      expect(await page.evaluate('locks')).toBe(-1);
    },
  );

  test('on a phone, cancelling or leaving the example returns to the form, in view', async () => {
    const { page } = await browser.visit(withModel.url, { viewport: { width: 360, height: 740 } });
    const box = page.getByRole('textbox', { name: 'Describe tu idea' });
    await page.getByRole('link', { name: 'Ver un ejemplo' }).click();
    await page.getByRole('link', { name: 'Escribir mi idea' }).last().click();
    await expect.poll(() => inView(box)).toBe(true);
    await send(page, HELD);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect.poll(() => inView(box)).toBe(true);
    expect(await box.inputValue()).toBe(HELD);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('an analysis continues during a language switch and a visit to a legal page', async () => {
    const { page } = await browser.visit(withModel.url);
    await send(page, HELD);
    await page.getByRole('heading', { name: WORDS.es.loading }).waitFor();
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('heading', { name: WORDS.en.loading }).waitFor();
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await page.getByRole('link', { name: 'Back to Home' }).first().click();
    await release();
    await complete(page);
    await page.getByRole('button', { name: WORDS.en.full }).first().waitFor();
  });

  test('a reload during an analysis keeps the partial report and offers a retry', async () => {
    const { page } = await browser.visit(withModel.url);
    await send(page, HELD);
    await page.getByText(/^[1-9]\d* de 27 partes$/).waitFor({ timeout: 20_000 });
    await page.reload();
    await hydrated(page);
    await page.getByText('El análisis se interrumpió. Esto es lo que había llegado.').waitFor();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await release();
    await complete(page);
  });
});

test('unfolding the report leads to its first chapter, and the list of sections to the others', async () => {
  const { page } = await browser.visit(withModel.url, { viewport: { width: 360, height: 740 } });
  await send(page);
  await complete(page);
  await unfold(page);
  const chapter = page.locator('#interpretation');
  await expect.poll(() => inView(chapter.getByRole('heading'))).toBe(true);
  // The list of sections marks the current one and links to the others.
  const list = page.getByRole('navigation', { name: 'En esta página' });
  await list.getByRole('button').click();
  await list.getByRole('link', { name: 'Competencia en el sector' }).click();
  await expect.poll(() => list.getByRole('button').innerText()).toContain('Competencia en el sector');
});
