import { type Source, sourceHost } from '../domain/evidence.ts';
import { foldedText } from '../domain/text-matching.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { type Term, termsIn } from './terms.ts';
import { isMoney, isSameUnit, PERIODS } from './units.ts';

/** A text of a source with its terms and quantities. */
interface ReadText {
  in: 'text' | 'title';
  text: string;
  terms: Term[];
  quantities: Quantity[];
}

/** A source, prepared for comparison with clauses. */
export interface PreparedSource {
  id: number;
  texts: readonly ReadText[];
  /** Years in the date of publication and in the path of the URL. */
  years: ReadonlySet<number>;
  stems: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** The letters of the host, such as "sleepymoonteepeescouk". */
  host: string;
}

export function prepareSource({ id, title, url, publishedAt = '', text = '' }: Source): PreparedSource {
  const texts = [read('text', text), read('title', title)];
  const address = decodedAddress(url);
  const terms = [
    ...texts.flatMap((one) => one.terms),
    ...termsIn(`${sourceHost(url)} ${address}`.replace(/[^\p{L}\p{N}]+/gu, ' '), false),
  ];
  return {
    id,
    texts,
    years: new Set((`${publishedAt} ${address}`.match(/(?<!\d)(?:19|20)\d{2}/g) ?? []).map(Number)),
    stems: new Set(terms.map(({ stem }) => stem)),
    words: new Set(terms.map(({ word }) => word)),
    host: foldedText(sourceHost(url)).replace(/[^\p{L}]/gu, ''),
  };
}

function read(where: ReadText['in'], text: string): ReadText {
  return { in: where, text, terms: termsIn(text, true), quantities: quantitiesIn(text) };
}

function decodedAddress(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The statement that a mark belongs to, prepared for comparison with sources. */
export interface Claim {
  quantities: readonly Quantity[];
  terms: readonly Term[];
  /** Terms of the sentence before the clause. They count less than those of the clause. */
  context: readonly Term[];
  /** Terms and years of the last heading above. */
  headingTerms: readonly Term[];
  headingYears: readonly number[];
}

/** What the idea already says, which needs no source. */
export interface IdeaFacts {
  quantities: readonly Quantity[];
  stems: ReadonlySet<string>;
  /** Stems of words that idea, answer or sources write in lower case: no names, even at the start of a sentence. */
  commonStems: ReadonlySet<string>;
}

export interface Match {
  source: PreparedSource;
  points: number;
  /** Whether this source has all figures and names that need a source, and enough points. */
  stands: boolean;
  /** How many figures of the clause this source has, without those that are in many texts by chance. */
  weightyFigures: number;
  matched: Matched;
}

/** The quantities of a source, and the stems, that match a claim. */
interface Matched {
  quantities: Set<Quantity>;
  stems: Set<string>;
}

const POINTS = { figure: 2.5, smallFigure: 1, name: 2, word: 1, wordOfIdea: 0.5 };
const CONTEXT_WEIGHT = 0.5;
const CONTEXT_NAME_WEIGHT = 0.75;
const TIE = 1.5;
/** A shorter word is in a host by chance. */
const HOST_WORD_MIN_LENGTH = 4;
/** A bare number up to this one is in many texts by chance. */
const SMALL = 12;

export function matchSource(claim: Claim, source: PreparedSource, idea: IdeaFacts): Match {
  const matched: Matched = { quantities: new Set(), stems: new Set() };
  const figures = matchFigures(claim, source, idea, matched);
  const terms = matchTerms(claim, source, idea, matched);
  const points = figures.points + terms.points;
  return {
    source,
    points,
    stands: figures.areFound && terms.areNamesFound && points >= TIE,
    weightyFigures: figures.weighty,
    matched,
  };
}

function matchFigures(claim: Claim, source: PreparedSource, idea: IdeaFacts, matched: Matched) {
  const quantities = source.texts.flatMap((text) => text.quantities);
  const found = new Map<Quantity, Quantity[]>();
  for (const quantity of claim.quantities) {
    const same = quantities.filter((other) => isSame(quantity, other, source));
    const isYear = quantity.unit === 'date' && source.years.has(quantity.value);
    if (same.length > 0 || isYear) found.set(quantity, same);
  }
  const isOpen = (quantity: Quantity) =>
    !found.has(quantity) &&
    !(quantity.isWord && (quantity.unit === '' || quantity.value === 1)) &&
    !(quantity.unit === 'date' && claim.headingYears.includes(quantity.value)) &&
    !idea.quantities.some((own) => own.value === quantity.value && isSameUnit(own.unit, quantity.unit));
  const areFound = claim.quantities
    .filter(isOpen)
    .every((quantity) => isComputed(quantity, claim.quantities, found, quantities));
  let points = 0;
  for (const [quantity, same] of found) {
    points += isWeighty(quantity) ? POINTS.figure : POINTS.smallFigure;
    for (const one of same) matched.quantities.add(one);
  }
  return { points, areFound, weighty: [...found.keys()].filter(isWeighty).length };
}

/** Whether a quantity of the answer equals one of the source, after rounding or converting years to months. */
function isSame(quantity: Quantity, other: Quantity, source: PreparedSource): boolean {
  if (quantity.unit === 'law' || other.unit === 'law')
    return quantity.code !== undefined && quantity.code === other.code;
  if (!isEqual(quantity, other)) {
    return (
      (quantity.unit === 'month' && other.unit === 'year' && quantity.value === 12 * other.value) ||
      (quantity.unit === 'year' && other.unit === 'month' && other.value === 12 * quantity.value)
    );
  }
  if (quantity.period && quantity.unit !== quantity.period) {
    const isOtherPeriod = other.period
      ? other.period !== quantity.period
      : !mentionsPeriod(source, quantity.period);
    if (isOtherPeriod) return false;
  }
  if (isSameUnit(quantity.unit, other.unit)) return true;
  const isBare = ({ unit }: Quantity) => unit === '' || unit === 'date';
  if (isBare(quantity)) return true;
  // A table gives its unit once. Smaller numbers are in many texts by chance.
  return isBare(other) && other.value > SMALL && mentionsUnit(source, quantity.unit);
}

function isEqual(quantity: Quantity, other: Quantity): boolean {
  if (quantity.value === other.value) return true;
  if (other.decimals <= quantity.decimals) return false;
  const factor = 10 ** quantity.decimals;
  return (
    Math.abs(Math.round(other.value * factor) / factor - quantity.value) < 1e-9 * Math.max(1, quantity.value)
  );
}

function mentionsUnit(source: PreparedSource, unit: string): boolean {
  return source.texts.some(({ quantities }) => quantities.some((other) => isSameUnit(other.unit, unit)));
}

function mentionsPeriod(source: PreparedSource, period: string): boolean {
  const [, written] = PERIODS.find(([name]) => name === period) ?? [];
  return source.texts.some(
    ({ text, quantities }) =>
      written?.test(text) ||
      (period === 'year' && quantities.some(({ unit, value }) => unit === 'month' && value === 12)),
  );
}

/**
 * Whether a number is the product or quotient of two numbers of the clause, one of them found and in the same unit, or the
 * sum of two numbers of the source in one currency. An end of a range never counts as computed.
 */
function isComputed(
  quantity: Quantity,
  clause: readonly Quantity[],
  found: ReadonlyMap<Quantity, unknown>,
  quantities: readonly Quantity[],
): boolean {
  if (quantity.isInRange) return false;
  const equals = (value: number) =>
    Number.isFinite(value) &&
    Math.round(value * 10 ** quantity.decimals) / 10 ** quantity.decimals === quantity.value;
  const others = clause.filter((other) => other !== quantity && other.value > 1);
  const isProduct = others
    .filter((base) => found.has(base) && isSameUnit(base.unit, quantity.unit) && isWeighty(base))
    .some((base) =>
      others.some(
        (other) => other !== base && (equals(base.value * other.value) || equals(base.value / other.value)),
      ),
    );
  const ofUnit = isMoney(quantity.unit)
    ? quantities.filter(({ unit }) => isSameUnit(unit, quantity.unit))
    : [];
  const values = [...new Set(ofUnit.map(({ value }) => value))];
  return (
    isProduct ||
    values.some((first, index) => values.slice(index + 1).some((second) => equals(first + second)))
  );
}

/** Whether few texts have this number by chance. */
function isWeighty({ unit, value }: Quantity): boolean {
  return unit === '' ? value > SMALL : unit !== 'date';
}

function matchTerms(claim: Claim, source: PreparedSource, idea: IdeaFacts, { stems }: Matched) {
  // "Australian" and "Australia" have one stem. A host joins the words of a name.
  const isNameInSource = ({ word, stem }: Term) =>
    source.words.has(word) ||
    (word.length > stem.length && source.stems.has(stem)) ||
    (word.length >= HOST_WORD_MIN_LENGTH && source.host.includes(word));
  const isInSource = (term: Term) =>
    term.kind === 'word' ? source.stems.has(term.stem) : term.kind !== 'function' && isNameInSource(term);
  let points = 0;
  const add = (term: Term, weight: number) => {
    if (stems.has(term.stem) || !isInSource(term)) return;
    stems.add(term.stem);
    const { wordOfIdea, name, word } = POINTS;
    points += weight * (idea.stems.has(term.stem) ? wordOfIdea : term.kind === 'name' ? name : word);
  };
  for (const term of claim.terms) add(term, 1);
  for (const term of claim.context) add(term, term.kind === 'name' ? CONTEXT_NAME_WEIGHT : CONTEXT_WEIGHT);
  for (const term of claim.headingTerms) if (term.kind === 'name') add(term, 1);
  // At the start of a sentence "Existen" looks like a name, but "Banco Solidario" is one.
  const isName = ({ stem, kind }: Term, next: Term | undefined) =>
    kind === 'name' || (kind === 'maybe' && next?.kind === 'name' && !idea.commonStems.has(stem));
  const needsSource = (term: Term, index: number) =>
    isName(term, claim.terms[index + 1]) &&
    !idea.stems.has(term.stem) &&
    !claim.headingTerms.some(({ stem }) => stem === term.stem);
  return { points, areNamesFound: claim.terms.filter(needsSource).every(isInSource) };
}
