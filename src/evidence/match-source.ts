import type { PreparedSource } from './prepared-source.ts';
import type { Quantity } from './quantities.ts';
import type { Term } from './terms.ts';
import { isMoney, PERIODS } from './units.ts';

/** What a mark stands for, prepared for comparing it with sources. */
export interface Claim {
  quantities: readonly Quantity[];
  terms: readonly Term[];
  /** Terms of the sentence before the clause; they count half. */
  context: readonly Term[];
  /** Names and years of the headings above. */
  headingTerms: readonly Term[];
  headingYears: readonly number[];
}

/** What the idea already says, which needs no source. */
export interface IdeaFacts {
  quantities: readonly Quantity[];
  stems: ReadonlySet<string>;
  /** Words that idea, answer or sources write in lower case: at the start of a sentence they are no names. */
  commonStems: ReadonlySet<string>;
}

export interface Match {
  source: PreparedSource;
  points: number;
  /** Whether every figure that needs a source is in this one. */
  hasFigures: boolean;
  /** Whether every name of the clause is in this source. */
  hasNames: boolean;
  /** How many figures of the clause that are seldom in a text by chance are in this source. */
  weightyFigures: number;
  /** Whether the points suffice. */
  isTied: boolean;
  matched: Matched;
}

/** What was found of a claim. */
export interface Matched {
  quantities: Set<Quantity>;
  stems: Set<string>;
}

const POINTS = { figure: 2.5, smallFigure: 0.8, year: 1, name: 2, word: 1, wordOfIdea: 0.5 };
const CONTEXT_WEIGHT = 0.5;
const CONTEXT_NAME_WEIGHT = 0.75;
const TIE = 1.5;
/** A bare number up to this one is in many texts by chance. */
const SMALL = 12;

export function matchSource(claim: Claim, source: PreparedSource, idea: IdeaFacts): Match {
  const matched: Matched = { quantities: new Set(), stems: new Set() };
  const { points: figurePoints, hasFigures, weightyFigures } = matchFigures(claim, source, idea, matched);
  const terms = matchTerms(claim, source, idea, matched);
  const points = figurePoints + terms.points;
  return {
    source,
    points,
    hasFigures,
    hasNames: terms.hasNames,
    weightyFigures,
    isTied: points >= TIE,
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
    !idea.quantities.some((own) => own.value === quantity.value && own.unit === quantity.unit);
  const missing = claim.quantities
    .filter(isOpen)
    .filter((quantity) => !isComputed(quantity, claim.quantities, found, quantities));
  let points = 0;
  for (const [quantity, same] of found) {
    if (quantity.isWord && quantity.value === 1) continue;
    points += isWeighty(quantity)
      ? POINTS.figure
      : quantity.unit === 'date'
        ? POINTS.year
        : POINTS.smallFigure;
    for (const one of same) matched.quantities.add(one);
  }
  return {
    points,
    hasFigures: missing.length === 0,
    weightyFigures: [...found.keys()].filter(isWeighty).length,
  };
}

/** Whether a quantity of the answer is one of the source, with the source's decimals rounded. */
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
  if (quantity.unit === other.unit) return true;
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
  return source.texts.some(({ quantities }) => quantities.some((other) => other.unit === unit));
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
 * sum of two numbers of the source in one currency. Ends of ranges are never computed.
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
    .filter((base) => found.has(base) && base.unit === quantity.unit && isWeighty(base))
    .some((base) =>
      others.some(
        (other) => other !== base && (equals(base.value * other.value) || equals(base.value / other.value)),
      ),
    );
  const ofUnit = isMoney(quantity.unit) ? quantities.filter(({ unit }) => unit === quantity.unit) : [];
  const values = [...new Set(ofUnit.map(({ value }) => value))];
  return (
    isProduct ||
    values.some((first, index) => values.slice(index + 1).some((second) => equals(first + second)))
  );
}

/** Whether a number is seldom in a text by chance. */
function isWeighty({ unit, value }: Quantity): boolean {
  return unit === '' ? value > SMALL : unit !== 'date';
}

function matchTerms(claim: Claim, source: PreparedSource, idea: IdeaFacts, matched: Matched) {
  const counted = new Set<string>();
  let hasNames = true;
  const add = (term: Term, weight: number) => {
    if (term.kind === 'function' || counted.has(term.stem)) return 0;
    const isName = term.kind === 'name';
    const isMaybe = term.kind === 'maybe';
    const isFound = isName || isMaybe ? hasName(source, term) : source.stems.has(term.stem);
    if (!isFound) return 0;
    counted.add(term.stem);
    matched.stems.add(term.stem);
    const isOfIdea = idea.stems.has(term.stem);
    return weight * (isOfIdea ? POINTS.wordOfIdea : isName ? POINTS.name : POINTS.word);
  };
  let points = 0;
  for (const term of claim.terms) {
    points += add(term, 1);
    const isUnknown = term.kind === 'maybe' && !idea.commonStems.has(term.stem);
    const isAsked =
      (term.kind === 'name' || isUnknown) &&
      !idea.stems.has(term.stem) &&
      !claim.headingTerms.some(({ stem }) => stem === term.stem);
    if (isAsked && !hasName(source, term)) hasNames = false;
  }
  for (const term of claim.context)
    points += add(term, term.kind === 'name' ? CONTEXT_NAME_WEIGHT : CONTEXT_WEIGHT);
  for (const term of claim.headingTerms) if (term.kind === 'name') points += add(term, 1);
  return { points, hasNames };
}

function hasName(source: PreparedSource, { word, stem }: Term): boolean {
  return source.words.has(word) || (word.length >= 5 && source.stems.has(stem));
}
