import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sidewaysScroll } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import {
  asFile,
  blindly,
  button,
  CANARY,
  callFileOf,
  openCall,
  openCommittees,
  readAll,
  tableOf,
  toReading,
} from './harness/call.ts';
import { withModel } from './harness/product.ts';
import { downloaded } from './harness/report.ts';

const browser = useBrowser();
const call = async () => browser.visit(`${withModel.url}/convocatoria`);

/** The rows of a CSV file without quotation marks in it. */
const cellsOf = (bytes: Buffer) =>
  bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(';'));

async function openDecisions(page: Page, text: string, name: string): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(asFile(text, name));
  await page.getByText(`${name}: `).first().waitFor();
}

/** How many decisions of the sample count, by `audit.json`. */
async function sampleIn(page: Page): Promise<{ decided: number; decisionsNotBlind: number }> {
  const { bytes } = await downloaded(page, 'Descargar audit.json');
  return JSON.parse(bytes.toString()).sample;
}

test('a person makes fifty decisions by keyboard alone, and undoes one', async () => {
  const { page } = await call();
  const file = await callFileOf(100);
  await openCall(page, file);
  await page.getByText('Texto 1 de 100').first().waitFor();
  const words = Array.from(
    { length: 50 },
    (_, at) => (['yes', 'no', 'discuss', 'no', 'no'] as const)[at % 5] ?? 'no',
  );
  for (const word of words) await page.keyboard.press({ yes: 's', no: 'n', discuss: 'd' }[word]);
  await page.getByRole('region', { name: /^Texto 51 de 100/ }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.getByText('49 decididos').waitFor();
  await page.getByLabel('Tu nombre en el archivo').fill('Ana');
  const { bytes } = await downloaded(page, 'Descargar mis decisiones');
  const rows = cellsOf(bytes)
    .slice(1)
    .filter((cells) => file.sample.includes(cells.at(-1) ?? ''));
  expect(rows.map((cells) => cells.at(-1))).toEqual(file.sample);
  const spanish = { yes: 'sí', no: 'no', discuss: 'hablar' };
  expect(rows.map(([, decision]) => decision)).toEqual([
    ...words.slice(0, 49).map((word) => spanish[word]),
    ...Array(51).fill(''),
  ]);
});

test('without a sample the list is sorted by points, and a key decides the open text and opens the next', async () => {
  const { page } = await call();
  await toReading(page, tableOf(4));
  await readAll(page);
  await button(page, 'Ir a decidir').click();
  expect(await page.getByLabel('Orden').inputValue()).toBe('points');
  const isOpen = (place: number) =>
    page.locator('[data-row]').nth(place).getByRole('heading', { name: 'Las lecturas' });
  await isOpen(0).waitFor();
  for (const [place, key] of ['s', 'n', 'd'].entries()) {
    await page.keyboard.press(key);
    await isOpen(place + 1).waitFor();
    expect(await isOpen(place).count()).toBe(0);
  }
  await page.getByText('3 de 4 decididos').waitFor();
  const row = page.locator('[data-row]').first();
  expect(await row.getByRole('button', { name: 'Sí', pressed: true }).count()).toBe(1);
});

test('criteria stay as typed, and each level shows its whole text', async () => {
  const { page } = await call();
  await page.getByLabel(/^O pega los textos/).fill('Una idea.\n\nOtra idea.');
  await button(page, 'Usar estos textos').click();
  await page.getByText('Esto es lo que verá el modelo').waitFor();
  expect(await page.getByText('Qué es cada columna').count()).toBe(0);
  await button(page, 'Seguir con los criterios').click();
  await page.getByLabel('Mis criterios').check();
  await button(page, 'Añadir un criterio').click();
  const long = 'Nadie del equipo ha hecho antes nada parecido, ni cuenta con quien lo haya hecho. '
    .repeat(3)
    .trim();
  for (const [at, weight] of ['2', '1'].entries()) {
    await page.getByLabel('Criterio', { exact: true }).nth(at).fill(`Criterio ${at}`);
    await page.getByLabel('Peso').nth(at).fill(weight);
    await page.getByLabel('Nivel 1').nth(at).fill(long);
    await page.getByLabel('Nivel 5').nth(at).fill('Sí');
  }
  await button(page, 'Usar estos criterios').click();
  await page.getByText('· 66,7 %').waitFor();
  await button(page, 'Seguir con la lectura').click();
  await button(page, 'Criterios').click();
  expect(await page.getByLabel('Peso').nth(0).inputValue()).toBe('2');
  const level = page.getByLabel('Nivel 1').nth(0);
  expect(await level.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
});

test('a saved call keeps a loss that new calls do not offer', async () => {
  const { page } = await call();
  const file = await callFileOf(20, { loss: 0.05 });
  await openCall(page, { ...file, decisions: blindly(file, 3, () => true) });
  await button(page, 'Ver las lecturas sin muestra').click();
  const loss = page.getByLabel('Se acepta perder');
  const shown = () => loss.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
  expect(await shown()).toBe('1 de cada 20');
  await page.getByText('Elige 16 más que te interesen').waitFor();
  expect(await loss.locator('option').allInnerTexts()).toEqual([
    '1 de cada 10',
    '1 de cada 5',
    '1 de cada 20',
  ]);
  await loss.selectOption({ label: '1 de cada 10' });
  await expect.poll(() => loss.locator('option').allInnerTexts()).toEqual(['1 de cada 10', '1 de cada 5']);
});

test('one button above the table unfolds the texts below the line', async () => {
  const { page } = await call();
  const file = await callFileOf(60);
  const pointsOf = (hash: string) => file.readings.find(({ text }) => text === hash)?.reading?.points ?? 0;
  const isGood = (place: number) => pointsOf(file.sample[place] ?? '') > 50;
  await openCall(page, { ...file, decisions: blindly(file, 30, isGood) });
  await button(page, 'Ver la línea').click();
  await button(page, 'Ver las lecturas').click();
  await page.getByText(/^Qué criterios lee el modelo como tú: de cada 100 parejas/).waitFor();
  expect(
    await page
      .getByRole('listitem')
      .getByText(/^Problema: \d+ \(entre \d+ y \d+\)$/)
      .count(),
  ).toBe(1);
  await button(page, /apartados, al final/).focus();
  await page.keyboard.press('Enter');
  const fold = page.getByRole('button', { name: /por debajo de la línea/, expanded: true });
  await expect.poll(() => fold.evaluate((element) => element === document.activeElement)).toBe(true);
  const below = page.getByRole('list', { name: /por debajo de la línea/ });
  expect(await below.locator('[data-row]').count()).toBeGreaterThan(0);
  expect(await below.locator('[data-row]').first().isVisible()).toBe(true);
});

test('the page names copies with their rows before the reading and in the list', async () => {
  const { page } = await call();
  const words = Array.from({ length: 40 }, (_, at) => `palabra${at}`);
  const rows = [words.join(' '), 'Otra idea, que nadie más ha escrito.', words.with(20, 'otra').join(' ')];
  await page.getByLabel(/^O pega los textos/).fill(rows.join('\n\n'));
  await button(page, 'Usar estos textos').click();
  await page.getByText('Hay copias').click();
  await page.getByText(/^Fila 1: casi igual que la fila 3 \(86.%\)\.$/).waitFor();
  await button(page, 'Decidir').first().click();
  await page
    .locator('[data-row]')
    .getByText(/^casi igual que la fila 1 \(86.%\)$/)
    .waitFor();
  await page.getByLabel('Mostrar').selectOption('Copias');
  await page.getByText('2 de 3', { exact: true }).waitFor();
});

test('decisions made after seeing the readings never count for the line, even in another browser', async () => {
  // Few enough that the window shows all rows.
  const file = await callFileOf(20);
  const { page } = await call();
  await openCall(page, { ...file, decisions: blindly(file, 3, () => true) });
  await button(page, 'Ver las lecturas sin muestra').click();
  await openCommittees(page);
  const row = (hash = '') =>
    page.locator(`[data-row="${file.texts.find((text) => text.hash === hash)?.index}"]`);
  await row(file.sample[0]).getByRole('button', { name: 'No' }).click();
  await row(file.sample[3]).getByRole('button', { name: 'Sí' }).click();
  expect(await sampleIn(page)).toMatchObject({ decided: 3, decisionsNotBlind: 2 });
  await page.getByLabel('Tu nombre en el archivo').fill('Ana');
  const { bytes } = await downloaded(page, 'Descargar mis decisiones');

  const { page: other } = await call();
  await openCall(other, file);
  await other.locator('[data-row]').first().waitFor();
  await openCommittees(other);
  await openDecisions(other, bytes.toString(), 'decisions-Ana.csv');
  expect(await sampleIn(other)).toMatchObject({ decided: 3, decisionsNotBlind: 2 });
});

test('the drafts for the applicants download as one archive', async () => {
  const { page } = await call();
  await openCall(page, await callFileOf(20));
  const { bytes } = await downloaded(page, 'Descargar feedback.zip');
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toHaveLength(20);
  expect(new TextDecoder().decode(files['feedback/02-p-1.md'])).toMatch(
    /^# P-1\n\n> \*\*Para quien organiza/,
  );
});

test('the page reads decisions from results.csv, and does not count them for the line', async () => {
  const { page } = await call();
  await openCall(page, await callFileOf(24));
  await page.getByLabel('Orden').selectOption('El de la tabla');
  await openCommittees(page);
  await page.locator('[data-row="1"]').getByRole('button', { name: 'Sí' }).click();
  const { bytes } = await downloaded(page, 'Descargar results.csv');
  const written = bytes
    .toString()
    .replace(/^;;P-1;/m, 'no;ya existe;P-1;')
    .replace(/^sí;;P-2;/m, 'no;;P-2;');
  await openDecisions(page, written, 'results.csv');
  await page.getByText('2 decisiones añadidas.').waitFor();
  await page.getByText('results.csv: No (ya existe)').waitFor();
  // Side by side, and marked for discussion.
  await page.locator('[data-row="1"]').getByText('→ Hablar').waitFor();
  expect(await sampleIn(page)).toMatchObject({ decided: 0, decisionsNotBlind: 3 });
  // Opening the same file again changes nothing.
  const again = await downloaded(page, 'Descargar results.csv');
  await openDecisions(page, again.bytes.toString(), 'results.csv');
  await page.getByText('0 decisiones añadidas.').waitFor();
  // The page rejects the results of another table.
  await openDecisions(page, written.replace('propuesta', 'plan').replace(';text', ';otro'), 'otros.csv');
  await page.getByText(/otros.csv: Esos resultados son de una tabla con otras columnas/).waitFor();
});

test('decisions in a file with points never count for the line', async () => {
  const { page } = await call();
  const file = await callFileOf(100);
  await openCall(page, file);
  await page.getByText('Texto 1 de 100').first().waitFor();
  const rows = file.sample.slice(0, 12).map((hash) => `${hash},yes,80`);
  await openDecisions(page, ['hash,decision,puntos', ...rows].join('\n'), 'decisions-Luz.csv');
  await page.getByText('No cuentan para la línea: su archivo tiene puntos.').waitFor();
  await page.getByText('Elige 9 que te interesen').waitFor();
  await openDecisions(
    page,
    ['hash,decision', ...rows.map((row) => row.slice(0, -3))].join('\n'),
    'sample.csv',
  );
  await button(page, 'Ver la línea').waitFor();
});

test('the page reads an xlsx workbook and sends its hidden column nowhere', async () => {
  const { page } = await call();
  const cells = tableOf(3)
    .split('\n')
    .map((line) =>
      [...line.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    );
  const { bytes } = { bytes: workbook(cells) };
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'textos.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  await page.getByText('3 textos distintos').waitFor();
  expect(await page.getByLabel('correo', { exact: true }).inputValue()).toBe('hidden');
  const seen = await page.locator('blockquote').innerText();
  expect(seen).toContain('El mercado del barrio número 1');
  expect(seen).not.toContain(CANARY);
});

test('a login in front of the site is named, however it answers, and nothing is lost', async () => {
  const visit = await call();
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
    await page.getByText('Este sitio pide otra vez que entres con tu cuenta.').waitFor();
    await page.getByText('3 hechas · quedan 2').waitFor();
    await page.unroute('**/api/readings');
    await Promise.all([page.waitForEvent('load'), button(page, 'Recargar la página y entrar').click()]);
    await button(page, 'Seguir leyendo').waitFor();
  }
  await button(page, 'Seguir leyendo').click();
  await page.getByText('Todo leído.').waitFor();
});

test('the page says that it cannot read a file offline, and opens it later', async () => {
  const { page } = await call();
  await page.route('**/call.worker-*.js', (route) => route.abort());
  const open = () =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles(asFile(tableOf(3)));
  await open();
  await page.getByText('No se ha podido abrir.').waitFor();
  await page.unroute('**/call.worker-*.js');
  await open();
  await page.getByText('3 textos distintos').waitFor();
});

test('the page resumes at once when the connection returns', async () => {
  const visit = await call();
  const { page } = visit;
  visit.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await toReading(page, tableOf(6));
  await button(page, /de prueba/).click();
  await button(page, 'Leer el resto').waitFor();
  // From here on timers are stopped, so that only the connection's return can end the wait.
  await page.clock.install();
  await page.context().setOffline(true);
  await button(page, 'Leer el resto').click();
  await button(page, 'Intentarlo ahora').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Todo leído.').waitFor();
});

test('the list fits a window of 1024 px when text is twice as large', async () => {
  const { page } = await browser.visit(`${withModel.url}/convocatoria`, {
    viewport: { width: 1024, height: 768 },
  });
  await openCall(page, await callFileOf(20));
  await page.locator('[data-row]').first().waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page)).toBe(0);
  // The name of the text is not broken into letters.
  expect(
    await button(page, 'Abrir P-1')
      .first()
      .evaluate((name) => name.getClientRects().length),
  ).toBe(1);
});

test('the arrival of one reading redraws one row', async () => {
  const { page } = await call();
  const file = await callFileOf(20);
  const late = file.texts[4]?.hash;
  const readings = file.readings.filter(({ text, number }) => text !== late || number === 1);
  await openCall(page, { ...file, readings });
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/readings', async (route) => {
    await held;
    await route.continue();
  });
  await button(page, 'Seguir leyendo').click();
  await button(page, 'Seguir leyendo').click();
  await button(page, 'Decidir').first().click();
  await page.locator('[data-row="4"]').waitFor();
  await page.evaluate(() => {
    const drawn = new Set<string>();
    Object.assign(globalThis, { drawn });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('[data-row]');
        drawn.add(row?.getAttribute('data-row') ?? 'list');
      }
    }).observe(document.querySelector('[role=list]') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  goOn();
  await page.getByText('39 hechas').waitFor({ state: 'detached' });
  // The page computes line and order half a second later.
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => [...(globalThis as unknown as { drawn: Set<string> }).drawn])).toEqual([
    '4',
  ]);
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
