import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFirefox } from '../../scripts/test-tools.js';
import { example } from '../../src/web/report/example.es.ts';
import { canReadPrints, expectWholePages, headingTexts, PRINTED } from './harness/print.ts';
import { withModel as product } from './harness/product.ts';
import { IDEA } from './harness/report.ts';

/** The main flow, PDF, link and file in Firefox. `npm test` says so where there is none. */

const firefox = findFirefox();

let browser: Browser | undefined;
let folder = '';

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

/** Presses the first such button that is enabled, without waiting for it to stand still. */
async function press(page: Page, name: string): Promise<void> {
  const path = `::-p-xpath(//button[contains(normalize-space(.), "${name}") and not(@disabled)])`;
  const found = await page.waitForSelector(path, { timeout: 60_000 });
  await found?.evaluate((element) => (element as HTMLElement).click());
}
const text = (page: Page, part: string) => page.locator(`::-p-text(${part})`).setTimeout(60_000).wait();

test.skipIf(!firefox)(
  'Firefox writes a report, makes its PDF and link, and opens a report file',
  async () => {
    const page = await (browser as Browser).newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(product.url);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root')?.firstElementChild ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    );
    await page.focus('textarea');
    await page.keyboard.type(IDEA.es);
    await press(page, 'Analizar idea');
    await text(page, 'Analizar nueva idea');
    await press(page, 'Ver análisis completo');

    await press(page, 'Descargar informe en PDF');
    await expect
      .poll(async () => (await readdir(folder)).filter((name) => /^Crisol-.+\.pdf$/.test(name)), {
        timeout: 60_000,
      })
      .toHaveLength(1);

    await press(page, 'Compartir');
    const field = await page
      .locator('::-p-xpath(//label[contains(., "Enlace completo")]//input)')
      .setTimeout(30_000)
      .waitHandle();
    const link = await field.evaluate((element) => (element as HTMLInputElement).value);
    const other = await (browser as Browser).newPage();
    await other.goto(link);
    await text(other, 'Abierto de un enlace');

    const third = await (browser as Browser).newPage();
    await third.goto(product.url);
    await press(third, 'Mis informes');
    const file = join(folder, 'report.json');
    await writeFile(file, JSON.stringify(example));
    const chooser = await third.waitForSelector('input[type=file]');
    await (chooser as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(file);
    await text(third, 'Abierto de un archivo');
    expect(problems).toEqual([]);
  },
);

test.skipIf(!firefox || !canReadPrints)(
  'in Firefox no printed page ends with a heading or has a line or two',
  async () => {
    for (const file of Object.values(PRINTED)) {
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
      expectWholePages(printed, await page.evaluate(headingTexts));
      await page.close();
    }
  },
);
