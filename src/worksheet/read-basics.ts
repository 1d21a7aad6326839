import { alternatives } from '../domain/text-matching.ts';
import { amountsOf } from './amounts.ts';
import { basic } from './cues.ts';
import {
  affirmedMention,
  amountMention,
  bestMention,
  groupMention,
  type Mention,
  mentionOf,
  mentionUnless,
  notOwn,
} from './mentions.ts';
import { ideaText, type Sentence } from './text.ts';

/** Finds the ingredients that the page’s checklist ticks. Linear in the text’s length. */
export function readBasics(idea: string) {
  const text = ideaText(idea);
  const isReadable = !text.isShuffled && text.language !== undefined;
  // Without sentences in another script; none if the language is unknown or the words are out of order.
  const read = isReadable ? text.sentences.filter(({ folded }) => /[a-z]{2}/.test(folded)) : [];
  const amounts = new Map(read.map((sentence) => [sentence, amountsOf(sentence)]));
  return {
    text,
    read,
    amounts,
    customer: findCustomer(read),
    problem: bestMention(read, (sentence) =>
      notOwn(mentionUnless(sentence, basic.problem, basic.problemNot)),
    ),
    price: bestMention(
      read,
      (sentence) =>
        amountMention(sentence, amounts.get(sentence), 'price') ??
        affirmedMention(sentence, basic.priceShare),
    ),
    difference: bestMention(
      read,
      (sentence) =>
        mentionOf(sentence, basic.difference) ?? mentionOf(sentence, basic.differenceWeak, { firm: false }),
    ),
    start:
      bestMention(read, (sentence) => affirmedMention(sentence, basic.start)) ??
      bestMention(read, namedPlace),
  };
}

export function findCustomer(sentences: readonly Sentence[]): Mention | undefined {
  return (
    bestMention(sentences, (sentence) => groupMention(sentence, basic.customer)) ??
    bestMention(sentences, (sentence) => groupMention(sentence, basic.customerCount))
  );
}

/** Names after “in” or “from” that are no places: platforms, months, days, languages. */
const NO_PLACES = `
Excel|Whats|Insta|Google|Amazon|Face|Tik|You|Linked|Internet|Etsy
Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre
January|February|March|April|May|June|July|August|September|October|November|December
Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Navidad
English|Spanish|French|German|Italian`;
/** A capitalised name after “in”, “near” or “from” is a place. */
const PLACE = new RegExp(
  String.raw`(?<!^)(?:\ben|\bde|\bin|\baround|\bnear|\bfrom) (?!${alternatives(NO_PLACES)})\p{Lu}\p{Ll}{2,}`,
  'u',
);

function namedPlace(sentence: Sentence): Mention | undefined {
  const clause = sentence.clauses.find(({ typed }) => PLACE.test(` ${typed.replace(/\s+/g, ' ')}`));
  return clause && { sentence, clause, firm: true };
}

/** Which of five parts of a complete idea the text has. */
export function ideaChecklist(idea: string) {
  const { customer, problem, price, difference, start } = readBasics(idea);
  return {
    customer: customer !== undefined,
    problem: problem !== undefined,
    earning: price !== undefined,
    difference: difference?.firm === true,
    place: start !== undefined,
  };
}

export type ChecklistItem = keyof ReturnType<typeof ideaChecklist>;
