import type { Source } from '../domain/evidence.ts';
import { boundText } from '../model/formats/text.ts';
import { PASSAGE_GAP, type QuotableSource } from './check-findings.ts';
import type { SearchResult } from './search-service.ts';

/** Assigns a number to every address, in order of arrival. */
export class NumberedSources {
  readonly #byUrl = new Map<string, QuotableSource>();

  /** @returns the new sources, without their text */
  add(results: readonly SearchResult[]): Source[] {
    const added: Source[] = [];
    for (const { text, ...result } of results) {
      const known = this.#byUrl.get(result.url);
      if (known) {
        if (!known.text.includes(text)) known.text += `${PASSAGE_GAP}${text}`;
        continue;
      }
      const source = { id: this.#byUrl.size + 1, ...result };
      this.#byUrl.set(result.url, { ...source, text });
      added.push(source);
    }
    return added;
  }

  get all(): QuotableSource[] {
    return [...this.#byUrl.values()];
  }
}

/**
 * UTF-16 units of web text in one prompt. With instructions, idea, and the titles, hosts and delimiters of 20 sources the
 * prompt has at most 18 000, under 5 500 tokens: with 2 000 tokens of answer it fits a context of 8 192.
 */
const SHOWN_TEXT_MAX_LENGTH = 10_000;
/** Limit for one source, however few there are. */
const SHOWN_SOURCE_MAX_LENGTH = 2_000;
const SHOWN_TITLE_MAX_LENGTH = 100;

/** The sources as shown to the model. Each gets the same share; what short ones leave goes to longer ones. */
export function shownSources(sources: readonly QuotableSource[]): QuotableSource[] {
  let left = SHOWN_TEXT_MAX_LENGTH;
  let waiting = sources.length;
  const shown = new Map<number, string>();
  for (const { id, text } of [...sources].sort((a, b) => a.text.length - b.text.length)) {
    const share = Math.min(SHOWN_SOURCE_MAX_LENGTH, Math.floor(left / waiting));
    const part = boundText(text, share);
    shown.set(id, part);
    left -= part.length;
    waiting -= 1;
  }
  return sources.map((source) => ({
    ...source,
    title: boundText(source.title, SHOWN_TITLE_MAX_LENGTH),
    text: shown.get(source.id) ?? '',
  }));
}
