import type { ShownSource } from '../domain/answer-service.ts';
import { sourceHost } from '../domain/evidence.ts';
import { boundText } from '../text/bound-text.ts';
import { SubstringFinder } from '../text/substring-finder.ts';
import type { QuotableSource } from './check-findings.ts';
import { PASSAGE_GAP, passagesWith } from './passages.ts';
import type { SearchResult } from './search-service.ts';

/** In UTF-16 units. How much of one source is kept and can be quoted. More would slow the check down. */
const SOURCE_TEXT_MAX_LENGTH = 4_000;

/** A source with the searches that found it. */
interface FoundSource extends QuotableSource {
  queries: readonly string[];
}

/** One source for each URL, numbered in the order of the searches and their results. */
export function numberSources(
  searches: readonly { query: string; results: readonly SearchResult[] }[],
): FoundSource[] {
  const byUrl = new Map<string, FoundSource>();
  for (const { query, results } of searches) {
    for (const result of results) {
      const known = byUrl.get(result.url) ?? { ...result, id: byUrl.size + 1, queries: [] };
      const queries = [...known.queries, query];
      const text = passagesWith(
        queries.join(' '),
        joinTexts(known.text, result.text),
        SOURCE_TEXT_MAX_LENGTH,
      );
      byUrl.set(result.url, { ...known, text, queries });
    }
  }
  return [...byUrl.values()];
}

/** Joins two texts of one page, unless the first contains the second. */
function joinTexts(text: string, more: string): string {
  const at = new SubstringFinder(more).find(text);
  return at === undefined ? `${text}${PASSAGE_GAP}${more}` : text;
}

/**
 * In UTF-16 units. How much web text one prompt has. The instructions, the idea, and the titles, hosts and delimiters of 20
 * sources bring the prompt to at most 18 000 units, under 5 500 tokens, so that 2 000 tokens of answer fit a context of 8 192.
 */
const SHOWN_TEXT_MAX_LENGTH = 10_000;
/** Limit for one source, even if there are few sources. */
const SHOWN_SOURCE_MAX_LENGTH = 2_000;
const SHOWN_TITLE_MAX_LENGTH = 100;

/**
 * The sources as the model sees them, each with the passages that have most words of its searches. All sources get the
 * same share of the prompt; longer sources also get what shorter sources leave.
 */
export function shownSources(sources: readonly FoundSource[]): ShownSource[] {
  let remaining = SHOWN_TEXT_MAX_LENGTH;
  let sourcesLeft = sources.length;
  const shown = new Map<number, string>();
  for (const { id, text, queries } of [...sources].sort((a, b) => a.text.length - b.text.length)) {
    const share = Math.min(SHOWN_SOURCE_MAX_LENGTH, Math.floor(remaining / sourcesLeft));
    const part = passagesWith(queries.join(' '), text, share);
    shown.set(id, part);
    remaining -= part.length;
    sourcesLeft -= 1;
  }
  return sources.map(({ id, title, url, publishedAt }) => ({
    id,
    title: boundText(title, SHOWN_TITLE_MAX_LENGTH),
    host: sourceHost(url),
    publishedAt,
    text: shown.get(id) ?? '',
  }));
}
