import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { withoutModel as product } from './harness/product.ts';
import { downloaded } from './harness/report.ts';

const browser = useBrowser();

async function send(page: Page, idea: string) {
  await hydrated(page);
  await page.getByRole('textbox').fill(idea);
  await page.getByRole('button', { name: 'Analizar idea' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hoja de trabajo' }).waitFor();
}

test('a worksheet quotes the text, shows no score, and offers a model first', async () => {
  const { page } = await browser.visit(product.url, { viewport: { width: 360, height: 900 } });
  await send(
    page,
    'Talleres de cerámica para colegios de Lugo. Cobramos 90 € por taller y nos cuesta 95 € por taller.',
  );
  await page.getByText('Sin IA', { exact: true }).waitFor();
  await page.getByText('«Talleres de cerámica para colegios de Lugo.»').first().waitFor();
  await page.getByRole('heading', { name: 'Pruebas' }).waitFor();
  const article = page.getByRole('article');
  // After the list of sections.
  expect(await article.getByRole('button').nth(1).innerText()).toBe('Conectar un modelo');
  expect(await article.innerText()).not.toMatch(/\/100|de 100|puntos|estabilidad/);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the page keeps a rejected text and shows only the reason and the next steps', async () => {
  const { page } = await browser.visit(product.url);
  const idea = 'Vendo partes médicos falsos a estudiantes por 20 € cada uno, entrega en el día.';
  await send(page, idea);
  await page.getByText(/^Esto parece ofrecer algo que hace daño/).waitFor();
  const article = page.getByRole('article');
  expect(await article.getByRole('heading', { name: 'Problema' }).count()).toBe(0);
  expect(await article.getByRole('button').allInnerTexts()).toEqual([
    'Conectar un modelo',
    'Cambiar el texto',
    // The worksheet in the other language.
    expect.any(String),
  ]);
  await page.getByRole('button', { name: 'Cambiar el texto' }).click();
  expect(await page.getByRole('textbox').inputValue()).toBe(idea);
});

test('a worksheet survives a reload, and opens from its link, its PDF and the list of saved reports', async () => {
  const { page } = await browser.visit(product.url);
  const idea = 'Talleres de cerámica para colegios de Lugo. Cobramos 90 € por taller, y ya han pagado 12.';
  await send(page, idea);
  const heading = (of: Page) => of.getByRole('heading', { level: 1, name: 'Hoja de trabajo' }).waitFor();
  const quoted = (of: Page) =>
    of.getByText('«Talleres de cerámica para colegios de Lugo.»').first().waitFor();

  await page.getByRole('button', { name: 'Compartir' }).first().click();
  const links = page.getByRole('dialog').getByRole('textbox');
  await links.first().waitFor();
  expect(await links.count()).toBe(1);
  const link = await links.inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('switch', { name: 'Guardar los informes en este navegador' }).check();
  const pdf = await downloaded(page, 'Descargar hoja en PDF');
  expect(pdf.name).toMatch(/^Crisol-Hojadetrabajo-\d{4}-\d\d-\d\d\.pdf$/);

  await page.reload();
  await heading(page);
  await quoted(page);
  await page.getByRole('button', { name: 'Analizar nueva idea' }).click();
  await page.getByRole('button', { name: 'Mis informes' }).click();
  await page.getByText('Sin IA ·').waitFor();
  await page.getByRole('button', { name: 'Abrir Hoja de trabajo' }).click();
  await heading(page);
  await quoted(page);

  await page.getByRole('button', { name: 'Analizar nueva idea' }).click();
  await page.getByRole('button', { name: 'Mis informes' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: pdf.name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf.bytes),
  });
  await heading(page);
  await quoted(page);
  await page.getByText('Abierto de un archivo').waitFor();

  const { page: other } = await browser.visit(link);
  await heading(other);
  await quoted(other);
});

test('the text can be edited and analysed again', async () => {
  const { page } = await browser.visit(product.url);
  const idea = 'Cobramos 90 € por taller y nos cuesta 20 €. Talleres de cerámica para colegios de Lugo.';
  await send(page, idea);
  await page.getByRole('button', { name: 'Cambiar el texto' }).click();
  const box = page.getByRole('textbox');
  expect(await box.inputValue()).toBe(idea);
  await box.fill(`${idea} Los colegios pierden tres horas cada semana buscando actividades.`);
  await page.getByRole('button', { name: 'Analizar idea' }).click();
  await page
    .getByText('«Los colegios pierden tres horas cada semana buscando actividades.»')
    .first()
    .waitFor();
  expect(
    await page.getByRole('navigation', { name: 'Informes de esta pestaña' }).getByRole('button').count(),
  ).toBe(2);
  // A worksheet has no scores to compare.
  expect(await page.getByRole('combobox').count()).toBe(0);
});
