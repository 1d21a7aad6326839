import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './harness/browser.ts';
import { withoutModel as product } from './harness/product.ts';

const browser = useBrowser();

const TO_ENGLISH = 'EN: Switch to English';
const TO_SPANISH = 'ES: Cambiar a español';

const path = (page: Page) => new URL(page.url()).pathname;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('crisol_lang'));
const language = (page: Page) => page.evaluate(() => document.documentElement.lang);

function storing(value: string) {
  return {
    origins: [{ origin: product.url, localStorage: [{ name: 'crisol_lang', value }] }],
    cookies: [],
  };
}

describe('the initial language', () => {
  test('a first visit is in Spanish and stores nothing', async () => {
    const { page } = await browser.visit(product.url, { locale: 'en-GB' });
    expect([path(page), await language(page), await stored(page)]).toEqual(['/', 'es', null]);
  });

  test('a visit to /en is in English and stores the choice', async () => {
    const { page } = await browser.visit(`${product.url}/en/terminos`);
    expect([await language(page), await stored(page)]).toEqual(['en', 'en']);
    await page.goto(product.url);
    await page.waitForURL(`${product.url}/en`);
  });

  test.each([
    ['/', '/en'],
    ['/privacidad?a=1#s2', '/en/privacidad?a=1#s2'],
  ])('a visitor who chose English and opens %s gets %s without seeing Spanish', async (from, to) => {
    const { page } = await browser.prepare({ storageState: storing('en') });
    const painted: string[] = [];
    await page.exposeFunction('notePaint', (text: string) => painted.push(text));
    await page.addInitScript(() => {
      const look = () => {
        const visible = document.documentElement.hidden
          ? ''
          : (document.querySelector('footer')?.innerText ?? '');
        // biome-ignore lint/suspicious/noExplicitAny: exposed above.
        if (visible !== '') (globalThis as any).notePaint(visible);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(product.url + from);
    await page.waitForURL(product.url + to);
    await expect.poll(() => painted.length, { timeout: 15_000 }).toBeGreaterThan(0);
    expect(painted.filter((text) => text.includes('Potencia'))).toEqual([]);
  });

  test('a browser without storage shows the language of the address and can switch it', async () => {
    const { page } = await browser.prepare();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(`${product.url}/en`);
    await page.getByRole('button', { name: TO_SPANISH }).click();
    await page.waitForURL(`${product.url}/`);
    expect(await language(page)).toBe('es');
  });
});

describe('the language switcher', () => {
  test('a language switch is stored and changes texts, address and head without a reload', async () => {
    const { page } = await browser.visit(`${product.url}/privacidad`, {
      viewport: { width: 800, height: 600 },
    });
    await page.evaluate(() => {
      document.body.dataset.mark = 'same document';
      scrollTo(0, 700);
    });
    await page.getByRole('button', { name: TO_ENGLISH }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Privacy policy'));
    expect([path(page), await language(page), await stored(page)]).toEqual(['/en/privacidad', 'en', 'en']);
    expect(await page.evaluate(() => document.body.dataset.mark)).toBe('same document');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const head = await page.evaluate(() => ({
      canonical: document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]').length,
      address: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '').pathname,
      locale: document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content,
      titles: document.querySelectorAll('title').length,
      data: document.querySelectorAll('script[type="application/ld+json"]').length,
    }));
    expect(head).toEqual({
      canonical: 1,
      address: '/en/privacidad',
      locale: 'en_GB',
      titles: 1,
      data: 0,
    });
  });

  test('switching the language twice stores Spanish and adds no history entry', async () => {
    const { page } = await browser.visit(product.url);
    await page.getByRole('button', { name: TO_ENGLISH }).click();
    await page.waitForURL(`${product.url}/en`);
    await page.getByRole('button', { name: TO_SPANISH }).click();
    await page.waitForURL(`${product.url}/`);
    expect(await stored(page)).toBe('es');
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test('Back to a page visited before a language switch shows it in the new language', async () => {
    const { page } = await browser.visit(product.url);
    await page.getByRole('link', { name: 'Política de privacidad' }).click();
    await page.waitForURL(`${product.url}/privacidad`);
    await page.getByRole('button', { name: TO_ENGLISH }).click();
    await page.waitForURL(`${product.url}/en/privacidad`);
    await page.goBack();
    await page.waitForURL(`${product.url}/en`);
    expect(await language(page)).toBe('en');
  });

  test('the language switcher works at an address without a page', async () => {
    const visit = await browser.prepare();
    visit.expectProblem(/status of 404/);
    await visit.page.goto(`${product.url}/nada`);
    await visit.page.getByRole('button', { name: TO_ENGLISH }).click();
    await visit.page.getByText('This page does not exist').waitFor();
    expect(path(visit.page)).toBe('/en/nada');
  });
});

test('links keep the language and are followed without a reload', async () => {
  const { page } = await browser.visit(`${product.url}/en`);
  await page.evaluate(() => {
    document.body.dataset.mark = 'same document';
  });
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor();
  expect(path(page)).toBe('/en/terminos');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.getByRole('link', { name: 'Back to Home' }).first().click();
  await page.waitForURL(`${product.url}/en`);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Terms'));
  expect(await page.evaluate(() => document.body.dataset.mark)).toBe('same document');
});
