import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { shareMessages } from '../../src/web/share/messages.ts';
import { useBrowser } from './harness/browser.ts';
import { withModel as product, useProduct } from './harness/product.ts';
import { box, button, downloaded, EXAMPLE, IDEA, unfold } from './harness/report.ts';
import { drop, file, follow, linkTo, openFromForm, put, SHORT_FORM, wholeReport } from './harness/saved.ts';

/** Opening reports. `src/web/share/saved-fixtures.test.ts` opens what each version has written. */

const browser = useBrowser();
const FIXTURES = join(import.meta.dirname, '../fixtures/saved');
const texts = shareMessages.es;

test('an invalid file is refused with its reason and loses nothing; a valid one opens, and stays after a reload', async () => {
  const { page } = await browser.visit(product.url);
  await box(page).fill(IDEA.es);
  await openFromForm(page, file('not json'));
  await page.getByText(texts.problem.not_json).waitFor();
  const chooser = page.locator('input[type=file]');
  for (const [value, reason] of [
    [{ ...EXAMPLE, version: 2 }, texts.problem.newer],
    [{ ...EXAMPLE, report: { score: 99 } }, texts.problemAt('report.interpretation')],
    [{ recipe: 'soup' }, texts.problem.not_a_report],
  ] as const) {
    await chooser.setInputFiles(file(value));
    await page.getByText(reason).waitFor();
  }
  await chooser.setInputFiles(file({ ...EXAMPLE, results: 5 }));
  await page.getByText(texts.origin.file).waitFor();
  await page.getByText(texts.leftOut(texts.part.results)).waitFor();
  await page.goBack();
  expect(await box(page).inputValue()).toBe(IDEA.es);
  await page.goForward();
  await page.getByText(texts.origin.file).waitFor();
  await page.reload();
  await page.getByText(texts.origin.file).waitFor();
});

test('a file and its PDF open by choosing and dropping; a changed or foreign PDF does not', async () => {
  const { page } = await browser.visit(product.url);
  await drop(page, 'report.json', file(EXAMPLE).buffer);
  await wholeReport(page);
  const { bytes, name } = await downloaded(page, pageMessages.es.pdf);
  await page.goBack();
  const resaved = Buffer.concat([bytes, Buffer.from('\n%saved again\n%%EOF\n')]);
  await openFromForm(page, { name, mimeType: 'application/pdf', buffer: resaved });
  await page.getByText(texts.origin.resaved).waitFor();
  await page.goBack();
  const alert = page.getByRole('alert');
  await drop(page, 'cut.pdf', bytes.subarray(0, 20_000));
  await alert.getByText(texts.problem.pdf_altered).waitFor();
  await alert.getByText(texts.nothingLost).waitFor();
  await drop(page, 'other.pdf', await page.pdf());
  await alert.getByText(texts.problem.pdf_without_report).waitFor();
  const changed = Buffer.from(bytes.toString('latin1').replace('595.28', '595.29'), 'latin1');
  await drop(page, 'changed.pdf', changed);
  await alert.getByText(texts.problem.pdf_altered).waitFor();
  await drop(page, name, bytes);
  await page.getByText(texts.origin.file).waitFor();
  await wholeReport(page);
});

test('a link’s report leaves the address, goes nowhere, and is shown as plain text', async () => {
  const hostile = {
    ...EXAMPLE,
    report: { ...EXAMPLE.report, pitch: '<img src=x onerror="document.title=1">' },
  };
  const { page, requests } = await browser.visit(linkTo(hostile, product.url));
  await page.getByText(texts.origin.link).waitFor();
  expect(page.url()).toBe(`${product.url}/`);
  expect(requests.filter((url) => url.includes('r1.'))).toEqual([]);
  await unfold(page);
  await page.getByText('<img src=x').first().waitFor();
});

test('a cut link keeps the form; a short link shows score, axes and pitch, and its idea can be analyzed', async () => {
  const { page } = await browser.visit(linkTo(EXAMPLE, product.url).slice(0, -40));
  await page.getByRole('alert').getByText(texts.problem.cut).waitFor();
  await box(page).fill(IDEA.es);
  expect(await page.getByText(EXAMPLE.idea).count()).toBe(0);
  await follow(page, linkTo(SHORT_FORM, product.url));
  await page.getByText(texts.shortWhy).waitFor();
  await page.getByText(String(SHORT_FORM.report.scoreBreakdown?.[0]?.reason)).waitFor();
  await page.goBack();
  expect(await box(page).inputValue()).toBe(IDEA.es);
  await follow(page, linkTo(SHORT_FORM, product.url));
  await button(page, texts.analyzeThis).click();
  expect(await box(page).inputValue()).toBe(EXAMPLE.idea);
});

describe.each([
  ['vercel', {}, '**/_vercel/**'],
  // The page loads Umami's script at the same position as Plausible's.
  [
    'plausible',
    { PLAUSIBLE_DOMAIN: 'x.example', PLAUSIBLE_SRC: 'https://stats.example/a.js' },
    'https://stats.example/**',
  ],
])('the analytics of %s', (kind, environment, scripts) => {
  const measured = useProduct(() => ({ ANALYTICS: kind, ...environment }));

  test(`an analytics script by ${kind} cannot read a report link`, async () => {
    const visit = await browser.prepare();
    await visit.page.route(scripts, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.seen = location.href' }),
    );
    await visit.page.goto(linkTo(EXAMPLE, measured.url));
    const seen = () => visit.page.evaluate(() => (window as unknown as { seen?: string }).seen);
    await expect.poll(seen).toBe(`${measured.url}/`);
    await visit.page.getByText(texts.origin.link).waitFor();
  });
});

interface Stored {
  storage: Record<string, string>;
  reports?: { key: string; value: object }[];
}

test('what a version of 2026-11-24 left in the tab and in the browser opens', async () => {
  const text = (name: string) => readFile(join(FIXTURES, name), 'utf8');
  const saved = JSON.parse(await text('report.json'));
  const tab: Stored = JSON.parse(await text('tab.json'));
  const kept: Stored = JSON.parse(await text('kept.json'));
  const { page } = await browser.visit(product.url);
  await page.evaluate(
    ([inTab, inBrowser]) => {
      for (const [key, value] of Object.entries(inTab)) sessionStorage.setItem(key, value);
      for (const [key, value] of Object.entries(inBrowser)) localStorage.setItem(key, value);
    },
    [tab.storage, kept.storage] as const,
  );
  await put(
    page,
    (kept.reports ?? []).map(({ key, value }) => [key, value]),
  );
  await page.reload();
  const name = page.getByRole('heading', { level: 1, name: saved.report.projectName });
  await name.waitFor();
  await page.getByText(saved.plan.questions[0]).first().waitFor();
  await page.getByText(saved.evidence.findings[0].quote).first().waitFor();
  await button(page, pageMessages.es.anotherButton).click();
  await button(page, texts.openTitle).click();
  await button(page, texts.openOne(saved.report.projectName)).click();
  await name.waitFor();
  await page.getByText(texts.origin.saved).waitFor();

  const newer = JSON.stringify({ ...saved, version: 2 });
  await page.evaluate((stored) => sessionStorage.setItem('crisol_report', stored), newer);
  await page.reload();
  const alert = page.getByRole('alert');
  await alert.getByText(texts.tabProblem).waitFor();
  await alert.getByText(texts.problem.newer).waitFor();
  expect(JSON.parse((await downloaded(page, texts.download)).bytes.toString())).toEqual(JSON.parse(newer));
  expect(await page.evaluate(() => sessionStorage.getItem('crisol_report'))).toBe(newer);
});
