import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ideaMessages } from '../../src/web/idea/messages.ts';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { shareMessages } from '../../src/web/share/messages.ts';
import { isInView } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { withModel as product } from './harness/product.ts';
import { box, button, complete, downloaded, EXAMPLE, IDEA, send } from './harness/report.ts';
import { file, openFromForm, openList, put, storedReports, wholeReport } from './harness/saved.ts';

/** Saving, sharing and comparing reports, and the way back to them. None of them needs a server. */

const browser = useBrowser();
const texts = shareMessages.es;
const NAME = EXAMPLE.report.projectName;

test('a report is shared by a link for any browser and by the device’s share dialog', async () => {
  const { page } = await browser.prepare({ own: true });
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      Object.assign(globalThis, { shared: { url: data?.url, title: data?.title } });
    };
  });
  await page.goto(product.url);
  await openFromForm(page, file(EXAMPLE));
  await button(page, texts.share).first().click();
  const short = await page.getByLabel(texts.shortLink, { exact: true }).inputValue();
  const whole = await page.getByLabel(texts.wholeLink, { exact: true }).inputValue();
  expect(short.length).toBeLessThanOrEqual(2000);
  await button(page, texts.device).click();
  const shared = () =>
    page.evaluate(() => (globalThis as unknown as { shared?: Record<string, string> }).shared);
  await expect.poll(shared).toEqual({ url: short, title: NAME });

  const other = await browser.visit(whole);
  await other.page.getByText(texts.origin.link).waitFor();
  await wholeReport(other.page);
});

test('a report is saved when asked, with what is told later, then all are; the list deletes with undo', async () => {
  const { page } = await browser.visit(product.url);
  await send(page);
  await complete(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByText(texts.onlyInTab).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('crisol_saved'))).toBeNull();
  await button(page, `${texts.keepOne} ${texts.inThisBrowser}`).click();
  await page.getByText(texts.savedHere).waitFor();
  await page.getByLabel(pageMessages.es.note).fill('Pregunté a 20 y pagaron 2');
  await button(page, pageMessages.es.noteSend).click();
  await expect
    .poll(async () => Object.values(await storedReports(page)))
    .toMatchObject([{ file: { replies: [{ note: 'Pregunté a 20 y pagaron 2' }] } }]);
  await button(page, pageMessages.es.anotherButton).click();
  const list = await openList(page);
  const before = await storedReports(page);
  await button(list, texts.deleteOne(name)).click();
  await list.getByText(texts.noneSaved).waitFor();
  expect(await storedReports(page)).toEqual({});
  await button(list, texts.undo).click();
  await button(list, texts.openOne(name)).click();
  await page.getByText(texts.origin.saved).waitFor();
  expect(await storedReports(page)).toEqual(before);

  await button(page, texts.keepAlways).click();
  await page.getByText(texts.allSavedHere).waitFor();
  await page.reload();
  await button(page, pageMessages.es.anotherButton).click();
  await send(page, IDEA.es.replace('taladro', 'serrucho'));
  await complete(page);
  await page.getByText(texts.allSavedHere).waitFor();
  await openList(page);
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  await list.getByRole('switch', { name: texts.keep }).uncheck();
  await page.keyboard.press('Escape');
  await button(page, texts.keepAlways).waitFor();
});

test('saving overwrites no other report, and says when there is no space; the list keeps an unreadable one and offers it as a file', async () => {
  const { page } = await browser.visit(product.url);
  const { generatedAt } = EXAMPLE.meta;
  const other = { ...EXAMPLE, idea: IDEA.es, report: { ...EXAMPLE.report, projectName: 'Otro' } };
  const newer = { ...other, version: 2, later: { of: 'any form' } };
  await put(page, [
    ['empty', null],
    ['old', { savedAt: 'yesterday', file: { format: 'crisol-report', version: 1 } }],
    [generatedAt, { savedAt: '2026-01-01', file: other }],
    [`${generatedAt} 2`, { savedAt: '2026-01-02', file: newer }],
  ]);
  const before = await storedReports(page);
  const list = await openList(page);
  await button(list, texts.openOne('Otro')).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(4);
  const broken = list.getByRole('listitem').filter({ hasText: texts.problem.newer });
  await list.getByText(texts.problemAt('idea')).waitFor();
  const { bytes } = await downloaded(page, texts.downloadOne(texts.unnamed), broken);
  expect(JSON.parse(bytes.toString())).toEqual(newer);
  // The opened report has the date, and so the key, of another one.
  await list.locator('input[type=file]').setInputFiles(file(EXAMPLE));
  await page.getByText(texts.origin.file).waitFor();
  const keep = button(page, `${texts.keepOne} ${texts.inThisBrowser}`);
  await keep.click();
  await page.getByText(texts.savedHere).waitFor();
  await openList(page);
  await expect.poll(() => list.getByRole('listitem').count()).toBe(5);
  expect(await storedReports(page)).toMatchObject(before);

  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const unsaved = { ...other, meta: { ...other.meta, generatedAt: '2026-02-02T00:00:00.000Z' } };
  await list.locator('input[type=file]').setInputFiles(file(unsaved));
  await keep.click();
  await page.getByText(texts.saveFailed).waitFor();
});

test('the list lays two reports side by side, the earlier one first', async () => {
  const { page } = await browser.visit(product.url, { viewport: { width: 360, height: 740 } });
  const earlier = {
    ...EXAMPLE,
    report: {
      ...EXAMPLE.report,
      projectName: 'Antes',
      scoreBreakdown: EXAMPLE.report.scoreBreakdown?.map((axis) => ({ ...axis, level: 2 })),
      score: 25,
    },
    meta: { ...EXAMPLE.meta, generatedAt: '2026-01-01T00:00:00.000Z' },
  };
  await put(page, [
    [EXAMPLE.meta.generatedAt, { file: EXAMPLE }],
    [earlier.meta.generatedAt, { file: earlier }],
  ]);
  await page.reload();
  await button(page, ideaMessages.es.several).click();
  const list = page.getByRole('dialog');
  await button(list, texts.compareOne(NAME)).click();
  await list.getByText(texts.chooseAnother).waitFor();
  await button(list, texts.compareOne('Antes')).click();
  const table = list.getByRole('table');
  await table.getByRole('columnheader').first().getByText('Antes').waitFor();
  await table.getByRole('row', { name: /25.*63/ }).waitFor();
  expect(await isInView(table)).toBe(true);
  await button(list, texts.openOne('Antes')).click();
  await page.getByRole('heading', { level: 1, name: 'Antes' }).waitFor();
});

test('after a report crashes the page, a reload keeps the text and not the report', async () => {
  const visit = await browser.visit(product.url);
  const { page } = visit;
  await box(page).fill(IDEA.es);
  await openFromForm(page, file(EXAMPLE));
  await page.getByText(texts.origin.file).waitFor();
  await page.goBack();
  visit.expectProblem(/no dates today/);
  await page.evaluate(() => {
    Date.prototype.toLocaleString = () => {
      throw new RangeError('no dates today');
    };
  });
  await button(page, ideaMessages.es.previousReport).click();
  await page.getByText('Unexpected Application Error!').waitFor();
  await page.reload();
  await expect.poll(() => box(page).inputValue()).toBe(IDEA.es);
  expect(await button(page, ideaMessages.es.previousReport).count()).toBe(0);
});

test('Back and Forward move between form, reports and example', async () => {
  const { page } = await browser.visit(product.url);
  /** The idea is quoted in the folded analysis. */
  const quoted = (page: Page, words: string) => page.locator('blockquote', { hasText: words });
  await page.getByRole('link', { name: ideaMessages.es.example }).first().click();
  await page.getByText(pageMessages.es.example).waitFor();
  await page.goBack();
  await send(page);
  await complete(page);
  await page.goBack();
  expect(await box(page).inputValue()).toBe(IDEA.es);
  await page.goForward();
  await button(page, pageMessages.es.anotherButton).click();
  expect(await box(page).inputValue()).toBe('');
  await send(page, IDEA.es.replace('taladro', 'serrucho'));
  await complete(page);
  expect(await quoted(page, 'un taladro').count()).toBe(0);
  await page.goBack();
  await box(page).waitFor();
  await page.goBack();
  await quoted(page, 'un taladro').waitFor({ state: 'attached' });
  await page.goForward();
  await page.goForward();
  await quoted(page, 'un serrucho').waitFor({ state: 'attached' });

  // A history entry of another version.
  for (const state of [{ screen: 'later' }, 'later', 7]) {
    await page.evaluate((unknown) => {
      sessionStorage.clear();
      history.replaceState(unknown, '');
    }, state);
    await page.reload();
    await box(page).waitFor();
  }
});
