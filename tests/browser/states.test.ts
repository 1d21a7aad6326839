import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EVIDENCE } from '../renderers/evidence.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { scripted, useProduct, withModel } from './harness/product.ts';
import { complete, EXAMPLE, IDEA, ideaFor, send, unfold, withReport } from './harness/report.ts';

/**
 * Every state of the main screen: axe finds no violation in the light theme and no weak contrast in the dark one, and at
 * 320 px with 200 % text size there is no horizontal scrolling in either language.
 */

const crowded = useProduct(() => ({ ...scripted(), MAX_CONCURRENT: '1' }));
const browser = useBrowser();

const FULL = 'Ver análisis completo';
const STABILITY = 'Contrastar la nota con otras dos';
const OTHER = 'Pedir el informe en inglés; se juzga de nuevo';
const SECTIONS = /^[1-9]\d* de 27 partes$/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function check(page: Page, state: string): Promise<void> {
  expect(await accessibilityViolations(page), state).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityViolations(page, true), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  const window = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page), `${state}, 320 px and 200 %`).toBe(0);
  if ((await page.getByRole('dialog').count()) === 0) {
    await button(page, 'EN: Switch to English').click();
    const back = button(page, 'ES: Cambiar a español');
    await back.waitFor();
    expect(await sidewaysScroll(page), `${state}, English, 320 px and 200 %`).toBe(0);
    await back.click();
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(window);
}

test('the form and the settings are accessible in every state', async () => {
  const { page } = await browser.visit(withModel.url);
  await check(page, 'empty');
  await page.getByRole('textbox').fill('Una idea');
  await check(page, 'too short');
  await page.getByRole('textbox').fill('');
  await page.getByRole('textbox').focus();
  await page.keyboard.insertText('é'.repeat(1200));
  await page.getByText(/se han quedado fuera/).waitFor();
  await check(page, 'paste cut');
  await page.getByRole('textbox').fill(IDEA.es);
  await check(page, 'typed');
  await button(page, 'Conectar un modelo').click();
  await page.getByRole('dialog').waitFor();
  await check(page, 'settings');
});

test('the report and the requests about it are accessible in every state', async () => {
  const { page } = await browser.visit(withModel.url);
  await send(page);
  await complete(page);
  await check(page, 'summary');
  await button(page, STABILITY).click();
  await page.getByText(/en tres valoraciones/).waitFor({ timeout: 30_000 });
  await unfold(page);
  await button(page, 'Cambiar los números').click();
  await page.locator('#sums input').first().fill('50');
  await check(page, 'full, with numbers and stability');
  await button(page, 'Editar mi texto').click();
  await check(page, 'improving');
  await button(page, 'Analizar idea').click();
  await page.getByRole('heading', { name: 'Qué ha cambiado' }).waitFor({ timeout: 30_000 });
  await check(page, 'compared');
  await page
    .getByRole('navigation', { name: 'Informes de esta pestaña' })
    .getByRole('button')
    .first()
    .click();
  await check(page, 'looked back at');
});

test('the screens of running and cancelled requests are accessible', async () => {
  const idea = ideaFor('hang-middle');
  const page = await withReport(await browser.prepare(), withModel.url, { ...EXAMPLE, idea });
  await button(page, STABILITY).click();
  await page.getByText('Pidiendo dos valoraciones más, sin ver esta…').waitFor();
  await check(page, 'stability');
  await button(page, 'Cancelar').click();
  await button(page, STABILITY).waitFor();
  await button(page, OTHER).click();
  await page.getByRole('article', { name: '' }).and(page.locator('[aria-busy=true]')).waitFor();
  expect(await accessibilityViolations(page), 'other language').toEqual([]);
  await button(page, 'Cancelar').click();
  await button(page, OTHER).waitFor();
  await button(page, 'Analizar nueva idea').click();
  await send(page, idea);
  await page.getByText(SECTIONS).waitFor({ timeout: 20_000 });
  await check(page, 'writing');
});

test('the queue is accessible and leads to the report', async () => {
  const { page: first } = await browser.visit(crowded.url);
  await send(first, ideaFor('hang-middle'));
  await first.getByText(SECTIONS).waitFor({ timeout: 20_000 });
  const { page } = await browser.visit(crowded.url);
  await send(page);
  await page
    .getByText(/En cola: eres el número \d+\./)
    .first()
    .waitFor();
  await check(page, 'queued');
  await button(first, 'Cancelar').click();
  await complete(page);
});

test('the screens of failed requests are accessible', async () => {
  const idea = ideaFor('error-mid-stream');
  const { page } = await browser.visit(withModel.url);
  await send(page, idea);
  await page.getByRole('alert').waitFor({ timeout: 30_000 });
  await check(page, 'failed, with what had arrived');

  const visit = await browser.prepare();
  visit.expectProblem(/502/);
  const other = await withReport(visit, withModel.url, { ...EXAMPLE, idea });
  const alerts = other.getByRole('alert');
  for (const [index, name] of [STABILITY, OTHER].entries()) {
    await button(other, name).click();
    await expect.poll(() => alerts.count(), { timeout: 30_000 }).toBe(index + 1);
  }
  await check(other, 'stability and other language failed');
});

test('the report of a harmful idea has no answer and no analysis, and can be exported', async () => {
  const { strategicAnalysis } = EXAMPLE.report;
  const none = { strengths: [], opportunities: [], targetAudience: [] };
  const report = {
    ...EXAMPLE.report,
    verdict: 'harmful',
    score: 15,
    strategicAnalysis: { ...strategicAnalysis, ...none },
    monetization: [],
    alternativeApproaches: [],
  };
  const page = await withReport(await browser.prepare(), withModel.url, { ...EXAMPLE, report });
  await page.getByText(/claramente ilegal/).waitFor();
  expect(await button(page, FULL).count()).toBe(0);
  expect(await page.getByText(/de 100|Fortalezas/).count()).toBe(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /PDF/ }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await check(page, 'harmful');
});

/** An unbreakable text, such as a host name. */
const UNBROKEN = `${'plataformadereservas'.repeat(6)}.example.com`;

/** A report with sources whose texts are all `UNBROKEN`. */
function unbrokenFile() {
  const { report, meta } = EXAMPLE;
  const unbroken = <Value>(value: Value): Value =>
    (Array.isArray(value) ? value.map(unbroken) : typeof value === 'string' ? UNBROKEN : value) as Value;
  const texts = <Part extends object>(part: Part): Part =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, unbroken(value)])) as Part;
  const { verdict, marketPotential, complexity, innovationLevel } = report;
  return {
    ...EXAMPLE,
    idea: UNBROKEN,
    meta: { ...meta, model: UNBROKEN.slice(0, 60) },
    report: {
      ...texts(report),
      ...{ verdict, marketPotential, complexity, innovationLevel },
      headline: UNBROKEN,
      decision: report.decision,
      answer: `## ${UNBROKEN}\n\n${UNBROKEN} [1]\n\n1. ${UNBROKEN}\n\n- **${UNBROKEN}**\n\n| ${UNBROKEN} | |\n|---|---|\n| ${UNBROKEN} | 9 |`,
      sums: report.sums && {
        ...report.sums,
        unit: UNBROKEN.slice(0, 60),
        lines: report.sums.lines.map((each) => ({ ...each, what: UNBROKEN })),
      },
      functionality: `1. ${UNBROKEN} 2. ${UNBROKEN}`,
      projectName: UNBROKEN.slice(0, 60),
      scoreBreakdown: report.scoreBreakdown?.map((each) => ({ ...each, reason: UNBROKEN })),
      strategicAnalysis: {
        ...texts(report.strategicAnalysis),
        competition: [`${UNBROKEN.slice(0, 50)}: ${UNBROKEN}`, UNBROKEN],
      },
    },
    evidence: {
      ...EVIDENCE,
      searches: EVIDENCE.searches.map((search) => ({ ...search, query: UNBROKEN.slice(0, 80) })),
      sources: EVIDENCE.sources.map((source) => ({
        ...source,
        url: `https://${UNBROKEN}/${source.id}`,
        title: UNBROKEN,
      })),
    },
  };
}

test.each([360, 768, 1440])('unbreakable words stay in their column at %i px', async (width) => {
  const { page } = await browser.prepare({ viewport: { width, height: 900 } });
  await withReport({ page } as never, withModel.url, unbrokenFile());
  await page.getByRole('link', { name: UNBROKEN }).first().waitFor();
  await page.getByText(UNBROKEN).nth(20).waitFor();
  const wider = await page
    .getByRole('article')
    .evaluate((article) =>
      [...article.querySelectorAll('header, section, h3, h4, li, p, figure, td, dd')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
    );
  expect(wider).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a history entry of another version shows the form instead of an empty page', async () => {
  const { page } = await browser.visit(withModel.url);
  for (const state of [{ screen: 'later' }, 'later', 7]) {
    await page.evaluate((unknown) => history.replaceState(unknown, ''), state);
    await page.reload();
    await page.getByRole('textbox').fill(IDEA.es);
    await page.evaluate((unknown) => {
      history.pushState(unknown, '');
      history.pushState(null, '');
      history.back();
    }, state);
    expect(await page.getByRole('textbox').inputValue()).toBe(IDEA.es);
  }
});
