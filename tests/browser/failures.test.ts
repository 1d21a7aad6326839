import { expect, test } from 'vitest';
import { errorMessage } from '../../src/model/error-messages.ts';
import { analysisMessages } from '../../src/web/analysis/analysis-messages.ts';
import { failureMessages } from '../../src/web/analysis/failure-messages.ts';
import { ideaMessages } from '../../src/web/idea/messages.ts';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { shellMessages } from '../../src/web/shell/messages.ts';
import { useBrowser } from './harness/browser.ts';
import { scripted, useProduct, withModel } from './harness/product.ts';
import { button, complete, ideaFor, inView, send } from './harness/report.ts';

const limited = useProduct(() => ({ ...scripted(), RATE_LIMIT_PER_MINUTE: '1' }));
const FAILING = ideaFor('error-mid-stream');
const browser = useBrowser();

const texts = { ...analysisMessages.es, ...failureMessages.es };

test('a failure midway shows the error with its actions, keeps what had arrived, and leads to the text, as a refusal does', async () => {
  const { page } = await browser.visit(withModel.url, { viewport: { width: 360, height: 740 } });
  await send(page, FAILING);
  const alert = page.getByRole('alert');
  await alert.waitFor({ timeout: 30_000 });
  await expect.poll(() => inView(alert)).toBe(true);
  expect(await alert.evaluate((element) => element.closest(':focus') !== null)).toBe(true);
  expect(await alert.innerText()).toContain(texts.errorTitle);
  for (const name of [texts.connect, texts.retry]) await button(alert, name).waitFor();
  await page.getByText(texts.unfinished).waitFor({ state: 'attached' });
  await button(page, shellMessages.es.switchLanguage).click();
  expect(await alert.innerText()).toContain(failureMessages.en.errorTitle);
  await button(page, analysisMessages.en.changeText).click();
  expect(await page.getByRole('textbox').inputValue()).toBe(FAILING);
  await button(page, ideaMessages.en.unfinished).click();
  await page.getByText(analysisMessages.en.unfinished).waitFor({ state: 'attached' });

  await page.goBack();
  await send(page, ideaFor('refusal'));
  await button(alert, analysisMessages.en.changeText).click();
  const box = page.getByRole('textbox');
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('requests that the page or the site ends are explained, and a retry works', async () => {
  const visit = await browser.visit(withModel.url);
  const { page } = visit;
  for (const problem of [/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED|Failed to fetch/, /500/, /503/])
    visit.expectProblem(problem);
  const alert = page.getByRole('alert');

  await page.context().setOffline(true);
  await send(page);
  await alert.getByText(texts.site_unreachable).waitFor();
  await page.context().setOffline(false);

  await page.route('**/api/analyses', (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 });
  await button(alert, texts.retry).click();
  await alert.getByText(texts.siteFailed).waitFor();
  expect(await alert.getByRole('button').allInnerTexts()).toEqual([texts.retry]);

  const busy = {
    status: 503,
    headers: { 'Retry-After': '2' },
    contentType: 'application/problem+json',
    body: JSON.stringify({ code: 'busy', detail: 'Hay demasiados análisis en marcha.' }),
  };
  await page.route('**/api/analyses', (route) => route.fulfill(busy), { times: 1 });
  await button(alert, texts.retry).click();
  await alert.getByRole('button', { name: /Reintentar \(\d s\)/, disabled: true }).waitFor();
  await button(alert, texts.retry).click();
  await complete(page);

  await button(page, pageMessages.es.anotherButton).click();
  // The visitor leaves the page and stays after all: no error of the service.
  await page.route(
    '**/api/analyses',
    async (route) => {
      await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
      await route.abort();
    },
    { times: 1 },
  );
  await send(page);
  await page.getByText(texts.interrupted).waitFor();
  expect(await alert.count()).toBe(0);
  await button(page, texts.retry).click();
  await complete(page);
});

test('a limit says which it is and how long to wait, and the button counts down', async () => {
  const visit = await browser.visit(limited.url);
  const { page } = visit;
  visit.expectProblem(/429/);
  await send(page);
  await complete(page);
  await button(page, pageMessages.es.anotherButton).click();
  await send(page);
  const alert = page.getByRole('alert');
  const reason = errorMessage('rate_limited', 'es', { retryAfter: 9, reason: 'rate_minute' });
  await alert.getByText(new RegExp(reason.replace('9 segundos', '\\d+ segundos?'))).waitFor();

  await alert.getByRole('button', { name: /Reintentar \(\d+ s\)/, disabled: true }).waitFor();

  const tomorrow = { code: 'rate_limited', reason: 'rate_day' };
  await page.route('**/api/analyses', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '7200' },
      contentType: 'application/problem+json',
      body: JSON.stringify(tomorrow),
    }),
  );
  await send(page);
  await alert
    .getByText(errorMessage('rate_limited', 'es', { retryAfter: 7200, reason: 'rate_day' }), { exact: false })
    .waitFor();
});
