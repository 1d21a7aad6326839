import { brand } from '../../brand.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, LOCALES } from '../../domain/language.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { languageAt, pageAt, translatedPath } from '../pages.ts';
import { headMessages } from './messages.ts';

export type HeadTag = readonly [
  name: 'title' | 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
  text?: string,
];

/** All head tags that depend on the URL: title, description, links, social tags. */
export function headTags(path: string, { siteUrl, service }: SiteSettings): HeadTag[] {
  const language = languageAt(path);
  const texts = headMessages[language];
  const page = pageAt(path);
  const title = texts[`${page ?? 'unknown'}Title`];
  const titleTag: HeadTag = ['title', {}, title];
  if (page === undefined) return [titleTag, ['meta', { name: 'robots', content: 'noindex' }]];

  // Without a model there is no score, competition or pitch to promise.
  const description = page === 'home' && !service ? texts.homeDescriptionRules : texts[`${page}Description`];
  const url = siteUrl + path;
  const alternate = (hreflang: string, each: Language): HeadTag => {
    return ['link', { rel: 'alternate', hreflang, href: siteUrl + translatedPath(path, each) }];
  };
  return [
    titleTag,
    ['meta', { name: 'description', content: description }],
    ['meta', { name: 'keywords', content: texts.keywords }],
    ['meta', { name: 'robots', content: 'index, follow' }],
    ['link', { rel: 'canonical', href: url }],
    ...LANGUAGES.map((each) => alternate(each, each)),
    alternate('x-default', DEFAULT_LANGUAGE),
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:site_name', content: brand.name }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
    ['meta', { property: 'og:url', content: url }],
    ['meta', { property: 'og:locale', content: LOCALES[language].replace('-', '_') }],
    ...LANGUAGES.filter((other) => other !== language).map(
      (other): HeadTag => [
        'meta',
        { property: 'og:locale:alternate', content: LOCALES[other].replace('-', '_') },
      ],
    ),
    ['meta', { property: 'og:image', content: `${siteUrl}/social-${language}.png` }],
    ['meta', { property: 'og:image:alt', content: texts.pictureAlt }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
}
