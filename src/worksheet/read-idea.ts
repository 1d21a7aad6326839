import type { Amount } from './amounts.ts';
import { basic, cues, has, wordLists } from './cues.ts';
import {
  affirmedMention,
  amountMention,
  bestMention,
  isDenied,
  type Mention,
  mentionOf,
  notOwn,
} from './mentions.ts';
import { findCustomer, readBasics } from './read-basics.ts';
import type { IdeaText, Sentence } from './text.ts';
import { furtherEn } from './words/further.en.ts';
import { furtherEs } from './words/further.es.ts';

export const further = wordLists(furtherEs, furtherEn);

/** What a complete idea says. */
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

export interface IdeaReading extends IdeaText {
  found: Readonly<Record<Ingredient, Mention | undefined>>;
  prices: readonly Amount[];
  costs: readonly Amount[];
  /** A result in the text that speaks against the idea: people refused, or nobody bought. */
  evidenceAgainst: Mention | undefined;
  /** A first version, or what is ready for building one. */
  firstVersion: Mention | undefined;
  /** A price and a higher cost in the same currency; `sure` if both have the same unit. */
  belowCost: { price: Amount; cost: Amount; sure: boolean } | undefined;
}

/** Finds what a text says by cue words; does not judge whether that is true or good. Linear in the text’s length. */
export function readIdea(idea: string): IdeaReading {
  const { text, read, amounts, ...basics } = readBasics(idea);
  const all = [...amounts.values()].flat();
  const prices = all.filter(({ role }) => role === 'price');
  const costs = all.filter(({ role }) => role === 'cost');
  const evidenceAgainst = bestMention(read, readEvidenceAgainst);
  const evidence = bestMention(read, readEvidence);
  return {
    ...text,
    found: {
      ...basics,
      customer: customerOf(read, basics.customer, evidenceAgainst, evidence),
      statusQuo: bestMention(read, (sentence) => notOwn(mentionOf(sentence, further.statusQuo))),
      offer: bestMention(read, (sentence) => affirmedMention(sentence, further.offer)),
      cost: bestMention(read, (sentence) => amountMention(sentence, amounts.get(sentence), 'cost')),
      // A result against the idea outweighs a result in favour.
      evidence: evidenceAgainst ? undefined : evidence,
    },
    prices,
    costs,
    evidenceAgainst,
    firstVersion: bestMention(read, (sentence) => affirmedMention(sentence, further.firstVersion)),
    belowCost: belowCost(prices, costs, [...amounts.values()]),
  };
}

/** People who refused are no customers; people who appear only in a result are perhaps customers. */
function customerOf(
  read: readonly Sentence[],
  customer: Mention | undefined,
  evidenceAgainst: Mention | undefined,
  evidence: Mention | undefined,
): Mention | undefined {
  const isResult = (sentence: Sentence) =>
    sentence === evidenceAgainst?.sentence || sentence === evidence?.sentence;
  if (!customer || !isResult(customer.sentence)) return customer;
  const other = findCustomer(read.filter((sentence) => !isResult(sentence)));
  if (other || customer.sentence === evidenceAgainst?.sentence) return other;
  return { ...customer, firm: false };
}

/**
 * Something that was done or seen. It does not count in a clause that denies it, or after words of the future in its
 * sentence: a plan or a condition. It is firm if its clause has a number and something paid, used or repeated.
 */
function readEvidence(sentence: Sentence): Mention | undefined {
  const { language, clauses } = sentence;
  let isAhead = false;
  let found: Mention | undefined;
  for (const clause of clauses) {
    const done = clause.folded.search(cues(further.evidence, language));
    const ahead = clause.folded.search(cues(further.future, language));
    // “pero ya …” ends a plan; the next item of a list does not.
    if (NOW.test(clause.folded) && ahead < 0) isAhead = false;
    const wasAhead = isAhead || (ahead >= 0 && (done < 0 || ahead < done));
    isAhead ||= ahead >= 0;
    if (wasAhead || isDenied(clause) || has(clause, further.notEvidence)) continue;
    if (done >= 0 && has(clause, FIGURE) && has(clause, further.proof)) {
      return { sentence, clause, firm: true };
    }
    if (done >= 0 || has(clause, further.evidenceOwn)) found ??= { sentence, clause, firm: false };
  }
  return found;
}

const NOW = /(?:^|\s)(?:ya|hoy|already|so far|today|now)(?:\s|$)/;
/** Any number. */
const FIGURE = { es: '#', en: '#' };

function readEvidenceAgainst(sentence: Sentence): Mention | undefined {
  const clause = sentence.clauses.find(
    (one) => has(one, further.evidenceAgainst) && !has(one, basic.denialNot),
  );
  return clause && { sentence, clause, firm: true };
}

/** A cost of more than ten times the price is probably of something else: a machine, a year’s rent. */
const COMPARABLE_FACTOR = 10;
/** At most so many prices, and so many costs, are compared. */
const COMPARED = 8;
const PERIODS = /^(?:month|year|week|day)$/;

/**
 * The first price below a cost of the same unit, else the first pair that may be of the same thing. An amount per month
 * is not compared with an amount per sale, nor two currencies with each other.
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
