import { expect, test } from 'vitest';
import { shellMessages } from '../../src/web/shell/messages.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { withoutModel as product } from './harness/product.ts';

const browser = useBrowser();

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

test('Tab reaches the skip link first, then header and footer, with visible focus; the language stays in the corner', async () => {
  const { page } = await browser.visit(`${product.url}/terminos`, { viewport: { width: 360, height: 640 } });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(shellMessages.es.skip);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => location.hash)).toBe('#main');
  const switcher = page.getByRole('button', { name: shellMessages.es.switchLanguage });
  await page.evaluate(() => scrollTo(0, 1500));
  // Large enough for touch, in the corner.
  const { x = 0, y = 99, width = 0, height = 0 } = (await switcher.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(x + width).toBeGreaterThan(330);
  expect(y).toBeLessThan(40);
  // Without the fragment, so that Tab begins at the top.
  await page.goto(`${product.url}/terminos`);
  await hydrated(page);

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
  const { switchLanguage, home, backHome, terms } = shellMessages.es;
  expect(reached).toEqual(expect.arrayContaining([switchLanguage, home, backHome]));
  expect(reached.at(-1)).toBe(terms);
});
