import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { RUBRIC_VERSION } from '../../src/domain/rubric.ts';
import { example as english } from '../../src/web/report/example.en.ts';
import { example as spanish } from '../../src/web/report/example.es.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { hydrated, useBrowser, type Visit } from './harness/browser.ts';
import { complete, IDEA, send, useScriptedProducts } from './harness/report.ts';

/**
 * Every state of the main screen in both languages and both themes: axe finds no violation, and at 320 px with 200 %
 * text size there is no horizontal scrolling.
 */

const answering = useScriptedProducts();
const lively = answering('lively');
/** Stops half way: what is asked is still being written however long the check takes. */
const halting = answering('hang-middle');
const failing = answering('error-mid-stream');
const crowded = answering('slow', { MAX_CONCURRENT: '1' });
const browser = useBrowser();

const WORDS = {
  es: {
    path: '/',
    analyze: 'Analizar idea',
    example: 'Ver un ejemplo',
    isExample: 'Esto es un ejemplo',
    back: 'Escribir mi idea',
    settings: 'Cambiar de modelo',
    full: 'Ver análisis completo',
    stability: 'Puntuar dos veces más',
    stable: /las tres valoraciones (dan|van)/,
    stabilityAsking: 'Pidiendo dos valoraciones más, sin ver esta…',
    plan: 'Escribir el plan de validación',
    planAsking: /Escribiendo el plan… \d de 3 partes/,
    questions: 'Preguntas para tus clientes',
    improve: 'Mejorar y volver a analizar',
    changes: 'Qué ha cambiado',
    reports: 'Informes de esta pestaña',
    other: 'Escribirlo también en inglés',
    writing: 'Escribiendo el informe en inglés…',
    cancel: 'Cancelar',
    another: 'Analizar nueva idea',
    unfinished: 'Incompleto: esto es lo que llegó.',
    queued: /En cola: eres el número \d+\./,
    sections: /^[1-9]\d* de 20 apartados$/,
    cut: /se han quedado fuera/,
    harmful: /claramente ilegal/,
  },
  en: {
    path: '/en',
    analyze: 'Analyze idea',
    example: 'See an example',
    isExample: 'This is an example',
    back: 'Write my own idea',
    settings: 'Change model',
    full: 'Show full analysis',
    stability: 'Rate it twice more',
    stable: /three ratings (give|run)/,
    stabilityAsking: 'Asking for two more ratings…',
    plan: 'Write the validation plan',
    planAsking: /Writing the plan… \d of 3 parts/,
    questions: 'Questions for your customers',
    improve: 'Improve and analyze again',
    changes: 'What changed',
    reports: 'Reports in this tab',
    other: 'Write it in Spanish too',
    writing: 'Writing the report in Spanish…',
    cancel: 'Cancel',
    another: 'Analyze New Idea',
    unfinished: 'Incomplete: this is what arrived.',
    queued: /Queued: you are number \d+\./,
    sections: /^[1-9]\d* of 20 sections$/,
    cut: /characters were left out/,
    harmful: /plainly illegal/,
  },
} as const;
type Language = keyof typeof WORDS;
const EXAMPLE = { es: spanish, en: english };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Checks the page as it is, and in a narrow window with large text. What is no colour is checked in the light theme. */
async function check(page: Page, state: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  expect(await accessibilityViolations(page, isDark), state).toEqual([]);
  const window = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page), `${state}, 320 px and 200 %`).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(window);
}

/** A page whose session has a report, restored by a reload. */
async function withReport(
  url: string,
  language: Language,
  colorScheme: 'light' | 'dark',
  report: object = EXAMPLE[language].report,
): Promise<Visit> {
  const visit = await browser.prepare({ colorScheme });
  const { plan: _, ...file } = EXAMPLE[language];
  await visit.page.addInitScript(
    ([session, saved]) => {
      sessionStorage.setItem('crisol_session', session);
      sessionStorage.setItem('crisol_report', saved);
    },
    [
      JSON.stringify({ idea: file.idea, screen: 'result', full: true }),
      // As a model's report: the page shows one that no model wrote as a worksheet.
      JSON.stringify({ ...file, report, meta: { ...file.meta, aiGenerated: true, rubric: RUBRIC_VERSION } }),
    ] as const,
  );
  await visit.page.goto(url + WORDS[language].path);
  await hydrated(visit.page);
  await complete(visit.page);
  return visit;
}

// Colours depend only on the theme and widths only on the language: two combinations cover both.
describe.each([
  ['light', 'es'],
  ['dark', 'en'],
] as const)('%s, %s', (colorScheme, language) => {
  const words = WORDS[language];

  test('the form, the example and the settings', async () => {
    const { page } = await browser.visit(lively.url + words.path, { colorScheme });
    await check(page, 'empty');
    await page.getByRole('textbox').fill('Una idea');
    await check(page, 'too short');
    await page.getByRole('textbox').fill('');
    await page.getByRole('textbox').focus();
    await page.keyboard.insertText('é'.repeat(1200));
    await page.getByText(words.cut).waitFor();
    await check(page, 'paste cut');
    await page.getByRole('link', { name: words.example }).click();
    await page.getByRole('heading', { name: words.questions }).waitFor();
    await check(page, 'example');
    await page.getByRole('link', { name: words.back }).first().click();
    await page.getByRole('textbox').fill(IDEA[language]);
    await check(page, 'typed');
    await button(page, words.settings).click();
    await page.getByRole('dialog').waitFor();
    await check(page, 'settings');
  });

  test('the report and requests about it', async () => {
    const { page } = await browser.visit(lively.url + words.path, { colorScheme });
    await send(page, IDEA[language]);
    await complete(page);
    await check(page, 'summary');
    await button(page, words.stability).click();
    await page.getByText(words.stable).waitFor({ timeout: 30_000 });
    await button(page, words.full).click();
    await button(page, words.plan).click();
    await page.getByRole('heading', { name: words.questions }).waitFor({ timeout: 30_000 });
    await button(page, words.plan).waitFor({ state: 'detached' });
    await page.locator('summary').first().click();
    await check(page, 'full, with plan and stability');
    await button(page, words.improve).click();
    await check(page, 'improving');
    await button(page, words.analyze).click();
    await page.getByRole('heading', { name: words.changes }).waitFor({ timeout: 30_000 });
    await check(page, 'compared');
    await page.getByRole('navigation', { name: words.reports }).getByRole('button').first().click();
    await check(page, 'looked back at');
  });

  test('writing and cancelling', async () => {
    const { page } = await withReport(halting.url, language, colorScheme);
    await button(page, words.plan).click();
    await page.getByText(words.planAsking).waitFor();
    await check(page, 'plan');
    await button(page, words.cancel).click();
    await button(page, words.plan).waitFor();
    await button(page, words.stability).click();
    await page.getByText(words.stabilityAsking).waitFor();
    await check(page, 'stability');
    await button(page, words.cancel).click();
    await button(page, words.stability).waitFor();
    await button(page, words.other).click();
    await page.getByText(words.writing).waitFor();
    await check(page, 'other language');
    await button(page, words.cancel).click();
    await button(page, words.other).waitFor();
    await button(page, words.another).click();
    await send(page, IDEA[language]);
    await page.getByText(words.sections).waitFor({ timeout: 20_000 });
    await check(page, 'writing');
  });

  test('the queue', async () => {
    const { page: first } = await browser.visit(crowded.url + words.path);
    await send(first, IDEA[language]);
    await first.getByText(words.sections).waitFor({ timeout: 20_000 });
    const { page } = await browser.visit(crowded.url + words.path, { colorScheme });
    await send(page, IDEA[language]);
    await page.getByText(words.queued).first().waitFor();
    await check(page, 'queued');
  });

  test('failures', async () => {
    const { page } = await browser.visit(failing.url + words.path, { colorScheme });
    await send(page, IDEA[language]);
    await page.getByRole('alert').waitFor({ timeout: 30_000 });
    await page.getByText(words.unfinished).waitFor();
    await check(page, 'failed, with what had arrived');

    const visit = await withReport(failing.url, language, colorScheme);
    visit.expectProblem(/502/);
    await button(visit.page, words.stability).click();
    await visit.page.getByRole('alert').waitFor();
    await button(visit.page, words.plan).click();
    await expect.poll(() => visit.page.getByRole('alert').count(), { timeout: 30_000 }).toBe(2);
    await button(visit.page, words.other).click();
    await expect.poll(() => visit.page.getByRole('alert').count(), { timeout: 30_000 }).toBe(3);
    await check(visit.page, 'stability, plan and other language failed');
  });

  test('a harmful idea gets no advice and no plan, and can be exported', async () => {
    const { strategicAnalysis } = EXAMPLE[language].report;
    const none = { strengths: [], opportunities: [], targetAudience: [] };
    const report = {
      ...EXAMPLE[language].report,
      verdict: 'harmful',
      score: 15,
      strategicAnalysis: { ...strategicAnalysis, ...none },
      monetization: [],
      alternativeApproaches: [],
    };
    const { page } = await withReport(lively.url, language, colorScheme, report);
    await page.getByText(words.harmful).waitFor();
    expect(await button(page, words.full).count()).toBe(0);
    expect(await button(page, words.plan).count()).toBe(0);
    expect(await page.getByText(language === 'es' ? 'Lo que más subiría' : 'What would raise').count()).toBe(
      0,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /PDF/ }).first().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await check(page, 'harmful');
  });
});
