import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { analysisMessages } from '../../src/web/analysis/analysis-messages.ts';
import { failureMessages } from '../../src/web/analysis/failure-messages.ts';
import { ideaMessages } from '../../src/web/idea/messages.ts';
import { PATHS } from '../../src/web/pages.ts';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { settingsMessages } from '../../src/web/settings/messages.ts';
import { shareMessages } from '../../src/web/share/messages.ts';
import { EVIDENCE } from '../renderers/evidence.ts';
import { accessibilityViolations, sidewaysScroll } from './harness/accessibility.ts';
import { useBrowser } from './harness/browser.ts';
import { scripted, useProduct, withModel, withoutModel } from './harness/product.ts';
import {
  box,
  button,
  complete,
  EXAMPLE,
  IDEA,
  ideaFor,
  SOME_PARTS,
  send,
  unfold,
  withReport,
} from './harness/report.ts';
import { drop, file, follow, linkTo, openFromForm, openList, put, SHORT_FORM } from './harness/saved.ts';

/**
 * Every state of every page but the call: axe finds no violation in the light theme and no weak contrast in the dark one,
 * and at 320 px with 200 % text size nothing scrolls sideways, in either language. No other file checks this.
 */

const crowded = useProduct(() => ({ ...scripted(), MAX_CONCURRENT: '1' }));
const browser = useBrowser();

const pageTexts = pageMessages.es;
const shareTexts = shareMessages.es;

async function check(page: Page, state: string): Promise<void> {
  expect.soft(await accessibilityViolations(page), state).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await accessibilityViolations(page, true), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  const window = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await sidewaysScroll(page), `${state}, 320 px and 200 %`).toBe(0);
  // A dialog covers the button of the language.
  if ((await page.getByRole('dialog').count()) === 0) {
    await page.locator('button[lang]').first().click();
    expect.soft(await sidewaysScroll(page), `${state}, other language, 320 px and 200 %`).toBe(0);
    await page.locator('button[lang]').first().click();
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(window);
}

/** Texts that are cut off by their own box. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, p, li, h1, h2')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      // Text for screen readers alone is clipped on purpose.
      .filter((element) => getComputedStyle(element).overflow !== 'visible' && !element.matches('.sr-only'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

test('the pages, and an address without a page, are accessible', async () => {
  const visit = await browser.prepare();
  visit.expectProblem(/status of 404/);
  // The main screen is checked below.
  for (const path of [...PATHS.filter((each) => each !== '/' && !each.startsWith('/en')), '/nada']) {
    await visit.page.goto(withoutModel.url + path);
    await check(visit.page, path);
    await visit.page.setViewportSize({ width: 640, height: 900 });
    await visit.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft([path, await cutTexts(visit.page)]).toEqual([path, []]);
  }
});

test('the form, the settings and the list of reports are accessible in every state', async () => {
  const { page } = await browser.visit(withModel.url);
  await check(page, 'empty');
  await box(page).fill('Una idea');
  await check(page, 'too short');
  await box(page).fill('');
  await box(page).focus();
  await page.keyboard.insertText('é'.repeat(1200));
  await page.getByText(ideaMessages.es.cut(200)).waitFor();
  await check(page, 'paste cut');
  await button(page, ideaMessages.es.connect).click();
  for (const name of [settingsMessages.es.huggingface, settingsMessages.es.ollama]) {
    await page.getByRole('radio', { name }).check();
    await check(page, `settings, ${name}`);
  }
  await page.keyboard.press('Escape');
  await openList(page);
  await page.getByText(shareTexts.noneSaved).waitFor();
  await check(page, 'no saved reports');
});

test('the report and the requests about it are accessible in every state', async () => {
  const { page } = await browser.visit(withModel.url);
  await send(page);
  await complete(page);
  await check(page, 'summary');
  await button(page, pageTexts.stability).click();
  await page.getByText(pageTexts.stabilityReady).waitFor({ state: 'attached' });
  await unfold(page);
  await page.getByLabel(pageTexts.note).fill('Pregunté a 20 y pagaron 2');
  await button(page, pageTexts.noteSend).click();
  await page.getByText(pageTexts.replied).waitFor({ state: 'attached' });
  await button(page, pageTexts.sumsChange).click();
  await page.locator('#sums input').first().fill('50');
  await page.locator('#sums input').nth(1).fill('nada');
  await check(page, 'full, with ratings, reply, a changed and a wrong number');
  await button(page, shareTexts.share).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await check(page, 'share');
  await page.keyboard.press('Escape');
  await button(page, pageTexts.improve).click();
  await check(page, 'improving');
  await button(page, ideaMessages.es.analyze).click();
  await page.getByRole('heading', { name: pageTexts.changes }).waitFor({ timeout: 30_000 });
  await check(page, 'compared');
});

test('running, cancelled and failed requests are accessible', async () => {
  const page = await withReport(await browser.prepare(), withModel.url, {
    ...EXAMPLE,
    idea: ideaFor('hang-middle'),
  });
  await page.getByLabel(pageTexts.note).fill('¿Y si no?');
  await button(page, pageTexts.noteSend).click();
  await page.getByText(pageTexts.replying).waitFor();
  await button(page, pageTexts.stability).click();
  await page.getByText(pageTexts.stabilityAsking).waitFor();
  await check(page, 'reply and ratings');
  await button(page, pageTexts.anotherButton).click();
  await send(page, ideaFor('hang-middle'));
  await page.getByText(SOME_PARTS).waitFor({ timeout: 20_000 });
  await check(page, 'writing');
  await button(page, pageTexts.cancel).click();
  await send(page, ideaFor('error-mid-stream'));
  await page.getByRole('alert').waitFor({ timeout: 30_000 });
  await check(page, 'failed, with what had arrived');
  await button(page, analysisMessages.es.changeText).click();
  await send(page, ideaFor('answer-fails'));
  await page.getByText(analysisMessages.es.answerMissing).waitFor({ timeout: 30_000 });
  await check(page, 'second step failed');
});

test('failures of a report’s requests, and a failure without a report, are accessible', async () => {
  const visit = await browser.prepare();
  visit.expectProblem(/503/);
  const page = await withReport(visit, withModel.url);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"busy"}' }),
  );
  await page.getByLabel(pageTexts.note).fill('¿Y si no?');
  await button(page, pageTexts.noteSend).click();
  await button(page, pageTexts.noteEdit).waitFor();
  await button(page, pageTexts.stability).click();
  await expect.poll(() => page.getByText(failureMessages.es.errorTitle).count()).toBe(2);
  await check(page, 'reply and ratings failed');
  await button(page, pageTexts.anotherButton).click();
  await send(page);
  await page.getByText(failureMessages.es.errorTitle).waitFor();
  await check(page, 'failed, with nothing');
});

test('the queue is accessible and leads to the report', async () => {
  const { page: first } = await browser.visit(crowded.url);
  await send(first, ideaFor('hang-middle'));
  await first.getByText(SOME_PARTS).waitFor({ timeout: 20_000 });
  const { page } = await browser.visit(crowded.url);
  await send(page);
  await page.getByRole('heading', { name: analysisMessages.es.queued(1) }).waitFor();
  await check(page, 'queued');
  await button(first, pageTexts.cancel).click();
  await complete(page);
});

test('opened and saved reports are accessible in every state', async () => {
  const harmful = {
    ...EXAMPLE,
    report: { ...EXAMPLE.report, verdict: 'harmful', score: 15, answer: undefined, sums: undefined },
  };
  const newer = { ...EXAMPLE, version: 2 };
  const { page } = await browser.visit(withModel.url);
  await put(page, [
    ['one', { savedAt: '2026-11-23T10:00:00.000Z', file: EXAMPLE }],
    ['two', { savedAt: '2026-11-24T10:00:00.000Z', file: harmful }],
    ['three', { savedAt: '2026-11-24T10:00:00.000Z', file: newer }],
  ]);
  await follow(page, linkTo(EXAMPLE, withModel.url).slice(0, -40));
  await page.getByText(shareTexts.problem.cut).waitFor();
  await drop(page, 'cut.pdf', Buffer.from('%PDF-1.7'));
  await page.getByText(shareTexts.problem.pdf_altered).waitFor();
  await check(page, 'not opened');
  await openList(page);
  for (const index of [0, 1])
    await page
      .getByRole('button', { name: /^Comparar / })
      .nth(index)
      .click();
  await page.getByRole('table').waitFor();
  await check(page, 'saved reports, one of them newer, and a comparison');
  await page.keyboard.press('Escape');
  await openFromForm(page, file({ ...harmful, results: 5 }));
  await page.getByText(shareTexts.origin.file).waitFor();
  await check(page, 'harmful, without a part');
  await follow(page, linkTo(SHORT_FORM, withModel.url));
  await page.getByText(shareTexts.shortWhy).waitFor();
  await check(page, 'short form');
  await page.evaluate((stored) => sessionStorage.setItem('crisol_report', stored), JSON.stringify(newer));
  await page.reload();
  await page.getByText(shareTexts.tabProblem).waitFor();
  await check(page, 'a report of the tab that does not open');
});

test('the worksheet is accessible, and so is its refusal of a harmful text', async () => {
  const { page } = await browser.visit(withoutModel.url);
  await send(page, IDEA.es);
  await complete(page);
  await check(page, 'worksheet');
  await button(page, pageTexts.anotherButton).click();
  await send(page, 'Vendo partes médicos falsos a estudiantes por 20 € cada uno, entrega en el día.');
  await complete(page);
  await check(page, 'worksheet of a harmful text');
});

/** An unbreakable text, such as a host name. */
const UNBROKEN = `${'plataformadereservas'.repeat(6)}.example.com`;

/** A report with sources and a reply whose texts are all `UNBROKEN`. */
function unbrokenFile(): typeof EXAMPLE {
  const { report, meta } = EXAMPLE;
  const unbroken = <Value>(value: Value): Value =>
    (Array.isArray(value) ? value.map(unbroken) : typeof value === 'string' ? UNBROKEN : value) as Value;
  const texts = <Part extends object>(part: Part): Part =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, unbroken(value)])) as Part;
  const { verdict, marketPotential, complexity, innovationLevel, decision } = report;
  const answer = `${UNBROKEN} [1]\n\n## ${UNBROKEN}\n\n1. ${UNBROKEN}\n\n- **${UNBROKEN}**\n\n| ${UNBROKEN} | |\n|---|---|\n| ${UNBROKEN} | 9 |`;
  const passages = [{ in: 'text' as const, text: UNBROKEN, marked: [[0, 20] as [number, number]] }];
  return {
    ...EXAMPLE,
    idea: UNBROKEN,
    meta: { ...meta, model: UNBROKEN.slice(0, 60) },
    report: {
      ...texts(report),
      ...{ verdict, marketPotential, complexity, innovationLevel, decision, answer },
      functionality: `1. ${UNBROKEN} 2. ${UNBROKEN}`,
      projectName: UNBROKEN.slice(0, 60),
      scoreBreakdown: report.scoreBreakdown?.map((each) => ({ ...each, reason: UNBROKEN })),
      strategicAnalysis: {
        ...texts(report.strategicAnalysis),
        competition: [`${UNBROKEN.slice(0, 50)}: ${UNBROKEN}`, UNBROKEN],
      },
      sums: report.sums && {
        ...report.sums,
        unit: UNBROKEN.slice(0, 60),
        lines: report.sums.lines.map((each) => ({ ...each, what: UNBROKEN })),
      },
    },
    replies: [{ note: UNBROKEN, reply: answer, at: meta.generatedAt }],
    evidence: {
      ...EVIDENCE,
      searches: EVIDENCE.searches.map((search) => ({ ...search, query: UNBROKEN.slice(0, 80) })),
      sources: EVIDENCE.sources.map((source) => ({
        ...source,
        url: `https://${UNBROKEN}/`,
        title: UNBROKEN,
      })),
      citations: EVIDENCE.citations.map((each) => ({ ...each, passages })),
    },
  };
}

test('unbreakable words stay in their column at any width', async () => {
  const page = await withReport(await browser.prepare(), withModel.url, unbrokenFile());
  await page.getByText(UNBROKEN).nth(20).waitFor();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page
      .getByRole('article')
      .evaluate((article) =>
        [...article.querySelectorAll('header, section, h3, h4, li, p, figure, td, dd')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
      );
    expect([width, wider]).toEqual([width, []]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});
