import { directionsIn, isReversed } from '../domain/directions.ts';
import type { Finding, Source } from '../domain/evidence.ts';
import { LIST_ITEM_MAX_LENGTH } from '../domain/report.ts';
import type { Words } from './find-words.ts';
import { coinedNamesIn, foldedName, isName, isNameOfHost, NameText } from './names.ts';
import { type NormalText, normalise, normalText, withoutMarks } from './normal-text.ts';
import { areSupported, type Figures, figuresIn, quantitiesIn } from './quantities.ts';

/** A source with the text from the search service. The model may have been shown only a part of it. */
export interface QuotableSource extends Source {
  text: string;
}

/** A part of a source. */
export interface Quotation {
  normal: string;
  /** In the source's own characters. */
  shown: string;
}

/** Real texts hardly grow in their normal form; one of `㍿` alone becomes four times as long. */
const GROWTH_MAX = 1.25;

/** One source of findings, its normal forms computed when they are needed, once for all findings. */
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

  /** The first place where the words stand and cut nothing; `undefined` if there is none. */
  quotationOf(words: Words, attempts: { left: number }): Quotation | undefined {
    this.#text ??= normalise(this.#source.text, GROWTH_MAX * this.#source.text.length);
    const { text, shown } = this.#text;
    const place = words.find(text, (at) => {
      attempts.left -= 1;
      return attempts.left < 0 || isWhole(text, at, at + words.length);
    });
    if (place === undefined || attempts.left < 0) return undefined;
    const end = place + words.length;
    const quotation = { normal: text.slice(place, end), shown: shown(place, end) };
    const isUsable = quotation.shown.length <= LIST_ITEM_MAX_LENGTH && !ADDRESS.test(quotation.normal);
    return isUsable ? quotation : undefined;
  }

  /**
   * Whether the quotation, the title and the source itself hold what the finding says besides.
   * @param said the claim in normal form
   * @param companies folded names of all findings: a claim that names one of another source takes it from there
   */
  supports(
    { claim, name }: Finding,
    said: string,
    { normal, shown }: Quotation,
    companies: Iterable<string>,
  ): boolean {
    const { title, publishedAt = '', url } = this.#source;
    const quoted = `${shown}\n${title}`;
    if (ADDRESS.test(said) || ADDRESS.test(normalText(name ?? ''))) return false;
    this.#heading ??= figuresIn(withoutMarks(normalText(`${title}\n${publishedAt}`)));
    if (!areSupported(figuresIn(withoutMarks(said)), [figuresIn(withoutMarks(normal)), this.#heading]))
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

/** Scripts without spaces between words have no word edges. */
const WORD =
  /[\p{N}\p{M}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const MARK = /\p{M}/u;
/** A negation directly before a quotation: without it, the quotation says the opposite. */
const NEGATION =
  /(?:^|[^\p{L}])(?:no|not|nunca|never|jam[aá]s|sin|without|ni|nor|tampoco|cannot|[a-z]+n"t) ?$/u;
const NEGATION_MAX_LENGTH = 12;

/** Whether a part of a normal text cuts no word, no quantity and no negation off. */
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

/** UTF-16 units on each side of an edge that are read for a quantity across it. */
const CONTEXT = 32;

/** "5 euros" of "12.5 euros", or "worth 1.2" of "worth 1.2 million", would be another number. */
function cutsQuantity(text: string, edge: number): boolean {
  const before = withoutMarks(text.slice(Math.max(0, edge - CONTEXT), edge));
  const around = quantitiesIn(before + withoutMarks(text.slice(edge, edge + CONTEXT)));
  return around.some(({ start, end }) => start < before.length && before.length < end);
}

/** `https:…`, `www.…`, `host.tld/…`, `a@b.tld`; a bare `Rover.com` may be a name. In a normal text. */
const ADDRESS =
  /[a-z][a-z0-9+.-]{0,20}:\/\/|(?<![\p{L}\p{N}])www[.。]|[\w-][.。][a-z]{2,}\/|[\w.+-]@[\w-]+[.。][a-z]|(?<![\p{L}\p{N}])(?:mailto|javascript|data):\S/u;
/** A host without more: `evil.com`. */
const HOSTS =
  /(?<![\w.-])(?:[\w-]+\.)+(?:com|es|net|org|io|eu|co|uk|app|shop|info|dev|ai|biz|xyz|online|site|store|fr|de|it|pt|us|mx|ar|cl|pe|example)(?![\w-])/g;
/** A minus sign before a number; after a number, the sign joins a range. */
const MINUS = /(?<![\d.,%€$£] ?|\p{L})-[€$£]?\d/u;
