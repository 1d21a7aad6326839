import type { Language } from '../domain/language.ts';
import type { Amount } from './amounts.ts';
import { hasPrice, readableText } from './basic-features.ts';
import { type BelowCost, belowCost } from './below-cost.ts';
import { type Features, featuresOf } from './features.ts';
import { startsWithInfinitive } from './fragment.ts';
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
 * name an ingredient, then fills the missing ingredients from the other sentences. Takes time linear in the text’s length.
 */
export function readIdea(idea: string, fallback: Language): IdeaFacts {
  const { text, readable } = readableText(idea, fallback);
  const features = readable
    .map(featuresOf)
    .map((one, index) => (index === 0 && readable.length > 1 ? asOpening(one) : asLater(one)));
  const amounts = features.flatMap((one) => one.amounts);
  const prices = amounts.filter(({ role }) => role === 'price');
  const costs = amounts.filter(({ role }) => role === 'cost');
  const said = findSaid(features);
  const evidenceAgainst = best(features, ({ isAgainst }) => (isAgainst ? 'said' : undefined));
  return {
    ...text,
    found: withGuesses(said, evidenceAgainst, features),
    prices,
    costs,
    evidenceAgainst,
    firstVersion: best(features, (one) =>
      one.isFirstVersion && !isResult(one) && one.sentence !== said.problem?.sentence ? 'said' : undefined,
    ),
    belowCost: belowCost(
      prices,
      costs,
      features.map((one) => one.amounts),
    ),
  };
}

/** The first sentence is mostly not a result, unless the writer is its subject, and its people may not be customers. */
const asOpening = (one: Features): Features => ({
  ...one,
  evidence: one.isFirstPerson || one.evidence > 3 ? one.evidence : 0,
  customer: Math.min(one.customer, one.isFirstPerson ? 6 : 5),
});

const asLater = (one: Features): Features =>
  startsWithInfinitive(one.sentence) ? { ...one, offers: 'said' } : one;

type Found = Record<Ingredient, Mention | undefined>;

/** The first sentence for which `look` gives the surest answer. */
function best(
  features: readonly Features[],
  look: (one: Features) => Mention['how'] | undefined,
): Mention | undefined {
  let found: Mention | undefined;
  for (const one of features) {
    const how = look(one);
    if (how && (!found || (how === 'said' && found.how !== 'said'))) found = { sentence: one.sentence, how };
  }
  return found;
}

/** The sentence tells a result with customers, so it is not about the problem or the offer. */
const isResult = ({ evidence, isAgainst }: Features) => isAgainst || evidence > 1;
const hasCost = ({ amounts }: Features) => amounts.some(({ role }) => role === 'cost');

/** The sentence with the most points; among equals the first or the last; `undefined` if all have 0. */
function most(
  features: readonly Features[],
  points: (one: Features) => number,
  isLast = false,
): Features | undefined {
  const top = Math.max(0, ...features.map(points));
  const isTop = (one: Features) => top > 0 && points(one) === top;
  return isLast ? features.findLast(isTop) : features.find(isTop);
}

const mention = (one: Features | undefined, how: Mention['how']): Mention | undefined =>
  one && { sentence: one.sentence, how };

/** The ingredients that the words of the sentences name. */
function findSaid(features: readonly Features[]): Found {
  const problem = findProblem(features);
  const offer = most(features, (one) =>
    !one.offers || one.isAgainst
      ? 0
      : 9 -
        2 * Number(one.sentence === problem?.sentence) -
        4 * Number(isResult(one)) -
        Number(one.isEarning) +
        1.5 * Number(one.offers === 'named' && one === features[0]),
  );
  const evidence = most(features, (one) => (one.isAgainst ? 0 : one.evidence), true);
  const customer = most(features, (one) =>
    one.customer === 0
      ? 0
      : one.customer +
        (one.sentence === problem?.sentence ? 1.5 : isResult(one) ? -1.7 : one.compares ? -0.6 : 0),
  );
  return {
    customer: mention(customer, customer && (isResult(customer) || customer.customer < 2) ? 'loose' : 'said'),
    problem,
    statusQuo: mention(
      features.find(
        (one, index) =>
          (one.sentence === problem?.sentence ||
            (features[index - 1]?.sentence === problem?.sentence && isStory(one))) &&
          one.trouble > 1 &&
          QUANTITY.test(one.sentence.folded),
      ),
      'said',
    ),
    offer: mention(offer, 'said'),
    difference: best(features, (one) =>
      (isResult(one) && !one.offers) || (one.sentence === problem?.sentence && !one.offers)
        ? undefined
        : one.compares,
    ),
    price:
      mention(
        most(features, (one) =>
          hasPrice(one)
            ? 3 -
              Number(one.compares === 'said') -
              Number(one.trouble > 0) -
              Number(isKnown(one)) / 2 +
              Number(one.startsWithAmount) / 2
            : 0,
        ),
        'said',
      ) ?? best(features, (one) => (one.isEarning && !hasCost(one) && !isResult(one) ? 'loose' : undefined)),
    cost: best(features, (one) => (hasCost(one) ? 'said' : undefined)),
    start: best(features, (one) =>
      one.isStart || (one.isPlaced && (one.customer > 1.8 || one.offers)) ? 'said' : undefined,
    ),
    evidence: mention(evidence, evidence && evidence.evidence > 1 ? 'said' : 'loose'),
  };
}

/**
 * Most texts begin with the problem. Words of trouble count more than a denial; a comparison, an offer or an amount is
 * mostly about something else.
 */
function findProblem(features: readonly Features[]): Mention | undefined {
  const isOpening = (one: Features) =>
    one === features[0] ||
    (one === features[1] && !one.continues && features[0]?.offers !== undefined && features[0].trouble < 2);
  const points = (one: Features, index: number) =>
    one.isAgainst ||
    (one.trouble === 0 &&
      !(isOpening(one) && isStory(one) && (one.compares !== 'said' || one === features[0])))
      ? 0
      : one.trouble +
        (isOpening(one) ? (isStory(one) ? 3 : 1) : -index / 4) -
        Number(one.compares === 'said') -
        1.5 * Number(one.offers !== undefined) -
        Number(one.continues) -
        1.5 * Number(one.isEarning) -
        1.5 * Number(isResult(one));
  const one = most(features, (each) =>
    Math.max(each.trouble > 2 ? 0.1 : 0, points(each, features.indexOf(each))),
  );
  return mention(one, one && one.trouble > 0 ? 'said' : 'guess');
}

/** In UTF-16 units. A longer sentence tells more than a result. */
const RESULT_MAX_LENGTH = 120;
/** How much, how long or how often. */
const QUANTITY =
  /\d|(?:^|[^a-z])(?:cada|todos|every|each|horas?|hours?|minut[a-z]+|dias?|days?|semanas?|weeks?|meses|months?|medi[oa]|half)(?![a-z])/;

/** The sentence begins with a definite article, as sentences about others often do. */
const isKnown = ({ sentence, isFirstPerson }: Features) =>
  !isFirstPerson && /^(?:the|el|la|los|las)(?![a-z])/.test(sentence.folded);

/** The sentence is about others, and is not an offer, a result or a price list. */
const isOfOthers = (one: Features) =>
  !one.isFirstPerson &&
  !one.offers &&
  !one.startsWithAmount &&
  one.customer < 5.5 &&
  one.evidence < 1 &&
  !one.isAgainst;

/** The sentence is about others, without a price or a plan. */
const isStory = (one: Features) =>
  isOfOthers(one) &&
  !(one.isFuture && one.customer === 0) &&
  one.amounts.every(({ role }) => role === 'other');

/** Fills each missing ingredient with a sentence that names no other ingredient, by the order of the sentences. */
function withGuesses(said: Found, against: Mention | undefined, features: readonly Features[]): Found {
  const placed = [...Object.values({ ...said, customer: undefined, start: undefined }), against];
  const remaining = features.filter(({ sentence }) => !placed.some((one) => one?.sentence === sentence));
  const take = (isRight: (one: Features) => boolean, from: readonly Features[] = remaining) => {
    const one = from.find(isRight);
    if (one && remaining.includes(one)) remaining.splice(remaining.indexOf(one), 1);
    return mention(one, 'guess');
  };
  const isOther = (one: Features, ...mentioned: readonly (Mention | undefined)[]) =>
    mentioned.every((each) => each?.sentence !== one.sentence);
  const problem =
    said.problem ??
    take(
      (one) => isStory(one) && !one.continues && one.compares !== 'said' && isOther(one, said.offer),
      features,
    );
  const offer =
    said.offer ??
    take((one) => one.isFirstPerson) ??
    take((one) => !one.compares && !one.startsWithAmount) ??
    take((one) => !isOfOthers(one) && !one.startsWithAmount && !isResult(one), features) ??
    take((one) => isOther(one, problem) && !one.startsWithAmount && !isResult(one), features) ??
    take((one) => !isResult(one) || one.sentence.folded.length > RESULT_MAX_LENGTH, features);
  const isLate = (one: Features) => features.indexOf(one) >= features.length / 2;
  const evidence =
    said.evidence ??
    (against
      ? undefined
      : take((one) => isLate(one) && one.counts && one.amounts.length === 0 && !one.offers && !isKnown(one)));
  const difference =
    said.difference ??
    take(isOfOthers) ??
    take((one) => one.compares !== undefined && !isResult(one), features) ??
    take(
      (one) =>
        isOther(one, problem, offer, evidence) &&
        !isResult(one) &&
        !one.isEarning &&
        (one.trouble > 0 || (one.customer === 3 && one.offers === 'said')),
      features,
    );
  return { ...said, problem, offer, difference, evidence };
}
