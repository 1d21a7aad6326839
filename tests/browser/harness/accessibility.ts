import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands, by WCAG 2.2 AA and its own good practice, target size included.
 * @returns one line per violation: rule, help, first elements
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which no content policy holds back.
  await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the page without types.
    const { axe } = globalThis as any;
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: rules },
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(
      (violation: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }) =>
        `${violation.id}: ${violation.help}: ${violation.nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(' ')} (${node.failureSummary})`)
          .join(' | ')}`,
    );
  }, RULES);
}

/** How many CSS pixels the page is wider than the window: 0 where nobody has to scroll sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
