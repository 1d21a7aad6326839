import {
  isWebAddress,
  RESULTS_PER_SEARCH,
  SOURCE_TITLE_MAX_LENGTH,
  SOURCE_URL_MAX_LENGTH,
  sourceHost,
} from '../domain/evidence.ts';
import { boundText, cleanText } from '../model/formats/text.ts';
import type { SearchResult } from './search-service.ts';

/** An unvalidated result. */
export interface RawResult {
  url: unknown;
  title: unknown;
  text: unknown;
  publishedAt?: unknown;
}

/** UTF-16 units of a result's text in which the passages are looked for. */
const TEXT_MAX_LENGTH = 20_000;
/** UTF-16 units of a title before it is cleaned. */
const RAW_TITLE_MAX_LENGTH = 2_000;
/** Tags with which services mark the search terms. */
const MARKUP = /<\/?(?:b|strong|em|i|mark)>/gi;

/** The first results with an address and a text, as plain text. */
export function readResults(raw: readonly RawResult[]): SearchResult[] {
  const results: SearchResult[] = [];
  for (const { url, title, text, publishedAt } of raw) {
    if (typeof url !== 'string' || url.length > SOURCE_URL_MAX_LENGTH || !isWebAddress(url)) continue;
    const plain = typeof text === 'string' ? cleaned(text.slice(0, TEXT_MAX_LENGTH)) : '';
    if (plain === '') continue;
    const address = new URL(url);
    // Without the fragment, links to parts of one page are one source.
    address.hash = '';
    const heading = typeof title === 'string' ? oneLine(title) : '';
    const date = readDate(publishedAt);
    results.push({
      url: address.href,
      title: heading === '' ? sourceHost(url) : heading,
      text: plain,
      ...(date === undefined ? {} : { publishedAt: date }),
    });
    if (results.length === RESULTS_PER_SEARCH) break;
  }
  return results;
}

/** Plain text with single spaces and newlines. */
function cleaned(text: string): string {
  return cleanText(text.replace(MARKUP, '')).replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '));
}

function oneLine(title: string): string {
  const plain = cleaned(title.slice(0, RAW_TITLE_MAX_LENGTH)).replace(/\s+/g, ' ');
  return boundText(plain, SOURCE_TITLE_MAX_LENGTH);
}

/** `YYYY-MM-DD` of an ISO date or of text that `Date` parses; future dates are dropped. */
function readDate(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 60) return undefined;
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(raw)?.[0];
  const time = Date.parse(iso ?? `${raw} UTC`);
  if (!Number.isFinite(time) || time > Date.now() || time < 0) return undefined;
  return new Date(time).toISOString().slice(0, 10);
}

/** The list under a name in the answer, if there is one. */
export function listOf(answer: unknown, name: string): Record<string, unknown>[] | undefined {
  const list =
    typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;
  if (!Array.isArray(list)) return undefined;
  return list.filter((item) => typeof item === 'object' && item !== null);
}
