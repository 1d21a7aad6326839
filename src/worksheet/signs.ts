import { affirms, type BasicSigns, basicSigns, labelOf, WRITER } from './basic-signs.ts';
import { basic, cueAt, cues, has, isDenied, markGroups, NUMBERS, type WordList } from './cues.ts';
import { isFragment, isHeadedByPeople } from './fragment.ts';
import type { Piece, Sentence } from './text.ts';
import { further } from './words/further.ts';

/** The signs in the words of a sentence. */
export interface Signs extends BasicSigns {
  /** How clearly something was done or seen: 0 not at all, 1 somehow, 2 with customers, 3 with their number. */
  evidence: number;
  /** A result that speaks against the idea. */
  isAgainst: boolean;
  /** `named`: it begins with a thing, without a verb. */
  offers: 'said' | 'named' | undefined;
  startsWithAmount: boolean;
  /** It has a number of people or things. */
  counts: boolean;
  /** It names a first version, or the means to build one. */
  isFirstVersion: boolean;
  isAhead: boolean;
  isFirstPerson: boolean;
  /** It begins with a pronoun, so it continues the sentence before it. */
  goesOn: boolean;
}

export function signsOf(sentence: Sentence): Signs {
  const { folded, language, typed } = sentence;
  const signs = basicSigns(sentence);
  const [amount] = signs.amounts;
  const startsWithAmount = amount !== undefined && typed.startsWith(amount.typed.slice(0, 4));
  const label = labelOf(sentence);
  const isListed = signs.amounts.length > 0 || /[,:]/.test(folded);
  const isNamed = isFragment(sentence) && !(STARTS_WITH_NUMBER[language].test(folded) && isListed);
  const isPeople = isNamed && isHeadedByPeople(sentence);
  return {
    ...signs,
    customer: isPeople ? 5.5 : signs.customer,
    evidence: label === 'evidence' ? Math.max(2, evidenceIn(sentence)) : label ? 0 : evidenceIn(sentence),
    isAgainst: sentence.clauses.some((one) => has(one, further.against) && !has(one, basic.denialNot)),
    offers: offersIn(sentence, { label, startsWithAmount, isNamed: isNamed && !isPeople }),
    startsWithAmount,
    counts: has(sentence, COUNT),
    isFirstVersion: affirms(sentence, further.firstVersion),
    isAhead: has(sentence, further.ahead),
    isFirstPerson: FIRST_PERSON[language].test(folded),
    goesOn: /^(?:it(?! takes| is|'s| costs)|they|these|this|that|es|son|esto|asi)(?![a-z])/.test(folded),
  };
}

function offersIn(
  sentence: Sentence,
  {
    label,
    startsWithAmount,
    isNamed,
  }: { label: string | undefined; startsWithAmount: boolean; isNamed: boolean },
): Signs['offers'] {
  if (label) return label === 'offer' ? 'said' : undefined;
  // A question asks; it offers nothing.
  if (startsWithAmount || sentence.typed.endsWith('?')) return undefined;
  return affirms(sentence, further.offer) ? 'said' : isNamed ? 'named' : undefined;
}

/** “Six visits, £70” is a price and “Six nights: 31, 38” a result; “Six visits by a nurse” is an offer. */
const STARTS_WITH_NUMBER = {
  es: new RegExp(`^(?:\\d|(?:${Object.keys(NUMBERS.es).join('|')}) )`),
  en: new RegExp(`^(?:\\d|(?:${Object.keys(NUMBERS.en).join('|')}) )`),
} as const;
const FIRST_PERSON = {
  es: /(?:^|[^a-z])(?:yo|nosotros|nosotras|[a-z]{3,}(?:amos|emos|imos)|tengo|soy|hago|cobro|vendo|quiero|voy)(?![a-z])|^[a-z]{3,}o |^nuestr[oa] (?:idea|proyecto|producto|app|empresa|plataforma|equipo)/,
  en: /(?:^|[^a-z])(?:i|we|i'[a-z]+|we'[a-z]+|im|ive|weve)(?![a-z])|^our (?:idea|project|product|app|company|platform|team|solution)/,
} as const;

/**
 * Something that was done or seen. It does not count in a clause that denies it, or after words of the future in its
 * sentence: a plan or a condition.
 */
function evidenceIn(sentence: Sentence): number {
  let isAhead = false;
  let found = 0;
  for (const clause of sentence.clauses) {
    const ahead = cueAt(clause, further.ahead);
    // “pero ya …” ends a plan; the next item of a list does not.
    if (NOW.test(clause.folded) && ahead < 0) isAhead = false;
    const isPlanned = isAhead;
    isAhead ||= ahead >= 0;
    if (isPlanned || has(clause, further.noEvidence)) continue;
    if (has(clause, basic.denialNot)) found = Math.max(found, 1);
    found = Math.max(found, evidenceBefore(clause, ahead < 0 ? Infinity : ahead));
  }
  return found;
}

/** Evidence in the part of a clause before words of the future: “6 told me that they would pay”. */
function evidenceBefore(clause: Piece, end: number): number {
  const { language } = clause;
  const part = { folded: clause.folded.slice(0, end), language };
  const marked = { folded: end === Infinity ? clause.marked : markGroups(part), language };
  const uses = endOf(marked, further.uses);
  const done = first(endOf(marked, further.happened), uses, clause.preterite < end ? clause.preterite : -1);
  if (isDenied({ folded: part.folded.slice(0, done < 0 ? undefined : done + NEXT_WORD), language })) return 0;
  if (done < 0) return Number(has(marked, further.own));
  const counts = has(marked, COUNT) || marked.folded.includes('§');
  const isOwn = WRITER[language].test(part.folded);
  const isDeal =
    uses >= 0 ||
    has(part, further.deal) ||
    (counts && isOwn) ||
    (has(marked, COUNT) && marked.folded.includes('§'));
  const trouble = cueAt(part, basic.trouble);
  const isTrouble = trouble >= 0 && trouble < done;
  return isDeal && !(isTrouble && !counts) ? 2 + Number(counts) + Number(uses >= 0) : 1;
}

const NOW = /(?:^|\s)(?:ya|hoy|already|so far|today|now)(?:\s|$)/;
/** UTF-16 units in which a denial may follow a verb: “sold none”. */
const NEXT_WORD = 6;
const COUNT = { es: 'COUNT', en: 'COUNT' };

/** Where the first cue of a list ends, or -1. */
function endOf(piece: Pick<Piece, 'folded' | 'language'>, list: WordList): number {
  const expression = cues(list, piece.language);
  expression.lastIndex = 0;
  return expression.test(piece.folded) ? expression.lastIndex : -1;
}

/** The first of these places; -1 if none is in the text. */
function first(...places: readonly number[]): number {
  const there = places.filter((at) => at >= 0);
  return there.length > 0 ? Math.min(...there) : -1;
}
