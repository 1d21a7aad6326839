import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ReportFile } from '../../src/domain/report-file.ts';
import { analysisMessages } from '../../src/web/analysis/analysis-messages.ts';
import { failureMessages } from '../../src/web/analysis/failure-messages.ts';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { REPLIES } from '../fake-service/answers.ts';
import { useBrowser } from './harness/browser.ts';
import { withModel } from './harness/product.ts';
import {
  button,
  complete,
  EXAMPLE,
  IDEA,
  ideaFor,
  send,
  storedReport,
  withReport,
} from './harness/report.ts';

/** Notes below the answer and their replies, and a second step that is asked again. */

const browser = useBrowser();
const texts = pageMessages.es;
const NOTE = 'Pregunté a 20 y pagaron 2';
const FILE: ReportFile = { ...EXAMPLE, idea: IDEA.es };

const field = (page: Page) => page.getByLabel(texts.note);
const thread = (page: Page) => page.locator('#replies');
const replied = (page: Page) => page.getByText(texts.replied).waitFor({ state: 'attached' });

async function tell(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await button(page, texts.noteSend).click();
}

test('a note is kept when its reply fails, then answered; its new verdict and numbers are taken over, the former ones one press away', async () => {
  const visit = await browser.prepare();
  const page = await withReport(visit, withModel.url, FILE);
  visit.expectProblem(/503/);
  await page.route('**/api/replies', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"busy"}' }),
  );
  await tell(page, NOTE);
  await page.getByText(failureMessages.es.errorTitle).waitFor();
  await button(page, texts.noteEdit).click();
  expect(await field(page).inputValue()).toBe(NOTE);
  await page.unroute('**/api/replies');
  await button(page, texts.noteSend).click();
  await replied(page);
  expect(await field(page).inputValue()).toBe('');
  await expect.poll(() => thread(page).innerText()).toContain(NOTE);
  const { headline, sums } = REPLIES.es;
  const after = await storedReport(page);
  expect(after.replies).toMatchObject([{ note: NOTE }]);
  expect(after.report.headline).toBe(headline);
  expect(after.report.sums?.lines.map(({ value }) => value)).toEqual(sums?.lines.map(({ value }) => value));
  await page.getByText(String(headline)).first().waitFor();
  const numbers = async () => (await storedReport(page)).report.sums?.lines.length;
  const swap = (name: string) => page.getByRole('button', { name: `${name} (${texts.changedPart.sums})` });
  await swap(texts.useBefore).click();
  await expect.poll(numbers).toBe(EXAMPLE.report.sums?.lines.length);
  await swap(texts.useNew).click();
  await expect.poll(numbers).toBe(sums?.lines.length);

  await button(page, texts.scoreAgain).click();
  await page.getByText(/^La puntuación es ahora \d+\.$/).waitFor({ state: 'attached' });
  await page.reload();
  await expect.poll(() => thread(page).innerText()).toContain(NOTE);
  const request = page.waitForRequest('**/api/analyses');
  await button(page, texts.writeAnew).click();
  expect((await request).postDataJSON()).toMatchObject({
    idea: IDEA.es,
    results: expect.stringContaining(NOTE),
  });
  await complete(page);
  expect((await storedReport(page)).results?.text).toContain(NOTE);
  await page.getByRole('heading', { name: texts.changes }).waitFor();
});

test('a report whose second step failed says so, also after a reload, and only that step is asked again', async () => {
  const { page } = await browser.visit(withModel.url);
  await send(page, ideaFor('answer-fails'));
  await complete(page);
  const failed = page.getByText(failureMessages.es.errorTitle);
  await failed.waitFor();
  await page.reload();
  await failed.waitFor();
  const request = page.waitForRequest('**/api/analyses');
  await button(page, analysisMessages.es.retryAnswer).click();
  expect((await request).postDataJSON()).toMatchObject({ judgement: { projectName: expect.any(String) } });
  await complete(page);
  await failed.waitFor();
});
