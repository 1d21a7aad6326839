import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportFileSchema } from '../../src/domain/report-file.ts';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { useProduct } from './harness/product.ts';

const IDEA = {
  es: 'Una biblioteca de herramientas de barrio: los vecinos toman prestado un taladro por 3 € al día de una taquilla cercana en lugar de comprarlo.',
  en: 'A neighbourhood tool library: residents borrow a drill for £3 a day from a locker nearby instead of buying one for a single use.',
};

const WORDS = {
  es: {
    path: '/',
    analyze: 'Analizar idea',
    loading: 'Analizando tu idea con IA...',
    full: 'Ver análisis completo',
    title: 'Informe de validación',
    another: 'Analizar nueva idea',
    error: 'Error de IA:',
  },
  en: {
    path: '/en',
    analyze: 'Analyze idea',
    loading: 'Analyzing your idea with AI...',
    full: 'Show full analysis',
    title: 'Validation report',
    another: 'Analyze New Idea',
    error: 'AI Error:',
  },
} as const;
type Language = keyof typeof WORDS;

let fake: FakeService;
beforeAll(async () => {
  fake = await startFakeService();
});
afterAll(() => fake?.close());

/** The product with the scripted service behind it; the model's name chooses what happens. */
const answering = (model: string) =>
  useProduct(() => ({
    AI_SERVICE: 'huggingface',
    AI_API_KEY: 'hf_test',
    AI_BASE_URL: `${fake.url}/v1`,
    AI_PROVIDER: 'auto',
    AI_MODEL: model,
  }));

const lively = answering('lively');
const slow = answering('slow');
const failing = answering('error-mid-stream');
const disagreeing = answering('disagrees');
const limited = useProduct({ RATE_LIMIT_PER_MINUTE: '1' });
const browser = useBrowser();

async function send(page: Page, language: Language = 'es') {
  await page.getByRole('textbox').fill(IDEA[language]);
  await page.getByRole('button', { name: WORDS[language].analyze }).click();
}

/** Whether an element is entirely inside the window. */
function inView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

async function analyzed(page: Page, language: Language = 'es') {
  await send(page, language);
  await page.getByRole('heading', { name: WORDS[language].title }).waitFor({ timeout: 30_000 });
}

async function unfolded(page: Page, language: Language = 'es') {
  await analyzed(page, language);
  await page.getByRole('button', { name: WORDS[language].full }).click();
}

describe('while it is written', () => {
  test('the summary’s shape is there and fills in, and what is unfolded stays unfolded', async () => {
    const { page } = await browser.visit(slow.url);
    await send(page);
    await page.getByRole('heading', { name: WORDS.es.loading }).waitFor();
    await page.getByText('Nuestra IA experta está evaluando cada aspecto de tu idea').waitFor();
    await page.getByText('1-2 minutos').waitFor();
    await page.getByRole('heading', { name: 'Fortalezas' }).waitFor();
    await page.getByText(/^[1-9]\d* de 20 apartados$/).waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: WORDS.es.full }).click();
    await page.getByRole('heading', { name: 'Interpretación inicial' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('heading', { name: WORDS.es.title }).waitFor({ timeout: 30_000 });
    expect(await page.getByRole('heading', { name: 'Interpretación inicial' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: WORDS.es.full }).count()).toBe(0);
  });

  test('on a phone cancelling returns to the form, in view and focused; so does leaving the example', async () => {
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

  test('it goes on over a language switch and a visit to a legal page', async () => {
    const { page } = await browser.visit(slow.url);
    await send(page);
    await page.getByRole('heading', { name: WORDS.es.loading }).waitFor();
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('heading', { name: WORDS.en.loading }).waitFor();
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await page.getByRole('link', { name: 'Back to Home' }).first().click();
    await page.getByRole('heading', { name: WORDS.es.title }).waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: WORDS.en.full }).waitFor();
  });

  test('a reload keeps the text and says what happened', async () => {
    const { page } = await browser.visit(slow.url);
    await send(page);
    await page.getByRole('heading', { name: WORDS.es.loading }).waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByText('La página se recargó').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe(IDEA.es);
  });
});

describe('the report', () => {
  test.each(['es', 'en'] as const)('is whole, in order and in its language (%s)', async (language) => {
    const { page } = await browser.visit(lively.url + WORDS[language].path);
    await unfolded(page, language);
    const headings = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
    const bare = headings.map((heading) => heading.replace(/^\d+\s*/, ''));
    expect(bare.slice(4)).toEqual(
      language === 'es'
        ? [
            'Interpretación inicial',
            'Idea mejorada',
            'Funcionamiento',
            'Público objetivo',
            'Propuesta de valor',
            'Competencia en el sector',
            'Problemas que resuelve',
            'DAFO',
            'Enfoques alternativos',
            'Fuentes de ingresos',
            'Nombre y pitch',
            'Plan de validación',
            'Guarda tu informe',
          ]
        : [
            'Initial interpretation',
            'Improved idea',
            'How it works',
            'Target audience',
            'Value proposition',
            'Competition in the sector',
            'Problems it solves',
            'SWOT',
            'Alternative approaches',
            'Revenue streams',
            'Name and pitch',
            'Validation plan',
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

  test('takes focus to its heading once it is there', async () => {
    const { page } = await browser.visit(lively.url);
    await analyzed(page);
    const heading = page.getByRole('heading', { name: WORDS.es.title });
    await expect
      .poll(() => heading.evaluate((element) => element === document.activeElement), { timeout: 15_000 })
      .toBe(true);
  });

  test('survives a reload as the visitor left it, and is forgotten with the next idea', async () => {
    const { page } = await browser.visit(lively.url);
    await unfolded(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Interpretación inicial' }).waitFor();
    await page.getByRole('button', { name: WORDS.es.another }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe('');
    await page.getByText('0/1000').waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('is written in the other language beside the one there is', async () => {
    const { page } = await browser.visit(lively.url);
    await analyzed(page);
    await page.getByRole('button', { name: 'Escribirlo también en inglés' }).click();
    expect(await page.getByRole('article').getAttribute('lang')).toBe('es');
    await expect.poll(() => page.getByRole('article').getAttribute('lang'), { timeout: 30_000 }).toBe('en');
    await page
      .getByRole('navigation', { name: 'Informes de esta pestaña' })
      .getByRole('button')
      .first()
      .click();
    expect(await page.getByRole('article').getAttribute('lang')).toBe('es');
  });

  test('of an improved idea says what changed, and the earlier one can be looked back at', async () => {
    const { page } = await browser.visit(lively.url);
    await analyzed(page);
    await page.getByRole('button', { name: 'Mejorar y volver a analizar' }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe(IDEA.es);
    await page.getByRole('button', { name: WORDS.es.analyze }).click();
    await page.getByRole('heading', { name: 'Qué ha cambiado' }).waitFor({ timeout: 30_000 });
    const history = page.getByRole('navigation', { name: 'Informes de esta pestaña' });
    expect(await history.getByRole('button').count()).toBe(2);
  });

  test('has a plan that arrives in the page', async () => {
    const { page } = await browser.visit(lively.url);
    await unfolded(page);
    await page.getByRole('button', { name: 'Escribir el plan de validación' }).click();
    await page.getByRole('heading', { name: 'Preguntas para tus clientes' }).waitFor({ timeout: 30_000 });
    await page.getByRole('heading', { name: 'La suposición más arriesgada' }).waitFor();
  });

  test('says how stable its score is, and on which axes the ratings differ', async () => {
    const { page } = await browser.visit(disagreeing.url);
    await analyzed(page);
    await page.getByRole('button', { name: 'Comprobar la estabilidad de la puntuación' }).click();
    await page.getByText(/las tres valoraciones van de \d+ a \d+/).waitFor({ timeout: 30_000 });
    await page.getByText('No coinciden en:').waitFor();
  });
});

describe('taking it away', () => {
  test('PDF, JSON and Markdown hold the idea and have the product’s file name', async () => {
    const { page } = await browser.visit(lively.url);
    await unfolded(page);
    const download = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
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

  test('a PDF that fails says so in the page, and can be tried again', async () => {
    const visit = await browser.prepare();
    const { page } = visit;
    // One announcement for the browser's own line, one for the page's.
    visit.expectProblem(/Failed to load resource|net::ERR|worker/i);
    await page.route('**/*.worker*', (route) => route.abort());
    await page.goto(lively.url);
    await hydrated(page);
    await unfolded(page);
    await page.getByRole('button', { name: 'Descargar informe en PDF' }).click();
    await page.getByText('Error al generar el PDF. Inténtalo de nuevo.').waitFor();
    expect(await page.getByRole('button', { name: 'Descargar informe en PDF' }).isEnabled()).toBe(true);
  });
});

describe('a failure', () => {
  test('gives the form back with its message, and what had arrived can be unfolded', async () => {
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

  test('on a phone brings the error into view, focused, with a way on', async () => {
    const { page } = await browser.visit(failing.url, { viewport: { width: 360, height: 740 } });
    await send(page);
    const alert = page.getByRole('alert');
    await alert.waitFor({ timeout: 30_000 });
    await expect.poll(() => inView(alert)).toBe(true);
    expect(await alert.evaluate((element) => element.closest(':focus') !== null)).toBe(true);
    await alert.getByRole('button', { name: 'Usar mi propio servicio' }).waitFor();
    await alert.getByRole('button', { name: 'Reintentar' }).waitFor();
  });

  test('without a connection says so, and a retry works once the connection is back', async () => {
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
    await page.getByRole('heading', { name: WORDS.es.title }).waitFor({ timeout: 30_000 });
  });

  test('with a time to wait counts down to the next try', async () => {
    const visit = await browser.visit(limited.url);
    const { page } = visit;
    visit.expectProblem(/429/);
    await analyzed(page);
    await page.getByRole('button', { name: WORDS.es.another }).click();
    await send(page);
    await page
      .getByRole('alert')
      .getByText(/dentro de \d+ segundos/)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Reintentar' }).isDisabled()).toBe(true);
  });
});

test('a report fits 320 px, and twice the text size at 640 px', async () => {
  const { page } = await browser.visit(lively.url, { viewport: { width: 320, height: 640 } });
  await unfolded(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 640, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page)).toBe(0);
});

test('printed, a report is whole and without buttons', async () => {
  const { page } = await browser.visit(lively.url);
  await analyzed(page);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'Enfoques alternativos' }).waitFor();
  expect(await page.getByRole('button', { name: WORDS.es.another }).isVisible()).toBe(false);
});
