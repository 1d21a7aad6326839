import { isReversed } from '../domain/directions.ts';
import { FINDINGS_MAX, type Finding, QUOTE_MIN_LENGTH, type Source } from '../domain/evidence.ts';
import { codePointLength } from '../domain/idea.ts';
import { LIST_ITEM_MAX_LENGTH } from '../domain/report.ts';
import { unitsOfText, Words } from './find-words.ts';
import { isNameOfHost, NameText } from './names.ts';
import {
  GAP,
  lettersAndDigits,
  type NormalText,
  normalise,
  normalText,
  withoutMarks,
} from './normal-text.ts';
import { isSameQuantity, QUANTITIES_MAX, quantitiesIn } from './quantities.ts';
import { ratesIn } from './rates.ts';

/** A source with the text from the search service. The model may have been shown only a part of it. */
export interface QuotableSource extends Source {
  text: string;
}

export interface CheckedFindings {
  findings: Finding[];
  /** Number of findings that did not pass. */
  dropped: number;
}

/** Findings of one answer that are looked at. Ten are asked for. */
const ATTEMPTS_MAX = 30;

/**
 * Keeps the findings that pass every check. A finding passes if
 * - its quotation has at least 15 characters, is verbatim in its source or in exactly one other, to which it is then
 *   moved, begins and ends at the edge of a word and of a quantity, not right after a negation, crosses no gap, holds no
 *   address and is not what the visitor wrote,
 * - every quantity of its claim, with magnitude, unit and "a month", is in the quotation or the title,
 * - its claim does not make a decline of growth, or the reverse,
 * - its name, if it has one, is in the source's text, title or host,
 * - neither claim nor name has an address: addresses come only from the sources.
 * The quotation of a kept finding has the source's own characters. Takes time linear in the texts.
 * @param proposed the model's findings; `null` for an unreadable one, which counts as dropped
 * @param queries what the visitor searched for: a category of the idea is no sentence of it
 */
export function checkFindings(
  proposed: readonly (Finding | null)[],
  sources: readonly QuotableSource[],
  idea: string,
  queries: readonly string[] = [],
): CheckedFindings {
  const checked = sources.map((source) => new CheckedSource(source));
  const names = proposed.slice(0, ATTEMPTS_MAX).flatMap((finding) => finding?.name ?? []);
  const own = new OwnWords(idea, queries);
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const finding of proposed.slice(0, ATTEMPTS_MAX)) {
    if (!finding || findings.length === FINDINGS_MAX) continue;
    const found = whereQuoted(finding, checked);
    if (!found || own.has(found.quote)) continue;
    const { quote, source } = found;
    const moved = { ...finding, quote, source: source.id };
    if (!source.supports(moved, names)) continue;
    const key = JSON.stringify([source.id, normalText(quote), normalText(finding.claim)]);
    if (seen.has(key)) continue;
    seen.add(key);
    findings.push(moved);
  }
  return { findings, dropped: proposed.length - findings.length };
}

/** The source that holds the quotation: the one named, or the only other one. */
function whereQuoted(
  { quote, source }: Finding,
  sources: readonly CheckedSource[],
): { quote: string; source: CheckedSource } | undefined {
  const words = wordsOf(quote);
  if (words === undefined) return undefined;
  const attempts = { left: PLACES_MAX };
  const named = sources.filter(({ id }) => id === source);
  const others = sources.filter(({ id }) => id !== source);
  for (const group of [named, others]) {
    const found = group.flatMap((each) => {
      const own = each.quoted(words, attempts);
      return own === undefined ? [] : [{ quote: own, source: each }];
    });
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** Punctuation around a quotation, which models add or leave out. */
const AROUND = /^[\s"([\]]*(?=[^\s"([\]])|[\s".,;:)[\]]*$/g;

/** A quotation in normal form; `undefined` if it is too short or crosses a gap. */
function wordsOf(quote: string): Words | undefined {
  const words = normalText(quote).replace(AROUND, '');
  return codePointLength(words) < QUOTE_MIN_LENGTH || words.includes(GAP) ? undefined : new Words(words);
}

/** Scripts without spaces between words have no word edges. */
const WORD =
  /[\p{N}\p{M}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Directly in front of a quotation, it would be cut off. */
const NEGATION =
  /(?:^|[^\p{L}])(?:no|not|nunca|never|jam[aá]s|sin|without|ni|nor|tampoco|cannot|[a-z]+n"t) ?$/u;
const NEGATION_MAX_LENGTH = 12;

/** Places of one quotation that are looked at: the first may cut a number where a later one does not. */
const PLACES_MAX = 10;
/** UTF-16 units on each side of a quotation in which a quantity that it cuts can begin or end. */
const CONTEXT = 40;

/** One source, its normal forms computed when they are needed, once for all findings. */
class CheckedSource {
  readonly id: number;
  readonly #source: QuotableSource;
  #normal: (NormalText & { units: Uint16Array }) | undefined;
  #names: NameText | undefined;

  constructor(source: QuotableSource) {
    this.id = source.id;
    this.#source = source;
  }

  get #text(): NormalText & { units: Uint16Array } {
    if (!this.#normal) {
      const normal = normalise(this.#source.text);
      this.#normal = { ...normal, units: unitsOfText(normal.text) };
    }
    return this.#normal;
  }

  /** The quotation in the source's own characters; `undefined` if it is not here. */
  quoted(words: Words, attempts: { left: number }): string | undefined {
    const { text, units, shown } = this.#text;
    for (const at of words.placesIn(units)) {
      attempts.left -= 1;
      if (attempts.left < 0) return undefined;
      const end = at + words.length;
      if (cutsWord(text, at) || cutsWord(text, end) || cutsQuantity(text, at, end)) continue;
      if (NEGATION.test(text.slice(Math.max(0, at - NEGATION_MAX_LENGTH), at))) continue;
      const quote = shown(at, end);
      if (quote.length <= LIST_ITEM_MAX_LENGTH && !ADDRESS.test(normalText(quote))) return quote;
    }
    return undefined;
  }

  /** Whether the quotation, the title and the source itself hold what the finding says besides. */
  supports({ claim, quote, name }: Finding, names: readonly string[]): boolean {
    const said = normalText(claim);
    return (
      !ADDRESS.test(said) &&
      this.#holdsQuantities(said, quote) &&
      !isReversed(claim, `${quote}\n${this.#source.title}`) &&
      (name === undefined || (!ADDRESS.test(normalText(name)) && this.#holdsName(name))) &&
      (said.match(HOSTS) ?? []).every((host) => this.#holdsName(host)) &&
      this.#isNotAboutOthers(claim, names)
    );
  }

  #holdsQuantities(claim: string, quote: string): boolean {
    const { title, publishedAt = '' } = this.#source;
    const texts = [quote, title, publishedAt].map((text) => withoutMarks(normalText(text)));
    const said = withoutMarks(claim);
    const claimed = quantitiesIn(said);
    const found = texts.flatMap(quantitiesIn);
    const rates = texts.flatMap(ratesIn);
    return (
      claimed.length < QUANTITIES_MAX &&
      claimed.every((each) => found.some((other) => isSameQuantity(each, other))) &&
      ratesIn(said).every(({ period }) => rates.some((each) => each.period === period))
    );
  }

  #holdsName(name: string): boolean {
    const { text, title, url } = this.#source;
    if (contentWords(name).length === 0) return false;
    this.#names ??= new NameText(`${title}\n${text}`);
    return this.#names.has(name) || isNameOfHost(name, url);
  }

  /** A claim that names a company of another finding takes it from another source. */
  #isNotAboutOthers(claim: string, names: readonly string[]): boolean {
    if (names.length === 0) return true;
    const said = new NameText(claim);
    return names.every((name) => !said.has(name) || this.#holdsName(name));
  }
}

/** `https:…`, `www.…`, `host.tld/…`, `a@b.tld`; a bare `Rover.com` may be a name. In a normal text. */
const ADDRESS =
  /[a-z][a-z0-9+.-]{0,20}:\/\/|(?<![\p{L}\p{N}])www[.。]|[\w-][.。][a-z]{2,}\/|[\w.+-]@[\w-]+[.。][a-z]|(?<![\p{L}\p{N}])(?:mailto|javascript|data):\S/u;

/** A host without more: `evil.com`. */
const HOSTS =
  /(?<![\w.-])(?:[\w-]+\.)+(?:com|es|net|org|io|eu|co|uk|app|shop|info|dev|ai|biz|xyz|online|site|store|fr|de|it|pt|us|mx|ar|cl|pe|example)(?![\w-])/g;

/** "5 euros" of "12.5 euros", or "worth 1.2" of "worth 1.2 million", would be another number. */
function cutsQuantity(text: string, from: number, to: number): boolean {
  return [from, to].some((edge) => {
    const start = Math.max(0, edge - CONTEXT);
    const before = withoutMarks(text.slice(start, edge));
    const around = quantitiesIn(before + withoutMarks(text.slice(edge, edge + CONTEXT)));
    return around.some((each) => each.start < before.length && before.length < each.end);
  });
}

function cutsWord(text: string, at: number): boolean {
  return WORD.test(text[at - 1] ?? '') && WORD.test(text[at] ?? '');
}

/** What the visitor wrote: a page that repeats it proves nothing. */
class OwnWords {
  readonly #idea: string;
  readonly #categories: readonly ReadonlySet<string>[];

  constructor(idea: string, queries: readonly string[]) {
    this.#idea = lettersAndDigits(idea);
    this.#categories = queries.map((query) => new Set(contentWords(query)));
  }

  /** Whether the quotation stands in the idea, and is more than the category that was searched for. */
  has(quote: string): boolean {
    if (!this.#idea.includes(lettersAndDigits(quote))) return false;
    const words = contentWords(quote);
    return !this.#categories.some((category) => words.every((word) => category.has(word)));
  }
}

/** Without prepositions and articles. */
function contentWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map(lettersAndDigits)
    .filter((word) => !FUNCTION_WORD.test(word));
}

const FUNCTION_WORD =
  /^(?:a|al|con|de|del|el|en|la|las|los|o|para|por|un|una|unas|unos|y|an|and|at|by|for|from|in|of|on|or|the|to|with)$/;
