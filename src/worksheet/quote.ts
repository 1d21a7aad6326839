import { alternatives } from '../domain/text-matching.ts';
import type { Mention } from './mentions.ts';
import { fold } from './text.ts';

/** UTF-16 units. Of a longer sentence only a part is quoted. */
const SENTENCE_MAX_LENGTH = 240;
const CLAUSE_MIN_WORDS = 5;

/** Where a long sentence may be cut: after a semicolon, or at a comma with a conjunction. */
const LONG_BREAK = /;\s+|,\s+(?=(?:y|e|o|pero|and|but|or|so)\s)/giu;
const CONJUNCTION = /^(?:y|e|o|pero|and|but|or|so)\s+/iu;
/** Verb forms: a part that is quoted alone needs a verb. */
const VERB = new RegExp(
  `\\b${alternatives(String.raw`
es|son|esta|estan|hay|tiene|tienen|tengo|tenemos|cuesta|cuestan
pierd\w+|pag(?:a|an|o|amos)|cobr\w+|vend(?:e|en|o|emos|ia|eria)\w*
quier\w+|necesit\w+|pued\w+|sab\w+|hac\w+|hemos|han|he|ha
\w{3,}(?:amos|emos|imos|aria|arian|eria|erian|aron|ieron|aban|ian)
is|are|was|were|has|have|had|do|does|don't|can|can't|cannot|will|would
want|need|lose|loses|pay|pays|cost|costs|charge|sell|sells
use|uses|get|gets|take|takes|make|makes|\w{3,}ed`)}\\b`,
);

/**
 * The words to quote for a mention: its sentence, or, of a long sentence, a part that holds the mention and is complete in
 * itself, if there is one.
 */
export function quotable({ sentence, clause }: Mention): string {
  if (sentence.typed.length <= SENTENCE_MAX_LENGTH) return sentence.typed;
  const part = sentence.typed.split(LONG_BREAK).find((one) => one.includes(clause.typed));
  const quote = part?.replace(CONJUNCTION, '').trim();
  if (quote && quote.length <= SENTENCE_MAX_LENGTH && isWhole(quote)) return quote;
  if (clause.typed.length <= SENTENCE_MAX_LENGTH && isWhole(clause.typed) && !RELATIVE.test(clause.folded)) {
    return clause.typed;
  }
  return sentence.typed;
}

/** A clause that opens so is incomplete without the words before it. */
const RELATIVE =
  /^(?:que|cuyo|donde|porque|cuando|aunque|mientras|pero|y|si|which|who|that|whose|where|because|when|although|while|but|and|if|so)\b/;

function isWhole(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  const isBalanced = count('(') === count(')') && count('«') === count('»') && count('“') === count('”');
  const folded = fold(text);
  return isBalanced && folded.split(' ').length >= CLAUSE_MIN_WORDS && VERB.test(folded);
}
