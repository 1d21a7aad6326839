import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { ideaMessages } from '../../src/web/idea/messages.ts';
import { settingsMessages } from '../../src/web/settings/messages.ts';
import { isInView } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { withoutModel as product, scripted, useProduct } from './harness/product.ts';
import { button, send } from './harness/report.ts';

const browser = useBrowser();
const texts = settingsMessages.es;

async function openSettings(page: Page): Promise<void> {
  await button(page, ideaMessages.es.connect).first().click();
  await page.getByRole('dialog', { name: texts.title }).waitFor();
}

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('crisol_ai'));
const OLLAMA = 'http://127.0.0.1:11434/**';
const anybody = { 'access-control-allow-origin': '*' };
// Without the header Playwright would allow this page.
const forAnother = { 'access-control-allow-origin': 'https://another.example' };

test('the settings take a model of Ollama, return the focus, and store only on request', async () => {
  const { page } = await browser.visit(product.url);
  await openSettings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(ideaMessages.es.connect);
  await openSettings(page);
  await page.getByRole('radio', { name: texts.ollama }).check();
  await page.getByLabel(texts.model, { exact: true }).fill('good-en ');
  await button(page, texts.save).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await saved(page)).toBeNull();

  await openSettings(page);
  await page.getByRole('checkbox', { name: texts.remember }).check();
  await button(page, texts.save).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(JSON.parse((await saved(page)) ?? '')).toEqual({ service: 'ollama', model: 'good-en' });
});

test('the page says what to do when Ollama is not running, refuses this page or has no model', async () => {
  const visit = await browser.visit(product.url);
  const { page } = visit;
  visit.expectProblem(/127\.0\.0\.1:11434/);
  await openSettings(page);
  await page.getByRole('radio', { name: texts.ollama }).check();
  await page.getByText(texts.ollamaHelp).click();
  await page.getByRole('link', { name: 'ollama.com/download' }).waitFor();
  for (const command of [
    'ollama pull gemma3:4b',
    `OLLAMA_ORIGINS=${product.url} ollama serve`,
    `$env:OLLAMA_ORIGINS="${product.url}"; ollama serve`,
  ])
    await page.getByText(command, { exact: true }).waitFor();
  await button(page, texts.save).click();
  const alert = page.getByRole('alert');
  for (const [answer, message] of [
    [(route: Route) => route.abort('connectionrefused'), /Ollama no está disponible.*11434/],
    [(route: Route) => route.fulfill({ headers: forAnother, body: 'Ollama is running' }), /CORS/],
    [(route: Route) => route.fulfill({ json: { models: [] }, headers: anybody }), /no tiene el modelo/],
  ] as const) {
    await page.route(OLLAMA, answer);
    await send(page);
    await alert.getByText(message).waitFor();
    await page.unroute(OLLAMA);
  }
});

test('Hugging Face needs a token, and a wrong one shows an error and where to get another', async () => {
  const visit = await browser.visit(product.url);
  const { page } = visit;
  visit.expectProblem(/401/);
  await page.route('https://router.huggingface.co/**', (route) =>
    route.fulfill({ status: 401, headers: anybody, json: { error: 'Invalid username or password.' } }),
  );
  await openSettings(page);
  await page.getByRole('radio', { name: texts.huggingface }).check();
  await button(page, texts.save).click();
  const token = page.getByLabel(texts.token);
  expect(await token.evaluate((field) => field.matches(':invalid:focus'))).toBe(true);
  await token.fill('hf_wrong');
  await button(page, texts.save).click();
  await send(page);
  const failure = page.getByText(/clave de API de Hugging Face no es válida.*settings\/tokens/);
  await failure.waitFor();
  await expect.poll(() => isInView(failure)).toBe(true);
});

test('invalid saved settings are replaced with a warning', async () => {
  const { page } = await browser.visit(product.url);
  for (const value of ['{"service":"other","apiKey":"k"}', 'not json']) {
    await page.evaluate((invalid) => localStorage.setItem('crisol_ai', invalid), value);
    await page.reload();
    await page.getByText(texts.invalidService('Hugging Face')).waitFor();
    await openSettings(page);
    await page.getByRole('radio', { name: texts.site }).check();
    await button(page, texts.save).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.getByText(texts.invalidService('Hugging Face')).count()).toBe(0);
    expect(await saved(page)).toBeNull();
  }
});

const unnamed = useProduct(() => ({ ...scripted(), AI_SERVICE: 'openai', AI_MODEL: 'good' }));

test('a site’s service without a name of its own is called by its kind, in the language of the page', async () => {
  const { page } = await browser.visit(unnamed.url);
  await openSettings(page);
  await page.getByText('Servidor compatible con OpenAI · good.').waitFor();
  await page.goto(`${unnamed.url}/en`);
  await button(page, ideaMessages.en.connect).first().click();
  await page.getByText('OpenAI-compatible server · good.').waitFor();
});
