import { amountsOf } from './amounts.ts';
import { basic } from './cues.ts';
import { affirmed, best, type Mention, mention, namedGroup, notOwn, unless, withAmount } from './findings.ts';
import { readText, type Sentence } from './text.ts';

/** The ingredients that the page’s checklist ticks. Linear in the text’s length. */
export function readBasics(idea: string) {
  const text = readText(idea);
  const isReadable = !text.shuffled && text.language !== undefined;
  /** The sentences that can be read: none in another language, or where the words are out of order. */
  const read = isReadable ? text.sentences.filter(({ folded }) => /[a-z]{2}/.test(folded)) : [];
  const amounts = new Map(read.map((sentence) => [sentence, amountsOf(sentence)]));
  return {
    text,
    read,
    amounts,
    customer: findCustomer(read),
    problem: best(read, (sentence) => notOwn(unless(sentence, basic.problem, basic.problemNot))),
    price: best(
      read,
      (sentence) =>
        withAmount(sentence, amounts.get(sentence), 'price') ?? affirmed(sentence, basic.priceShare),
    ),
    difference: best(
      read,
      (sentence) =>
        mention(sentence, basic.difference) ?? mention(sentence, basic.differenceWeak, { firm: false }),
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
