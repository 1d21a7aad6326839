import { createServer, type RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startFakeService } from '../fake-service/fake-service.ts';
import { freePort } from '../server/servers.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
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
    await page.getByRole('button', { name: 'Buscar Ollama en este equipo' }).click();
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

  test('the settings show what to do when Ollama is not running', async () => {
    const visit = await browser.visit(product.url);
    visit.expectProblem(/127\.0\.0\.1:11434/);
    await openSettings(visit.page);
    await visit.page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
    await visit.page.getByRole('button', { name: 'Buscar Ollama en este equipo' }).click();
    await visit.page.getByText(/Ollama no está disponible.*11434/).waitFor();
    await visit.page.getByRole('link', { name: 'ollama.com/download' }).waitFor();
  });

  test('the settings show what to change when Ollama does not allow this page', async () => {
    await startOllama((_, response) => void response.end('Ollama is running'));
    const visit = await browser.visit(product.url);
    visit.expectProblem(/127\.0\.0\.1:11434/);
    await openSettings(visit.page);
    await visit.page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
    await visit.page.getByRole('button', { name: 'Buscar Ollama en este equipo' }).click();
    await visit.page.getByText(/CORS/).waitFor();
    await visit.page.getByText(`OLLAMA_ORIGINS=${product.url} ollama serve`).waitFor();
    await visit.page.getByText(`$env:OLLAMA_ORIGINS="${product.url}"; ollama serve`).waitFor();
  });
});

describe('an Ollama without a model that can chat', () => {
  test('the settings download an Ollama model with progress, can cancel, and select it', async () => {
    const received: string[] = [];
    let models: { name: string; capabilities: string[] }[] = [];
    // The download stays at 25 % until then.
    let finish = () => {};
    await startOllama((request, response) => {
      received.push(`${request.method} ${request.url}`);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      if (request.method === 'OPTIONS') response.end();
      else if (request.url === '/api/tags') response.end(JSON.stringify({ models }));
      else {
        response.write('{"status":"pulling manifest"}\n');
        response.write(
          '{"status":"pulling a","digest":"sha256:a","total":4000000000,"completed":1000000000}\n',
        );
        finish = () => {
          models = [{ name: 'gemma3:4b', capabilities: ['completion'] }];
          response.end('{"status":"success"}\n');
        };
      }
    });
    const { page } = await browser.visit(product.url);
    await openSettings(page);
    await page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
    expect(received).toEqual([]);
    await page.getByRole('button', { name: 'Buscar Ollama en este equipo' }).click();
    await page.getByText('Ollama está en marcha, pero no tiene ningún modelo').waitFor();
    await page.getByRole('button', { name: 'Descargar gemma3:4b' }).click();
    await page.getByText('25 % · 1 de 4 GB').waitFor();
    await page.getByRole('button', { name: 'Cancelar' }).first().click();
    await page.getByRole('button', { name: 'Descargar gemma3:4b' }).click();
    await page.getByText('25 % · 1 de 4 GB').waitFor();
    finish();
    await page.getByText('Hay un modelo instalado.').waitFor();
    expect(await page.getByLabel('Modelo instalado').inputValue()).toBe('gemma3:4b');
  });
});

describe('the browser’s own model', () => {
  /** A fake of the Prompt API. It answers only the connection test; its download stops at 50 % until `finish`. */
  const prepare = (page: Page, availability: string) =>
    page.addInitScript((state) => {
      let current = state;
      Object.defineProperty(window, 'LanguageModel', {
        configurable: true,
        value: {
          availability: async () => current,
          create: async ({ monitor, signal }: { monitor?(m: EventTarget): void; signal: AbortSignal }) => {
            const target = new EventTarget();
            monitor?.(target);
            for (const loaded of current === 'available' ? [] : [0, 0.5, 1]) {
              target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
              if (loaded === 0.5) await new Promise((resolve) => addEventListener('finish', resolve));
              signal.throwIfAborted();
            }
            current = 'available';
            return {
              promptStreaming: () =>
                new ReadableStream({
                  start(controller) {
                    controller.enqueue('{"ok":true}');
                    controller.close();
                  },
                }),
              destroy() {},
            };
          },
        },
      });
    }, availability);

  test('the browser’s model is offered, downloaded after a click, tested and selected', async () => {
    const visit = await browser.prepare();
    await prepare(visit.page, 'downloadable');
    await visit.page.goto(product.url);
    const { page } = visit;
    await openSettings(page);
    await page.getByRole('radio', { name: /El modelo de tu navegador/ }).check();
    await page.getByRole('button', { name: 'Usar este servicio' }).click();
    await page.getByRole('alert').getByText('Descarga antes el modelo del navegador.').waitFor();
    await page.getByRole('button', { name: 'Descargar el modelo del navegador' }).click();
    await page.getByText('50 %').waitFor();
    await page.evaluate(() => dispatchEvent(new Event('finish')));
    await page.getByText('Listo para usar.').waitFor();
    await page.getByRole('button', { name: 'Probar la conexión' }).click();
    await page.getByText(/responde con el modelo/).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Usar este servicio' }).click();
    await page.getByText('La analizará el modelo de tu navegador').waitFor();
  });

  test('opening a page does not query the browser’s model, which would log a warning without Spanish', async () => {
    const { page } = await browser.prepare();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'LanguageModel', {
        value: {
          availability: () =>
            setTimeout(() => {
              throw new Error('The requested language options are not supported.');
            }),
        },
      });
    });
    await page.goto(product.url);
    await page.getByRole('textbox').fill('Una biblioteca de herramientas de barrio.');
    await page.waitForLoadState('networkidle');
  });

  test('the browser’s model is not offered if the browser has none', async () => {
    const visit = await browser.prepare();
    await prepare(visit.page, 'unavailable');
    await visit.page.goto(product.url);
    await openSettings(visit.page);
    await visit.page.getByRole('radio', { name: /Hugging Face/ }).waitFor();
    expect(await visit.page.getByRole('radio', { name: /El modelo de tu navegador/ }).count()).toBe(0);
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
    await visit.page.getByText(/clave de API de Hugging Face no es válida.*settings\/tokens/).waitFor();
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
