import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reportMessages } from '../../src/document/report-messages.ts';
import { ideaMessages } from '../../src/web/idea/messages.ts';
import { pageMessages } from '../../src/web/report/page-messages.ts';
import { settingsMessages } from '../../src/web/settings/messages.ts';
import { shareMessages } from '../../src/web/share/messages.ts';
import { shellMessages } from '../../src/web/shell/messages.ts';
import { hydrated, useBrowser } from './harness/browser.ts';
import { canReadPrints, expectWholePages, headingTexts, PRINTED } from './harness/print.ts';
import { withModel as product, withoutModel } from './harness/product.ts';
import { box, button, complete, EXAMPLE, IDEA, send, unfold, withReport } from './harness/report.ts';

/** Whole user journeys. */

const browser = useBrowser();
const texts = {
  ...shareMessages.es,
  ...pageMessages.es,
  ...ideaMessages.es,
  example: pageMessages.es.example,
};

/** Presses Tab until the named control has focus. Fails after too many steps. */
async function tabTo(page: Page, name: string | RegExp): Promise<string[]> {
  const passed: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = (element as HTMLInputElement | null)?.labels;
      return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    passed.push(focused);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return passed;
  }
  throw new Error(`No way by Tab to ${name}: ${passed.join(' → ')}`);
}

test('the keyboard alone leads from the idea to the export and to a note, in a logical focus order', async () => {
  const { page } = await browser.visit(product.url);
  const toBox = await tabTo(page, texts.label);
  expect(toBox[0]).toBe(shellMessages.es.skip);
  expect(toBox).toContain(shellMessages.es.reports);
  await page.keyboard.insertText(IDEA.es);
  await tabTo(page, texts.analyze);
  await page.keyboard.press('Enter');
  await complete(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await tabTo(page, /PDF/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await tabTo(page, texts.share)).toHaveLength(1);
  await tabTo(page, texts.note);
  await page.keyboard.insertText('Cinco de seis');
  expect(await tabTo(page, texts.noteSend)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.getByText(texts.replied).waitFor({ state: 'attached' });
  await tabTo(page, texts.stability);
  await page.keyboard.press('Enter');
  await page.getByText(texts.stabilityReady).waitFor({ state: 'attached' });
  await tabTo(page, texts.full);
  await page.keyboard.press('Enter');
  // Focus stays at the button, before the first chapter.
  await tabTo(page, texts.copyPitch);
  await tabTo(page, texts.improve);
  await tabTo(page, texts.anotherButton);
  await page.keyboard.press('Enter');
  expect(await box(page).inputValue()).toBe('');
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the page announces that it copied the pitch or the report, or that the browser refused', async () => {
  const visit = await browser.prepare({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await withReport(visit, product.url);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const pitch = (await page.locator('#nameAndPitch blockquote').innerText()).replace(/^«|»$/g, '');
  await button(page, texts.copyPitch).click();
  await page.getByText('Copiado').waitFor();
  expect(await clipboard()).toBe(pitch);
  await button(page, texts.share).click();
  await button(page, texts.copyMarkdown).click();
  await expect.poll(clipboard).toMatch(/^# /);
  expect(await clipboard()).toContain(EXAMPLE.report.pitch);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await button(page, texts.copyPitch).click();
  await page.getByText('El navegador no permite copiar.').waitFor();
});

test('with the visitor’s own Ollama the idea never reaches the site’s server', async () => {
  const { page, requests } = await browser.visit(withoutModel.url);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(withoutModel.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await button(page, texts.connect).click();
  await page.getByRole('radio', { name: settingsMessages.es.ollama }).check();
  await button(page, settingsMessages.es.save).click();
  await page.getByText('Irá directa de tu navegador a Ollama').waitFor();
  await send(page);
  await complete(page);
  await page.getByLabel(texts.note).fill('¿Y si no?');
  await button(page, texts.noteSend).click();
  await page.getByText(texts.replied).waitFor({ state: 'attached' });
  await button(page, texts.stability).click();
  await page.getByText(texts.stabilityReady).waitFor({ state: 'attached' });
  // Two steps, a reply and two ratings.
  expect(requests.filter((url) => url === 'http://127.0.0.1:11434/api/chat')).toHaveLength(5);
  expect(sent.filter((request) => request.includes('/api/') || request.includes('taquilla'))).toEqual([]);
});

test('the form fades out when an analysis starts, unless the visitor prefers reduced motion', async () => {
  const { page } = await browser.prepare({ own: true, reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.assign(globalThis, { fades: 0 });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      (globalThis as unknown as { fades: number }).fades += 1;
      return start(change as () => void);
    };
  });
  const fades = () => page.evaluate(() => (globalThis as unknown as { fades: number }).fades);
  await page.goto(product.url);
  await hydrated(page);
  await send(page);
  await complete(page);
  expect(await fades()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await hydrated(page);
  await button(page, texts.anotherButton).click();
  const before = await fades();
  await send(page);
  await complete(page);
  expect(await fades()).toBe(before);
});

test('the printed page has the whole analysis and where the score comes from, and no buttons', async () => {
  const page = await withReport(await browser.prepare(), product.url);
  await page.emulateMedia({ media: 'print' });
  const box = await page.getByText(reportMessages.es.howScored).boundingBox();
  expect(box?.height).toBeGreaterThan(10);
  await page.getByRole('heading', { name: reportMessages.es.alternativeApproaches }).waitFor();
  expect(await page.locator('button:visible').count()).toBe(0);
  const gaps = await page.evaluate(() =>
    [...document.querySelectorAll('#score dl > div')].map((row) => {
      const [label, value] = [...row.children].map((cell) => cell.firstElementChild ?? cell);
      const end = document.createRange();
      end.selectNodeContents(label as Element);
      return (value as Element).getBoundingClientRect().left - end.getBoundingClientRect().right;
    }),
  );
  expect(gaps).toHaveLength(3);
  for (const gap of gaps) expect(gap).toBeLessThan(240);
  const underlined = await page.evaluate(
    () =>
      [...document.querySelectorAll('main a')].filter((link) =>
        getComputedStyle(link).textDecorationLine.includes('underline'),
      ).length,
  );
  expect(underlined).toBe(0);
});

test.skipIf(!canReadPrints)(
  'no printed page ends with a heading or has only a line or two (skipped without poppler)',
  async () => {
    const visit = await browser.prepare();
    for (const file of Object.values(PRINTED)) {
      const page = await withReport(visit, product.url, file);
      const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      // The sources take one more page.
      expectWholePages(printed, await page.evaluate(headingTexts), file.evidence ? 6 : 5);
    }
  },
);

test('the analysis of the example is folded at first, and its label stays in view on a phone', async () => {
  const { page } = await browser.visit(`${product.url}/ejemplo`, { viewport: { width: 360, height: 740 } });
  const label = page.getByRole('heading', { name: texts.example });
  const analysis = page.getByRole('heading', { name: reportMessages.es.competition });
  await unfold(page);
  await analysis.scrollIntoViewIfNeeded();
  const box = await label.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(100);
  await page.getByText(reportMessages.es.notVerifiedHere).waitFor();
  await button(page, texts.fold).first().click();
  await analysis.waitFor({ state: 'hidden' });
});
