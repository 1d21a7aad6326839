import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { useProduct } from './harness/product.ts';

let ollama: FakeService;
/** Answers like an Ollama that was not told to admit this page. */
let refusing: Server;
beforeAll(async () => {
  ollama = await startFakeService({ models: ['good-es', 'good-en'] });
  refusing = createServer((_, response) => void response.end('Ollama is running'));
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await ollama.close();
  await new Promise((resolve) => refusing.close(resolve));
});

const product = useProduct();
const withOllama = useBrowser({ ollamaPort: () => Number(new URL(ollama.url).port) });
const withRefusal = useBrowser({ ollamaPort: () => (refusing.address() as AddressInfo).port });
/** Port 9 is closed: nothing answers there. */
const withoutOllama = useBrowser({ ollamaPort: () => 9 });

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajustes de IA' }).first().click();
  await page.getByRole('dialog', { name: 'Quién analiza tu idea' }).waitFor();
}

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('crisol_ai'));

describe('Ollama on the visitor’s computer', () => {
  test('its models are listed, the connection is tested, the choice is remembered only if asked', async () => {
    const { page } = await withOllama.visit(product.url);
    await openSettings(page);
    await page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
    await page.getByText('Hay 2 modelos instalados.').waitFor();
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

  test('none running: said in words, with what to do', async () => {
    const visit = await withoutOllama.visit(product.url);
    visit.expectProblem(/127\.0\.0\.1:11434/);
    await openSettings(visit.page);
    await visit.page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
    await visit.page.getByText(/Ollama no está disponible.*11434/).waitFor();
    await visit.page.getByText('ollama pull llama3.2').waitFor();
  });

  test('one that refuses this page: told apart from none, with the setting that admits it', async () => {
    const visit = await withRefusal.visit(product.url);
    visit.expectProblem(/127\.0\.0\.1:11434/);
    await openSettings(visit.page);
    await visit.page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
    await visit.page.getByText(/CORS/).waitFor();
    await visit.page.getByText(`OLLAMA_ORIGINS=${product.url} ollama serve`).waitFor();
  });
});

describe('Hugging Face with the visitor’s own token', () => {
  test('a wrong token is said to be wrong, and where to get another', async () => {
    const visit = await withOllama.visit(product.url);
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
    await visit.page.getByText(/clave de API de Hugging Face no es válida.*settings\/tokens/).waitFor();
  });

  test('without a token it cannot be used', async () => {
    const { page } = await withOllama.visit(product.url);
    await openSettings(page);
    await page.getByRole('radio', { name: /Hugging Face, con tu propio token/ }).check();
    await page.getByRole('button', { name: 'Usar este servicio' }).click();
    await page.getByRole('alert').getByText('Escribe tu token de Hugging Face.').waitFor();
  });
});

test.each(['{"service":"other","apiKey":"k"}', 'not json'])(
  'saved settings that make no sense (%s) fall back with a warning',
  async (value) => {
    const { page } = await withOllama.visit(product.url, {
      storageState: {
        cookies: [],
        origins: [{ origin: product.url, localStorage: [{ name: 'crisol_ai', value }] }],
      },
    });
    await page.getByText('Servicio de IA inválido, usando Hugging Face').waitFor();
  },
);

test.each(['light', 'dark'] as const)('the dialog is accessible, %s, also at 320 px', async (colorScheme) => {
  const { page } = await withOllama.visit(product.url, { colorScheme });
  await openSettings(page);
  for (const name of [/Hugging Face, con tu propio token/, /Ollama, en tu equipo/]) {
    await page.getByRole('radio', { name }).check();
    expect(await accessibilityViolations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Ajustes de IA');
});
