import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { withModel as product } from './harness/product.ts';
import { downloaded, EXAMPLE as example, IDEA } from './harness/report.ts';
import { drop, file, follow, openFromForm, put, wholeReport } from './harness/saved.ts';

/** Opening what the page has written: PDFs, and everything since 2026-11-24. */

const browser = useBrowser();

/** Never changed: see `src/web/share/saved-fixtures.test.ts`. */
const FIXTURES = join(import.meta.dirname, '../fixtures/saved');

const box = (page: Page) => page.getByRole('textbox', { name: 'Describe tu idea' });

test('the page leaves out an unreadable part and names it', async () => {
  const { page } = await browser.visit(product.url);
  await openFromForm(page, file({ ...example, advice: { parts: 'none' }, results: 5 }));
  await page
    .getByText(
      'No se muestra, porque no se ha podido leer o esta versión ya no lo tiene: el consejo y lo que has averiguado.',
    )
    .waitFor();
  await wholeReport(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});

describe('the PDF of a report', () => {
  test('the downloaded PDF opens by dropping or choosing it', async () => {
    const { page } = await browser.visit(product.url);
    await openFromForm(page, file(example));
    await page.getByText('Abierto de un archivo').waitFor();
    const { bytes, name } = await downloaded(page, 'Descargar informe en PDF');
    const other = await browser.visit(product.url);
    await drop(other.page, name, bytes);
    await other.page.getByText('Abierto de un archivo · no escrito en esta página').waitFor();
    await wholeReport(other.page);
    await other.page.goBack();
    await openFromForm(other.page, { name, mimeType: 'application/pdf', buffer: bytes });
    await wholeReport(other.page);
    await other.page.goBack();
    const resaved = Buffer.concat([bytes, Buffer.from('\n%saved again\n%%EOF\n')]);
    await openFromForm(other.page, { name, mimeType: 'application/pdf', buffer: resaved });
    await other.page.getByText('Abierto de un PDF que otro programa ha guardado después').waitFor();
  });

  test('the page rejects a cut, changed or foreign PDF with the reason and loses nothing', async () => {
    const { page } = await browser.visit(product.url);
    await box(page).fill(IDEA.es);
    const bytes = await readFile(join(FIXTURES, 'report.pdf'));
    await drop(page, 'cut.pdf', bytes.subarray(0, 20_000));
    const alert = page.getByRole('alert');
    await alert.getByText('Este PDF está cortado o se ha cambiado desde que se hizo.').waitFor();
    await alert.getByText('Lo que tenías en la página sigue igual.').waitFor();
    await drop(page, 'other.pdf', await page.pdf());
    await alert.getByText('Este PDF no lleva ningún informe de esta página').waitFor();
    await drop(
      page,
      'changed.pdf',
      Buffer.from(bytes.toString('latin1').replace('595.28', '595.29'), 'latin1'),
    );
    await alert.getByText('Este PDF está cortado o se ha cambiado desde que se hizo.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await box(page).inputValue()).toBe(IDEA.es);
  });
});

describe('reports of 2026-11-24', async () => {
  const text = (name: string) => readFile(join(FIXTURES, name), 'utf8');
  const saved = JSON.parse(await text('report.json'));
  const pdf = await readFile(join(FIXTURES, 'report.pdf'));

  test.each([
    ['file', (page: Page) => openFromForm(page, file(saved))],
    ['PDF', (page: Page) => drop(page, 'report.pdf', pdf)],
    ['whole link', async (page: Page) => follow(page, await text('whole-link.txt'))],
    [
      'tab',
      async (page: Page) => {
        await withStored(page, JSON.parse(await text('tab.json')));
        await page.reload();
      },
    ],
    [
      'kept report',
      async (page: Page) => {
        await withStored(page, JSON.parse(await text('kept.json')));
        await page.getByRole('button', { name: 'Mis informes' }).click();
        await page.getByRole('button', { name: `Abrir ${saved.report.projectName}` }).click();
      },
    ],
  ])('a %s opens with its plan as advice, evidence and results', async (_, open) => {
    const { page } = await browser.visit(product.url);
    await open(page);
    await page.getByRole('heading', { level: 1, name: saved.report.projectName }).waitFor();
    const unfold = page.getByRole('button', { name: 'Ver análisis completo' }).first();
    if (await unfold.count()) await unfold.click();
    await page.getByText(saved.plan.questions[0]).first().waitFor();
    await page.getByText(saved.evidence.findings[0].quote).first().waitFor();
    const noted = page.getByRole('textbox', { name: /^Qué has averiguado/ });
    expect(await noted.inputValue()).toContain('Doce de cincuenta');
    await page.getByText('las horquillas de las cuentas').first().waitFor();
  });

  test('a short link opens', async () => {
    const { page } = await browser.visit(product.url);
    await follow(page, await text('short-link.txt'));
    await page.getByText('Este enlace trae la idea').waitFor();
    await page.getByText(saved.report.scoreBreakdown[0].reason).waitFor();
    expect(await page.getByText('No se muestra, porque').count()).toBe(0);
  });

  test('the page keeps a newer version’s report of the tab and offers it as a file', async () => {
    const { page } = await browser.visit(product.url);
    const { storage } = JSON.parse(await text('tab.json'));
    const newer = JSON.stringify({ ...saved, version: 2 });
    await withStored(page, { storage: { ...storage, crisol_report: newer } });
    await page.reload();
    const alert = page.getByRole('alert');
    await alert.getByText('El informe de esta pestaña no se ha podido abrir').waitFor();
    await alert.getByText('Lo escribió una versión más nueva.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(JSON.parse((await downloaded(page, 'Descargar')).bytes.toString())).toEqual(JSON.parse(newer));
    expect(await page.evaluate(() => sessionStorage.getItem('crisol_report'))).toBe(newer);
  });
});

interface Stored {
  storage: Record<string, string>;
  history?: object;
  reports?: { key: string; value: object }[];
}

/** Everything that an earlier version left in the browser. */
async function withStored(page: Page, { storage, reports = [], history }: Stored): Promise<void> {
  await page.evaluate(
    ([storage, history]) => {
      for (const [key, value] of Object.entries(storage)) {
        (key.startsWith('crisol_saved') || key === 'crisol_keep' ? localStorage : sessionStorage).setItem(
          key,
          value,
        );
      }
      if (history) globalThis.history.replaceState(history, '');
    },
    [storage, history] as const,
  );
  await put(
    page,
    reports.map(({ key, value }) => [key, value]),
  );
}
