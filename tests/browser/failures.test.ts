import { describe, expect, test } from 'vitest';
import { useBrowser } from './harness/browser.ts';
import { scripted, useProduct, withModel } from './harness/product.ts';
import { complete, ideaFor, inView, send } from './harness/report.ts';

const limited = useProduct(() => ({ ...scripted(), RATE_LIMIT_PER_MINUTE: '1' }));
const FAILING = ideaFor('error-mid-stream');
const browser = useBrowser();

describe('a failed analysis', () => {
  test('a failure midway keeps the partial report and offers to edit the text', async () => {
    const { page } = await browser.visit(withModel.url);
    await send(page, FAILING);
    const alert = page.getByRole('alert');
    await alert.waitFor({ timeout: 30_000 });
    expect(await alert.innerText()).toContain('Error de IA:');
    await page.getByText('Incompleto:').waitFor();
    await page.getByRole('button', { name: /English/ }).click();
    expect(await page.getByRole('alert').innerText()).toContain('AI Error:');
    await page.getByRole('button', { name: 'Change the text' }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe(FAILING);
    await page.getByRole('button', { name: 'See the unfinished report' }).click();
    await page.getByText('Incomplete:').waitFor();
  });

  test('a failure on a phone shows the focused error with two actions', async () => {
    const { page } = await browser.visit(withModel.url, { viewport: { width: 360, height: 740 } });
    await send(page, FAILING);
    const alert = page.getByRole('alert');
    await alert.waitFor({ timeout: 30_000 });
    await expect.poll(() => inView(alert)).toBe(true);
    expect(await alert.evaluate((element) => element.closest(':focus') !== null)).toBe(true);
    await alert.getByRole('button', { name: 'Conectar un modelo' }).waitFor();
    await alert.getByRole('button', { name: 'Reintentar' }).waitFor();
  });

  test('no error of the service is shown for a request that ends because the visitor leaves', async () => {
    const visit = await browser.visit(withModel.url);
    const { page } = visit;
    visit.expectProblem(/ERR_FAILED/);
    await page.route('**/api/analyses', async (route) => {
      await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
      await route.abort();
    });
    await send(page);
    await page.getByText(/El análisis se interrumpió. Tu texto sigue aquí/).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/api/analyses');
    await page.getByRole('button', { name: 'Analizar idea' }).click();
    await complete(page);
  });

  test('a lost connection is reported, and a retry works once it is back', async () => {
    const visit = await browser.visit(withModel.url);
    const { page } = visit;
    visit.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.context().setOffline(true);
    await send(page);
    const alert = page.getByRole('alert');
    await alert.getByText(/no se puede contactar con este sitio/).waitFor();
    expect(await alert.innerText()).not.toContain('desconocido');
    await page.context().setOffline(false);
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await complete(page);
  });

  test('a rate-limited analysis shows the waiting time and disables the retry', async () => {
    const visit = await browser.visit(limited.url);
    const { page } = visit;
    visit.expectProblem(/429/);
    await send(page);
    await complete(page);
    await page.getByRole('button', { name: 'Analizar nueva idea' }).click();
    await send(page);
    await page
      .getByRole('alert')
      .getByText(/dentro de \d+ segundos/)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Reintentar', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'No reintentar' }).click();
    expect(await page.getByText('Se reintentará solo').count()).toBe(0);
  });

  test('the page retries the analysis automatically after the waiting time of the site', async () => {
    const visit = await browser.visit(withModel.url);
    const { page } = visit;
    visit.expectProblem(/503/);
    await page.route(
      '**/api/analyses',
      (route) =>
        route.fulfill({
          status: 503,
          headers: { 'Retry-After': '2' },
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'busy', detail: 'Hay demasiados análisis en marcha.' }),
        }),
      { times: 1 },
    );
    await send(page);
    await page.getByRole('alert').getByText('Se reintentará solo.').waitFor();
    await complete(page);
  });

  test('an error of the site names the site, not the service', async () => {
    const visit = await browser.visit(withModel.url);
    const { page } = visit;
    visit.expectProblem(/500/);
    await page.route('**/api/analyses', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await send(page);
    const alert = page.getByRole('alert');
    await alert.getByText('Este sitio ha fallado.').waitFor();
    expect(await alert.getByRole('button').allInnerTexts()).toEqual(['Reintentar']);
  });

  test('after a refusal the visitor can edit the text', async () => {
    const { page } = await browser.visit(withModel.url);
    await send(page, ideaFor('refusal'));
    const alert = page.getByRole('alert');
    await alert.getByRole('button', { name: 'Cambiar el texto' }).click();
    expect(await page.getByRole('textbox').evaluate((box) => box === document.activeElement)).toBe(true);
  });
});
