import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reportFileSchema } from '../../src/domain/report-file.ts';
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
  unfolded,
  WITHOUT_ADVICE,
  withReport,
} from './harness/report.ts';

const browser = useBrowser();

describe('the report', () => {
  test.each(['es', 'en'] as const)(
    'the report is complete, in order and in its language (%s)',
    async (language) => {
      const { page } = await browser.visit(withModel.url + (language === 'es' ? '/' : '/en'));
      await unfolded(page, IDEA[language]);
      const headings = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
      expect(headings).toEqual(
        language === 'es'
          ? [
              'Cómo hemos entendido tu idea',
              'Puntuación',
              'Fortalezas',
              'Debilidades',
              'El consejo',
              'Lo que has averiguado',
              'Interpretación inicial',
              'Idea mejorada',
              'Funcionamiento',
              'Público objetivo',
              'Propuesta de valor',
              'Competencia en el sector',
              'Enfoques alternativos',
              'Fuentes de ingresos',
              'Nombre y pitch',
              'De dónde sale la puntuación',
              'Problemas que resuelve',
              'Oportunidades y amenazas',
              'La idea',
            ]
          : [
              'How we understood your idea',
              'Score',
              'Strengths',
              'Weaknesses',
              'The advice',
              'What you found out',
              'Initial interpretation',
              'Improved idea',
              'How it works',
              'Target audience',
              'Value proposition',
              'Competition in the sector',
              'Alternative approaches',
              'Revenue streams',
              'Name and pitch',
              'Where the score comes from',
              'Problems it solves',
              'Opportunities and threats',
              'The idea',
            ],
      );
      expect(await page.getByRole('article').getAttribute('lang')).toBe(language);
      const score = page.getByRole('region', {
        name: language === 'es' ? 'Puntuación' : 'Score',
        exact: true,
      });
      // The band in words comes before the number.
      expect(await score.innerText()).toMatch(
        language === 'es'
          ? /Aceptable[\s\S]*63 de 100/
          : /(Excellent|Good|Fair|Not convincing yet)[\s\S]*\d+ out of 100/,
      );
      await page.getByText(IDEA[language].slice(0, 60)).first().waitFor();
      const search = page
        .getByRole('link', { name: language === 'es' ? /^Buscar / : /^Search for / })
        .first();
      expect(await search.getAttribute('rel')).toBe('noopener noreferrer');
      expect(await search.getAttribute('target')).toBe('_blank');
      await page
        .getByText(language === 'es' ? '(sin verificar)' : '(not verified)')
        .first()
        .waitFor();
    },
  );

  test('the report survives a reload and is removed for the next idea', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    await page.reload();
    await page.getByRole('heading', { name: 'Cómo hemos entendido tu idea' }).waitFor();
    await page.getByRole('button', { name: 'Analizar nueva idea' }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe('');
    await page.getByText('0/1000').waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('the report is also written in the other language, and the first one is kept', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    await page.getByRole('button', { name: 'Escribirlo también en inglés' }).click();
    expect(await page.getByRole('article').getAttribute('lang')).toBe('es');
    await expect.poll(() => page.getByRole('article').getAttribute('lang'), { timeout: 30_000 }).toBe('en');
    await page.getByRole('button', { name: 'Ver el informe en español' }).click();
    expect(await page.getByRole('article').getAttribute('lang')).toBe('es');
    await page.getByRole('button', { name: 'Ver el informe en inglés' }).waitFor();
  });

  test('the report of an improved idea shows what changed and lists the earlier one', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    await page.getByRole('button', { name: 'Editar mi texto' }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe(EXAMPLE.idea);
    await page.getByRole('heading', { name: 'Mejora tu idea y compara' }).waitFor();
    await page.getByRole('button', { name: 'Analizar idea' }).click();
    await page.getByRole('heading', { name: 'Qué ha cambiado' }).waitFor({ timeout: 30_000 });
    await complete(page);
    const history = page.getByRole('navigation', { name: 'Informes de esta pestaña' });
    expect(await history.getByRole('button').count()).toBe(2);
  });

  test('the report shows the stability of its score and the axes on which ratings differ', async () => {
    const { page } = await browser.visit(withModel.url);
    await send(page, ideaFor('disagrees'));
    await complete(page);
    await page.getByRole('button', { name: 'Pedir otras dos valoraciones' }).click();
    await page
      .getByRole('region', { name: 'Puntuación', exact: true })
      .getByText(/^entre \d+ y \d+ en tres valoraciones/)
      .waitFor({ timeout: 30_000 });
    await unfold(page);
    await page.getByText(/las tres valoraciones van de \d+ a \d+/).waitFor();
    await page.getByText('No coinciden en:').waitFor();
  });
});

/** Has one idea analyzed, and an improved one with another score. */
async function improvedFrom(page: Page): Promise<void> {
  await send(page, ideaFor('good'));
  await complete(page);
  await page.getByRole('button', { name: 'Editar mi texto' }).click();
  await page.getByRole('textbox').fill(ideaFor('disagrees'));
  await page.getByRole('button', { name: 'Analizar idea' }).click();
  await page.getByRole('heading', { name: 'Qué ha cambiado' }).waitFor({ timeout: 30_000 });
  await complete(page);
}

test('on a phone the chip of the current report is not cut off', async () => {
  const { page } = await browser.visit(withModel.url, { viewport: { width: 360, height: 740 } });
  await improvedFrom(page);
  const chip = page.getByRole('navigation', { name: 'Informes de esta pestaña' }).locator('[aria-current]');
  const { x = 0, width = 0 } = (await chip.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
  // The score is inside the chip.
  expect(await chip.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('on a phone the buttons of advice, PDF and link stay in view while scrolling', async () => {
  const visit = await browser.prepare({ viewport: { width: 360, height: 740 } });
  const page = await withReport(visit, withModel.url);
  const share = page.getByRole('button', { name: 'Compartir' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await inView(share)).toBe(true);
  expect(await inView(page.getByRole('button', { name: 'Descargar informe en PDF' }).first())).toBe(true);
  const bar = (await share.boundingBox())?.y ?? 0;
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(bar);
  await page.getByRole('link', { name: 'Consejo' }).click();
  await expect
    .poll(() => inView(page.getByRole('heading', { name: EXAMPLE.advice?.parts[0]?.title ?? '' })))
    .toBe(true);
  await page.getByRole('button', { name: 'Más' }).click();
  expect(await inView(page.getByRole('switch').first())).toBe(true);
});

test('the language button covers nothing of the header at a text size of 200 %', async () => {
  const { page } = await browser.visit(withModel.url, { viewport: { width: 1440, height: 900 } });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const reports = await page.getByRole('button', { name: 'Mis informes' }).boundingBox();
  const language = await page.getByRole('button', { name: 'Switch to English' }).boundingBox();
  expect((reports?.x ?? 0) + (reports?.width ?? 0)).toBeLessThanOrEqual(language?.x ?? 0);
});

describe('the report on a wide screen', () => {
  test('the list of changes leaves the button of the full analysis in view', async () => {
    const { page } = await browser.visit(withModel.url, { viewport: { width: 1440, height: 900 } });
    await improvedFrom(page);
    expect(await inView(page.getByRole('button', { name: 'Ver análisis completo' }).first())).toBe(true);
    await page.getByRole('region', { name: 'Qué ha cambiado' }).getByText('+5').first().waitFor();
  });

  test('sections are side by side, and opportunities and threats have no common heading', async () => {
    const visit = await browser.prepare({ viewport: { width: 1440, height: 900 } });
    const page = await withReport(visit, withModel.url, WITHOUT_ADVICE);
    const place = async (name: string) => {
      const { x, y } = (await page.getByRole('heading', { name, exact: true }).boundingBox()) ?? {
        x: 0,
        y: 0,
      };
      return { x, y };
    };
    for (const [left, right] of [
      ['Funcionamiento', 'Público objetivo'],
      ['Problemas que resuelve', 'Oportunidades'],
      ['Oportunidades', 'Amenazas'],
      ['Enfoques alternativos', 'Fuentes de ingresos'],
    ] as const) {
      const [one, other] = [await place(left), await place(right)];
      expect(other.y, right).toBe(one.y);
      expect(other.x, right).toBeGreaterThan(one.x + 300);
    }
  });

  test.each([
    ['/', 'orientativo'],
    ['/en', 'guidance'],
  ])('the page says once that a report is guidance only (%s)', async (path, word) => {
    const page = await withReport(await browser.prepare(), withModel.url + path, {
      ...WITHOUT_ADVICE,
      meta: { ...WITHOUT_ADVICE.meta, language: path === '/' ? 'es' : 'en' },
    });
    expect((await page.innerText('body')).split(word)).toHaveLength(2);
  });
});

describe('the export', () => {
  test('a report downloads as a PDF, and as JSON and Markdown that contain the idea', async () => {
    const page = await withReport(await browser.prepare(), withModel.url);
    const pdf = await downloaded(page, 'Descargar informe en PDF');
    expect(pdf.name).toMatch(/^Crisol-[\p{L}\p{Nd}]+-\d{4}-\d\d-\d\d\.pdf$/u);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: 'Más', exact: true }).click();
    const json = await downloaded(page, 'Descargar JSON');
    expect(json.name).toMatch(/\.json$/);
    expect(reportFileSchema.parse(JSON.parse(json.bytes.toString())).idea).toBe(EXAMPLE.idea);
    const markdown = await downloaded(page, 'Descargar Markdown');
    expect(markdown.name).toMatch(/\.md$/);
    expect(markdown.bytes.toString()).toContain(EXAMPLE.idea);
  });

  test('a PDF worker that does not load shows an error and enables the button again', async () => {
    const visit = await browser.prepare();
    // The browser logs one problem, the page the other.
    visit.expectProblem(/Failed to load resource|net::ERR|worker/i);
    await visit.page.route('**/*.worker*', (route) => route.abort());
    const page = await withReport(visit, withModel.url);
    await page.getByRole('button', { name: 'Descargar informe en PDF' }).first().click();
    await page.getByText('Error al generar el PDF. Inténtalo de nuevo.').waitFor();
    expect(await page.getByRole('button', { name: 'Descargar informe en PDF' }).first().isEnabled()).toBe(
      true,
    );
  });
});
