import { createServer, type RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startFakeService } from '../fake-service/fake-service.ts';
import { freePort } from '../server/servers.ts';
import { accessibilityViolations, isInView, sidewaysScroll } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { withoutModel as product, scripted, useProduct } from './harness/product.ts';

/** Where the visitor's own Ollama listens during a test that starts one. */
const OLLAMA_PORT = await freePort();
const browser = useBrowser(() => OLLAMA_PORT);

async function startOllama(answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(OLLAMA_PORT, '127.0.0.1', resolve));
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conectar un modelo' }).first().click();
  await page.getByRole('dialog', { name: 'Conectar un modelo' }).waitFor();
}

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('crisol_ai'));

describe('Ollama on the visitor’s computer', () => {
  test('the settings list Ollama models, test the connection, and store only on request', async () => {
    const ollama = await startFakeService({ port: OLLAMA_PORT, models: ['good-es', 'good-en'] });
    onTestFinished(() => ollama.close());
    const { page } = await browser.visit(product.url);
    await openSettings(page);
    await page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
    await page.getByRole('button', { name: 'Probar la conexión' }).click();
    await page.getByText('Ollama responde con el modelo good-es.').waitFor();
    await page.getByLabel('Modelo instalado').selectOption('good-en');
    await page.getByRole('button', { name: 'Probar la conexión' }).click();
    await page.getByText('Ollama responde con el modelo good-en.').waitFor();
    await page.getByRole('button', { name: 'Usar este servicio' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await saved(page)).toBeNull();

    await openSettings(page);
    await page.getByRole('checkbox', { name: /Recordar en este navegador/ }).check();
    await page.getByRole('button', { name: 'Usar este servicio' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(JSON.parse((await saved(page)) ?? '')).toEqual({ service: 'ollama', model: 'good-en' });
  });

  test('the settings show what to do when Ollama is not running', async () => {
    const visit = await browser.visit(product.url);
    visit.expectProblem(/127\.0\.0\.1:11434/);
    await openSettings(visit.page);
    await visit.page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
    await visit.page.getByRole('button', { name: 'Probar la conexión' }).click();
    await visit.page.getByText(/Ollama no está disponible.*11434/).waitFor();
    await visit.page.getByText('Cómo preparar Ollama').click();
    await visit.page.getByRole('link', { name: 'ollama.com/download' }).waitFor();
  });

  test('the settings show what to change when Ollama does not allow this page', async () => {
    await startOllama((_, response) => void response.end('Ollama is running'));
    const visit = await browser.visit(product.url);
    visit.expectProblem(/127\.0\.0\.1:11434/);
    await openSettings(visit.page);
    await visit.page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
    await visit.page.getByRole('button', { name: 'Probar la conexión' }).click();
    await visit.page.getByText(/CORS/).waitFor();
    await visit.page.getByText('Cómo preparar Ollama').click();
    await visit.page.getByText(`OLLAMA_ORIGINS=${product.url} ollama serve`).waitFor();
    await visit.page.getByText(`$env:OLLAMA_ORIGINS="${product.url}"; ollama serve`).waitFor();
  });
});

describe('an Ollama without a model that can chat', () => {
  test('the settings say so, and give the command that downloads one', async () => {
    await startOllama((_, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.end('{"models":[]}');
    });
    const { page } = await browser.visit(product.url);
    await openSettings(page);
    await page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
    await page.getByRole('button', { name: 'Probar la conexión' }).click();
    await page
      .getByRole('alert')
      .getByText(/no tiene el modelo/)
      .waitFor();
    await page.getByText('Cómo preparar Ollama').click();
    await page.getByText('ollama pull gemma3:4b').waitFor();
  });
});

describe('Hugging Face with the visitor’s own token', () => {
  test('a wrong Hugging Face token shows an error and where to get another', async () => {
    const visit = await browser.visit(product.url);
    visit.expectProblem(/401/);
    await visit.page.route('https://router.huggingface.co/**', (route) =>
      route.fulfill({
        status: 401,
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'application/json',
        body: '{"error":"Invalid username or password."}',
      }),
    );
    await openSettings(visit.page);
    await visit.page.getByRole('radio', { name: /Hugging Face, con tu propio token/ }).check();
    await visit.page.getByLabel('Token de Hugging Face').fill('hf_wrong');
    await visit.page.getByRole('button', { name: 'Probar la conexión' }).click();
    const failure = visit.page.getByText(/clave de API de Hugging Face no es válida.*settings\/tokens/);
    await failure.waitFor();
    // In view without scrolling, and announced.
    expect(await isInView(failure)).toBe(true);
    expect(await visit.page.getByRole('alert').getByText('No se ha podido conectar.').count()).toBe(1);
  });

  test('Hugging Face cannot be used without a token', async () => {
    const { page } = await browser.visit(product.url);
    await openSettings(page);
    await page.getByRole('radio', { name: /Hugging Face, con tu propio token/ }).check();
    await page.getByRole('button', { name: 'Usar este servicio' }).click();
    await page.getByRole('alert').getByText('Escribe tu token de Hugging Face.').waitFor();
  });
});

describe('a site whose service has no name of its own', () => {
  const site = useProduct(() => ({ ...scripted(), AI_SERVICE: 'openai', AI_MODEL: 'good' }));

  test('the settings call it in the language of the page', async () => {
    const { page } = await browser.visit(site.url);
    await openSettings(page);
    await page.getByText('Servidor compatible con OpenAI · good.').waitFor();
    await page.goto(`${site.url}/en`);
    await page.getByRole('button', { name: 'Connect a model' }).first().click();
    await page.getByText('OpenAI-compatible server · good.').waitFor();
  });
});

test.each(['{"service":"other","apiKey":"k"}', 'not json'])(
  'invalid saved settings (%s) are replaced with a warning',
  async (value) => {
    const { page } = await browser.visit(product.url, {
      storageState: {
        cookies: [],
        origins: [{ origin: product.url, localStorage: [{ name: 'crisol_ai', value }] }],
      },
    });
    await page.getByText('Servicio de IA inválido, usando Hugging Face').waitFor();
    await page.getByRole('button', { name: 'Seguir sin IA en este sitio' }).click();
    await page.getByRole('button', { name: 'Conectar un modelo' }).first().waitFor();
    expect(await page.getByText('Servicio de IA inválido').count()).toBe(0);
    expect(await saved(page)).toBeNull();
  },
);

test.each(['light', 'dark'] as const)(
  'the settings dialog is accessible in the %s theme and fits 320 px',
  async (colorScheme) => {
    const { page } = await browser.visit(product.url, { colorScheme });
    await openSettings(page);
    for (const name of [/Hugging Face, con tu propio token/, /Ollama, en tu equipo/]) {
      await page.getByRole('radio', { name }).check();
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Conectar un modelo');
  },
);
