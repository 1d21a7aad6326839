import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { sourceMessages } from '../../src/document/answer-messages.ts';
import { reportMessages } from '../../src/document/report-messages.ts';
import { analysisMessages } from '../../src/web/analysis/analysis-messages.ts';
import { failureMessages } from '../../src/web/analysis/failure-messages.ts';
import { ideaMessages } from '../../src/web/idea/messages.ts';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { shellMessages } from '../../src/web/shell/messages.ts';
import { startFakeSearch } from '../fake-search/fake-search.ts';
import { IDEA as SEARCHED_IDEA, SOURCES } from '../fake-search/pages.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { scripted, useProduct, withModel } from './harness/product.ts';
import {
  ALL_PARTS_BUT_ONE,
  box,
  button,
  complete,
  ideaFor,
  inView,
  release,
  SOME_PARTS,
  send,
  storedReport,
  unfold,
} from './harness/report.ts';

/** The page while a report is written, in its two steps. Each waits near its end until the test releases it. */

const HELD = ideaFor('held');
const texts = { ...analysisMessages.es, ...pageMessages.es };
const PHONE = { width: 360, height: 740 };

const search = await startFakeSearch();
afterAll(() => search.close());
const searching = useProduct(() => ({
  ...scripted(),
  SEARCH_SERVICE: 'searxng',
  SEARCH_URL: search.url,
}));
const browser = useBrowser();

/** Lets the first step go on, and waits until the second has written all but its end. */
async function toTheEnd(page: Page): Promise<void> {
  await release();
  await page.getByText(ALL_PARTS_BUT_ONE).waitFor({ state: 'attached', timeout: 20_000 });
}

/** By how many pixels an element moves in the frames around the moment when the report is complete. */
function moveAtTheEnd(page: Page, selector: string): Promise<number> {
  return page.evaluate((target) => {
    const top = () => document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN;
    return new Promise((resolve) => {
      let before = top();
      let framesAfter = 0;
      const look = () => {
        if (document.querySelector('article')?.ariaBusy === 'false') framesAfter += 1;
        else before = top();
        if (framesAfter === 30) resolve(Math.abs(top() - before));
        else requestAnimationFrame(look);
      };
      look();
    });
  }, selector);
}

test.each([
  { window: PHONE, place: '#competition' },
  { window: { width: 1280, height: 740 }, place: '#score' },
])('an analysis shows its progress and ends without a jump: $window.width px', async (each) => {
  const { page } = await browser.visit(withModel.url, { viewport: each.window });
  await send(page, HELD);
  const progress = page.getByRole('heading', { name: texts.analyzingAi });
  await progress.waitFor();
  await page.getByText(texts.estimate).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await toTheEnd(page);
  expect(await inView(progress)).toBe(true);
  const bar = page.locator('.writing-bar');
  expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  if (each.window === PHONE) await unfold(page);
  await page.locator(each.place).scrollIntoViewIfNeeded();
  expect(await inView(progress)).toBe(true);
  const move = moveAtTheEnd(page, each.place);
  await release();
  expect(await move).toBeLessThanOrEqual(24);
});

test('on a phone a cancelled analysis leads back to its text; one cut in its first step can be retried', async () => {
  const { page } = await browser.visit(withModel.url, { viewport: PHONE });
  await page.getByRole('link', { name: ideaMessages.es.example }).first().click();
  await page.getByRole('link', { name: texts.exampleBack }).last().click();
  await expect.poll(() => inView(box(page))).toBe(true);
  await send(page, HELD);
  await button(page, texts.cancel).click();
  await expect.poll(() => inView(box(page))).toBe(true);
  expect(await box(page).inputValue()).toBe(HELD);
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);

  await send(page, HELD);
  await page.getByText(SOME_PARTS).waitFor({ state: 'attached', timeout: 20_000 });
  await page.reload();
  await hydrated(page);
  await page.getByText(texts.unfinished).waitFor();
  await button(page, failureMessages.es.retry).click();
  await toTheEnd(page);
  await release();
  await complete(page);
  await unfold(page);
  const list = page.getByRole('navigation', { name: texts.jump });
  await list.getByRole('button').click();
  await list.getByRole('link', { name: reportMessages.es.competition }).click();
  const chapter = page.getByRole('heading', { name: reportMessages.es.competition });
  await expect.poll(() => inView(chapter)).toBe(true);
});

test('a report whose second step was cancelled stays, and only the answer is asked again', async () => {
  const { page } = await browser.visit(withModel.url);
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(new URL(request.url()).pathname));
  await send(page, HELD);
  await toTheEnd(page);
  await button(page, texts.cancel).click();
  expect(await box(page).inputValue()).toBe(HELD);
  await button(page, ideaMessages.es.unfinished).click();
  await page.getByText(texts.answerMissing).waitFor();
  expect(ended).toContain('/api/analyses');
  expect((await storedReport(page)).meta.unfinished).toBe('cancelled');
  await page.reload();
  await hydrated(page);
  await page.getByText(texts.answerMissing).waitFor();
  const request = page.waitForRequest('**/api/analyses');
  await button(page, texts.retryAnswer).click();
  expect((await request).postDataJSON()).toMatchObject({ judgement: { projectName: expect.any(String) } });
  await release();
  await complete(page);
  expect(await page.getByText(texts.answerMissing).count()).toBe(0);
  expect((await storedReport(page)).meta.unfinished).toBeUndefined();
});

test('an analysis goes on in another language of the page, on a legal page and in a hidden tab, whose title says its end', async () => {
  const { page } = await browser.visit(withModel.url);
  await send(page, HELD);
  await page.getByRole('heading', { name: texts.analyzingAi }).waitFor();
  await button(page, shellMessages.es.switchLanguage).click();
  await page.getByRole('heading', { name: pageMessages.en.analyzingAi }).waitFor();
  await page.getByRole('link', { name: shellMessages.en.privacy }).click();
  await page.getByRole('link', { name: shellMessages.en.backHome }).first().click();
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await toTheEnd(page);
  await release();
  await expect.poll(() => page.title()).toContain(analysisMessages.en.tabReady);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => page.title()).not.toContain(analysisMessages.en.tabReady);
  expect(await page.title()).not.toContain(await page.getByRole('heading', { level: 1 }).innerText());
  await button(page, pageMessages.en.full).waitFor();
});

test('the pause of a busy service is counted down', async () => {
  const { page } = await browser.visit(withModel.url);
  await send(page, ideaFor('busy-for-seconds'));
  await page.getByRole('heading', { name: /^Servicio saturado; reintento en \d+ s\.$/ }).waitFor();
  await complete(page);
});

test('searches show while they run, and a mark of the answer shows what its source says', async () => {
  const { page } = await browser.visit(searching.url);
  const request = page.waitForRequest('**/api/analyses');
  await send(page, `${SEARCHED_IDEA} (scenario: held)`);
  expect((await request).postDataJSON()).not.toHaveProperty('search');
  const searches = page.locator('.writing-bar').getByText(/^\d+ búsquedas? y \d+ páginas? en la web\./);
  const releaseNext = () => fetch(`${inject('scripted')}/release`, { method: 'POST' });
  await expect.poll(async () => (await releaseNext()) && searches.count()).toBe(1);
  expect(await searches.innerText()).toMatch(/«.+»: \d+ resultados?$/);
  const busy = page.locator('article[aria-busy="true"]');
  await expect.poll(async () => (await releaseNext()) && busy.count()).toBe(0);

  await button(page, texts.anotherButton).click();
  await send(page, `${SEARCHED_IDEA} (scenario: cites)`);
  await complete(page);
  await button(page, texts.source(1)).first().click();
  const note = page.getByRole('note', { name: texts.source(1) }).first();
  await note.getByText('39,90 €').waitFor();
  expect(await note.getByRole('link').getAttribute('href')).toBe(SOURCES[0]?.url);
  expect(await note.getByRole('link').getAttribute('rel')).toContain('noopener');
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'hidden' });
  // The figure of the last mark is not in its source.
  expect(await button(page, texts.source(2)).count()).toBe(0);
  await page.getByRole('heading', { name: sourceMessages.es.title }).waitFor();
  await page.getByText(sourceMessages.es.dropped(1)).waitFor();
});

test('a search of the web can be turned off, which the browser remembers', async () => {
  const { page } = await browser.visit(searching.url);
  const before = search.searches.length;
  const on = page.getByRole('switch', { name: ideaMessages.es.search('SearXNG') });
  expect(await on.isChecked()).toBe(true);
  await on.uncheck();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => on.isChecked()).toBe(false);
  const request = page.waitForRequest('**/api/analyses');
  await send(page, SEARCHED_IDEA);
  expect((await request).postDataJSON()).toMatchObject({ search: false });
  await complete(page);
  expect(search.searches.length).toBe(before);
  expect(await page.getByRole('heading', { name: sourceMessages.es.title }).count()).toBe(0);
  await button(page, texts.anotherButton).click();
  await on.check();
  await page.reload();
  await hydrated(page);
  expect(await on.isChecked()).toBe(true);
});
