import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reportFileSchema } from '../../src/domain/report-file.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { complete, IDEA, inView, send, unfolded, useScriptedProducts } from './harness/report.ts';

const WORDS = {
  es: {
    path: '/',
    analyze: 'Analizar idea',
    loading: 'Analizando tu idea con IA...',
    full: 'Ver análisis completo',
    another: 'Analizar nueva idea',
    error: 'Error de IA:',
  },
  en: {
    path: '/en',
    analyze: 'Analyze idea',
    loading: 'Analyzing your idea with AI...',
    full: 'Show full analysis',
    another: 'Analyze New Idea',
    error: 'AI Error:',
  },
} as const;

const answering = useScriptedProducts();
const lively = answering('lively');
const slow = answering('slow');
const failing = answering('error-mid-stream');
const disagreeing = answering('disagrees');
const limited = answering('lively', { RATE_LIMIT_PER_MINUTE: '1' });
const browser = useBrowser();

/**
 * Top of an element in the window, in the last frame before the report is complete and half a second later. Disables
 * scroll anchoring, which Safari lacks.
 */
function movesAtTheEnd(page: Page, selector: string): Promise<{ before: number; after: number }> {
  return page.evaluate((target) => {
    document.documentElement.style.overflowAnchor = 'none';
    const top = () => document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN;
    return new Promise((resolve) => {
      let before = top();
      const look = () => {
        if (document.querySelector('article')?.ariaBusy === 'false') {
          setTimeout(() => resolve({ before, after: top() }), 500);
          return;
        }
        before = top();
        requestAnimationFrame(look);
      };
      look();
    });
  }, selector);
}

describe('during writing', () => {
  test('shows progress, fills in, keeps the screen awake and does not move at the end', async () => {
    const visits = await Promise.all(
      [360, 1280].map(async (width) => {
        const { page } = await browser.prepare({ viewport: { width, height: 740 } });
        await page.addInitScript(() => {
          Object.assign(globalThis, { locks: 0 });
          const lock = { release: async () => Object.assign(globalThis, { locks: -1 }) };
          Object.defineProperty(navigator, 'wakeLock', {
            value: { request: async () => Object.assign(globalThis, { locks: 1 }) && lock },
          });
        });
        await page.goto(slow.url);
        await hydrated(page);
        await send(page);
        return page;
      }),
    );
    await Promise.all(
      visits.map(async (page, index) => {
        const progress = page.getByRole('heading', { name: WORDS.es.loading });
        await progress.waitFor();
        await page.getByText('Nuestra IA experta está evaluando cada aspecto de tu idea').waitFor();
        await page.getByText('1-2 minutos').waitFor();
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await page.getByText(/^[1-9]\d* de 20 apartados$/).waitFor({ timeout: 20_000 });
        expect(await inView(progress)).toBe(true);
        expect(await page.evaluate('locks')).toBe(1);
        if (index === 0) {
          await page.getByRole('button', { name: WORDS.es.full }).click();
          expect(await accessibilityViolations(page)).toEqual([]);
        }
        const place = index === 0 ? '#competition' : '#strengths';
        await page.locator(place).scrollIntoViewIfNeeded();
        expect(await inView(progress)).toBe(true);
        const { before, after } = await movesAtTheEnd(page, place);
        expect(Math.abs(after - before)).toBeLessThanOrEqual(24);
        expect(await page.locator('#competition').isVisible()).toBe(index === 0);
        expect(await page.evaluate('locks')).toBe(-1);
      }),
    );
  });

  test('on a phone, cancelling or leaving the example returns to the form, visible and focused', async () => {
    const { page } = await browser.visit(slow.url, { viewport: { width: 360, height: 740 } });
    const box = page.getByRole('textbox', { name: 'Describe tu idea' });
    await page.getByRole('button', { name: 'Ver un ejemplo' }).click();
    await page.getByRole('button', { name: 'Escribir mi idea' }).last().click();
    await expect.poll(() => inView(box)).toBe(true);
    await send(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect.poll(() => inView(box)).toBe(true);
    expect(await box.inputValue()).toBe(IDEA.es);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('it continues during a language switch and a visit to a legal page', async () => {
    const { page } = await browser.visit(slow.url);
    await send(page);
    await page.getByRole('heading', { name: WORDS.es.loading }).waitFor();
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('heading', { name: WORDS.en.loading }).waitFor();
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await page.getByRole('link', { name: 'Back to Home' }).first().click();
    await complete(page);
    await page.getByRole('button', { name: WORDS.en.full }).waitFor();
  });

  test('a reload keeps the text and reports the interruption', async () => {
    const { page } = await browser.visit(slow.url);
    await send(page);
    await page.getByRole('heading', { name: WORDS.es.loading }).waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByText('La página se recargó').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe(IDEA.es);
  });
});

test('unfolding keeps the scroll position and focuses the first chapter', async () => {
  const { page } = await browser.visit(lively.url, { viewport: { width: 360, height: 740 } });
  await send(page);
  await complete(page);
  const button = page.getByRole('button', { name: WORDS.es.full });
  await button.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const before = (await button.boundingBox())?.y ?? 0;
  await button.click();
  const chapter = page.locator('#improvedIdea');
  await page.waitForTimeout(200);
  expect(Math.abs(((await chapter.boundingBox())?.y ?? 999) - before)).toBeLessThanOrEqual(24);
  expect(await chapter.evaluate((element) => element.closest(':focus') !== null)).toBe(true);
  // The list of sections marks the current one and links to the others.
  const list = page.getByRole('navigation', { name: 'En este informe' });
  await list.getByRole('button').click();
  await list.getByRole('link', { name: 'Enfoques alternativos' }).click();
  await expect.poll(() => list.getByRole('button').innerText()).toContain('Enfoques alternativos');
});

describe('the report', () => {
  test.each(['es', 'en'] as const)('is complete, in order and in its language (%s)', async (language) => {
    const { page } = await browser.visit(lively.url + WORDS[language].path);
    await unfolded(page, IDEA[language]);
    const headings = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
    const bare = headings.map((heading) => heading.replace(/^\d+\s*/, ''));
    expect(bare).toEqual(
      language === 'es'
        ? [
            'Interpretación inicial',
            'Puntuación',
            'De dónde sale la puntuación',
            'Fortalezas',
            'Debilidades',
            'Plan de validación',
            'Idea mejorada',
            'Funcionamiento',
            'Público objetivo',
            'Propuesta de valor',
            'Competencia en el sector',
            'Problemas que resuelve',
            'Oportunidades y amenazas',
            'Enfoques alternativos',
            'Fuentes de ingresos',
            'Nombre y pitch',
            'Guarda tu informe',
          ]
        : [
            'Initial interpretation',
            'Score',
            'Where the score comes from',
            'Strengths',
            'Weaknesses',
            'Validation plan',
            'Improved idea',
            'How it works',
            'Target audience',
            'Value proposition',
            'Competition in the sector',
            'Problems it solves',
            'Opportunities and threats',
            'Alternative approaches',
            'Revenue streams',
            'Name and pitch',
            'Save your report',
          ],
    );
    expect(await page.getByRole('article').getAttribute('lang')).toBe(language);
    const score = page.getByRole('region', { name: language === 'es' ? 'Puntuación' : 'Score', exact: true });
    // The band in words comes before the number.
    expect(await score.innerText()).toMatch(
      language === 'es' ? /Aceptable[\s\S]*63 de 100/ : /(Excellent|Good|Fair|Weak)[\s\S]*\d+ out of 100/,
    );
    await page.getByText(IDEA[language].slice(0, 60)).first().waitFor();
    const search = page.getByRole('link', { name: language === 'es' ? /^Buscar / : /^Search for / }).first();
    expect(await search.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await search.getAttribute('target')).toBe('_blank');
    await page
      .getByText(language === 'es' ? '(sin verificar)' : '(not verified)')
      .first()
      .waitFor();
  });

  test('survives a reload unchanged and is replaced by the next idea', async () => {
    const { page } = await browser.visit(lively.url);
    await unfolded(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Interpretación inicial' }).waitFor();
    await page.getByRole('button', { name: WORDS.es.another }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe('');
    await page.getByText('0/1000').waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('is written in the other language and keeps the first one', async () => {
    const { page } = await browser.visit(lively.url);
    await send(page);
    await complete(page);
    await page.getByRole('button', { name: 'Escribirlo también en inglés' }).click();
    expect(await page.getByRole('article').getAttribute('lang')).toBe('es');
    await expect.poll(() => page.getByRole('article').getAttribute('lang'), { timeout: 30_000 }).toBe('en');
    await page.getByRole('button', { name: 'Ver el informe en español' }).click();
    expect(await page.getByRole('article').getAttribute('lang')).toBe('es');
    await page.getByRole('button', { name: 'Ver el informe en inglés' }).waitFor();
  });

  test('of an improved idea shows what changed, and the earlier report stays readable', async () => {
    const { page } = await browser.visit(lively.url);
    await send(page);
    await complete(page);
    await page.getByRole('button', { name: 'Mejorar y volver a analizar' }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe(IDEA.es);
    await page.getByRole('heading', { name: 'Lo que más subiría la puntuación' }).waitFor();
    await page.getByRole('button', { name: WORDS.es.analyze }).click();
    await page.getByRole('heading', { name: 'Qué ha cambiado' }).waitFor({ timeout: 30_000 });
    await complete(page);
    const history = page.getByRole('navigation', { name: 'Informes de esta pestaña' });
    expect(await history.getByRole('button').count()).toBe(2);
  });

  test('shows a plan as it arrives', async () => {
    const { page } = await browser.visit(lively.url);
    await unfolded(page);
    await page.getByRole('button', { name: 'Escribir el plan de validación' }).click();
    await page.getByRole('heading', { name: 'Preguntas para tus clientes' }).waitFor({ timeout: 30_000 });
    await page.getByRole('heading', { name: 'La suposición más arriesgada' }).waitFor();
  });

  test('shows the stability of its score and the axes on which the ratings differ', async () => {
    const { page } = await browser.visit(disagreeing.url);
    await send(page);
    await complete(page);
    await page.getByRole('button', { name: 'Comprobar la estabilidad de la puntuación' }).click();
    await page.getByText(/las tres valoraciones van de \d+ a \d+/).waitFor({ timeout: 30_000 });
    await page.getByText('No coinciden en:').waitFor();
  });
});

describe('export', () => {
  test('PDF, JSON and Markdown contain the idea and have the product’s file name', async () => {
    const { page } = await browser.visit(lively.url);
    await unfolded(page);
    const download = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).first().click(),
      ]);
      return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
    };
    const pdf = await download('Descargar informe en PDF');
    expect(pdf.name).toMatch(/^Crisol-[\p{L}\p{Nd}]+-\d{4}-\d\d-\d\d\.pdf$/u);
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
    const json = await download('Descargar JSON');
    expect(json.name).toMatch(/\.json$/);
    expect(reportFileSchema.parse(JSON.parse(json.content.toString())).idea).toBe(IDEA.es);
    const markdown = await download('Descargar Markdown');
    expect(markdown.name).toMatch(/\.md$/);
    expect(markdown.content.toString()).toContain('una taquilla cercana');
  });

  test('a failed PDF shows an error and can be retried', async () => {
    const visit = await browser.prepare();
    const { page } = visit;
    // One problem is the browser's own line, the other the page's.
    visit.expectProblem(/Failed to load resource|net::ERR|worker/i);
    await page.route('**/*.worker*', (route) => route.abort());
    await page.goto(lively.url);
    await hydrated(page);
    await unfolded(page);
    await page.getByRole('button', { name: 'Descargar informe en PDF' }).first().click();
    await page.getByText('Error al generar el PDF. Inténtalo de nuevo.').waitFor();
    expect(await page.getByRole('button', { name: 'Descargar informe en PDF' }).first().isEnabled()).toBe(
      true,
    );
  });
});

describe('a failure', () => {
  test('returns to the form with a message, and the part that arrived can be unfolded', async () => {
    const { page } = await browser.visit(failing.url);
    await send(page);
    const alert = page.getByRole('alert');
    await alert.waitFor({ timeout: 30_000 });
    expect(await alert.innerText()).toContain(WORDS.es.error);
    expect(await page.getByRole('textbox').inputValue()).toBe(IDEA.es);
    await page.getByText('Lo que llegó antes del error (incompleto)').click();
    await page.getByText('Incompleto:').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /English/ }).click();
    expect(await page.getByRole('alert').innerText()).toContain(WORDS.en.error);
  });

  test('on a phone shows the focused error with an action', async () => {
    const { page } = await browser.visit(failing.url, { viewport: { width: 360, height: 740 } });
    await send(page);
    const alert = page.getByRole('alert');
    await alert.waitFor({ timeout: 30_000 });
    await expect.poll(() => inView(alert)).toBe(true);
    expect(await alert.evaluate((element) => element.closest(':focus') !== null)).toBe(true);
    await alert.getByRole('button', { name: 'Usar mi propio servicio' }).waitFor();
    await alert.getByRole('button', { name: 'Reintentar' }).waitFor();
  });

  test('offline is reported, and a retry works once the connection is back', async () => {
    const visit = await browser.visit(lively.url);
    const { page } = visit;
    visit.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.context().setOffline(true);
    await send(page);
    const alert = page.getByRole('alert');
    await alert.getByText(/no se puede contactar con este sitio/).waitFor();
    expect(await alert.innerText()).not.toContain('desconocido');
    await page.context().setOffline(false);
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await complete(page);
  });

  test('with a waiting time counts down to the retry', async () => {
    const visit = await browser.visit(limited.url);
    const { page } = visit;
    visit.expectProblem(/429/);
    await send(page);
    await complete(page);
    await page.getByRole('button', { name: WORDS.es.another }).click();
    await send(page);
    await page
      .getByRole('alert')
      .getByText(/dentro de \d+ segundos/)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Reintentar' }).isDisabled()).toBe(true);
  });
});
