import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { ideaMessages } from '../../src/web/idea/messages.ts';
import { settingsMessages } from '../../src/web/settings/messages.ts';
import { isInView } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { withoutModel as product, scripted, useProduct } from './harness/product.ts';
import { button } from './harness/report.ts';

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

/** Answers as the visitor's Ollama, with these models. */
function ollamaWith(names: readonly string[]) {
  return async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const details = { format: 'gguf', family: 'llama', families: ['llama'], parameter_size: '3.2B' };
    const json =
      pathname === '/api/tags'
        ? { models: names.map((name) => ({ name, model: name, size: 1, details })) }
        : { capabilities: ['completion'], details };
    if (pathname === '/api/chat') await route.continue();
    else await route.fulfill({ json, headers: anybody });
  };
}

test('the settings list Ollama’s models, test the connection, return the focus, and store only on request', async () => {
  const { page } = await browser.visit(product.url);
  await page.route(OLLAMA, ollamaWith(['good-es', 'good-en']));
  await openSettings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(ideaMessages.es.connect);
  await openSettings(page);
  await page.getByRole('radio', { name: texts.ollama }).check();
  await button(page, texts.test).click();
  await page.getByText(texts.testOk('Ollama', 'good-es')).waitFor();
  const options = await page
    .locator('datalist option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  expect(options).toEqual(['good-es', 'good-en']);
  await page.getByLabel(texts.model, { exact: true }).fill('good-en ');
  await button(page, texts.test).click();
  await page.getByText(texts.testOk('Ollama', 'good-en')).waitFor();
  await button(page, texts.save).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await saved(page)).toBeNull();

  await openSettings(page);
  await page.getByRole('checkbox', { name: texts.remember }).check();
  await button(page, texts.save).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(JSON.parse((await saved(page)) ?? '')).toEqual({ service: 'ollama', model: 'good-en' });
});

test('the settings say what to do when Ollama is not running, refuses this page or has no model, and when Hugging Face has no token or a wrong one', async () => {
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
  const alert = page.getByRole('alert');
  for (const [answer, message] of [
    [(route: Route) => route.abort('connectionrefused'), /Ollama no está disponible.*11434/],
    [(route: Route) => route.fulfill({ headers: forAnother, body: 'Ollama is running' }), /CORS/],
    [ollamaWith([]), /no tiene el modelo/],
  ] as const) {
    await page.route(OLLAMA, answer);
    await button(page, texts.test).click();
    await alert.getByText(message).waitFor();
    await page.unroute(OLLAMA);
  }

  visit.expectProblem(/401/);
  await page.route('https://router.huggingface.co/**', (route) =>
    route.fulfill({ status: 401, headers: anybody, json: { error: 'Invalid username or password.' } }),
  );
  await page.getByRole('radio', { name: texts.huggingface }).check();
  await button(page, texts.save).click();
  const token = page.getByLabel(texts.token);
  expect(await token.evaluate((field) => field.matches(':invalid:focus'))).toBe(true);
  await token.fill('hf_wrong');
  await button(page, texts.test).click();
  const failure = page.getByText(/clave de API de Hugging Face no es válida.*settings\/tokens/);
  await failure.waitFor();
  // In view without scrolling, and announced.
  expect(await isInView(failure)).toBe(true);
  expect(await page.getByRole('alert').getByText(texts.failed).count()).toBe(1);
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
