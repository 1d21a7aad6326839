import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useBrowser } from './harness/browser.ts';
import { withoutModel as product } from './harness/product.ts';
import { downloaded } from './harness/report.ts';
import { startVercelLayout } from './harness/vercel.ts';

const IDEA =
  'Una suscripción que lleva pan de masa madre a oficinas de Valencia cada mañana por 4 € por persona y día.';
const ANALYZE = { name: 'Analizar idea' };

const browser = useBrowser();
let vercel: { url: string; close(): void };

beforeAll(async () => {
  vi.stubEnv('AI_SERVICE', 'rules');
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('RATE_LIMIT_PER_MINUTE', '0');
  vercel = await startVercelLayout();
});
afterAll(() => {
  vercel?.close();
  vi.unstubAllEnvs();
});

test('the checklist and the PDF work in Vercel’s file layout', async () => {
  const { page } = await browser.visit(`${vercel.url}/`);
  await page.getByRole('textbox').fill(IDEA);
  // The checklist's worker has run.
  await page.getByText(/Tu texto toca \d de los 6 puntos/).waitFor({ state: 'attached' });
  await page.getByRole('button', ANALYZE).click();
  const pdf = await downloaded(page, 'Descargar hoja en PDF');
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
  await page.getByRole('textbox').fill(IDEA);
  await page.getByRole('button', ANALYZE).click();
  const alert = page.getByRole('alert');
  await alert.getByText('Hay una versión nueva: recarga; tu texto se conserva.').waitFor();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Recargar la página' }).click();
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe(IDEA);
});
