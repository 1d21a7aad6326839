import type { Language } from '../domain/language.ts';
import type { Amount } from './amounts.ts';
import { hasPrice, readableText } from './basic-signs.ts';
import { type BelowCost, belowCost } from './below-cost.ts';
import { startsWithInfinitive } from './fragment.ts';
import { type Signs, signsOf } from './signs.ts';
import type { IdeaText, Sentence } from './text.ts';

/** The ingredients of a complete idea. */
export type Ingredient =
  | 'customer'
  | 'problem'
  | 'statusQuo'
  | 'offer'
  | 'difference'
  | 'price'
  | 'cost'
  | 'start'
  | 'evidence';

/** A sentence that says one of the ingredients. */
export interface Mention {
  sentence: Sentence;
  /**
   * `said`: by words of a list. `loose`: by words that anybody could write. `guess`: by its place among the sentences,
   * so that the worksheet asks whether the sentence says this.
   */
  how: 'said' | 'loose' | 'guess';
}

export interface IdeaFacts extends IdeaText {
  found: Readonly<Record<Ingredient, Mention | undefined>>;
  prices: readonly Amount[];
  costs: readonly Amount[];
  /** A result in the text that speaks against the idea: people refused, or nobody bought. */
  evidenceAgainst: Mention | undefined;
  /** A first version, or the means to build one. */
  firstVersion: Mention | undefined;
  belowCost: BelowCost | undefined;
}

/**
 * Finds the ingredients in a text; does not judge whether they are true or good. First takes the sentences whose words
 * name an ingredient, then fills the missing ones from the other sentences. Linear in the text’s length.
 */
export function readIdea(idea: string, fallback: Language): IdeaFacts {
  const { text, read } = readableText(idea, fallback);
  const signs = read
    .map(signsOf)
    .map((one, index) => (index === 0 && read.length > 1 ? opening(one) : later(one)));
  const amounts = signs.flatMap((one) => one.amounts);
  const prices = amounts.filter(({ role }) => role === 'price');
  const costs = amounts.filter(({ role }) => role === 'cost');
  const said = findSaid(signs);
  const evidenceAgainst = best(signs, ({ isAgainst }) => (isAgainst ? 'said' : undefined));
  return {
    ...text,
    found: withGuesses(said, evidenceAgainst, signs),
    prices,
    costs,
    evidenceAgainst,
    firstVersion: best(signs, (one) =>
      one.isFirstVersion && !isResult(one) && one.sentence !== said.problem?.sentence ? 'said' : undefined,
    ),
    belowCost: belowCost(
      prices,
      costs,
      signs.map((one) => one.amounts),
    ),
  };
}

/** The opening is mostly no result, unless the writer tells of it, and its people may be no customers. */
const opening = (one: Signs): Signs => ({
  ...one,
  evidence: one.isFirstPerson || one.evidence > 3 ? one.evidence : 0,
  customer: Math.min(one.customer, one.isFirstPerson ? 6 : 5),
});

const later = (one: Signs): Signs => (startsWithInfinitive(one.sentence) ? { ...one, offers: 'said' } : one);

type Found = Record<Ingredient, Mention | undefined>;

/** The first sentence with the surest answer of `look`. */
function best(
  signs: readonly Signs[],
  look: (one: Signs) => Mention['how'] | undefined,
): Mention | undefined {
  let found: Mention | undefined;
  for (const one of signs) {
    const how = look(one);
    if (how && (!found || (how === 'said' && found.how !== 'said'))) found = { sentence: one.sentence, how };
  }
  return found;
}

/** The sentence tells a result with customers, so it is not about the problem or the offer. */
const isResult = ({ evidence, isAgainst }: Signs) => isAgainst || evidence > 1;
const hasCost = ({ amounts }: Signs) => amounts.some(({ role }) => role === 'cost');

/** The sentence with the most points; of equal ones the first or the last; `undefined` if all have 0. */
function most(signs: readonly Signs[], points: (one: Signs) => number, isLast = false): Signs | undefined {
  const top = Math.max(0, ...signs.map(points));
  const isTop = (one: Signs) => top > 0 && points(one) === top;
  return isLast ? signs.findLast(isTop) : signs.find(isTop);
}

const mention = (one: Signs | undefined, how: Mention['how']): Mention | undefined =>
  one && { sentence: one.sentence, how };

/** The ingredients that the words of the sentences name. */
function findSaid(signs: readonly Signs[]): Found {
  const problem = findProblem(signs);
  const offer = most(signs, (one) =>
    !one.offers || one.isAgainst
      ? 0
      : 9 -
        2 * Number(one.sentence === problem?.sentence) -
        4 * Number(isResult(one)) -
        Number(one.isEarning) +
        1.5 * Number(one.offers === 'named' && one === signs[0]),
  );
  const evidence = most(signs, (one) => (one.isAgainst ? 0 : one.evidence), true);
  const customer = most(signs, (one) =>
    one.customer === 0
      ? 0
      : one.customer +
        (one.sentence === problem?.sentence ? 1.5 : isResult(one) ? -1.7 : one.compares ? -0.6 : 0),
  );
  return {
    customer: mention(customer, customer && (isResult(customer) || customer.customer < 2) ? 'loose' : 'said'),
    problem,
    statusQuo: mention(
      signs.find(
        (one, index) =>
          (one.sentence === problem?.sentence ||
            (signs[index - 1]?.sentence === problem?.sentence && isStory(one))) &&
          one.trouble > 1 &&
          QUANTITY.test(one.sentence.folded),
      ),
      'said',
    ),
    offer: mention(offer, 'said'),
    difference: best(signs, (one) =>
      (isResult(one) && !one.offers) || (one.sentence === problem?.sentence && !one.offers)
        ? undefined
        : one.compares,
    ),
    price:
      mention(
        most(signs, (one) =>
          hasPrice(one)
            ? 3 -
              Number(one.compares === 'said') -
              Number(one.trouble > 0) -
              Number(isKnown(one)) / 2 +
              Number(one.startsWithAmount) / 2
            : 0,
        ),
        'said',
      ) ?? best(signs, (one) => (one.isEarning && !hasCost(one) && !isResult(one) ? 'loose' : undefined)),
    cost: best(signs, (one) => (hasCost(one) ? 'said' : undefined)),
    start: best(signs, (one) =>
      one.isStart || (one.isPlaced && (one.customer > 1.8 || one.offers)) ? 'said' : undefined,
    ),
    evidence: mention(evidence, evidence && evidence.evidence > 1 ? 'said' : 'loose'),
  };
}

/**
 * Most texts begin with the problem. Words of trouble count more than a denial; a comparison, an offer or an amount is
 * mostly about something else.
 */
function findProblem(signs: readonly Signs[]): Mention | undefined {
  const isOpening = (one: Signs) =>
    one === signs[0] ||
    (one === signs[1] && !one.goesOn && signs[0]?.offers !== undefined && signs[0].trouble < 2);
  const points = (one: Signs, index: number) =>
    one.isAgainst ||
    (one.trouble === 0 && !(isOpening(one) && isStory(one) && (one.compares !== 'said' || one === signs[0])))
      ? 0
      : one.trouble +
        (isOpening(one) ? (isStory(one) ? 3 : 1) : -index / 4) -
        Number(one.compares === 'said') -
        1.5 * Number(one.offers !== undefined) -
        Number(one.goesOn) -
        1.5 * Number(one.isEarning) -
        1.5 * Number(isResult(one));
  const one = most(signs, (each) => Math.max(each.trouble > 2 ? 0.1 : 0, points(each, signs.indexOf(each))));
  return mention(one, one && one.trouble > 0 ? 'said' : 'guess');
}

/** UTF-16 units. A longer sentence tells more than a result. */
const ALL_IN_ONE = 120;
/** How much, how long or how often. */
const QUANTITY =
  /\d|(?:^|[^a-z])(?:cada|todos|every|each|horas?|hours?|minut[a-z]+|dias?|days?|semanas?|weeks?|meses|months?|medi[oa]|half)(?![a-z])/;

/** It begins with a definite article, as sentences about others often do. */
const isKnown = ({ sentence, isFirstPerson }: Signs) =>
  !isFirstPerson && /^(?:the|el|la|los|las)(?![a-z])/.test(sentence.folded);

/** It is about others, and no offer, result or price list. */
const isOfOthers = (one: Signs) =>
  !one.isFirstPerson &&
  !one.offers &&
  !one.startsWithAmount &&
  one.customer < 5.5 &&
  one.evidence < 1 &&
  !one.isAgainst;

/** It is about others, without a price or a plan. */
const isStory = (one: Signs) =>
  isOfOthers(one) &&
  !(one.isAhead && one.customer === 0) &&
  one.amounts.every(({ role }) => role === 'other');

/** Fills each missing ingredient with a sentence that names no other, by the order of the sentences. */
function withGuesses(said: Found, against: Mention | undefined, signs: readonly Signs[]): Found {
  const placed = [...Object.values({ ...said, customer: undefined, start: undefined }), against];
  const left = signs.filter(({ sentence }) => !placed.some((one) => one?.sentence === sentence));
  const take = (isRight: (one: Signs) => boolean, from: readonly Signs[] = left) => {
    const one = from.find(isRight);
    if (one && left.includes(one)) left.splice(left.indexOf(one), 1);
    return mention(one, 'guess');
  };
  const isOther = (one: Signs, ...mentioned: readonly (Mention | undefined)[]) =>
    mentioned.every((each) => each?.sentence !== one.sentence);
  const problem =
    said.problem ??
    take((one) => isStory(one) && !one.goesOn && one.compares !== 'said' && isOther(one, said.offer), signs);
  const offer =
    said.offer ??
    take((one) => one.isFirstPerson) ??
    take((one) => !one.compares && !one.startsWithAmount) ??
    take((one) => !isOfOthers(one) && !one.startsWithAmount && !isResult(one), signs) ??
    take((one) => isOther(one, problem) && !one.startsWithAmount && !isResult(one), signs) ??
    take((one) => !isResult(one) || one.sentence.folded.length > ALL_IN_ONE, signs);
  const isLate = (one: Signs) => signs.indexOf(one) >= signs.length / 2;
  const evidence =
    said.evidence ??
    (against
      ? undefined
      : take((one) => isLate(one) && one.counts && one.amounts.length === 0 && !one.offers && !isKnown(one)));
  const difference =
    said.difference ??
    take(isOfOthers) ??
    take((one) => one.compares !== undefined && !isResult(one), signs) ??
    take(
      (one) =>
        isOther(one, problem, offer, evidence) &&
        !isResult(one) &&
        !one.isEarning &&
        (one.trouble > 0 || (one.customer === 3 && one.offers === 'said')),
      signs,
    );
  return { ...said, problem, offer, difference, evidence };
}
