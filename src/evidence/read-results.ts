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

/** UTF-16 units of a result's text that are kept and can be quoted. */
const TEXT_MAX_LENGTH = 100_000;
/** Tags with which services mark the search terms. */
const MARKUP = /<\/?(?:b|strong|em|i|mark)>/gi;

/** The first results with an address and a text, as plain text. */
export function readResults(raw: readonly RawResult[]): SearchResult[] {
  const results: SearchResult[] = [];
  for (const { url, title, text, publishedAt } of raw) {
    if (typeof url !== 'string' || url.length > SOURCE_URL_MAX_LENGTH || !isWebAddress(url)) continue;
    const plain =
      typeof text === 'string' ? cleanText(text.slice(0, TEXT_MAX_LENGTH).replace(MARKUP, '')) : '';
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

function oneLine(title: string): string {
  const plain = cleanText(title.slice(0, TEXT_MAX_LENGTH).replace(MARKUP, '')).replace(/\s+/g, ' ');
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
