import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failureMessages } from '../../src/web/analysis/failure-messages.ts';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { useBrowser } from './harness/browser.ts';
import { withoutModel as product } from './harness/product.ts';
import { box, button, downloaded, IDEA, send } from './harness/report.ts';
import { startVercelLayout } from './harness/vercel.ts';

const browser = useBrowser();
let vercel: { url: string; close(): void };

beforeAll(async () => {
  vercel = await startVercelLayout();
});
afterAll(() => {
  vercel?.close();
  vi.unstubAllEnvs();
});

test('the worksheet and its PDF work in Vercel’s file layout', async () => {
  const { page } = await browser.visit(`${vercel.url}/`);
  await send(page);
  const pdf = await downloaded(page, pageMessages.es.pdfWorksheet);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a tab opened before a deploy offers the new version and keeps the text', async () => {
  const visit = await browser.visit(`${product.url}/`);
  const { page } = visit;
  visit.expectProblem(/404.*assets\//);
  // Simulates the next build: the old scripts are gone, and the page names new ones.
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(`${product.url}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/entry-next.js"></script>' }),
  );
  await send(page);
  const alert = page.getByRole('alert');
  await alert.getByText(failureMessages.es.new_version).waitFor();
  await page.unrouteAll();
  await button(alert, failureMessages.es.reload).click();
  await expect.poll(() => box(page).inputValue()).toBe(IDEA.es);
});
