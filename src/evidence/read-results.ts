import {
  isLinkableUrl,
  RESULTS_PER_SEARCH,
  SOURCE_TITLE_MAX_LENGTH,
  SOURCE_URL_MAX_LENGTH,
  type Source,
  sourceHost,
} from '../domain/evidence.ts';
import { cleanText } from '../model/formats/text.ts';
import { boundText } from '../text/bound-text.ts';
import { visibleText } from './visible-text.ts';

/** One search result. Only its text can be quoted, because pages are never fetched. */
export interface SearchResult extends Omit<Source, 'id'> {
  text: string;
}

/** A result as the service gives it. */
export type RawResult = Readonly<Record<string, unknown>>;

/** In UTF-16 units. How much of a result's text is read; passages are chosen from it. */
const TEXT_MAX_LENGTH = 20_000;
/** In UTF-16 units, before the title is cleaned. */
const RAW_TITLE_MAX_LENGTH = 2_000;

/**
 * The first results with a URL and a text (`content`), as plain text.
 * @param date the name of the field with the date of publication
 */
export function readResults(raw: readonly RawResult[], date = ''): SearchResult[] {
  const results: SearchResult[] = [];
  for (const { url, title, content, [date]: published } of raw) {
    if (typeof url !== 'string' || url.length > SOURCE_URL_MAX_LENGTH || !isLinkableUrl(url)) continue;
    const plain = typeof content === 'string' ? cleanPageText(content.slice(0, TEXT_MAX_LENGTH)) : '';
    if (plain === '') continue;
    const pageUrl = new URL(url);
    // Links to parts of one page are one source.
    pageUrl.hash = '';
    const heading =
      typeof title === 'string'
        ? cleanPageText(title.slice(0, RAW_TITLE_MAX_LENGTH)).replace(/\s+/g, ' ')
        : '';
    const publishedAt = readDate(published);
    results.push({
      url: pageUrl.href,
      title: heading === '' ? sourceHost(url) : boundText(heading, SOURCE_TITLE_MAX_LENGTH),
      text: plain,
      ...(publishedAt === undefined ? {} : { publishedAt }),
    });
    if (results.length === RESULTS_PER_SEARCH) break;
  }
  return results;
}

/** What readers of the page see, with single spaces, newlines and tabs: a tab separates cells. */
function cleanPageText(text: string): string {
  return cleanText(visibleText(text))
    .replace(/[^\S\n]+/g, (blank) => (blank.includes('\t') ? '\t' : ' '))
    .replace(/\s?\n\s*/g, '\n');
}

/** `YYYY-MM-DD` of an ISO date or of text that `Date` parses; dates before 1970 or in the future are dropped. */
function readDate(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 60) return undefined;
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(raw)?.[0];
  const time = Date.parse(iso ?? `${raw} UTC`);
  if (!Number.isFinite(time) || time > Date.now() || time < 0) return undefined;
  return new Date(time).toISOString().slice(0, 10);
}

/** The objects of the list with this name in a response; `undefined` without a list. */
export function listOf(response: unknown, name: string): RawResult[] | undefined {
  const list = (response as RawResult | null | undefined)?.[name];
  if (!Array.isArray(list)) return undefined;
  return list.filter((item) => typeof item === 'object' && item !== null);
}
