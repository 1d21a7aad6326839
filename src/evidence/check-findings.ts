import type { Source } from '../domain/evidence.ts';
import { codePointLength } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import { contentWordsOf, isNameIn } from '../domain/names.ts';
import {
  type OldEvidence as Evidence,
  FINDINGS_MAX,
  type Finding,
  type ProposedFinding,
  QUOTE_MIN_LENGTH,
} from '../domain/old-evidence.ts';
import { wordsOf } from '../domain/text-matching.ts';
import { QuotableText, quotedWords, type Range } from '../text/find-quotation.ts';
import { GAP, normalText } from '../text/normal-text.ts';
import { SubstringFinder } from '../text/substring-finder.ts';
import { isPromptInjection } from './prompt-injection.ts';
import { Sentences } from './sentences.ts';
import { isFaithful } from './translation.ts';
import { visibleText } from './visible-text.ts';

/** A source with the text from the search service. The model may have seen only a part of it. */
export interface QuotableSource extends Source {
  text: string;
}

/** `dropped` counts the findings that the check left out. */
export type CheckedFindings = Pick<Evidence, 'findings' | 'dropped'>;

/**
 * Keeps the findings whose quotation is in a source, each with the source's own whole sentences around it. Takes time
 * linear in the texts.
 * @param proposed the model's findings, `null` for an unreadable one; only the first 20 are checked, the rest is dropped
 * @param queries the visitor's searches; a quotation that is also in the idea is dropped, unless one query has all its words
 */
export function checkFindings(
  proposed: readonly (ProposedFinding | null)[],
  sources: readonly QuotableSource[],
  idea: string,
  queries: readonly string[],
  language: Language,
): CheckedFindings {
  const texts = sources.map((source) => new SourceText(source));
  const isEcho = echoTest(idea, queries);
  const kept = new Map<string, Finding>();
  for (const finding of proposed.slice(0, FINDINGS_MAX)) {
    const place = finding && whereQuoted(finding, texts);
    if (!finding || !place || isEcho(finding.quote)) continue;
    const sentences = place.source.sentencesAround(place.range);
    if (!sentences || !isShowable(sentences.quote)) continue;
    const { kind, name, translation } = finding;
    const { id, title, url } = place.source.source;
    const key = `${id} ${sentences.quote}`;
    if (kept.has(key)) continue;
    const isNamed = name !== undefined && isNameIn(name, `${title}\n${sentences.quote}`, url);
    const part = sentences.quote.slice(...sentences.marked);
    const isTranslated = translation !== undefined && isFaithful(translation, part, language);
    kept.set(key, {
      kind,
      ...(isNamed && { name }),
      ...sentences,
      ...(isTranslated && { translation }),
      source: id,
    });
  }
  return { findings: [...kept.values()], dropped: proposed.length - kept.size };
}

/** How much longer normalising may make a text. Real texts hardly grow; a text of `㍿` alone becomes four times as long. */
const GROWTH_MAX = 1.25;

/** A source whose text is prepared on first use, once for all findings. */
class SourceText {
  readonly source: QuotableSource;
  /** The search should have removed hidden parts; the check does not rely on that. */
  readonly #text: string;
  #quotable: QuotableText | undefined;
  #sentences: Sentences | undefined;

  constructor(source: QuotableSource) {
    this.source = source;
    this.#text = visibleText(source.text);
  }

  find(words: SubstringFinder): Range | undefined {
    this.#quotable ??= new QuotableText(this.#text, GROWTH_MAX * this.#text.length);
    return this.#quotable.find(words);
  }

  sentencesAround(range: Range): ReturnType<Sentences['around']> {
    this.#sentences ??= new Sentences(this.#text);
    return this.#sentences.around(range);
  }
}

/** The source that the finding names, if it contains the quotation; else the only source that does. */
function whereQuoted(
  { quote, source: named }: ProposedFinding,
  texts: readonly SourceText[],
): { source: SourceText; range: Range } | undefined {
  const words = quotedWords(quote);
  const isTooShort = codePointLength(words.slice(0, 2 * QUOTE_MIN_LENGTH)) < QUOTE_MIN_LENGTH;
  if (isTooShort || words.includes(GAP)) return undefined;
  const finder = new SubstringFinder(words);
  const findIn = (candidates: readonly SourceText[]) =>
    candidates.flatMap((source) => {
      const range = source.find(finder);
      return range ? [{ source, range }] : [];
    });
  const [cited] = findIn(texts.filter(({ source }) => source.id === named));
  if (cited) return cited;
  const elsewhere = findIn(texts.filter(({ source }) => source.id !== named));
  return elsewhere.length === 1 ? elsewhere[0] : undefined;
}

/** A URL or an e-mail address: `https:…`, `www.…`, `host.tld/…`, `a@b.tld`. A bare `Rover.com` may be a name. */
const ADDRESS =
  /[a-z][a-z0-9+.-]{0,20}:\/\/|(?<![\p{L}\p{N}])www[.。]|[\w-][.。][a-z]{2,}\/|[\w.+-]@[\w-]+[.。][a-z]|(?<![\p{L}\p{N}])(?:mailto|javascript|data):\S/u;

/** Whether sentences may be shown: they have no address that somebody could follow, and no instruction to the model. */
function isShowable(sentences: string): boolean {
  return !ADDRESS.test(normalText(sentences)) && !isPromptInjection(sentences);
}

/**
 * Returns a test for quotations that are in the idea, unless a single query has all words of the quotation. A page that
 * repeats the visitor's own words proves nothing.
 */
function echoTest(idea: string, queries: readonly string[]): (quote: string) => boolean {
  const letters = wordsOf(idea).join('');
  const queryWords = queries.map((query) => new Set(contentWordsOf(query)));
  return (quote) => {
    if (!letters.includes(wordsOf(quote).join(''))) return false;
    const words = contentWordsOf(quote);
    return !queryWords.some((wordsOfQuery) => words.every((word) => wordsOfQuery.has(word)));
  };
}
