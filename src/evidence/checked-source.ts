import { directionsIn, isReversed } from '../domain/directions.ts';
import type { Finding, Source } from '../domain/evidence.ts';
import { LIST_ITEM_MAX_LENGTH } from '../domain/report.ts';
import { type NormalText, normalise, normalText, withoutAccents } from '../quotation/normal-text.ts';
import type { SubstringFinder } from '../quotation/substring-finder.ts';
import { coinedNamesIn, foldedName, isName, isNameOfHost, NameText } from './names.ts';
import { areSupported, type Figures, figuresIn, quantitiesIn } from './quantities.ts';

/** A source with the text from the search service. The model may have seen only a part of it. */
export interface QuotableSource extends Source {
  text: string;
}

/** A part of a source, in normal form and in the source's own characters. */
export interface Quotation {
  normal: string;
  original: string;
}

/** Limit for the growth of a text in its normal form. Real texts hardly grow; a text of `㍿` alone grows four times. */
const GROWTH_MAX = 1.25;

/** A source whose normal forms are computed on first use, once for all findings. */
export class CheckedSource {
  readonly id: number;
  readonly #source: QuotableSource;
  #text: NormalText | undefined;
  #heading: Figures | undefined;
  #names: NameText | undefined;

  constructor(source: QuotableSource) {
    this.id = source.id;
    this.#source = source;
  }

  /**
   * The quotation at the first place where it begins and ends at the edge of a word and of a quantity.
   * @param attempts the places that may still be tried in all sources, counted down
   */
  quotationOf(words: SubstringFinder, attempts: { left: number }): Quotation | undefined {
    this.#text ??= normalise(this.#source.text, GROWTH_MAX * this.#source.text.length);
    const { text, original } = this.#text;
    const place = words.find(text, (at) => {
      attempts.left -= 1;
      return attempts.left < 0 || isWhole(text, at, at + words.length);
    });
    if (place === undefined || attempts.left < 0) return undefined;
    const end = place + words.length;
    const quotation = { normal: text.slice(place, end), original: original(place, end) };
    const isUsable = quotation.original.length <= LIST_ITEM_MAX_LENGTH && !ADDRESS.test(quotation.normal);
    return isUsable ? quotation : undefined;
  }

  /**
   * Whether the quotation, the title and the source support the figures, direction and names of a finding.
   * @param said the claim in normal form
   * @param companies folded names of all findings; if the claim has one of them, so must this source
   */
  supports(
    { claim, name }: Finding,
    said: string,
    { normal, original }: Quotation,
    companies: Iterable<string>,
  ): boolean {
    const { title, publishedAt = '', url } = this.#source;
    const quoted = `${original}\n${title}`;
    if (ADDRESS.test(said) || ADDRESS.test(normalText(name ?? ''))) return false;
    this.#heading ??= figuresIn(withoutAccents(normalText(`${title}\n${publishedAt}`)));
    if (!areSupported(figuresIn(withoutAccents(said)), [figuresIn(withoutAccents(normal)), this.#heading]))
      return false;
    if (isReversed(claim, quoted) || (MINUS.test(said) && !directionsIn(quoted).has('down'))) return false;
    if (name !== undefined && !(isName(name, url) && this.#holdsName(foldedName(name)))) return false;
    const named = new NameText(claim);
    return [...(said.match(HOSTS) ?? []), ...coinedNamesIn(claim)]
      .map(foldedName)
      .concat([...companies].filter((company) => named.has(company)))
      .every((company) => this.#holdsName(company));
  }

  #holdsName(name: string): boolean {
    const { text, title, url } = this.#source;
    this.#names ??= new NameText(`${title}\n${text}`);
    return this.#names.has(name) || isNameOfHost(name, url);
  }
}

/** Letters of scripts with spaces between words; other scripts have no edges of words. */
const WORD =
  /[\p{N}\p{M}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const MARK = /\p{M}/u;
/** A negation right before a quotation, without which the quotation says the opposite. */
const NEGATION =
  /(?:^|[^\p{L}])(?:no|not|nunca|never|jam[aá]s|sin|without|ni|nor|tampoco|cannot|[a-z]+n"t) ?$/u;
const NEGATION_MAX_LENGTH = 12;

/** Whether a part of a normal text cuts off no word, no quantity and no negation. */
function isWhole(text: string, start: number, end: number): boolean {
  return (
    ![start, end].some((edge) => cutsWord(text, edge) || cutsQuantity(text, edge)) &&
    !NEGATION.test(text.slice(Math.max(0, start - NEGATION_MAX_LENGTH), start))
  );
}

function cutsWord(text: string, at: number): boolean {
  const after = text.charAt(at);
  return (WORD.test(text.charAt(at - 1)) && WORD.test(after)) || MARK.test(after);
}

/** UTF-16 units that are read on each side of an edge, to find a quantity across the edge. */
const CONTEXT = 32;

/** Whether an edge is inside a quantity: "5 euros" of "12.5 euros", "worth 1.2" of "worth 1.2 million". */
function cutsQuantity(text: string, edge: number): boolean {
  const before = withoutAccents(text.slice(Math.max(0, edge - CONTEXT), edge));
  const around = quantitiesIn(before + withoutAccents(text.slice(edge, edge + CONTEXT)));
  return around.some(({ start, end }) => start < before.length && before.length < end);
}

/** An address in a normal text: `https:…`, `www.…`, `host.tld/…`, `a@b.tld`. A bare `Rover.com` may be a name. */
const ADDRESS =
  /[a-z][a-z0-9+.-]{0,20}:\/\/|(?<![\p{L}\p{N}])www[.。]|[\w-][.。][a-z]{2,}\/|[\w.+-]@[\w-]+[.。][a-z]|(?<![\p{L}\p{N}])(?:mailto|javascript|data):\S/u;
/** Hosts without scheme or path: `evil.com`. */
const HOSTS =
  /(?<![\w.-])(?:[\w-]+\.)+(?:com|es|net|org|io|eu|co|uk|app|shop|info|dev|ai|biz|xyz|online|site|store|fr|de|it|pt|us|mx|ar|cl|pe|example)(?![\w-])/g;
/** A minus sign before a number. After a number the same sign joins a range. */
const MINUS = /(?<![\d.,%€$£] ?|\p{L})-[€$£]?\d/u;
