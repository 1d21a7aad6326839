import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const CONTRAST = { type: 'rule', values: ['color-contrast'] };

/**
 * Runs axe on the current state of the page with the rules of WCAG 2.2 AA, best practices and target size; with
 * `contrastAlone` the contrast of its colours only, which takes a fifth of the time.
 * @returns one line per violation: rule, help, first elements
 */
export async function accessibilityViolations(page: Page, contrastAlone = false): Promise<string[]> {
  // Evaluated by the debugger, which the content policy does not restrict.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  return page.evaluate(
    async (runOnly) => {
      // biome-ignore lint/suspicious/noExplicitAny: the injected axe has no types.
      const { axe } = globalThis as any;
      const { violations } = await axe.run(document, {
        runOnly,
        ...(runOnly.type === 'tag' && { rules: { 'target-size': { enabled: true } } }),
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.map(
        (violation: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }) =>
          `${violation.id}: ${violation.help}: ${violation.nodes
            .slice(0, 3)
            .map((node) => `${node.target.join(' ')} (${node.failureSummary})`)
            .join(' | ')}`,
      );
    },
    contrastAlone ? CONTRAST : RULES,
  );
}

/** CSS pixels by which the page is wider than the window; 0 without horizontal scrolling. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Whether the element is in view, and nothing covers its centre. */
export function isInView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
