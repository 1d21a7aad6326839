import type { Amount } from './amounts.ts';
import { basic, cues, has, wordLists } from './cues.ts';
import { affirmed, best, isDenied, type Mention, mention, notOwn, withAmount } from './findings.ts';
import { findCustomer, readBasics } from './read-basics.ts';
import type { IdeaText, Sentence } from './text.ts';
import { furtherEn } from './words/further.en.ts';
import { furtherEs } from './words/further.es.ts';

export const further = wordLists(furtherEs, furtherEn);

/** What a complete idea says, in the order in which a text reads well. */
export const INGREDIENTS = [
  'customer',
  'problem',
  'today',
  'offer',
  'difference',
  'price',
  'cost',
  'start',
  'evidence',
] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

export interface IdeaReading extends IdeaText {
  found: Readonly<Record<Ingredient, Mention | undefined>>;
  prices: readonly Amount[];
  costs: readonly Amount[];
  /** Results that the text tells and that speak against the idea. */
  refused: Mention | undefined;
  /** A first version, or what stands ready for one. */
  step: Mention | undefined;
  /** A price and a higher cost in the same currency; `sure` where both are of the same unit. */
  belowCost: { price: Amount; cost: Amount; sure: boolean } | undefined;
}

/** Reads what a text says, by cues alone: not whether it is true, nor whether it is a good idea. Linear in its length. */
export function readIdea(idea: string): IdeaReading {
  const { text, read, amounts, ...basics } = readBasics(idea);
  const all = [...amounts.values()].flat();
  const prices = all.filter(({ role }) => role === 'price');
  const costs = all.filter(({ role }) => role === 'cost');
  const refused = best(read, readRefusal);
  const evidence = best(read, readEvidence);
  return {
    ...text,
    found: {
      ...basics,
      customer: customerOf(read, basics.customer, [refused, evidence]),
      today: best(read, (sentence) => notOwn(mention(sentence, further.today))),
      offer: best(read, (sentence) => affirmed(sentence, further.offer)),
      cost: best(read, (sentence) => withAmount(sentence, amounts.get(sentence), 'cost')),
      // What nobody wanted, or what has not happened yet, outweighs a single cue.
      evidence: refused ? undefined : evidence,
    },
    prices,
    costs,
    refused,
    step: best(read, (sentence) => affirmed(sentence, further.step)),
    belowCost: belowCost(prices, costs, [...amounts.values()]),
  };
}

/** Whoever was asked and refused is not said to be the customer; whoever appears only in a result may be. */
function customerOf(
  read: readonly Sentence[],
  customer: Mention | undefined,
  results: readonly (Mention | undefined)[],
): Mention | undefined {
  const [refused, evidence] = results.map((result) => result?.sentence);
  if (!customer || (customer.sentence !== refused && customer.sentence !== evidence)) return customer;
  const others = read.filter((sentence) => sentence !== refused && sentence !== evidence);
  const other = findCustomer(others);
  if (other || customer.sentence === refused) return other;
  return { ...customer, firm: false };
}

/**
 * Something done or seen: in a clause that neither denies it nor puts it in the future, of a sentence that does not
 * open with a condition or a plan. With a figure and something paid, used or repeated it is firm.
 */
function readEvidence(sentence: Sentence): Mention | undefined {
  const { language, clauses } = sentence;
  let isAhead = false;
  let found: Mention | undefined;
  for (const clause of clauses) {
    const done = clause.folded.search(cues(further.evidence, language));
    const ahead = clause.folded.search(cues(further.future, language));
    // “pero ya …” ends a plan; what merely follows it in a list does not.
    if (NOW.test(clause.folded) && ahead < 0) isAhead = false;
    const wasAhead = isAhead || (ahead >= 0 && (done < 0 || ahead < done));
    isAhead ||= ahead >= 0;
    if (wasAhead || isDenied(clause) || has(clause, further.evidenceNot)) continue;
    if (done >= 0 && FIGURE.test(clause.folded) && has(clause, further.proof)) {
      return { sentence, clause, firm: true };
    }
    if (done >= 0 || has(clause, further.evidenceOwn)) found ??= { sentence, clause, firm: false };
  }
  return found;
}

const NOW = /(?:^|\s)(?:ya|hoy|already|so far|today|now)(?:\s|$)/;
const FIGURE =
  /\d|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/;

function readRefusal(sentence: Sentence): Mention | undefined {
  const clause = sentence.clauses.find((one) => has(one, further.refused) && !has(one, basic.denialNot));
  return clause && { sentence, clause, firm: true };
}

/** A higher cost is more likely to be of something else: a machine, a year’s rent. */
const COMPARABLE_FACTOR = 10;
/** Prices and costs of a text that are compared. */
const COMPARED = 8;
const PERIODS = /^(?:month|year|week|day)$/;

/**
 * Only amounts of one currency are compared, and a sum of a period with none of a sale. The first pair of the same unit
 * counts, else the first that may be of the same thing.
 */
function belowCost(
  prices: readonly Amount[],
  costs: readonly Amount[],
  bySentence: readonly (readonly Amount[])[],
): IdeaReading['belowCost'] {
  let doubtful: IdeaReading['belowCost'];
  for (const price of prices.slice(0, COMPARED)) {
    for (const cost of costs.slice(0, COMPARED)) {
      if (price.currency !== cost.currency || price.value <= 0 || cost.value <= price.value) continue;
      const isSameUnit = price.unit === cost.unit;
      const isTogether = bySentence.some((list) => list.includes(price) && list.includes(cost));
      if (isSameUnit && (price.unit !== '' || isTogether)) return { price, cost, sure: true };
      if (cost.value > price.value * COMPARABLE_FACTOR) continue;
      if (!isSameUnit && (PERIODS.test(price.unit) || PERIODS.test(cost.unit))) continue;
      doubtful ??= { price, cost, sure: false };
    }
  }
  return doubtful;
}
