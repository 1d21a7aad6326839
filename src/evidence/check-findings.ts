import { type Evidence, FINDINGS_MAX, type Finding, QUOTE_MIN_LENGTH } from '../domain/evidence.ts';
import { wordsOf } from '../domain/folded-text.ts';
import { codePointLength } from '../domain/idea.ts';
import { GAP, normalText } from '../quotation/normal-text.ts';
import { SubstringFinder } from '../quotation/substring-finder.ts';
import { CheckedSource, type QuotableSource, type Quotation } from './checked-source.ts';
import { contentWordsOf, foldedName } from './names.ts';

/** `dropped` counts the findings that did not pass. */
export type CheckedFindings = Pick<Evidence, 'findings' | 'dropped'>;

/**
 * Keeps the findings that pass every check of the table in docs/evidence.md. The quotation of a kept finding has the
 * source's own characters. Takes time linear in the texts.
 * @param proposed the model's findings, `null` for an unreadable one; only the first 20 are checked, the rest is dropped
 * @param queries the visitor's searches; a quotation that has only words of a search may also stand in the idea
 */
export function checkFindings(
  proposed: readonly (Finding | null)[],
  sources: readonly QuotableSource[],
  idea: string,
  queries: readonly string[] = [],
): CheckedFindings {
  const tried = proposed.slice(0, FINDINGS_MAX).filter((finding) => finding !== null);
  const checked = sources.map((source) => new CheckedSource(source));
  const companies = new Set(tried.flatMap(({ name }) => (name === undefined ? [] : foldedName(name))));
  const isOwn = ownWords(idea, queries);
  const kept = new Map<string, Finding>();
  for (const finding of tried) {
    const found = whereQuoted(finding, checked);
    if (!found || isOwn(found.quotation)) continue;
    const { quotation, source } = found;
    const claim = normalText(finding.claim);
    const key = JSON.stringify([source.id, quotation.normal, claim]);
    if (kept.has(key) || !source.supports(finding, claim, quotation, companies)) continue;
    kept.set(key, { ...finding, quote: quotation.original, source: source.id });
  }
  return { findings: [...kept.values()], dropped: proposed.length - kept.size };
}

/** The source that holds the quotation: the one that the finding names, or the only other source that does. */
function whereQuoted(
  { quote, source }: Finding,
  sources: readonly CheckedSource[],
): { quotation: Quotation; source: CheckedSource } | undefined {
  const words = quotedWords(quote);
  if (words === undefined) return undefined;
  const attempts = { left: PLACES_MAX };
  const named = sources.filter(({ id }) => id === source);
  const others = sources.filter(({ id }) => id !== source);
  for (const group of [named, others]) {
    const found = group.flatMap((each) => {
      const quotation = each.quotationOf(words, attempts);
      return quotation === undefined ? [] : [{ quotation, source: each }];
    });
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** Places of one quotation that are tried: the first may cut a number where a later place does not. */
const PLACES_MAX = 3;
/** Punctuation around a quotation, which models add or omit. */
const AROUND = /^[\s"([\]]*(?=[^\s"([\]])|[\s".,;:)[\]]*$/g;

/** A quotation in normal form; `undefined` if it is too short or crosses a gap. */
function quotedWords(quote: string): SubstringFinder | undefined {
  const words = normalText(quote).replace(AROUND, '');
  const isTooShort = codePointLength(words.slice(0, 2 * QUOTE_MIN_LENGTH)) < QUOTE_MIN_LENGTH;
  return isTooShort || words.includes(GAP) ? undefined : new SubstringFinder(words);
}

/**
 * Whether a quotation stands in the idea and has words beyond a category that was searched for. A page that repeats the
 * visitor's own words proves nothing.
 */
function ownWords(idea: string, queries: readonly string[]): (quotation: Quotation) => boolean {
  const letters = wordsOf(idea).join('');
  const categories = queries.map((query) => new Set(contentWordsOf(query)));
  return ({ normal }) => {
    if (!letters.includes(wordsOf(normal).join(''))) return false;
    const words = contentWordsOf(normal);
    return !categories.some((category) => words.every((word) => category.has(word)));
  };
}
