import { brand } from '../../brand.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { languageCheck } from '../i18n/language.tsx';
import { languageAt } from '../pages.ts';
import { type HeadTag, headTags } from './head-tags.ts';
import type { PageAssets } from './page-assets.ts';

/** Renders the HTML document around a page's content. */
export function renderDocument(
  path: string,
  content: string,
  settings: SiteSettings,
  assets: PageAssets,
): string {
  // The language check comes first, because it may redirect before anything else is fetched.
  return `<!doctype html>
<html lang="${languageAt(path)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${languageCheck()}</script>
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets.font === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>`}
<script type="module" src="${assets.script}"></script>
${assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${brand.colours.paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${brand.colours.night}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="service-desc" type="application/vnd.oai.openapi+json" href="/api/openapi.json">
${headTags(path, settings).map(tagHtml).join('\n')}
</head>
<body>
<div id="root">${content}</div>
<script type="application/json" id="site-settings">${settingsJson(settings)}</script>
</body>
</html>
`;
}

/** HTML of a tag that depends on the URL. Marked with `data-head`, so that `updateHead` can replace the tag. */
function tagHtml([name, attributes, text]: HeadTag): string {
  const attributesHtml = Object.entries({ ...attributes, 'data-head': '' })
    .map(([key, value]) => (value === '' ? key : `${key}="${escapeHtml(value)}"`))
    .join(' ');
  if (text === undefined) return `<${name} ${attributesHtml}>`;
  return `<${name} ${attributesHtml}>${escapeHtml(text)}</${name}>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Escapes `<`, so that no text can end the script element or open a comment. */
function settingsJson(settings: SiteSettings): string {
  return JSON.stringify(settings).replaceAll('<', '\\u003c');
}
