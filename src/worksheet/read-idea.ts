import type { Language } from '../domain/idea.ts';
import { type Amount, amountsOf } from './amounts.ts';
import { cues, has, markGroups } from './cues.ts';
import { fold, type Piece, readText, type Sentence } from './text.ts';
import type { ListName } from './words/lists.ts';

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

export interface Finding {
  sentence: Sentence;
  /** The part of the sentence that says it. */
  clause: Piece;
  /** Said plainly; otherwise in a way that anybody could write, or from one’s own experience alone. */
  firm: boolean;
}

export interface IdeaReading {
  /** The language of the text; `undefined` where neither Spanish nor English is recognised. */
  language: Language | undefined;
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
  const { sentences, language, shuffled } = readText(idea);
  const read = shuffled || language === undefined ? [] : sentences;
  const amounts = read.map(amountsOf);
  const all = amounts.flat();
  const prices = all.filter(({ role }) => role === 'price');
  const costs = all.filter(({ role }) => role === 'cost');
  const refused = first(read, readRefusal);
  const found: Partial<Record<Ingredient, Finding>> = {};
  const findings: Record<Ingredient, Finding | undefined> = {
    customer:
      best(read, (sentence) => namedGroup(sentence, 'customer')) ??
      best(read, (sentence) => namedGroup(sentence, 'customerCount')),
    problem: best(read, (sentence) => unless(sentence, 'problem', 'problemNot')),
    today: best(read, (sentence) => firm(sentence, 'today')),
    offer: best(read, (sentence) => affirmed(sentence, 'offer')),
    price: best(
      read,
      (sentence, index) => withAmount(sentence, amounts[index], 'price') ?? affirmed(sentence, 'priceShare'),
    ),
    cost: best(read, (sentence, index) => withAmount(sentence, amounts[index], 'cost')),
    difference: best(read, (sentence) => firm(sentence, 'difference') ?? loose(sentence, 'differenceWeak')),
    start: best(read, (sentence) => affirmed(sentence, 'start') ?? namedPlace(sentence)),
    evidence: best(read, readEvidence),
  };
  for (const ingredient of INGREDIENTS) {
    const finding = findings[ingredient];
    if (finding) found[ingredient] = finding;
  }
  // What nobody wanted, or what has not happened yet, outweighs a single cue.
  if (refused) delete found.evidence;
  return {
    language,
    sentences,
    shuffled,
    found,
    prices,
    costs,
    refused,
    step: best(read, (sentence) => affirmed(sentence, 'step')),
    belowCost: belowCost(prices, costs),
  };
}

type Look = (sentence: Sentence, index: number) => Finding | undefined;

/** The first finding that is firm, else the first. */
function best(sentences: readonly Sentence[], look: Look): Finding | undefined {
  let found: Finding | undefined;
  for (const [index, sentence] of sentences.entries()) {
    const finding = look(sentence, index);
    if (finding?.firm) return finding;
    found ??= finding;
  }
  return found;
}

function first(sentences: readonly Sentence[], look: Look): Finding | undefined {
  for (const [index, sentence] of sentences.entries()) {
    const finding = look(sentence, index);
    if (finding) return finding;
  }
  return undefined;
}

function firm(sentence: Sentence, list: ListName): Finding | undefined {
  return match(sentence, list, true, () => true);
}

function loose(sentence: Sentence, list: ListName): Finding | undefined {
  return match(sentence, list, false, () => true);
}

/** The same where the cues need to know the groups that a sentence names. */
function namedGroup(sentence: Sentence, list: ListName): Finding | undefined {
  const marked = { ...sentence, folded: markGroups(sentence.folded, sentence.language) };
  const finding = affirmed(marked, list);
  return finding && { ...finding, sentence, clause: finding.clause === marked ? sentence : finding.clause };
}

/** A cue that no denial stands before in the same clause. */
function affirmed(sentence: Sentence, list: ListName): Finding | undefined {
  return match(sentence, list, true, (at) => !deniedBefore(sentence, at));
}

function unless(sentence: Sentence, list: ListName, not: ListName): Finding | undefined {
  if (has(sentence.folded, not, sentence.language)) return undefined;
  return match(sentence, list, true, (at) => !JUST_DENIED.test(sentence.folded.slice(0, at)));
}

function match(
  sentence: Sentence,
  list: ListName,
  isFirm: boolean,
  admits: (at: number) => boolean,
): Finding | undefined {
  for (const { index, 0: words } of sentence.folded.matchAll(cues(list, sentence.language))) {
    if (admits(index))
      return { sentence, clause: clauseOf(sentence, words.replaceAll('§', '')), firm: isFirm };
  }
  return undefined;
}

/** The clause that holds the words, or the whole sentence when they reach over several. */
function clauseOf(sentence: Sentence, words: string): Piece {
  return sentence.clauses.find(({ folded }) => folded.includes(words.trim())) ?? sentence;
}

/** A denial right before a cue that holds none itself: “no se equivocan”. */
const JUST_DENIED = /(?:^|[^a-z])(?:no|nunca|ni|never|not|[a-z]+n't)(?: se| les?| l[oa]s?| me| nos)? $/;

const NEAR = 24;

function deniedBefore({ folded, language }: Sentence, at: number): boolean {
  const before = folded.slice(Math.max(0, at - NEAR), at).replace(/^.*[,;:.()]/, '');
  return has(before, 'denial', language) && !has(before, 'denialNot', language);
}

function withAmount(
  sentence: Sentence,
  amounts: readonly Amount[] | undefined,
  role: 'price' | 'cost',
): Finding | undefined {
  const amount = amounts?.find((one) => one.role === role);
  if (!amount) return undefined;
  if (deniedBefore(sentence, sentence.folded.indexOf(fold(amount.typed)))) return undefined;
  const clause = sentence.clauses.find(({ typed }) => typed.includes(amount.typed)) ?? sentence;
  return { sentence, clause, firm: true };
}

function isDenied({ folded }: Piece, language: Language): boolean {
  return has(folded, 'denial', language) && !has(folded, 'denialNot', language);
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
    const done = clause.folded.search(cues('evidence', language));
    const ahead = clause.folded.search(cues('future', language));
    // “pero ya …” ends a plan; what merely follows it in a list does not.
    if (NOW.test(clause.folded) && ahead < 0) isAhead = false;
    const wasAhead = isAhead || (ahead >= 0 && (done < 0 || ahead < done));
    isAhead ||= ahead >= 0;
    if (wasAhead || isDenied(clause, language) || has(clause.folded, 'evidenceNot', language)) continue;
    if (done >= 0 && FIGURE.test(clause.folded) && has(clause.folded, 'proof', language)) {
      return { sentence, clause, firm: true };
    }
    if (done >= 0 || has(clause.folded, 'evidenceOwn', language)) found ??= { sentence, clause, firm: false };
  }
  return found;
}

const NOW = /(?:^|\s)(?:ya|hoy|already|so far|today|now)(?:\s|$)/;
const FIGURE =
  /\d|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/;

function readRefusal(sentence: Sentence): Finding | undefined {
  for (const clause of sentence.clauses) {
    if (
      has(clause.folded, 'refused', sentence.language) &&
      !has(clause.folded, 'denialNot', sentence.language)
    ) {
      return { sentence, clause, firm: true };
    }
  }
  return undefined;
}

/** A name with a capital after “in”: the place where it begins. */
const PLACE =
  /(?<!^)(?:\ben|\bde|\bin|\baround|\bnear|\bfrom) (?!(?:Excel|Whats|Insta|Google|Amazon|Face|Tik|You|Linked|Internet|Etsy|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Navidad|English|Spanish|French|German|Italian))\p{Lu}\p{Ll}{2,}/u;

function namedPlace(sentence: Sentence): Finding | undefined {
  const clause = sentence.clauses.find(({ typed }) => PLACE.test(` ${typed}`));
  return clause && { sentence, clause, firm: true };
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
