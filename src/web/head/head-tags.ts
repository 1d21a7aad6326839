import { brand } from '../../brand.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES } from '../../domain/language.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { languageAt, pageAt, translatedPath } from '../pages.ts';
import { headMessages } from './messages.ts';

export interface HeadTag {
  name: 'title' | 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** All head tags that depend on the URL: title, description, links, social tags. */
export function headTags(path: string, { siteUrl, service }: SiteSettings): HeadTag[] {
  const language = languageAt(path);
  const texts = headMessages[language];
  const page = pageAt(path);
  const title = texts[`${page ?? 'unknown'}Title`];
  if (page === undefined) return [{ name: 'title', attributes: {}, text: title }, meta('robots', 'noindex')];

  // Without a model there is no score, competition or pitch to promise.
  const description = page === 'home' && !service ? texts.homeDescriptionRules : texts[`${page}Description`];
  const url = siteUrl + path;
  const picture = `${siteUrl}/social-${language}.png`;
  return [
    { name: 'title', attributes: {}, text: title },
    meta('description', description),
    meta('keywords', texts.keywords),
    meta('robots', 'index, follow'),
    link('canonical', url),
    ...LANGUAGES.map((each) => alternate(each, siteUrl + translatedPath(path, each))),
    alternate('x-default', siteUrl + translatedPath(path, DEFAULT_LANGUAGE)),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', LOCALES[language].replace('-', '_')),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      property('og:locale:alternate', LOCALES[other].replace('-', '_')),
    ),
    property('og:image', picture),
    property('og:image:alt', texts.pictureAlt),
    meta('twitter:card', 'summary_large_image'),
  ];
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
