import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { progressOf } from '../../../src/document/progress.ts';
import type { ReportFile } from '../../../src/domain/report-file.ts';
import { RUBRIC_VERSION } from '../../../src/domain/rubric.ts';
import { ideaMessages } from '../../../src/web/idea/messages.ts';
import { example as english } from '../../../src/web/report/example.en.ts';
import { example as spanish } from '../../../src/web/report/example.es.ts';
import { pageMessages } from '../../../src/web/report/page-messages.ts';
import { hydrated, type Visit } from './browser.ts';

export const IDEA = {
  es: 'Una biblioteca de herramientas de barrio: los vecinos toman prestado un taladro por 3 € al día de una taquilla cercana en lugar de comprarlo.',
  en: 'A neighbourhood tool library: residents borrow a drill for £3 a day from a locker nearby instead of buying one for a single use.',
};

/** The Spanish idea, for which the scripted model plays a scenario. */
export const ideaFor = (scenario: string) => `${IDEA.es} (scenario: ${scenario})`;

/** The examples as a model's reports, because the page marks an example. */
const asWrittenByModel = (file: ReportFile): ReportFile => ({
  ...file,
  meta: { ...file.meta, rubric: RUBRIC_VERSION },
});
export const EXAMPLE = asWrittenByModel(spanish);
export const ENGLISH_EXAMPLE = asWrittenByModel(english);

const ALL_PARTS = progressOf({}).all;

/** What the page says while a report is written: some parts, or all but the last, have arrived. */
export const SOME_PARTS = new RegExp(`^[1-9]\\d* (de|of) ${ALL_PARTS} `);
export const ALL_PARTS_BUT_ONE = new RegExp(`^${ALL_PARTS - 1} (de|of) ${ALL_PARTS} `);

/** Any button with exactly this name. */
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

/** The text box of the form, in Spanish. */
export const box = (page: Page) => page.getByRole('textbox', { name: ideaMessages.es.label });

/**
 * Lets the scripted model at `url` go on with its answers to `ideaFor('held')` or `ideaFor('stepwise')`, once as many as
 * `least` wait.
 */
export async function release(url = inject('scripted'), least = 1): Promise<void> {
  const released = async () => (await fetch(`${url}/release?least=${least}`, { method: 'POST' })).json();
  await expect.poll(released, { timeout: 20_000 }).toBeGreaterThan(0);
}

/** Opens the page with a finished report as after a reload, which is faster than an analysis. */
export async function withReport(
  { page }: Visit,
  url: string,
  file: { idea: string } = EXAMPLE,
  isUnfolded = true,
): Promise<Page> {
  const script = await page.addInitScript(
    ([session, saved]) => {
      sessionStorage.setItem('crisol_session', session);
      sessionStorage.setItem('crisol_report', saved);
    },
    [JSON.stringify({ idea: file.idea, screen: 'result', full: isUnfolded }), JSON.stringify(file)] as const,
  );
  await page.goto(url);
  await script.dispose();
  await hydrated(page);
  await complete(page);
  return page;
}

/** Resolves when the report on the page is complete. */
export async function complete(page: Page): Promise<void> {
  await page.locator('article[aria-busy="false"]').waitFor({ timeout: 30_000 });
}

/** Types an idea and sends it with the keyboard. */
export async function send(page: Page, idea: string = IDEA.es): Promise<void> {
  const text = page.locator('form textarea').first();
  await text.fill(idea);
  await text.press('Control+Enter');
}

/** Unfolds the full analysis with the first of its buttons. */
export async function unfold(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^(${pageMessages.es.full}|${pageMessages.en.full})$`) })
    .first()
    .click();
}

/** The report that the tab has stored. */
export function storedReport(page: Page): Promise<ReportFile> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('crisol_report') ?? '{}'));
}

/** Whether an element is entirely inside the window. */
export function inView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** Presses the first button of this name, in the page or a part of it, and resolves with the file that it downloads. */
export async function downloaded(
  page: Page,
  name: string | RegExp,
  part: Page | Locator = page,
): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    part.getByRole('button', { name }).first().click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}
