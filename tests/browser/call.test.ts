import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeService, SCENARIO_BY_IDEA, startFakeService } from '../fake-service/fake-service.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { asFile, button, CANARY, openCommittees, readAll, tableOf, toReading } from './harness/call.ts';
import { scriptedAt, useProduct, withoutModel } from './harness/product.ts';
import { downloaded } from './harness/report.ts';

let service: FakeService;
beforeAll(async () => {
  service = await startFakeService({ models: [SCENARIO_BY_IDEA] });
});
afterAll(() => service.close());
const product = useProduct(() => scriptedAt(service.url));
const browser = useBrowser();

/** The number of requests for each text since `from`. */
const asked = (from: number) =>
  service.requests.slice(from).filter(({ path }) => path.endsWith('/chat/completions'));

/** Presses Tab until the focus is on a control of this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (element === document.body) return '';
      const labelled = element?.getAttribute('aria-labelledby');
      const label = labelled ? document.getElementById(labelled)?.textContent : undefined;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

describe('a call on the page', () => {
  test('works from the form to the decisions by keyboard alone, and sends no hidden column', async () => {
    const from = service.requests.length;
    const { page } = await browser.visit(product.url);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    // Starts waiting now, because the browser reports a dialog with a delay.
    const choosing = page.waitForEvent('filechooser', { timeout: 60_000 });
    await tabTo(page, /^Leer muchos textos/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/convocatoria');
    await tabTo(page, /^Elegir un archivo/);
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(asFile(tableOf(22)));
    await page.getByText('22 textos distintos').waitFor();
    expect(await page.getByLabel('correo', { exact: true }).inputValue()).toBe('hidden');
    await tabTo(page, /^Seguir con los criterios/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Seguir con la lectura/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Antes, una muestra a ciegas/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.getByLabel(/^Decidir unos cuantos/).isChecked()).toBe(true);
    await tabTo(page, /^Leer 3 de prueba/);
    await page.keyboard.press('Enter');
    await button(page, 'Leer el resto').waitFor();
    expect(asked(from)).toHaveLength(3);
    await tabTo(page, /^Leer el resto/);
    await page.keyboard.press('Enter');
    await page.getByText('Todo leído.').waitFor();
    expect(asked(from)).toHaveLength(44);
    await tabTo(page, /^Ir a decidir/);
    await page.keyboard.press('Enter');

    // The sample: no points on the page, and a sentence about the missing decisions.
    await tabTo(page, /^Texto 1 de 22/);
    expect(await page.locator('main').innerText()).not.toMatch(/\d puntos/);
    for (let pressed = 0; pressed < 8; pressed += 1) await page.keyboard.press(pressed % 2 ? 'y' : 's');
    await page.getByText('Elige 1 más que te interese').waitFor();
    await page.keyboard.press('n');
    await page.keyboard.press('d');
    await tabTo(page, /^Ver la línea/);
    await page.keyboard.press('Enter');
    await page.getByText(/De los 9 que te interesan/).waitFor();
    await page.getByLabel('Se acepta perder').selectOption({ label: '1 de cada 5' });
    await page.getByText(/De cada 5 buenos se escapa como mucho 1/).waitFor();
    await page.getByLabel('Se acepta perder').selectOption({ label: '1 de cada 10' });
    await tabTo(page, /^Ver las lecturas/);
    await page.keyboard.press('Enter');

    // The table: keys decide, arrows move, Enter opens.
    const rows = page.locator('[data-row]');
    await rows.first().waitFor();
    await tabTo(page, /^Abrir P-/);
    await page.keyboard.press('Shift+Tab');
    const first = rows.first();
    await page.keyboard.press('n');
    await first.getByRole('button', { name: 'No', pressed: true }).waitFor();
    await page.keyboard.press('Enter');
    await first.getByRole('heading', { name: 'Las lecturas' }).waitFor();
    expect(await first.locator('mark').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('y');
    await rows.nth(1).getByRole('button', { name: 'Sí', pressed: true }).waitFor();

    expect(sent.join('\n')).not.toContain(CANARY);
    expect(JSON.stringify(service.requests.slice(from))).not.toContain(CANARY);
    const results = await downloaded(page, 'Descargar results.csv');
    expect(results.bytes.toString()).toContain(CANARY);
    const whole = await downloaded(page, 'Descargar call.json');
    expect(whole.bytes.toString()).not.toContain(CANARY);
  });

  test('a reload loses no reading and repeats at most the requests in flight', async () => {
    const from = service.requests.length;
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    await toReading(
      page,
      tableOf(16, (row) => (row < 9 ? 'good' : 'held')),
    );
    await button(page, /de prueba/).click();
    await button(page, 'Leer el resto').click();
    await page.getByText(/^9 hechas/).waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByText(/^9 hechas/).waitFor();
    await button(page, 'Seguir leyendo').click();
    const released = async () => {
      await fetch(`${service.url}/release`, { method: 'POST' });
      return page.getByText('Todo leído.').isVisible();
    };
    await expect.poll(released, { timeout: 30_000 }).toBe(true);
    const times = (row: number) =>
      asked(from).filter(({ body }) => JSON.stringify(body).includes(`número ${row + 1} `)).length;
    // The nine finished texts were requested once, the others at most twice.
    expect(Array.from({ length: 9 }, (_, row) => times(row))).toEqual(Array(9).fill(1));
    for (let row = 9; row < 16; row += 1) expect(times(row)).toBeLessThanOrEqual(2);
    await page.reload();
    await hydrated(page);
    await page.getByText('Todo leído.').waitFor();
  });

  test('two tabs never read the same call, and the second can take it over', async () => {
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    await toReading(page, tableOf(4));
    const other = await page.context().newPage();
    await other.goto(`${product.url}/convocatoria`);
    await other.getByText('Esta convocatoria está abierta en otra pestaña.').waitFor();
    await button(other, 'Usarla aquí').click();
    await button(other, /de prueba/).waitFor();
    await page.getByText('Esta convocatoria está abierta en otra pestaña.').waitFor();
    await other.close();
    await button(page, /de prueba/).waitFor();
  });

  test('the page names a failed text and retries it, and waits for a lost connection', async () => {
    const visit = await browser.visit(`${product.url}/convocatoria`);
    const { page } = visit;
    visit.expectProblem(/502/);
    await toReading(
      page,
      tableOf(5, (row) => (row === 1 ? 'cut-always' : 'good')),
    );
    await button(page, /de prueba/).click();
    await page.getByRole('heading', { name: 'Lecturas que han fallado' }).waitFor();
    await page.getByText('P-2', { exact: true }).waitFor();
    const from = service.requests.length;
    await button(page, 'Leer otra vez').click();
    await expect.poll(() => asked(from).length).toBeGreaterThan(0);
    expect(JSON.stringify(asked(from))).toContain('número 2 ');
    visit.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await button(page, 'Leer el resto').waitFor();
    await page.context().setOffline(true);
    await button(page, 'Leer el resto').click();
    await page.getByText(/contactar con este sitio.*La lectura espera y sigue sola/).waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^4 hechas/).waitFor();
  });

  test('pasted ideas have no sample and no line, and one can become a report', async () => {
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    const ideas = Array.from(
      { length: 4 },
      (_, row) =>
        `Idea ${row + 1}: alquilar bicicletas de carga por horas a familias con dos niños. (scenario: disagrees)`,
    );
    await page.getByLabel(/O pega los textos/).fill(ideas.join('\n\n'));
    await button(page, 'Usar estos textos').click();
    await button(page, 'Seguir con los criterios').click();
    await button(page, 'Seguir con la lectura').click();
    await readAll(page);
    await button(page, 'Ir a decidir').click();
    await expect.poll(() => page.locator('[data-row]').count()).toBe(4);
    await page
      .getByText(/puntos, entre/)
      .first()
      .waitFor();
    expect(await page.getByText(/muestra/).count()).toBe(0);
    // Pasted texts have no ids: their first words name them. The first is open.
    await button(page, /^Cerrar: Idea 1: alquilar bicicletas/).waitFor();
    await page.getByRole('link', { name: 'Analizar a fondo' }).click();
    await page.getByRole('textbox').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toContain('Idea 1');
  });

  test('a call’s file opens with its readings, and shows others’ decisions beside one’s own', async () => {
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    await toReading(page, tableOf(4));
    await readAll(page);
    await button(page, 'Ir a decidir').click();
    await button(page, 'Sí').first().click();
    const call = await downloaded(page, 'Descargar call.json');
    await openCommittees(page);
    await page.getByLabel('Tu nombre en el archivo').fill('Ana');
    const mine = await downloaded(page, 'Descargar mis decisiones');
    expect(mine.name).toBe('decisions-Ana.csv');
    await button(page, 'Borrar esta convocatoria').click();
    await button(page, 'Borrarlo todo').click();
    await page.getByLabel(/O pega los textos/).waitFor();
    await page.reload();
    await page.getByLabel(/O pega los textos/).waitFor();
    const databases = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('crisol-call', 1);
          opening.onsuccess = () => {
            const all = opening.result.transaction('readings').objectStore('readings').count();
            all.onsuccess = () => resolve(all.result);
          };
        }),
    );
    expect(databases).toBe(0);

    await page.locator('input[type=file]').first().setInputFiles(asFile(call.bytes.toString(), 'call.json'));
    await page.locator('[data-row]').first().getByRole('button', { name: 'Sí', pressed: true }).waitFor();
    const other = mine.bytes.toString().replace(',sí,', ',no,');
    await page.locator('input[type=file][multiple]').setInputFiles(asFile(other, 'decisions-Luz.csv'));
    await page.getByText('Luz: No').waitFor();
  });

  test('a jury’s table gives the same three sentences as in the command', async () => {
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    await toReading(page, readFileSync('examples/call.csv', 'utf8').replace(/\r?\n(?=S-)/g, '\n'));
    await button(page, /de prueba/).waitFor();
    const jury = [
      'id,Ana,Luz',
      ...Array.from(
        { length: 30 },
        (_, row) => `S-${String(row + 1).padStart(2, '0')},${row % 5},${row % 4}`,
      ),
    ];
    await button(page, /de prueba/).click();
    await button(page, 'Leer el resto').click();
    await page.getByText('Todo leído.').waitFor({ timeout: 30_000 });
    await button(page, 'Ir a decidir').click();
    await openCommittees(page);
    await page
      .locator('section:has(> h3:text-is("Frente al jurado")) input[type=file]')
      .setInputFiles(asFile(jury.join('\n'), 'jurado.csv'));
    await page.getByText(/De cada 100 parejas de textos, el modelo pone \d+/).waitFor();
    await page.getByText(/La mera longitud del texto/).waitFor();
    // The audit file has the comparison, as with the command.
    const { bytes } = await downloaded(page, 'Descargar audit.json');
    expect(JSON.parse(bytes.toString())).toMatchObject({
      model: 'scripted',
      readings: { asked: 30, done: 30, left: 0 },
      sample: { decided: 0 },
      jury: { texts: 30, jurors: [{ juror: 'Ana' }, { juror: 'Luz' }] },
    });
  });

  test('the first step says that no model is connected until the person connects one', async () => {
    const { page } = await browser.visit(`${withoutModel.url}/convocatoria`);
    const sentence = page.getByText('Este sitio no tiene ningún modelo conectado');
    await sentence.waitFor();
    await button(page, 'Conectar un modelo').click();
    await page.getByRole('dialog').waitFor();
    await page.evaluate(() =>
      localStorage.setItem('crisol_ai', JSON.stringify({ service: 'ollama', model: 'scripted' })),
    );
    await page.reload();
    await page.getByText('Elegir un archivo').waitFor();
    await sentence.waitFor({ state: 'detached' });
  });

  test('with the visitor’s own service nothing passes through the site', async () => {
    const visit = await browser.prepare();
    const { page } = visit;
    await page.addInitScript(() =>
      localStorage.setItem('crisol_ai', JSON.stringify({ service: 'ollama', model: 'scripted' })),
    );
    await page.goto(`${withoutModel.url}/convocatoria`);
    await hydrated(page);
    await toReading(page, tableOf(4));
    await page.getByText(/en tu equipo/).waitFor();
    await readAll(page);
    const own = visit.requests.filter((url) => url.startsWith(withoutModel.url) && url.includes('/api/'));
    expect(own).toEqual([]);
    expect(visit.requests.filter((url) => url.endsWith('/api/chat'))).toHaveLength(4);
  });
});

test('every step meets WCAG 2.2 AA in both themes, at 320 px and with large text', async () => {
  const { page } = await browser.visit(`${product.url}/convocatoria`, {
    viewport: { width: 320, height: 640 },
  });
  const look = async (step: string) => {
    // Rows that the page's header covers.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await accessibilityViolations(page), step).toEqual([]);
    expect(await sidewaysScroll(page), step).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityViolations(page, true), `${step}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sidewaysScroll(page), `${step}, large text`).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  };
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(asFile(tableOf(20)));
  await button(page, 'Seguir con los criterios').waitFor();
  await look('texts');
  await button(page, 'Seguir con los criterios').click();
  await page.getByLabel('Mis criterios').check();
  await look('criteria');
  await page.getByLabel('Los seis ejes de Crisol').check();
  await button(page, 'Seguir con la lectura').click();
  await page.getByLabel('Lecturas de cada texto').selectOption('1');
  await page.getByText('Antes, una muestra a ciegas').click();
  await page.getByLabel(/^Decidir unos cuantos/).check();
  await look('reading');
  await readAll(page);
  await button(page, 'Ir a decidir').click();
  await look('sample');
  await button(page, 'Ver las lecturas sin muestra').click();
  await page.getByRole('button', { name: 'Abrir P-1', exact: true }).click();
  await page.getByText('En imágenes').click();
  await look('deciding');
});
