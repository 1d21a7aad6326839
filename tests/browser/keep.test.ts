import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, isInView, sidewaysScroll } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { withModel as product, useProduct } from './harness/product.ts';
import { downloaded, EXAMPLE as example } from './harness/report.ts';
import { drop, file, openFromForm, put, storedReports, wholeReport } from './harness/saved.ts';

/** Opening, sharing, saving and comparing reports, and results of experiments. None of them needs a server. */

const browser = useBrowser();

const NAME = example.report.projectName;
const IDEA = 'Una taquilla de barrio presta taladros por 3 € al día a vecinos que los usan dos veces al año.';

/** A link made by another program from the documented format. */
function linkTo(value: unknown, page = product.url): string {
  const data = deflateRawSync(JSON.stringify(value)).toString('base64url');
  return `${page}/#r1.${data}.${createHash('sha256').update(data).digest('hex').slice(0, 8)}`;
}

const shortForm = {
  format: 'crisol-report',
  version: 1,
  short: true,
  idea: example.idea,
  meta: example.meta,
  report: {
    projectName: NAME,
    verdict: example.report.verdict,
    score: example.report.score,
    scoreBreakdown: example.report.scoreBreakdown,
    pitch: example.report.pitch,
  },
};

const box = (page: Page) => page.getByRole('textbox', { name: 'Describe tu idea' });

async function analyzed(page: Page): Promise<void> {
  await box(page).fill(IDEA);
  await box(page).press('Control+Enter');
  await page.getByRole('button', { name: 'Ver análisis completo' }).first().waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Analizar nueva idea' }).waitFor({ timeout: 30_000 });
}

describe('a report file', () => {
  test('an invalid report file shows an error and loses nothing; a valid one opens labelled', async () => {
    const { page } = await browser.visit(product.url);
    await box(page).fill(IDEA);
    await openFromForm(page, file('not json'));
    await page.getByText('Esto no es un informe.').waitFor();
    await page.locator('input[type=file]').setInputFiles(file({ ...example, version: 2 }));
    await page.getByText('Lo escribió una versión más nueva.').waitFor();
    await page.locator('input[type=file]').setInputFiles(file({ ...example, report: { score: 99 } }));
    await page.getByText('El informe está incompleto o alterado').waitFor();
    await page.getByText('No es válido: report.interpretation.').waitFor();
    await page.locator('input[type=file]').setInputFiles(file({ recipe: 'soup' }));
    await page.getByText('Este JSON no es un informe de esta página.').waitFor();
    await page.locator('input[type=file]').setInputFiles(file(example));
    await page.getByText('Abierto de un archivo · no escrito en esta página').waitFor();
    await wholeReport(page);
    await page.goBack();
    expect(await box(page).inputValue()).toBe(IDEA);
    await page.goForward();
    await page.getByText('Abierto de un archivo').waitFor();
    await page.reload();
    await page.getByText('Abierto de un archivo').waitFor();
  });

  test('a report file opens by dropping it on the page or pasting its text', async () => {
    const { page } = await browser.visit(product.url);
    await drop(page, 'report.json', file(example).buffer);
    await wholeReport(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Mis informes' }).click();
    await page.getByText('Pegar el texto de un archivo JSON').click();
    await page.getByLabel('Texto del archivo').fill(JSON.stringify(example));
    await page.getByRole('button', { name: 'Abrir el texto' }).click();
    await wholeReport(page);
  });
});

describe('a report link', () => {
  test('a link’s report is removed from the address, sent nowhere, and shown as plain text', async () => {
    const hostile = {
      ...example,
      report: { ...example.report, pitch: '<img src=x onerror="document.title=1">' },
    };
    const { page, requests } = await browser.visit(linkTo(hostile));
    await page.getByText('Abierto de un enlace: cualquiera puede haberlo escrito').waitFor();
    expect(page.url()).toBe(`${product.url}/`);
    expect(requests.filter((url) => url.includes('r1.'))).toEqual([]);
    await page.getByRole('button', { name: 'Ver análisis completo' }).first().click();
    await page.getByText('<img src=x').first().waitFor();
  });

  test('a short link shows score, axes and pitch, and its idea can be analyzed', async () => {
    const { page } = await browser.visit(linkTo(shortForm));
    await page.getByText('Abierto de un enlace').waitFor();
    await page.getByText(String(example.report.scoreBreakdown?.[0]?.reason)).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Analizar esta idea' }).click();
    expect(await box(page).inputValue()).toBe(example.idea);
  });

  test('a cut link shows an error, keeps the form, and never shows the example', async () => {
    const { page } = await browser.visit(linkTo(example).slice(0, -40));
    await page.getByRole('alert').getByText('El enlace está cortado o alterado').waitFor();
    await box(page).fill(IDEA);
    expect(await page.getByText(example.idea).count()).toBe(0);
  });

  test('a link followed in an open page keeps the typed text', async () => {
    const { page } = await browser.visit(product.url);
    await box(page).fill(IDEA);
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      new URL(linkTo(example)).hash,
    );
    await page.getByText('Abierto de un enlace').waitFor();
    await page.getByRole('link', { name: 'Crisol' }).first().waitFor();
    await page.goBack();
    await page.goBack().catch(() => undefined);
    expect(await box(page).inputValue()).toBe(IDEA);
  });
});

describe.each([
  ['vercel', {}, '**/_vercel/**'],
  // The page loads Umami's script at the same position as Plausible's.
  [
    'plausible',
    { PLAUSIBLE_DOMAIN: 'x.example', PLAUSIBLE_SRC: 'https://stats.example/a.js' },
    'https://stats.example/**',
  ],
])('the analytics of %s', (kind, environment, scripts) => {
  const measured = useProduct(() => ({ ANALYTICS: kind, ...environment }));

  test(`an analytics script by ${kind} cannot read a report link`, async () => {
    const visit = await browser.prepare();
    await visit.page.route(scripts, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.seen = location.href' }),
    );
    await visit.page.goto(linkTo(example, measured.url));
    await expect
      .poll(() => visit.page.evaluate(() => (window as unknown as { seen?: string }).seen), {
        timeout: 15_000,
      })
      .toBe(`${measured.url}/`);
    await visit.page.getByText('Abierto de un enlace').waitFor();
  });
});

test('a report is shared by a link for any browser and by the device’s share dialog', async () => {
  const visit = await browser.prepare();
  const { page } = visit;
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    let isPressed = false;
    const press = () => {
      isPressed = true;
      setTimeout(() => {
        isPressed = false;
      });
    };
    addEventListener('click', press, { capture: true });
    navigator.share = async (data) => {
      // Safari rejects a share that no recent press triggered.
      if (!isPressed) throw new Error('not pressed');
      const shared = { url: data?.url, text: data?.text, file: data?.files?.[0]?.name };
      Object.assign(globalThis, { shared });
    };
  });
  await page.goto(product.url);
  await openFromForm(page, file(example));
  await page.getByRole('button', { name: 'Ver análisis completo' }).first().click();
  await page.getByRole('button', { name: 'Compartir' }).first().click();
  const short = await page.getByLabel('Enlace con el resumen').inputValue();
  const whole = await page.getByLabel('Enlace completo').inputValue();
  expect(short.length).toBeLessThanOrEqual(2000);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Compartir con otra aplicación' }).click();
  const shared = () =>
    page.evaluate(() => (globalThis as unknown as { shared?: Record<string, string> }).shared);
  await expect
    .poll(shared, { timeout: 20_000 })
    .toMatchObject({ url: short, file: expect.stringMatching(/\.pdf$/) });

  const other = await browser.visit(whole);
  await other.page.getByText('Abierto de un enlace').waitFor();
  await wholeReport(other.page);
});

/** Turns on the switch below the report. */
async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Más', exact: true }).first().click();
  await page.getByRole('switch', { name: 'Guardar los informes en este navegador' }).first().check();
}

test('a switch, off at first, saves reports, which are listed and deleted with undo', async () => {
  const { page } = await browser.visit(product.url);
  const stored = () => page.evaluate(() => localStorage.getItem('crisol_saved'));
  await analyzed(page);
  await page.getByRole('button', { name: 'Ver análisis completo' }).first().click();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await stored()).toBeNull();
  await keep(page);
  await expect.poll(stored).toBe('1');
  await page.getByRole('button', { name: 'Analizar nueva idea' }).click();
  await page.getByRole('button', { name: 'Mis informes' }).click();
  const list = page.getByRole('region', { name: 'Informes de este navegador' });
  await list.getByText(name).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await list.getByRole('button', { name: `Borrar ${name}` }).click();
  await list.getByRole('button', { name: 'Deshacer' }).click();
  await list.getByRole('button', { name: `Abrir ${name}` }).click();
  await page.getByText('Abierto de los informes guardados en este navegador').waitFor();
  await page.getByRole('button', { name: 'Ver análisis completo' }).first().click();
  await page.getByRole('button', { name: 'Más', exact: true }).first().click();
  await page.getByRole('switch').first().uncheck();
  await page.getByText('Queda 1 informe guardado.').waitFor();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect.poll(stored).toBeNull();
});

test('two analyses of one idea differ in the list, and stand side by side there', async () => {
  const { page } = await browser.visit(product.url);
  const later = {
    ...example,
    report: {
      ...example.report,
      scoreBreakdown: example.report.scoreBreakdown?.map((axis) => ({ ...axis, level: 2 })),
      score: 25,
    },
    meta: { ...example.meta, generatedAt: '2026-11-24T10:00:00.000Z' },
  };
  await put(page, [
    ['one', { savedAt: '2026-11-23T10:00:00.000Z', file: example }],
    ['two', { savedAt: '2026-11-24T10:00:00.000Z', file: later }],
  ]);
  await page.reload();
  await page.getByRole('button', { name: 'Mis informes' }).click();
  const items = page.getByRole('dialog').getByRole('listitem');
  await expect.poll(() => items.count()).toBe(2);
  const texts = await items.allInnerTexts();
  expect(texts[0]).toMatch(/25 de 100/);
  expect(texts[1]).toMatch(/63 de 100/);
  for (const text of texts) expect(text).toContain(example.idea.slice(0, 40));
  const compare = page.getByRole('button', { name: `Comparar ${NAME}` });
  await compare.first().click();
  await page.getByText('Elige otro informe para compararlos.').waitFor();
  await compare.nth(1).click();
  const table = page.getByRole('table');
  await table.getByRole('row', { name: 'Puntuación 63 25' }).waitFor();
  await table.getByText('Bajo (2 de 5)').first().waitFor();
  expect(await isInView(table)).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('saving overwrites no other report; the list keeps an unreadable report and offers it as a file', async () => {
  const { page } = await browser.visit(product.url);
  const { generatedAt } = example.meta;
  const other = { ...example, report: { ...example.report, projectName: 'Otro' } };
  const newer = { ...other, version: 2, later: { of: 'any form' } };
  await put(page, [
    ['empty', null],
    ['old', { savedAt: 'yesterday', file: { format: 'crisol-report', version: 1 } }],
    ['one', { savedAt: 'yesterday', file: { ...example, later: 1, results: { text: 5 } } }],
    [generatedAt, { savedAt: '2026-01-01', file: other }],
    [`${generatedAt} 2`, { savedAt: '2026-01-02', file: newer }],
  ]);
  const before = await storedReports(page);
  await page.getByRole('button', { name: 'Mis informes' }).click();
  const list = page.getByRole('region', { name: 'Informes de este navegador' });
  await list.getByRole('button', { name: 'Abrir Otro' }).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(5);
  await list.getByText('Lo escribió una versión más nueva.').waitFor();
  await list.getByText('No es válido: idea.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(JSON.parse((await downloaded(page, 'Descargar Otro')).bytes.toString())).toEqual(newer);
  await list.getByRole('button', { name: 'Borrar Otro' }).first().click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(4);
  await list.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(5);
  await list.getByRole('button', { name: `Abrir ${NAME}` }).click();
  await page
    .getByText(
      'No se muestra, porque no se ha podido leer o esta versión ya no lo tiene: lo que has averiguado.',
    )
    .waitFor();
  await page.getByRole('button', { name: 'Ver análisis completo' }).first().click();
  // The opened report has the date, and so the key, of another one.
  await keep(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Mis informes' }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(6);
  expect(await storedReports(page)).toMatchObject(before);
});

test('after a report crashes the page, a reload keeps the text and not the report', async () => {
  const visit = await browser.visit(product.url);
  const { page } = visit;
  await box(page).fill(IDEA);
  await openFromForm(page, file(example));
  await page.getByText('Abierto de un archivo').waitFor();
  await page.goBack();
  visit.expectProblem(/no dates today/);
  await page.evaluate(() => {
    Date.prototype.toLocaleString = () => {
      throw new RangeError('no dates today');
    };
  });
  await page.getByRole('button', { name: 'Volver al último informe' }).click();
  await page.getByText('Unexpected Application Error!').waitFor();
  await page.reload();
  await expect.poll(() => box(page).inputValue()).toBe(IDEA);
  expect(await page.getByRole('button', { name: 'Volver al último informe' }).count()).toBe(0);
});

test('the link at the form leads to a list that compares reports of this tab', async () => {
  const { page } = await browser.visit(product.url);
  const earlier = {
    ...example,
    report: { ...example.report, projectName: 'Antes' },
    meta: { ...example.meta, generatedAt: '2026-01-01T00:00:00.000Z' },
  };
  for (const each of [earlier, example]) {
    await openFromForm(page, file(each));
    await page.getByText('Abierto de un archivo').waitFor();
    await page.goBack();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: '¿Tienes varias ideas? Compáralas' }).click();
  const list = page.getByRole('region', { name: 'Informes de este navegador' });
  expect(await list.getByText('Solo en esta pestaña.').count()).toBe(2);
  await list.getByRole('button', { name: 'Comparar Antes' }).click();
  await list.getByRole('button', { name: `Comparar ${NAME}` }).click();
  // The earlier one first.
  await list.getByRole('columnheader').first().getByText('Antes').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await list.getByRole('button', { name: 'Abrir Antes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Antes' }).waitFor();
});

test('the page says that a text was already analyzed before it sends the text again', async () => {
  const { page } = await browser.visit(product.url);
  await analyzed(page);
  await page.goBack();
  await page.getByText('Este texto ya está analizado tal cual.').waitFor();
  await box(page).press('End');
  await box(page).pressSequentially(' Y escaleras.');
  expect(await page.getByText('Este texto ya está analizado tal cual.').count()).toBe(0);
});

test('the page says that the browser has no space for a report', async () => {
  const { page } = await browser.visit(product.url, {
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'crisol_keep', value: '1' }] }],
    },
  });
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await analyzed(page);
  await page.getByRole('alert').getByText('Este informe no se ha guardado').waitFor();
});

test('the page offers a report in the requested language if the model used another', async () => {
  const { page } = await browser.visit(product.url);
  await openFromForm(page, file({ ...example, meta: { ...example.meta, writtenIn: 'en' } }));
  await page.getByText('Se pidió en español, pero el modelo lo escribió en inglés.').waitFor();
  await page.getByRole('button', { name: 'Escribirlo también en español' }).waitFor();
  expect(await page.getByRole('button', { name: 'Escribirlo también en inglés' }).count()).toBe(0);
});

test('Back and Forward move between form, report and example; Undo restores a report', async () => {
  const { page } = await browser.visit(product.url);
  await page.getByRole('link', { name: 'Ver un ejemplo' }).click();
  await page.getByText('Esto es un ejemplo').waitFor();
  await page.goBack();
  await analyzed(page);
  await page.goBack();
  expect(await box(page).inputValue()).toBe(IDEA);
  await page.goForward();
  await page.getByRole('button', { name: 'Analizar nueva idea' }).click();
  expect(await box(page).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Analizar nueva idea' }).waitFor();
});

test('Back returns from the report of a second idea to that of the first', async () => {
  const { page } = await browser.visit(product.url);
  // In the folded analysis.
  const quoted = (words: string) => page.locator('blockquote', { hasText: words });
  const first = quoted('presta taladros');
  await analyzed(page);
  await page.getByRole('button', { name: 'Analizar nueva idea' }).click();
  await box(page).fill(IDEA.replace('taladros', 'escaleras'));
  await box(page).press('Control+Enter');
  await page.getByRole('button', { name: 'Analizar nueva idea' }).waitFor({ timeout: 30_000 });
  expect(await first.count()).toBe(0);
  await page.goBack();
  await box(page).waitFor();
  await page.goBack();
  await first.waitFor({ state: 'attached' });
  await page.goForward();
  await page.goForward();
  await quoted('presta escaleras').waitFor({ state: 'attached' });
});
