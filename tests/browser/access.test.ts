import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATHS } from '../../src/web/pages.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { withoutModel as product } from './harness/product.ts';

const browser = useBrowser();

/** Texts that are cut off by their own box. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, p, li, h1, h2')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      // Text for screen readers alone is clipped on purpose.
      .filter((element) => getComputedStyle(element).overflow !== 'visible' && !element.matches('.sr-only'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

test.each(PATHS)('the page %s meets WCAG 2.2 AA in both themes, narrow and with large text', async (path) => {
  const { page } = await browser.visit(product.url + path, { colorScheme: 'light' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityViolations(page, true)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await cutTexts(page)).toEqual([]);
});

test.each([
  ['/nada', 'light'],
  ['/en/nothing', 'dark'],
] as const)('the error page at %s meets WCAG 2.2 AA in the %s theme', async (path, colorScheme) => {
  const visit = await browser.prepare({ colorScheme });
  visit.expectProblem(/status of 404/);
  await visit.page.goto(product.url + path);
  expect(await accessibilityViolations(visit.page)).toEqual([]);
});

test('forced colours keep every control visible', async () => {
  const { page } = await browser.visit(product.url, { forcedColors: 'active' });
  const invisible = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((element) => element.getBoundingClientRect().width > 1)
      .filter((element) => {
        let behind: Element | null = element;
        while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)')
          behind = behind.parentElement;
        const { backgroundColor } = getComputedStyle(behind ?? document.documentElement);
        const { color } = getComputedStyle(element);
        // With forced colours Chromium draws a background in the page's colour behind texts.
        return (
          color === backgroundColor || color === getComputedStyle(document.documentElement).backgroundColor
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(invisible).toEqual([]);
});

test('Tab reaches the skip link first, then header and footer, with visible focus', async () => {
  const { page } = await browser.visit(`${product.url}/terminos`, { viewport: { width: 360, height: 640 } });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => location.hash)).toBe('#main');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.reload();

  const reached: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return {
        name: element.getAttribute('aria-label') ?? (element.textContent ?? '').replace('←', ''),
        visible: style.outlineStyle !== 'none' && (element.contains(top) || top?.contains(element) === true),
      };
    });
    if (!focus) break;
    expect([focus.name, focus.visible]).toEqual([focus.name, true]);
    reached.push(focus.name);
  }
  expect(reached).toEqual(
    expect.arrayContaining(['EN: Switch to English', 'Crisol: inicio', 'Volver al inicio']),
  );
  expect(reached.at(-1)).toBe('Términos y condiciones');
});

test('the language switcher stays in the corner while scrolling, large enough for touch', async () => {
  const { page } = await browser.visit(`${product.url}/privacidad`, {
    viewport: { width: 360, height: 640 },
  });
  const switcher = page.getByRole('button', { name: 'EN: Switch to English' });
  await page.evaluate(() => scrollTo(0, 1500));
  const box = await switcher.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(330);
  expect(box?.y).toBeLessThan(40);
});
