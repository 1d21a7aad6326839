import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultsMessages } from '../../src/web/submissions/results-messages.ts';
import { type FakeService, SCENARIO_BY_IDEA, startFakeService } from '../fake-service/fake-service.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { asFile, button, CANARY, callFileOf, openCall, readAll, tableOf, toReading } from './harness/call.ts';
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
  test('works from the form to the results by keyboard alone, and sends no hidden column', async () => {
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
    await tabTo(page, /^Leer 3 de prueba/);
    await page.keyboard.press('Enter');
    await button(page, 'Leer el resto').waitFor();
    expect(asked(from)).toHaveLength(3);
    await tabTo(page, /^Leer el resto/);
    await page.keyboard.press('Enter');
    await page.getByText('Todo leído.').waitFor();
    expect(asked(from)).toHaveLength(44);
    await tabTo(page, /^Ver los resultados/);
    await page.keyboard.press('Enter');

    // The first text is open. A key decides it and opens the next; Backspace goes back and takes the decision back.
    const rows = page
      .getByRole('list', { name: 'Textos' })
      .getByRole('listitem')
      .filter({ has: button(page, /^(Abrir|Cerrar) P-/) });
    const isOpen = (place: number) => rows.nth(place).getByRole('heading', { name: 'Las lecturas' });
    const chosen = (place: number, name: string) =>
      rows.nth(place).getByRole('button', { name, exact: true, pressed: true });
    await isOpen(0).waitFor();
    await tabTo(page, /^Cerrar /);
    expect(await rows.first().locator('mark').count()).toBeGreaterThan(0);
    for (const [place, key] of ['s', 'n', 'd', 'y'].entries()) {
      await page.keyboard.press(key);
      await isOpen(place + 1).waitFor();
    }
    await chosen(2, resultsMessages.es.decision.discuss).waitFor();
    await page.getByText('4 de 22 decididos').waitFor();
    await page.keyboard.press('Backspace');
    await isOpen(3).waitFor();
    await page.getByText('3 de 22 decididos').waitFor();
    // Letters of a note decide nothing. The note waits for the decision.
    await tabTo(page, /^Nota sobre/);
    await page.keyboard.type('pide cuentas, sin hechos');
    await page.keyboard.press('Escape');
    await isOpen(3).waitFor({ state: 'detached' });
    await rows.nth(3).getByText('Nota: pide cuentas, sin hechos').waitFor();
    await tabTo(page, /^No$/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('n');
    await chosen(3, 'No').waitFor();
    await page.getByLabel('Mostrar').selectOption('Sin decidir (18)');
    await page.getByText('18 de 22 textos').waitFor();

    expect(sent.join('\n')).not.toContain(CANARY);
    expect(JSON.stringify(service.requests.slice(from))).not.toContain(CANARY);
    const results = await downloaded(page, 'Descargar results.csv');
    expect(results.bytes.toString()).toContain(CANARY);
    const decided = results.bytes
      .toString()
      .split('\r\n')
      .flatMap((line) => /^(sí|no|hablar),("[^"]*"|),/.exec(line)?.slice(1) ?? []);
    expect(decided.sort()).toEqual(['', '', '', '"pide cuentas, sin hechos"', 'hablar', 'no', 'no', 'sí']);
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

  test('two tabs never read the same call, and the second has it once the first is closed', async () => {
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    await toReading(page, tableOf(4));
    const other = await page.context().newPage();
    await other.goto(`${product.url}/convocatoria`);
    await other.getByText('Esta convocatoria está abierta en otra pestaña.').waitFor();
    await page.close();
    await button(other, /de prueba/).waitFor();
    // An open page would keep the lock in the following tests.
    await other.close();
  });

  test('the page names a failed text and retries it, and waits for a lost connection', async () => {
    const visit = await browser.visit(`${product.url}/convocatoria`, { own: true });
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
    // From here on timers are stopped, so that only the connection's return can end the wait.
    await page.clock.install();
    await page.context().setOffline(true);
    await button(page, 'Leer el resto').click();
    await page.getByText(/contactar con este sitio.*La lectura está en espera y seguirá sola/).waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^4 hechas/).waitFor();
  });

  test('pasted ideas need no columns, and copies are named', async () => {
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    const words = Array.from({ length: 40 }, (_, at) => `palabra${at}`);
    const ideas = [
      `Idea 1: alquilar bicicletas. ${words.join(' ')} (scenario: disagrees)`,
      'Idea 2: una cámara frigorífica compartida entre los puestos del mercado. (scenario: disagrees)',
      `Idea 3: alquilar bicicletas. ${words.with(20, 'otra').join(' ')} (scenario: disagrees)`,
      'Idea 4: clases de cocina por videollamada para quien vive solo. (scenario: disagrees)',
    ];
    await page.getByLabel(/O pega los textos/).fill(ideas.join('\n\n'));
    await button(page, 'Usar estos textos').click();
    await page.getByText('Hay copias').click();
    await page.getByText(/^Fila 1: casi igual que la fila 3 \(\d+.%\)\.$/).waitFor();
    expect(await page.getByText('Qué es cada columna').count()).toBe(0);
    await button(page, 'Seguir con los criterios').click();
    await button(page, 'Seguir con la lectura').click();
    await readAll(page);
    await button(page, 'Ver los resultados').click();
    await page
      .getByText(/^lecturas de \d+/)
      .first()
      .waitFor();
    await page.getByLabel('Mostrar').selectOption('Copias (2)');
    await page.getByText('2 de 4 textos').waitFor();
    await page.getByText(/^casi igual que la fila 1 \(\d+.%\)$/).waitFor();
    await page.getByLabel('Mostrar').selectOption('Todos (4)');
    await page.getByLabel('Orden').selectOption('El de la tabla');
    // Pasted texts have no ids: their first words name them.
    await button(page, /Idea 1: alquilar bicicletas/).waitFor();
  });

  test('a call of an earlier version opens with its readings, decisions and notes, and names what is gone', async () => {
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    const saved = JSON.parse(readFileSync('tests/fixtures/saved/call/call.json', 'utf8'));
    const [first, , third] = saved.texts as { hash: string }[];
    const by = (hash = '', decision: string, by: string) => ({
      hash,
      decision,
      note: `nota de ${by}`,
      by,
      isBlind: true,
    });
    const decisions = [...saved.decisions, by(first?.hash, 'no', 'Luz'), by(third?.hash, 'yes', 'Luz')];
    const check = async () => {
      await page.getByText('3 de 3 decididos').waitFor();
      await page.getByText('ya no se usa: la muestra, la línea con su pérdida.').waitFor();
      // Two rows have the first text.
      await page.getByLabel('Mostrar').selectOption(`${resultsMessages.es.decision.discuss} (2)`);
      await page.getByText('Nota: la primera; Luz: nota de Luz').first().waitFor();
      await page
        .getByText(/^\d+(,\d)? puntos$/)
        .first()
        .waitFor();
    };
    const file = JSON.stringify({ ...saved, decisions });
    await page.locator('input[type=file]').first().setInputFiles(asFile(file, 'call.json'));
    await check();
    // What an earlier version of the page has kept in this browser.
    await page.evaluate(
      (parts) =>
        new Promise((resolve) => {
          indexedDB.open('crisol-call').onsuccess = ({ target }) => {
            const { result } = target as IDBOpenDBRequest;
            const transaction = result.transaction('parts', 'readwrite');
            for (const [name, change] of Object.entries(parts)) {
              const store = transaction.objectStore('parts');
              store.get(name).onsuccess = ({ target }) => {
                const kept = (target as IDBRequest).result;
                store.put(Array.isArray(change) ? change : { ...kept, ...change }, name);
              };
            }
            transaction.oncomplete = resolve;
          };
        }),
      {
        choices: {
          step: 'deciding',
          loss: 0.05,
          sample: saved.sample,
          jury: [],
          isSampleWanted: true,
          isUnblinded: false,
        },
        decisions,
      },
    );
    await page.reload();
    await hydrated(page);
    await check();
  });

  test('decisions written into results.csv are read back, and every file can be downloaded', async () => {
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    const file = await callFileOf(24);
    const decisions = file.texts.slice(0, 20).map(({ hash }, at) => {
      return { hash, decision: at % 2 ? ('yes' as const) : ('no' as const), note: '' };
    });
    await openCall(page, { ...file, decisions });
    await page.getByText(/^De cada cien parejas de un sí y un no, en \d+ tiene más puntos el sí/).waitFor();
    const results = await downloaded(page, 'Descargar results.csv');
    const written = results.bytes
      .toString()
      .replace(/^sí;;P-2;/m, 'hablar;ya existe;P-2;')
      .replace(/^;;P-24;/m, 'quizá;;P-24;');
    await page.locator('input[type=file]').last().setInputFiles(asFile(written, 'results.csv'));
    await page.getByText('20 decisiones leídas.').waitFor();
    await page.getByText(/Fila 25: «quizá» no es una decisión/).waitFor();
    await page.getByText('Nota: ya existe').waitFor();

    const { bytes: drafts } = await downloaded(page, 'Descargar feedback.md');
    expect(drafts.toString().match(/^## P-/gm)).toHaveLength(24);
    const { bytes: audit } = await downloaded(page, 'Descargar audit.json');
    expect(JSON.parse(audit.toString())).toMatchObject({
      model: 'scripted',
      readings: { asked: 48, done: 48 },
    });
    const { bytes } = await downloaded(page, 'Descargar call.json');

    await page.getByText('Borrar esta convocatoria').click();
    await button(page, 'Borrarlo todo').click();
    await page.getByLabel(/O pega los textos/).waitFor();
    await page.reload();
    await hydrated(page);
    await page.locator('input[type=file]').first().setInputFiles(asFile(bytes.toString(), 'call.json'));
    await page.getByText('20 de 24 decididos').waitFor();
    await page.getByText('Nota: ya existe').waitFor();
  });

  test('criteria can be changed until the first reading, and each level shows its whole text', async () => {
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    await page.getByLabel(/O pega los textos/).fill('Una idea.\n\nOtra idea.');
    await button(page, 'Usar estos textos').click();
    await button(page, 'Seguir con los criterios').click();
    await page.locator('form summary').first().click();
    await page.getByRole('textbox', { name: 'Criterio', exact: true }).first().fill('Equipo');
    await page.getByLabel('Nivel 5').first().fill('');
    await button(page, 'Seguir con la lectura').click();
    await page.getByText('Fila 1: falta lo que significa el nivel 5.').waitFor();
    await page.getByLabel('Nivel 5').first().fill('Sí');
    const long = 'Nadie del equipo ha hecho antes nada parecido, ni cuenta con quien lo haya hecho. '
      .repeat(3)
      .trim();
    await page.getByLabel('Nivel 1').first().fill(long);
    await button(page, 'Añadir un criterio').click();
    await button(page, 'Quitar el criterio').click();
    await button(page, 'Seguir con la lectura').click();
    await page.getByLabel('Lecturas de cada texto').waitFor();
    await button(page, 'Criterios').click();
    await page.locator('form summary', { hasText: 'Equipo' }).click();
    const level = page.getByLabel('Nivel 1').first();
    expect(await level.inputValue()).toBe(long);
    expect(await level.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
    await button(page, 'Volver a los seis ejes de Crisol').click();
    await page.locator('form summary', { hasText: 'Equipo' }).waitFor({ state: 'detached' });
  });

  test('the page says that it cannot read a workbook offline, opens it later, and hides its contacts', async () => {
    const { page } = await browser.visit(`${product.url}/convocatoria`);
    const cells = tableOf(3)
      .split('\n')
      .map((line) =>
        [...line.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
      );
    const file = {
      name: 'textos.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(workbook(cells)),
    };
    await page.route('**/call.worker-*.js', (route) => route.abort());
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText('No se ha podido abrir.').waitFor();
    await page.unroute('**/call.worker-*.js');
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText('3 textos distintos').waitFor();
    expect(await page.getByLabel('correo', { exact: true }).inputValue()).toBe('hidden');
    const seen = await page.locator('blockquote').innerText();
    expect(seen).toContain('El mercado del barrio número 1');
    expect(seen).not.toContain(CANARY);
  });

  test('a login in front of the site is named, however it answers, and nothing is lost', async () => {
    const visit = await browser.visit(`${product.url}/convocatoria`);
    const { page } = visit;
    visit.expectProblem(/401/);
    await toReading(page, tableOf(5));
    await button(page, /de prueba/).click();
    await button(page, 'Leer el resto').waitFor();
    for (const answer of [
      { status: 401, body: 'login' },
      { status: 302, headers: { location: 'https://login.example.org/' } },
      { status: 200, contentType: 'text/html', body: '<form></form>' },
    ]) {
      await page.route('**/api/readings', (route) => route.fulfill(answer));
      await button(page, /^(Leer el resto|Seguir leyendo)$/).click();
      await page.getByText('Este sitio te pide que vuelvas a iniciar sesión.').waitFor();
      await page.getByText('3 hechas · quedan 2').waitFor();
      await page.unroute('**/api/readings');
      await Promise.all([page.waitForEvent('load'), button(page, 'Recargar la página y entrar').click()]);
      await button(page, 'Seguir leyendo').waitFor();
    }
    await button(page, 'Seguir leyendo').click();
    await page.getByText('Todo leído.').waitFor();
  });

  test('the first step says that no model is connected until the person connects one; then nothing passes through the site', async () => {
    const { page, requests } = await browser.visit(`${withoutModel.url}/convocatoria`);
    const sentence = page.getByText('Este sitio no tiene ningún modelo conectado');
    await sentence.waitFor();
    await button(page, 'Conectar un modelo').click();
    await page.getByRole('dialog').waitFor();
    await page.evaluate(() =>
      localStorage.setItem('crisol_ai', JSON.stringify({ service: 'ollama', model: 'scripted' })),
    );
    await page.reload();
    await hydrated(page);
    await page.getByText('Elegir un archivo').waitFor();
    await sentence.waitFor({ state: 'detached' });

    await toReading(page, tableOf(4));
    await page.getByText(/en tu equipo/).waitFor();
    await readAll(page);
    const own = requests.filter((url) => url.startsWith(withoutModel.url) && url.includes('/api/'));
    expect(own).toEqual([]);
    expect(requests.filter((url) => url.endsWith('/api/chat'))).toHaveLength(4);
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
  for (const criterion of await page.locator('form summary').all()) await criterion.click();
  await look('criteria');
  await button(page, 'Seguir con la lectura').click();
  await page.getByLabel('Lecturas de cada texto').selectOption('1');
  await look('reading');
  await readAll(page);
  await button(page, 'Ver los resultados').click();
  await button(page, 'Sí').first().click();
  await look('results');
});

/** An xlsx file of one sheet. */
function workbook(rows: readonly (readonly string[])[]): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const sheet = rows
    .map((cells, row) => {
      const written = cells.map(
        (cell, column) =>
          `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
      );
      return `<row r="${row + 1}">${written.join('')}</row>`;
    })
    .join('');
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${parts}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${parts}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
