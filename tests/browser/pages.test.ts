import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { languageAt, PATHS, pageAt, translatedPath } from '../../src/web/pages.ts';
import { shellMessages } from '../../src/web/shell/messages.ts';
import { useBrowser } from './harness/browser.ts';
import { useProduct } from './harness/product.ts';

const product = useProduct(() => ({ SITE_URL: 'https://crisol.example' }));
const browser = useBrowser();

const HEADINGS: Record<string, string> = {
  '/ejemplo': 'Esto es un ejemplo',
  '/en/example': 'This is an example',
  '/convocatoria': 'Muchos textos, el mismo criterio',
  '/en/call': 'Many texts, the same criteria',
  '/privacidad': 'Política de privacidad',
  '/terminos': 'Términos y condiciones',
  '/en/privacidad': 'Privacy policy',
  '/en/terminos': 'Terms and conditions',
};

async function html(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(product.url + path, { headers, redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

/** Attributes of every tag with a name, read from the HTML text as a crawler does. */
function tags(text: string, name: string): Record<string, string>[] {
  return [...text.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  );
}

function metaContent(text: string, name: string): string | undefined {
  return tags(text, 'meta').find((tag) => tag.name === name || tag.property === name)?.content;
}

describe('the ten pages without scripts', () => {
  test.each(PATHS)(
    'the page %s is complete without scripts, in its language and with metadata for crawlers',
    async (path) => {
      const { status, text } = await html(path);
      const language = languageAt(path);
      expect(status).toBe(200);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(language === 'es' ? 'Potencia tu próxima idea' : 'Boost your next idea');
      expect(text).toContain(language === 'es' ? 'solo orientativo' : 'for guidance only');
      expect(text).toContain(`href="${translatedPath('/privacidad', language)}"`);
      expect(text).toContain(`href="${translatedPath('/terminos', language)}"`);
      expect(text).toContain(`href="${translatedPath('/', language)}"`);
      expect(text.match(/<h1\b/g)).toHaveLength(1);
      if (pageAt(path) !== 'home') expect(text).toContain(HEADINGS[path]);
      const site = 'https://crisol.example';
      const links = tags(text, 'link');
      const alternates = Object.fromEntries(
        links.filter((link) => link.rel === 'alternate').map((link) => [link.hreflang, link.href]),
      );
      expect(links.filter((link) => link.rel === 'canonical').map((link) => link.href)).toEqual([
        site + path,
      ]);
      expect(alternates).toEqual({
        es: site + translatedPath(path, 'es'),
        en: site + translatedPath(path, 'en'),
        'x-default': site + translatedPath(path, 'es'),
      });
      expect(text.match(/<title[ >]/g)).toHaveLength(1);
      expect(metaContent(text, 'description')?.length).toBeGreaterThan(60);
      expect(metaContent(text, 'keywords')).toContain(
        language === 'es' ? 'idea de negocio' : 'business idea',
      );
      expect(metaContent(text, 'robots')).toBe('index, follow');
      const themes = tags(text, 'meta').filter((tag) => tag.name === 'theme-color');
      expect(themes.map((tag) => tag.media)).toEqual([
        '(prefers-color-scheme: light)',
        '(prefers-color-scheme: dark)',
      ]);
      expect(metaContent(text, 'og:url')).toBe(site + path);
      expect(metaContent(text, 'og:locale')).toBe(language === 'es' ? 'es_ES' : 'en_GB');
      expect(metaContent(text, 'og:image')).toBe(`${site}/social-${language}.png`);
      expect(metaContent(text, 'twitter:card')).toBe('summary_large_image');
    },
  );

  test.each(LANGUAGES)('the social picture in %s is a PNG of 1200 × 630 below 100 kB', async (language) => {
    const response = await fetch(`${product.url}/social-${language}.png`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.byteLength).toBeLessThan(100_000);
  });

  test('robots.txt, the site map and the manifest exist and name the pages and icons', async () => {
    const robots = await html('/robots.txt');
    expect(robots.text).toContain('Sitemap: https://crisol.example/sitemap.xml');
    const sitemap = await html('/sitemap.xml');
    const addresses = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses.sort()).toEqual(PATHS.map((path) => `https://crisol.example${path}`).sort());
    const manifest = JSON.parse((await html('/manifest.webmanifest')).text);
    for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }]) {
      expect([src, (await fetch(product.url + src)).status]).toEqual([src, 200]);
    }
  });
});

describe('an address without a page', () => {
  test('an unknown address is 404, in its language, hidden from search engines, and leads home', async () => {
    for (const [path, language] of [
      ['/nada', 'es'],
      ['/en/nothing', 'en'],
      ['/privacidad/nada', 'es'],
    ] as const) {
      const { status, text } = await html(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(shellMessages[language].unknownPage);
      expect(text).not.toContain('Unexpected Application Error!');
      expect(metaContent(text, 'robots')).toBe('noindex');
    }
    const { page, expectProblem } = await browser.prepare();
    expectProblem(/status of 404/);
    await page.goto(`${product.url}/en/nothing`);
    await page.getByRole('link', { name: shellMessages.en.backHome }).click();
    await page.waitForURL(`${product.url}/en`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(shellMessages.en.unknownPage).count()).toBe(0);
  });

  test('a render error of the header does not leave a blank page', async () => {
    const visit = await browser.visit(`${product.url}/privacidad`);
    const { page } = visit;
    visit.expectProblem(/no capitals today/);
    await page.evaluate(() => {
      const { toUpperCase } = String.prototype;
      String.prototype.toUpperCase = function upper() {
        if (String(this) === 'es') throw new RangeError('no capitals today');
        return toUpperCase.call(this);
      };
    });
    await page.getByRole('button', { name: shellMessages.es.switchLanguage }).click();
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
    await page.evaluate(() => {
      String.prototype.toUpperCase = String.prototype.toLocaleUpperCase;
    });
    await page.getByRole('link', { name: shellMessages.en.backHome }).click();
    await page.getByRole('textbox').waitFor();
  });
});

/** Requests of pages that load further chunks. */
const REQUESTS: Partial<Record<string, number>> = { example: 7, call: 10 };

test('a page makes at most six requests (example and call a few more), all to this site', async () => {
  // Each page in one language. English comes last, because the browser then redirects Spanish pages.
  for (const path of ['/', '/convocatoria', '/terminos', '/en/example', '/en/privacidad']) {
    const { page, requests } = await browser.visit(product.url + path);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => !url.startsWith(product.url))).toEqual([]);
    const most = REQUESTS[pageAt(path) ?? ''] ?? 6;
    const made = requests.filter((url) => !url.endsWith('/icon.svg'));
    expect([path, made.length <= most || made]).toEqual([path, true]);
  }
});
