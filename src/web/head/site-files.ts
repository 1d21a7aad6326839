import { brand } from '../../brand.ts';
import { DEFAULT_LANGUAGE } from '../../domain/language.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { PATHS, pathOf } from '../pages.ts';
import { headMessages } from './messages.ts';

/** `robots.txt`, site map and web manifest, by path. */
export function siteFiles({ siteUrl }: SiteSettings): Map<string, { type: string; body: string }> {
  const robots = `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return new Map([
    ['/robots.txt', { type: 'text/plain; charset=utf-8', body: robots }],
    ['/sitemap.xml', { type: 'application/xml; charset=utf-8', body: sitemap(siteUrl) }],
    ['/manifest.webmanifest', { type: 'application/manifest+json; charset=utf-8', body: manifest() }],
  ]);
}

/** The URL of every page. The pages themselves name their translations. */
function sitemap(siteUrl: string): string {
  const entries = PATHS.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function manifest(): string {
  return JSON.stringify({
    name: `${brand.name}: ${brand.tagline[DEFAULT_LANGUAGE]}`,
    short_name: brand.name,
    description: headMessages[DEFAULT_LANGUAGE].homeDescription,
    lang: DEFAULT_LANGUAGE,
    start_url: pathOf('home', DEFAULT_LANGUAGE),
    scope: '/',
    display: 'minimal-ui',
    background_color: brand.colours.paper,
    theme_color: brand.colours.paper,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
