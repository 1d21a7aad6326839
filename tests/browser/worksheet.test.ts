import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { withoutModel as product } from './harness/product.ts';

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
  await page.getByText('Dices: «Talleres de cerámica para colegios de Lugo».').waitFor();
  await page.getByText('el precio (90 € por taller) está por debajo del coste (95 € por taller)').waitFor();
  const article = page.getByRole('article');
  expect(await article.getByRole('button').first().innerText()).toBe('Conectar un modelo');
  expect(await article.innerText()).not.toMatch(/\/100|de 100|puntos|estabilidad/);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a refused text is kept and shows only the reason and the next steps', async () => {
  const { page } = await browser.visit(product.url);
  const idea = 'Vendo partes médicos falsos a estudiantes por 20 € cada uno, entrega en el día.';
  await send(page, idea);
  await page.getByText(/^Esto parece .+; si lo hemos entendido mal/).waitFor();
  const article = page.getByRole('article');
  expect(await article.innerText()).not.toContain('No se ha buscado nada más');
  expect(await article.getByRole('button').allInnerTexts()).toEqual([
    'Conectar un modelo',
    'Cambiar el texto',
    // The worksheet in the other language.
    expect.any(String),
  ]);
  await page.getByRole('button', { name: 'Cambiar el texto' }).click();
  expect(await page.getByRole('textbox').inputValue()).toBe(idea);
});
