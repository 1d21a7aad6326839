import { brand } from '../../brand.ts';
import { languageAt, type Page, pageAt, pathIn } from '../pages.ts';
import { headMessages } from './messages.ts';

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

const OPEN_GRAPH_LOCALES = { es: 'es_ES', en: 'en_GB' } as const;
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** All head tags that depend on the address: title, description, links, social tags, structured data. */
export function headTags(path: string, siteUrl: string, aiGenerated: boolean): HeadTag[] {
  const language = languageAt(path);
  const texts = headMessages[language];
  const page = pageAt(path);
  const title = texts[`${page ?? 'unknown'}Title`];
  if (page === undefined) return [{ name: 'title', attributes: {}, text: title }, meta('robots', 'noindex')];

  // Without a model there is no score, competition or pitch to promise.
  const description =
    page === 'home' && !aiGenerated ? texts.homeDescriptionRules : texts[`${page}Description`];
  const address = siteUrl + path;
  const spanish = siteUrl + pathIn(path, 'es');
  const english = siteUrl + pathIn(path, 'en');
  const picture = `${siteUrl}/social-${language}.png`;
  const other = language === 'es' ? 'en' : 'es';
  return [
    { name: 'title', attributes: {}, text: title },
    meta('description', description),
    meta('keywords', texts.keywords),
    meta('robots', 'index, follow'),
    link('canonical', address),
    alternate('es', spanish),
    alternate('en', english),
    alternate('x-default', spanish),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:locale', OPEN_GRAPH_LOCALES[language]),
    property('og:locale:alternate', OPEN_GRAPH_LOCALES[other]),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE_SIZE.width)),
    property('og:image:height', String(PICTURE_SIZE.height)),
    property('og:image:alt', texts.pictureAlt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', picture),
    meta('twitter:image:alt', texts.pictureAlt),
    {
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(structuredData(page, address, siteUrl, title, description, language)),
    },
  ];
}

/** schema.org data for search engines. */
function structuredData(
  page: Page,
  url: string,
  siteUrl: string,
  name: string,
  description: string,
  inLanguage: string,
) {
  if (page !== 'home')
    return {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name,
      description,
      url,
      inLanguage,
      isPartOf: { '@type': 'WebSite', name: brand.name, url: `${siteUrl}/` },
    };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: brand.name,
    description,
    url,
    inLanguage,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  };
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } };
}

function link(rel: string, href: string): HeadTag {
  return { name: 'link', attributes: { rel, href } };
}

function alternate(hreflang: string, href: string): HeadTag {
  return { name: 'link', attributes: { rel: 'alternate', hreflang, href } };
}
