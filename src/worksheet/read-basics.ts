import { type Amount, amountsOf } from './amounts.ts';
import { basic } from './cues.ts';
import {
  affirmed,
  best,
  deniedAmount,
  firm,
  loose,
  type Mention,
  namedGroup,
  notOwn,
  unless,
  withAmount,
} from './findings.ts';
import { type IdeaText, readText, type Sentence } from './text.ts';

export interface Basics {
  text: IdeaText;
  /** The sentences that can be read: none in another language, or where the words are out of order. */
  read: readonly Sentence[];
  /** Of each sentence read. */
  amounts: readonly (readonly Amount[])[];
  customer: Mention | undefined;
  problem: Mention | undefined;
  price: Mention | undefined;
  difference: Mention | undefined;
  start: Mention | undefined;
}

/** The ingredients that the page’s checklist ticks. Linear in the text’s length. */
export function readBasics(idea: string): Basics {
  const text = readText(idea);
  const isReadable = !text.shuffled && text.language !== undefined;
  const read = isReadable ? text.sentences.filter(({ folded }) => /[a-z]{2}/.test(folded)) : [];
  const amounts = read.map((sentence) =>
    amountsOf(sentence).map((amount) =>
      deniedAmount(sentence, amount) ? { ...amount, role: 'other' as const } : amount,
    ),
  );
  return {
    text,
    read,
    amounts,
    customer: findCustomer(read),
    problem: best(read, (sentence) => notOwn(sentence, unless(sentence, basic.problem, basic.problemNot))),
    price: best(
      read,
      (sentence, index) =>
        withAmount(sentence, amounts[index], 'price') ?? affirmed(sentence, basic.priceShare),
    ),
    difference: best(
      read,
      (sentence) => firm(sentence, basic.difference) ?? loose(sentence, basic.differenceWeak),
    ),
    start: best(read, (sentence) => affirmed(sentence, basic.start)) ?? best(read, namedPlace),
  };
}

export function findCustomer(sentences: readonly Sentence[]): Mention | undefined {
  return (
    best(sentences, (sentence) => namedGroup(sentence, basic.customer)) ??
    best(sentences, (sentence) => namedGroup(sentence, basic.customerCount))
  );
}

/** A name with a capital after “in”: the place where it begins. */
const PLACE =
  /(?<!^)(?:\ben|\bde|\bin|\baround|\bnear|\bfrom) (?!(?:Excel|Whats|Insta|Google|Amazon|Face|Tik|You|Linked|Internet|Etsy|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Navidad|English|Spanish|French|German|Italian))\p{Lu}\p{Ll}{2,}/u;

function namedPlace(sentence: Sentence): Mention | undefined {
  const clause = sentence.clauses.find(({ typed }) => PLACE.test(` ${typed}`));
  return clause && { sentence, clause, firm: true };
}
