import type { Language } from '../domain/idea.ts';
import type { Amount } from './amounts.ts';
import { cues, has } from './cues.ts';
import { affirmed, best, type Finding, firm, first, isDenied, withAmount } from './findings.ts';
import { readBasics } from './read-basics.ts';
import type { Sentence } from './text.ts';
import { basic } from './words/basic-lists.ts';
import { further } from './words/further-lists.ts';

/** What a complete idea says, in the order in which a text reads well. */
export const INGREDIENTS = [
  'customer',
  'problem',
  'today',
  'offer',
  'price',
  'cost',
  'difference',
  'start',
  'evidence',
] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

export interface IdeaReading {
  /** The language of the text; `undefined` where neither Spanish nor English is recognised. */
  language: Language | undefined;
  /** No doubt about the language. */
  clear: boolean;
  sentences: readonly Sentence[];
  /** Words out of order: nothing was looked for. */
  shuffled: boolean;
  found: Readonly<Partial<Record<Ingredient, Finding>>>;
  prices: readonly Amount[];
  costs: readonly Amount[];
  /** Results that the text tells and that speak against the idea. */
  refused: Finding | undefined;
  /** A first version, or what stands ready for one. */
  step: Finding | undefined;
  /** A price and a lower-than-cost comparison in the same currency and unit. */
  belowCost: { price: Amount; cost: Amount } | undefined;
}

/** Reads what a text says, by cues alone: not whether it is true, nor whether it is a good idea. Linear in its length. */
export function readIdea(idea: string): IdeaReading {
  const { text, read, amounts, ...basics } = readBasics(idea);
  const all = amounts.flat();
  const prices = all.filter(({ role }) => role === 'price');
  const costs = all.filter(({ role }) => role === 'cost');
  const refused = first(read, readRefusal);
  const found: Partial<Record<Ingredient, Finding>> = {};
  const findings: Record<Ingredient, Finding | undefined> = {
    ...basics,
    today: best(read, (sentence) => firm(sentence, further.today)),
    offer: best(read, (sentence) => affirmed(sentence, further.offer)),
    cost: best(read, (sentence, index) => withAmount(sentence, amounts[index], 'cost')),
    evidence: best(read, readEvidence),
  };
  for (const ingredient of INGREDIENTS) {
    const finding = findings[ingredient];
    if (finding) found[ingredient] = finding;
  }
  // What nobody wanted, or what has not happened yet, outweighs a single cue.
  if (refused) delete found.evidence;
  return {
    ...text,
    found,
    prices,
    costs,
    refused,
    step: best(read, (sentence) => affirmed(sentence, further.step)),
    belowCost: belowCost(prices, costs),
  };
}

/**
 * Something done or seen: in a clause that neither denies it nor puts it in the future, of a sentence that does not
 * open with a condition or a plan. With a figure and something paid, used or repeated it is firm.
 */
function readEvidence(sentence: Sentence): Finding | undefined {
  const { language, clauses } = sentence;
  let isAhead = false;
  let found: Finding | undefined;
  for (const clause of clauses) {
    const done = clause.folded.search(cues(further.evidence, language));
    const ahead = clause.folded.search(cues(further.future, language));
    // “pero ya …” ends a plan; what merely follows it in a list does not.
    if (NOW.test(clause.folded) && ahead < 0) isAhead = false;
    const wasAhead = isAhead || (ahead >= 0 && (done < 0 || ahead < done));
    isAhead ||= ahead >= 0;
    if (wasAhead || isDenied(clause, language) || has(clause.folded, further.evidenceNot, language)) continue;
    if (done >= 0 && FIGURE.test(clause.folded) && has(clause.folded, further.proof, language)) {
      return { sentence, clause, firm: true };
    }
    if (done >= 0 || has(clause.folded, further.evidenceOwn, language))
      found ??= { sentence, clause, firm: false };
  }
  return found;
}

const NOW = /(?:^|\s)(?:ya|hoy|already|so far|today|now)(?:\s|$)/;
const FIGURE =
  /\d|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/;

function readRefusal(sentence: Sentence): Finding | undefined {
  for (const clause of sentence.clauses) {
    if (
      has(clause.folded, further.refused, sentence.language) &&
      !has(clause.folded, basic.denialNot, sentence.language)
    ) {
      return { sentence, clause, firm: true };
    }
  }
  return undefined;
}

/** Only amounts of one currency and one unit can be compared; a total would make an honest price look absurd. */
function belowCost(prices: readonly Amount[], costs: readonly Amount[]) {
  for (const price of prices) {
    for (const cost of costs.slice(0, 8)) {
      const isSameThing = price.currency === cost.currency && price.unit === cost.unit;
      if (isSameThing && price.value > 0 && cost.value > price.value) return { price, cost };
    }
    if (price.unit === '') break;
  }
  return undefined;
}
