import type { Source } from '../domain/evidence.ts';
import { boundText } from '../model/formats/text.ts';
import type { QuotableSource } from './checked-source.ts';
import { unitsOfText, Words } from './find-words.ts';
import { PASSAGE_GAP, passagesWith } from './passages.ts';
import type { SearchResult } from './search-service.ts';

/** UTF-16 units of one source that are kept and can be quoted; more would slow the check down. */
const SOURCE_TEXT_MAX_LENGTH = 4_000;

/** A source with the searches that found it. */
export interface FoundSource extends QuotableSource {
  queries: readonly string[];
}

/** Assigns a number to every address, in order of arrival. */
export class NumberedSources {
  readonly #byUrl = new Map<string, FoundSource>();

  /** @returns the new sources, without their text */
  add(query: string, results: readonly SearchResult[]): Source[] {
    const added: Source[] = [];
    for (const { text, ...result } of results) {
      const known = this.#byUrl.get(result.url);
      const source = { ...result, id: known?.id ?? this.#byUrl.size + 1 };
      const queries = [...(known?.queries ?? []), query];
      const all = known === undefined ? text : joined(known.text, text);
      const kept = passagesWith(queries.join(' '), all, SOURCE_TEXT_MAX_LENGTH);
      this.#byUrl.set(result.url, { ...(known ?? source), text: kept, queries });
      if (!known) added.push(source);
    }
    return added;
  }

  get all(): FoundSource[] {
    return [...this.#byUrl.values()];
  }
}

/** Both texts of one page, unless the first holds the second. */
function joined(text: string, more: string): string {
  const place = new Words(more).find(unitsOfText(text), () => true);
  return place === undefined ? `${text}${PASSAGE_GAP}${more}` : text;
}

/**
 * UTF-16 units of web text in one prompt. With instructions, idea, and the titles, hosts and delimiters of 20 sources the
 * prompt has at most 18 000, under 5 500 tokens: with 2 000 tokens of answer it fits a context of 8 192.
 */
const SHOWN_TEXT_MAX_LENGTH = 10_000;
/** Limit for one source, however few there are. */
const SHOWN_SOURCE_MAX_LENGTH = 2_000;
const SHOWN_TITLE_MAX_LENGTH = 100;

/**
 * The sources as shown to the model, each with the passages that hold the words of its searches. Each gets the same
 * share; what short ones leave goes to longer ones.
 */
export function shownSources(sources: readonly FoundSource[]): QuotableSource[] {
  let left = SHOWN_TEXT_MAX_LENGTH;
  let waiting = sources.length;
  const shown = new Map<number, string>();
  for (const { id, text, queries } of [...sources].sort((a, b) => a.text.length - b.text.length)) {
    const share = Math.min(SHOWN_SOURCE_MAX_LENGTH, Math.floor(left / waiting));
    const part = passagesWith(queries.join(' '), text, share);
    shown.set(id, part);
    left -= part.length;
    waiting -= 1;
  }
  return sources.map(({ queries: _, ...source }) => ({
    ...source,
    title: boundText(source.title, SHOWN_TITLE_MAX_LENGTH),
    text: shown.get(source.id) ?? '',
  }));
}
