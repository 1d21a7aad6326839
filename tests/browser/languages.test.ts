import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shellMessages } from '../../src/web/shell/messages.ts';
import { useBrowser } from './harness/browser.ts';
import { withoutModel as product } from './harness/product.ts';
import { button } from './harness/report.ts';

const browser = useBrowser();

const TO_ENGLISH = shellMessages.es.switchLanguage;
const TO_SPANISH = shellMessages.en.switchLanguage;

const path = (page: Page) => new URL(page.url()).pathname;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('crisol_lang'));
const language = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('a first visit is in Spanish and stores nothing; one to /en is in English, as are later ones to any page', async () => {
  const { page } = await browser.visit(product.url, { locale: 'en-GB' });
  expect([path(page), await language(page), await stored(page)]).toEqual(['/', 'es', null]);
  await page.goto(`${product.url}/en/terminos`);
  expect([await language(page), await stored(page)]).toEqual(['en', 'en']);

  const painted: string[] = [];
  await page.exposeFunction('notePaint', (text: string) => painted.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const { hidden } = document.documentElement;
      const visible = hidden ? '' : (document.querySelector('footer')?.innerText ?? '');
      // biome-ignore lint/suspicious/noExplicitAny: exposed above.
      if (visible !== '') (globalThis as any).notePaint(visible);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const [from, to] of [
    ['/', '/en'],
    ['/privacidad?a=1#s2', '/en/privacidad?a=1#s2'],
  ] as const) {
    painted.length = 0;
    await page.goto(product.url + from);
    await page.waitForURL(product.url + to);
    await expect.poll(() => painted.length).toBeGreaterThan(0);
    expect(painted.filter((text) => text.includes(shellMessages.es.privacy))).toEqual([]);
  }
});

test('a browser without storage shows the language of the address and can switch it, also where no page is', async () => {
  const visit = await browser.prepare({ own: true });
  const { page } = visit;
  visit.expectProblem(/status of 404/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(`${product.url}/en`);
  await button(page, TO_SPANISH).click();
  await page.waitForURL(`${product.url}/`);
  expect(await language(page)).toBe('es');
  await page.goto(`${product.url}/nada`);
  await button(page, TO_ENGLISH).click();
  await page.getByText(shellMessages.en.unknownPage).waitFor();
  expect(path(page)).toBe('/en/nada');
});

test('a language switch is stored, changes texts, address and head without a reload, and adds no history entry; links keep it', async () => {
  const { page } = await browser.visit(product.url, { viewport: { width: 800, height: 600 } });
  await page.getByRole('link', { name: shellMessages.es.privacy }).click();
  await page.waitForURL(`${product.url}/privacidad`);
  await page.evaluate(() => {
    document.body.dataset.mark = 'same document';
    scrollTo(0, 700);
  });
  await button(page, TO_ENGLISH).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Privacy policy'));
  expect([path(page), await language(page), await stored(page)]).toEqual(['/en/privacidad', 'en', 'en']);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const head = await page.evaluate(() => ({
    canonical: document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]').length,
    address: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '').pathname,
    locale: document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content,
    titles: document.querySelectorAll('title').length,
  }));
  expect(head).toEqual({
    canonical: 1,
    address: '/en/privacidad',
    locale: 'en_GB',
    titles: 1,
  });
  await button(page, TO_SPANISH).click();
  await page.waitForURL(`${product.url}/privacidad`);
  expect(await stored(page)).toBe('es');
  await button(page, TO_ENGLISH).click();
  await page.waitForURL(`${product.url}/en/privacidad`);
  // The page before was in Spanish when it was left.
  await page.goBack();
  await page.waitForURL(`${product.url}/en`);
  expect(await language(page)).toBe('en');

  const heading = page.getByRole('heading', { level: 1, name: 'Terms and conditions' });
  await page.getByRole('link', { name: shellMessages.en.terms }).click();
  await heading.waitFor();
  expect(path(page)).toBe('/en/terminos');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.getByRole('link', { name: shellMessages.en.backHome }).first().click();
  await page.waitForURL(`${product.url}/en`);
  await page.goBack();
  await heading.waitFor();
  await page.waitForFunction(() => document.title.startsWith('Terms'));
  expect(await page.evaluate(() => document.body.dataset.mark)).toBe('same document');
});
