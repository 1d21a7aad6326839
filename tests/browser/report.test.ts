import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reportFileSchema } from '../../src/domain/report-file.ts';
import { EVIDENCE } from '../renderers/evidence.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { withModel } from './harness/product.ts';
import {
  complete,
  downloaded,
  EXAMPLE,
  IDEA,
  ideaFor,
  inView,
  send,
  unfold,
  withReport,
} from './harness/report.ts';

const browser = useBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };
const WIDE = { viewport: { width: 1440, height: 900 } };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The visible controls, without the marks of sources and the link that skips to the content. */
const controls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, select, summary')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => !element.hasAttribute('popovertarget') && element.getAttribute('href') !== '#main')
      .map((element) => ({
        name: element.ariaLabel ?? element.textContent,
        isInView: element.getBoundingClientRect().top < innerHeight,
      })),
  );

test('a written report is short, with few controls and its headline in view, wide and narrow; a changed idea shows what changed', async () => {
  const { page } = await browser.visit(withModel.url, WIDE);
  await send(page);
  await complete(page);
  const isShort = async (most: number) => {
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    const shown = await controls(page);
    expect(shown.length).toBeLessThanOrEqual(30);
    expect(shown.filter(({ isInView }) => isInView).length).toBeLessThanOrEqual(10);
    const headline = await page.getByText('Sí, pero sin cobrarle al vecino').boundingBox();
    expect(headline?.y).toBeLessThan(300);
  };
  const score = async () => page.getByRole('region', { name: 'Puntuación', exact: true }).boundingBox();
  const answer = async () =>
    page.getByRole('heading', { name: 'Por qué no paga quien la usa' }).boundingBox();
  const shownScores = () => page.getByText('63 de 100').filter({ visible: true }).count();
  await isShort(3300);
  // The score is beside the answer, or else its line is under the name and its card after the answer.
  expect((await score())?.x).toBeGreaterThan(((await answer())?.x ?? 0) + 500);
  expect(await shownScores()).toBe(1);
  await page.setViewportSize(PHONE.viewport);
  await isShort(6000);
  expect((await score())?.y).toBeGreaterThan((await answer())?.y ?? 0);
  expect(await shownScores()).toBe(2);

  await unfold(page);
  await button(page, 'Editar mi texto').click();
  await page.getByRole('heading', { name: 'Mejora tu idea y compara' }).waitFor();
  await page.getByRole('textbox').fill(ideaFor('good'));
  await button(page, 'Analizar idea').click();
  await page.getByRole('heading', { name: 'Qué ha cambiado' }).waitFor({ timeout: 30_000 });
  await complete(page);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the full analysis unfolds at its button, in the order of the specification, and folds again', async () => {
  const page = await withReport(await browser.prepare(), withModel.url, EXAMPLE, false);
  const chapter = page.getByRole('heading', { name: 'Interpretación inicial' });
  expect(await chapter.isVisible()).toBe(false);
  await unfold(page);
  expect(await inView(chapter)).toBe(true);
  const headings = await page.locator('#analysis').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual([
    'Interpretación inicial',
    'Idea mejorada',
    'Funcionamiento',
    'Público objetivo',
    'Propuesta de valor',
    'Competencia en el sector',
    'Enfoques alternativos',
    'Fuentes de ingresos',
    'Nombre y pitch',
    'Problemas que resuelve',
    'Oportunidades y amenazas',
    'De dónde sale la puntuación',
    'La idea',
  ]);
  const list = page.getByRole('navigation', { name: 'En esta página' });
  const competition = page.getByRole('heading', { name: 'Competencia en el sector' });
  await list.getByRole('link', { name: 'Competencia en el sector' }).click();
  await expect.poll(() => inView(competition)).toBe(true);
  await button(page, 'Descargar informe en PDF').last().waitFor();
  await button(page, 'Ocultar análisis completo').click();
  expect(await chapter.isVisible()).toBe(false);
});

test('a mark shows the words of its source, by keyboard too, wide and narrow', async () => {
  const answer = 'La hora cuesta 45 £ [2].';
  const file = { ...EXAMPLE, report: { ...EXAMPLE.report, answer }, evidence: EVIDENCE };
  const page = await withReport(await browser.prepare(WIDE), withModel.url, file);
  const mark = button(page, 'Fuente 2');
  const note = page.getByRole('note', { name: 'Fuente 2' });
  for (const { viewport } of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    await mark.focus();
    await page.keyboard.press('Enter');
    await note.getByText('Las cifras están en la fuente; léela.').waitFor();
    expect(await note.locator('mark').count()).toBeGreaterThan(0);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    const link = page.locator(':focus');
    expect(await link.getAttribute('href')).toBe(EVIDENCE.sources.find(({ id }) => id === 2)?.url);
    expect(await link.getAttribute('rel')).toContain('noopener noreferrer');
    await page.keyboard.press('Escape');
    expect(await note.isVisible()).toBe(false);
    expect(await mark.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('a report says that it is in this tab alone, and is kept, shared and downloaded', async () => {
  const page = await withReport(await browser.prepare(PHONE), withModel.url);
  await page.getByText('Este informe solo está en esta pestaña.').waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await inView(button(page, 'Guardar en este navegador'))).toBe(true);
  await button(page, 'Guardar en este navegador').click();
  await page.getByText('Guardado en este navegador.').waitFor();
  await button(page, 'Guardar siempre').click();
  await page.getByText('Guardado en este navegador, como todos los que pidas.').waitFor();
  await button(page, 'Compartir').click();
  const json = await downloaded(page, 'Descargar JSON');
  expect(reportFileSchema.parse(JSON.parse(json.bytes.toString())).idea).toBe(EXAMPLE.idea);
  const markdown = await downloaded(page, 'Descargar Markdown');
  expect(markdown.bytes.toString()).toContain(EXAMPLE.idea);
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  for (const each of await page.getByRole('dialog').getByRole('button').all()) {
    expect(await each.evaluate(isCut)).toBe(false);
  }
  await page.keyboard.press('Escape');
  const pdf = await downloaded(page, 'Descargar informe en PDF');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await page.reload();
  await page.getByText('Guardado en este navegador, como todos los que pidas.').waitFor();
  await button(page, 'Analizar nueva idea').click();
  expect(await page.getByRole('textbox').inputValue()).toBe('');
});

test('the report is also written in the other language, and the first one is kept', async () => {
  const page = await withReport(await browser.prepare(), withModel.url, { ...EXAMPLE, idea: IDEA.es });
  await button(page, 'Pedir el informe en inglés; se juzga de nuevo').click();
  await expect.poll(() => page.getByRole('article').getAttribute('lang'), { timeout: 30_000 }).toBe('en');
  await complete(page);
  await button(page, 'Ver el informe en español').click();
  expect(await page.getByRole('article').getAttribute('lang')).toBe('es');
  await button(page, 'Ver el informe en inglés').waitFor();
});

test('two more ratings say beside the score how far they agree, and the focus stays there', async () => {
  const { page } = await browser.visit(withModel.url);
  await send(page, ideaFor('disagrees'));
  await complete(page);
  await button(page, 'Contrastar la nota con otras dos').focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Puntuación', exact: true });
  await card.getByText(/^entre \d+ y \d+ en tres valoraciones/).waitFor({ timeout: 30_000 });
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await unfold(page);
  await page.getByText('Niveles que no coinciden (primero, el de este informe):').waitFor();
});
