import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findFirefox } from '../../scripts/test-tools.js';
import type { ReportFile } from '../../src/domain/report-file.ts';
import { ideaMessages } from '../../src/web/idea/messages.ts';
import { example } from '../../src/web/report/example.es.ts';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { shareMessages } from '../../src/web/share/messages.ts';
import { canReadPrints, expectWholePages, headingTexts, PRINTED } from './harness/print.ts';
import { withModel as product } from './harness/product.ts';
import { IDEA } from './harness/report.ts';

/** A report with its PDF, link and file, and a call, in Firefox. Without Firefox `npm test` says that it skips these. */

const firefox = findFirefox();

let browser: Browser | undefined;
let folder = '';
let problems: string[] = [];

beforeAll(async () => {
  if (!firefox) return;
  folder = await mkdtemp(join(tmpdir(), 'crisol-firefox-'));
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'browser.download.useDownloadDir': true,
      'pdfjs.disabled': true,
    },
  });
});
afterAll(async () => {
  await browser?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

afterEach(() => {
  const found = problems;
  problems = [];
  expect(found).toEqual([]);
});

/** Opens a page of the product. Errors, warnings and content-policy violations fail the test. */
async function visit(url: string): Promise<Page> {
  const page = await (browser as Browser).newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      throw new Error(`content policy: ${effectiveDirective} ${blockedURI}`);
    });
  });
  await page.goto(url);
  await hydrated(page);
  return page;
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root')?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
}

/** Waits for the first such element. */
async function find(page: Page, path: string): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForSelector(`::-p-xpath(${path})`, { timeout: 60_000 });
  return found as ElementHandle<HTMLElement>;
}

/** Presses the first such enabled button, without waiting for animations. */
async function press(page: Page, name: string): Promise<void> {
  const button = await find(page, `//button[contains(normalize-space(.), "${name}") and not(@disabled)]`);
  await button.evaluate((element) => element.click());
}

const text = (page: Page, part: string) => page.locator(`::-p-text(${part})`).setTimeout(60_000).wait();

/** Gives a file to the first file input. */
async function choose(page: Page, name: string, content: string): Promise<void> {
  await writeFile(join(folder, name), content);
  const chooser = await page.waitForSelector('input[type=file]');
  await (chooser as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(join(folder, name));
}

test.skipIf(!firefox)(
  'Firefox writes a report, makes its PDF and link, and opens a report file',
  async () => {
    const page = await visit(product.url);
    await page.focus('textarea');
    await page.keyboard.type(IDEA.es.slice(0, 60));
    await press(page, ideaMessages.es.analyze);
    await text(page, pageMessages.es.anotherButton);
    await press(page, 'PDF');
    await expect
      .poll(async () => (await readdir(folder)).filter((name) => /^Crisol-.+\.pdf$/.test(name)), {
        timeout: 60_000,
      })
      .toHaveLength(1);

    await press(page, shareMessages.es.share);
    const field = await find(page, `//label[contains(., "${shareMessages.es.wholeLink}")]//input`);
    const link = await field.evaluate((element) => (element as HTMLInputElement).value);
    await text(await visit(link), shareMessages.es.origin.link);

    const third = await visit(product.url);
    await press(third, shareMessages.es.openTitle);
    await choose(third, 'report.json', JSON.stringify(example));
    await text(third, shareMessages.es.origin.file);
  },
);

test.skipIf(!firefox || !canReadPrints)(
  'in Firefox no printed page ends with a heading or has only a line or two',
  async () => {
    const file = PRINTED.long as ReportFile;
    const page = await (browser as Browser).newPage();
    await page.goto(product.url);
    await page.evaluate(
      (session, report) => {
        sessionStorage.setItem('crisol_session', session);
        sessionStorage.setItem('crisol_report', report);
      },
      JSON.stringify({ idea: file.idea, screen: 'result', full: true }),
      JSON.stringify(file),
    );
    await page.reload();
    await page.waitForSelector('article[aria-busy="false"]', { timeout: 60_000 });
    const [height, width] = ['16mm', '15mm'];
    const margin = { top: height, bottom: height, left: width, right: width };
    const printed = await page.pdf({ format: 'A4', margin });
    expectWholePages(printed, await page.evaluate(headingTexts), 7);
  },
);

const TABLE = [
  'id,problema,propuesta',
  ...Array.from(
    { length: 22 },
    (_, row) =>
      `P-${row + 1},El mercado del barrio número ${row + 1} tira fruta cada tarde.,Un reparto en bici a ${row + 3} € por pedido. (scenario: good)`,
  ),
].join('\n');

test.skipIf(!firefox)('in Firefox one tab at a time reads a call, and its file opens', async () => {
  const page = await visit(`${product.url}/convocatoria`);
  await choose(page, 'textos.csv', TABLE);
  await text(page, '22 textos distintos');
  await press(page, 'Seguir con los criterios');
  await press(page, 'Seguir con la lectura');
  await page.select('select', '1');
  await press(page, 'de prueba');
  await text(page, '3 hechas · quedan 19');
  const colour = await page.$eval(
    'progress',
    (bar) => getComputedStyle(bar, '::-moz-progress-bar').backgroundColor,
  );
  expect(colour).toBe('rgb(181, 64, 15)');
  await page.reload();
  await hydrated(page);
  await text(page, '3 hechas · quedan 19');

  const other = await visit(`${product.url}/convocatoria`);
  await text(other, 'Esta convocatoria está abierta en otra pestaña.');
  await page.close();
  await text(other, '3 hechas · quedan 19');
  await press(other, 'Leer el resto');
  await text(other, 'Todo leído.');

  await press(other, 'Ver los resultados');
  await other.waitForSelector('li mark');
  await (await find(other, '//button[starts-with(@aria-label, "Cerrar")]')).focus();
  for (const key of 'sssssssssn') await other.keyboard.press(key as 's' | 'n');
  await text(other, '10 de 22 decididos');

  await (await find(other, '//button[@aria-label="Descargar call.json"]')).evaluate((button) =>
    button.click(),
  );
  const file = () =>
    readFile(join(folder, 'call.json'), 'utf8')
      .then(JSON.parse)
      .catch(() => undefined);
  await expect.poll(file, { timeout: 60_000 }).toMatchObject({ readings: { length: 22 } });
  // Inside a folded part of the page.
  await press(other, 'Borrarlo todo');
  await text(other, 'O pega los textos');
  await choose(other, 'opened.json', JSON.stringify(await file()));
  await text(other, '10 de 22 decididos');
});
