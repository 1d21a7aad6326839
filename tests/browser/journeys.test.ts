import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from './harness/browser.ts';
import { canReadPrints, expectWholePages, headingTexts, PRINTED } from './harness/print.ts';
import { withModel as product } from './harness/product.ts';
import { complete, EXAMPLE, IDEA, send, unfolded, withReport } from './harness/report.ts';

/** Whole user journeys. */

const browser = useBrowser();

describe('the keyboard', () => {
  /** Presses Tab until the named control has focus. Fails after too many steps. */
  async function tabTo(page: Page, name: RegExp): Promise<string[]> {
    const passed: string[] = [];
    for (let step = 0; step < 80; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const labels = (element as HTMLInputElement | null)?.labels;
        return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
      });
      passed.push(focused);
      if (name.test(focused)) return passed;
    }
    throw new Error(`No way by Tab to ${name}: ${passed.join(' → ')}`);
  }

  test('the keyboard alone leads from the idea to the export in a logical focus order', async () => {
    const { page } = await browser.visit(product.url);
    const toBox = await tabTo(page, /^Describe tu idea$/);
    expect(toBox[0]).toBe('Saltar al contenido');
    expect(toBox).toContain('Mis informes');
    await page.keyboard.insertText(IDEA.es);
    expect((await tabTo(page, /^Analizar idea$/)).at(-1)).toBe('Analizar idea');
    await page.keyboard.press('Enter');
    await complete(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect
      .poll(() => heading.evaluate((element) => element === document.activeElement), { timeout: 15_000 })
      .toBe(true);

    // The ways to keep the report come before the answer, and the full analysis after the field for notes.
    expect((await tabTo(page, /^Compartir/)).slice(-3)).toEqual([
      expect.stringMatching(/^Guardar/),
      'Descargar informe en PDF',
      'Compartir',
    ]);
    await tabTo(page, /^Pregunta o cuenta/);
    await page.keyboard.insertText('Cinco de seis');
    await tabTo(page, /^Ver análisis completo$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Copiar el pitch$/);
    expect((await tabTo(page, /^Analizar la idea mejorada$/)).slice(-3)).toEqual([
      'Descargar informe en PDF',
      'Editar mi texto',
      'Analizar la idea mejorada',
    ]);
    await tabTo(page, /^Analizar nueva idea$/);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('textbox').inputValue()).toBe('');
    expect(await page.getByRole('textbox').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  });
});

test('the page announces that it copied the pitch or the report, or that the browser refused', async () => {
  const visit = await browser.prepare({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await withReport(visit, product.url);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const pitch = (await page.locator('#nameAndPitch blockquote').innerText()).replace(/^«|»$/g, '');
  await page.getByRole('button', { name: 'Copiar el pitch' }).click();
  await page.getByText('Copiado').waitFor();
  expect(await clipboard()).toBe(pitch);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('button', { name: 'Copiar como Markdown' }).click();
  await expect.poll(clipboard).toMatch(/^# /);
  expect(await clipboard()).toContain(EXAMPLE.report.pitch);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copiar el pitch' }).click();
  await page.getByText('El navegador no permite copiar.').waitFor();
});

test('with the visitor’s own Ollama the idea never reaches the site’s server', async () => {
  const { page, requests } = await browser.visit(product.url);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(product.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.getByRole('button', { name: 'Conectar un modelo' }).click();
  await page.getByRole('radio', { name: /Ollama, en tu equipo/ }).check();
  await page.getByRole('button', { name: 'Buscar Ollama en este equipo' }).click();
  await page.getByText('Hay un modelo instalado.').waitFor();
  await page.getByRole('button', { name: 'Usar este servicio' }).click();
  await page.getByText('Se enviará directamente de tu navegador a Ollama').waitFor();
  await unfolded(page);
  await page.getByText(/Escrito por el modelo scripted/).waitFor();
  await page.getByRole('button', { name: 'Contrastar la nota con otras dos' }).click();
  await page.getByText(/las tres valoraciones/).waitFor({ timeout: 30_000 });
  expect(requests.filter((url) => url === 'http://127.0.0.1:11434/api/chat').length).toBe(4);
  expect(sent.filter((request) => request.includes('/api/') || request.includes('taquilla'))).toEqual([]);
});

describe('the transition from the form to the report', () => {
  const fades = (page: Page) => page.evaluate(() => (globalThis as unknown as { fades: number }).fades);

  test.each([
    ['the form fades out when an analysis starts', 'no-preference', 1],
    ['nothing fades out if the visitor prefers reduced motion', 'reduce', 0],
  ] as const)('%s', async (_, reducedMotion, expected) => {
    const { page } = await browser.prepare({ reducedMotion });
    await page.addInitScript(() => {
      Object.assign(globalThis, { fades: 0 });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        (globalThis as unknown as { fades: number }).fades += 1;
        return start(change as () => void);
      };
    });
    await page.goto(product.url);
    await hydrated(page);
    await send(page);
    await complete(page);
    expect(await fades(page)).toBe(expected);
  });
});

test('the printed page has the whole analysis, the score breakdown and the stability', async () => {
  const page = await withReport(await browser.prepare(), product.url);
  await page.getByRole('button', { name: 'Contrastar la nota con otras dos' }).click();
  await page.getByText(/las tres valoraciones/).waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const text of [/las tres valoraciones/, /un programa suma los puntos/]) {
    const box = await page.getByText(text).boundingBox();
    expect(box?.height).toBeGreaterThan(10);
  }
  await page.getByRole('heading', { name: 'Enfoques alternativos' }).waitFor();
  expect(await page.locator('button:visible').count()).toBe(0);
});

test.skipIf(!canReadPrints)(
  'no printed page ends with a heading or has only a line or two (skipped without poppler)',
  async () => {
    for (const file of Object.values(PRINTED)) {
      const page = await withReport(await browser.prepare(), product.url, file);
      const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      // A dozen quotations from the web take one more page.
      expectWholePages(printed, await page.evaluate(headingTexts), file.evidence ? 6 : 5);
      await page.close();
    }
  },
);

test('on paper values are beside their labels, and links are not underlined', async () => {
  const page = await withReport(await browser.prepare(), product.url);
  await page.emulateMedia({ media: 'print' });
  const gaps = await page.evaluate(() =>
    [...document.querySelectorAll('#score dl > div')].map((row) => {
      const [label, value] = [...row.children].map((cell) => cell.firstElementChild ?? cell);
      const end = document.createRange();
      end.selectNodeContents(label as Element);
      return (value as Element).getBoundingClientRect().left - end.getBoundingClientRect().right;
    }),
  );
  expect(gaps).toHaveLength(3);
  for (const gap of gaps) expect(gap).toBeLessThan(240);
  const underlined = await page.evaluate(
    () =>
      [...document.querySelectorAll('main a')].filter((link) =>
        getComputedStyle(link).textDecorationLine.includes('underline'),
      ).length,
  );
  expect(underlined).toBe(0);
});

test('on a phone the analysis of the example is folded at first', async () => {
  const { page } = await browser.visit(`${product.url}/ejemplo`, { viewport: { width: 360, height: 740 } });
  const analysis = page.getByRole('heading', { name: 'Competencia en el sector' });
  await page.getByRole('button', { name: 'Ver análisis completo' }).first().click();
  await analysis.waitFor();
  await page.getByRole('button', { name: 'Plegar el análisis' }).first().click();
  await analysis.waitFor({ state: 'hidden' });
});

test('the label of the example stays in view while scrolling', async () => {
  const { page } = await browser.visit(product.url);
  await page.getByRole('link', { name: 'Ver un ejemplo' }).click();
  const label = page.getByRole('heading', { name: 'Esto es un ejemplo' });
  for (const heading of ['Esta semana, el colegio primero', 'Competencia en el sector']) {
    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
    const box = await label.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(100);
  }
  await page.getByText('Lo que se dice de ellos no está comprobado').waitFor();
  expect(await page.getByText('lista general del sector').count()).toBe(0);
});
