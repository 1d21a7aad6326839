import { FINDINGS_MAX, type Finding, QUOTE_MIN_LENGTH, type Source, sourceHost } from '../domain/evidence.ts';
import { codePointLength } from '../domain/idea.ts';
import { lettersAndDigits, normalText } from './normal-text.ts';
import { wordsAsDigits } from './number-words.ts';
import { isSameNumber, numbersIn } from './numbers.ts';

/** A source with the whole text from the search service. The model may have been shown only a part of it. */
export interface QuotableSource extends Source {
  text: string;
}

export interface CheckedFindings {
  findings: Finding[];
  /** Number of findings that did not pass. */
  dropped: number;
}

/**
 * Keeps the findings that pass every check. A finding passes if
 * - its source exists,
 * - its quotation has at least 15 characters, is verbatim in that source's text, begins and ends at the edge of a word
 *   and of a number, and is not what the visitor wrote,
 * - every number of its claim is in the quotation or the title,
 * - its name, if it has one, is in the quotation, the title or the host,
 * - neither claim nor name has an address: addresses come only from the sources.
 * @param proposed the model's findings; `null` for an unreadable one, which counts as dropped
 * @param ownWords what the visitor wrote: the idea and the searches
 */
export function checkFindings(
  proposed: readonly (Finding | null)[],
  sources: readonly QuotableSource[],
  ownWords: readonly string[],
): CheckedFindings {
  const own = ownWords.map(lettersAndDigits);
  const checkedSources = new Map<number, CheckedSource>();
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const finding of proposed) {
    const source = sources.find(({ id }) => id === finding?.source);
    if (!finding || !source || findings.length === FINDINGS_MAX) continue;
    const checked = checkedSources.get(source.id) ?? new CheckedSource(source);
    checkedSources.set(source.id, checked);
    const quote = checked.standing(finding.quote);
    if (quote === undefined || own.some((text) => text.includes(lettersAndDigits(quote)))) continue;
    if (!checked.supportsNumbers(finding.claim, quote) || !checked.supportsName(finding.name, quote))
      continue;
    if (ADDRESS.test(finding.claim) || ADDRESS.test(finding.name ?? '')) continue;
    const key = JSON.stringify([source.id, normalText(quote), normalText(finding.claim)]);
    if (seen.has(key)) continue;
    seen.add(key);
    findings.push({ ...finding, quote });
  }
  return { findings, dropped: proposed.length - findings.length };
}

/** `https:…`, `www.…`, `host.tld/…`; a bare `Rover.com` may be a name. */
const ADDRESS = /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b[\w-]+\.[a-z]{2,}\/|\b(?:mailto|javascript|data):/i;

/** Quotation marks and ellipses that models put around a quotation. */
const WRAPPING = /^[\s"'`«»“”‘’]*(?:…|\.{3})?\s*|\s*(?:…|\.{3})?[\s"'`«»“”‘’]*$/g;
const FINAL_STOP = /[.,;:]$/;
/** Scripts without spaces between words have no word edges. */
const WORD =
  /[\p{N}\p{M}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Separates pieces of a page that are not adjacent; Tavily also writes it. No quotation may cross it. */
export const PASSAGE_GAP = '\n[…]\n';
const PASSAGE_GAPS = /\[(?:…|\.{3})\]/;

/** One source in normal form, computed once for all findings that quote it. */
class CheckedSource {
  readonly #passages: readonly Passage[];
  readonly #title: string;
  readonly #host: string;

  constructor({ text, title, url }: QuotableSource) {
    this.#passages = text.split(PASSAGE_GAPS).map((passage) => new Passage(passage));
    this.#title = normalText(title);
    this.#host = sourceHost(url);
  }

  /** The quotation as shown, without marks around it; `undefined` if it is not in the source. */
  standing(quote: string): string | undefined {
    const bare = quote.replace(WRAPPING, '');
    return [bare, bare.replace(FINAL_STOP, '')].find((words) => {
      const normal = normalText(words);
      const isLong = codePointLength(normal) >= QUOTE_MIN_LENGTH;
      return isLong && this.#passages.some((passage) => passage.says(normal));
    });
  }

  supportsNumbers(claim: string, quote: string): boolean {
    const found = [normalText(quote), this.#title].flatMap((text) => numbersIn(wordsAsDigits(text)));
    return numbersIn(wordsAsDigits(normalText(claim))).every((claimed) =>
      found.some((number) => isSameNumber(claimed, number)),
    );
  }

  supportsName(name: string | undefined, quote: string): boolean {
    if (name === undefined) return true;
    const normal = normalText(name);
    if (normal === '') return false;
    return (
      standsWhole(normal, normalText(quote)) ||
      standsWhole(normal, this.#title) ||
      isNameOfHost(lettersAndDigits(name), this.#host)
    );
  }
}

/** An unbroken piece of a source's text. */
class Passage {
  readonly #text: string;
  readonly #numberSpans: readonly { start: number; end: number }[];

  constructor(text: string) {
    this.#text = normalText(text);
    this.#numberSpans = numbersIn(this.#text);
  }

  /** Whether the words (in normal form) are here, from edge to edge of a word and of a number. */
  says(words: string): boolean {
    for (let at = this.#text.indexOf(words); at >= 0; at = this.#text.indexOf(words, at + 1)) {
      const end = at + words.length;
      if (!cutsWord(this.#text, at) && !cutsWord(this.#text, end) && !this.#cutsNumber(at, end)) return true;
    }
    return false;
  }

  /** "5 euros" of "12.5 euros", or "worth 1.2" of "worth 1.2 million", would be another number. */
  #cutsNumber(from: number, to: number): boolean {
    return this.#numberSpans.some(
      ({ start, end }) => (start < from && from < end) || (start < to && to < end),
    );
  }
}

function standsWhole(words: string, text: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!cutsWord(text, at) && !cutsWord(text, at + words.length)) return true;
  }
  return false;
}

function cutsWord(text: string, at: number): boolean {
  return WORD.test(text[at - 1] ?? '') && WORD.test(text[at] ?? '');
}

/** Shorter names occur in too many hosts by chance. */
const HOST_PART_MIN_LENGTH = 4;

/** Whether a name (only letters and digits) is the host, one of its labels, or the start of one: glovoapp.com. */
function isNameOfHost(name: string, host: string): boolean {
  const labels = host.split('.').map(lettersAndDigits);
  if (labels.join('') === name) return true;
  return labels
    .slice(0, -1)
    .some(
      (label, index) =>
        label === name ||
        labels.slice(index).join('') === name ||
        (name.length >= HOST_PART_MIN_LENGTH && label.startsWith(name)),
    );
}
