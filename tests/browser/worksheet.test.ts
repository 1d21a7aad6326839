import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { worksheetMessages } from '../../src/document/worksheet-messages.ts';
import { ideaMessages } from '../../src/web/idea/messages.ts';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { shareMessages } from '../../src/web/share/messages.ts';
import { useBrowser } from './harness/browser.ts';
import { withoutModel as product } from './harness/product.ts';
import { box, button, complete, downloaded, send } from './harness/report.ts';
import { openList } from './harness/saved.ts';

const browser = useBrowser();
const texts = { ...shareMessages.es, ...pageMessages.es, ...worksheetMessages.es };

test('a worksheet quotes the text, offers a model first, and leads back to the text; a harmful text gets only the reason', async () => {
  const { page } = await browser.visit(product.url);
  const idea = 'Talleres de cerámica para colegios de Lugo. Cobramos 90 € por taller y nos cuesta 20 €.';
  await send(page, idea);
  await page.getByRole('heading', { level: 1, name: `${texts.title} · ${texts.withoutAi}` }).waitFor();
  await page.getByText('«Talleres de cerámica para colegios de Lugo.»').first().waitFor();
  const article = page.getByRole('article');
  await button(article, texts.connect).waitFor();
  expect(await article.innerText()).not.toMatch(/\/100|de 100|puntos|estabilidad/);

  await button(page, texts.edit).click();
  expect(await box(page).inputValue()).toBe(idea);
  const more = 'Los colegios pierden tres horas cada semana buscando actividades.';
  await box(page).fill(`${idea} ${more}`);
  await button(page, ideaMessages.es.analyze).click();
  await page.getByText(`«${more}»`).first().waitFor();
  // A worksheet has no scores to compare.
  expect(await page.getByRole('heading', { name: texts.changes }).count()).toBe(0);

  await button(page, texts.anotherButton).click();
  const harmful = 'Vendo partes médicos falsos a estudiantes por 20 € cada uno, entrega en el día.';
  await send(page, harmful);
  await page.getByText(/^Esto parece ofrecer algo que hace daño/).waitFor();
  expect(await article.getByRole('heading', { name: 'Problema' }).count()).toBe(0);
  expect(await article.getByRole('button').allInnerTexts()).toEqual([
    texts.connect,
    texts.edit,
    texts.writeIn('en'),
  ]);
  await button(page, texts.edit).click();
  expect(await box(page).inputValue()).toBe(harmful);
});

test('a worksheet survives a reload, and opens from its link, its PDF and the list of saved reports', async () => {
  const { page } = await browser.visit(product.url);
  await send(
    page,
    'Talleres de cerámica para colegios de Lugo. Cobramos 90 € por taller, y ya han pagado 12.',
  );
  const shown = async (of: Page) => {
    await complete(of);
    await of.getByRole('heading', { level: 1, name: texts.title }).waitFor();
    await of.getByText('«Talleres de cerámica para colegios de Lugo.»').first().waitFor();
  };
  await shown(page);
  await button(page, texts.share).click();
  const links = page.getByRole('dialog').getByRole('textbox');
  await links.first().waitFor();
  expect(await links.count()).toBe(1);
  const link = await links.inputValue();
  await page.keyboard.press('Escape');
  await button(page, `${texts.keepOne} ${texts.inThisBrowser}`).click();
  const pdf = await downloaded(page, /PDF/);
  expect(pdf.name).toMatch(/^Crisol-Hojadetrabajo-\d{4}-\d\d-\d\d\.pdf$/);

  await page.reload();
  await shown(page);
  await button(page, texts.anotherButton).click();
  const list = await openList(page);
  await list.getByText(texts.withoutAi, { exact: true }).waitFor();
  await button(list, texts.openOne(texts.title)).click();
  await shown(page);

  await button(page, texts.anotherButton).click();
  await openList(page);
  const buffer = Buffer.from(pdf.bytes);
  await list
    .locator('input[type=file]')
    .setInputFiles({ name: pdf.name, mimeType: 'application/pdf', buffer });
  await shown(page);
  await page.getByText(texts.origin.file).waitFor();

  const { page: other } = await browser.visit(link);
  await shown(other);
});
