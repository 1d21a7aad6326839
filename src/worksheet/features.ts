import { affirms, type BasicFeatures, basicFeatures, labelOf, WRITER } from './basic-features.ts';
import { basic, cueAt, cues, has, isDenied, markGroups, NUMBERS, type WordList } from './cues.ts';
import { isFragment, isHeadedByPeople } from './fragment.ts';
import type { Piece, Sentence } from './text.ts';
import { further } from './words/further.ts';

/** What the words of a sentence tell. */
export interface Features extends BasicFeatures {
  /** How clearly something was done or seen: 0 not at all, 1 somehow, 2 with customers, 3 or 4 if they are counted or use it. */
  evidence: number;
  /** A result that speaks against the idea. */
  isAgainst: boolean;
  /** `named`: the sentence begins with a thing, without a verb. */
  offers: 'said' | 'named' | undefined;
  startsWithAmount: boolean;
  /** The sentence has a number of people or things. */
  counts: boolean;
  /** The sentence names a first version, or the means to build one. */
  isFirstVersion: boolean;
  isFuture: boolean;
  isFirstPerson: boolean;
  /** The sentence begins with a pronoun, so it continues the previous sentence. */
  continues: boolean;
}

export function featuresOf(sentence: Sentence): Features {
  const { folded, language, typed } = sentence;
  const features = basicFeatures(sentence);
  const [amount] = features.amounts;
  const startsWithAmount = amount !== undefined && typed.startsWith(amount.typed.slice(0, 4));
  const label = labelOf(sentence);
  const isListed = features.amounts.length > 0 || /[,:]/.test(folded);
  const isNamed = isFragment(sentence) && !(STARTS_WITH_NUMBER[language].test(folded) && isListed);
  const isPeople = isNamed && isHeadedByPeople(sentence);
  return {
    ...features,
    customer: isPeople ? 5.5 : features.customer,
    evidence: label === 'evidence' ? Math.max(2, evidenceIn(sentence)) : label ? 0 : evidenceIn(sentence),
    isAgainst: sentence.clauses.some((one) => has(one, further.against) && !has(one, basic.denialNot)),
    offers: offersIn(sentence, { label, startsWithAmount, isNamed: isNamed && !isPeople }),
    startsWithAmount,
    counts: has(sentence, COUNT),
    isFirstVersion: affirms(sentence, further.firstVersion),
    isFuture: has(sentence, further.ahead),
    isFirstPerson: FIRST_PERSON[language].test(folded),
    continues: /^(?:it(?! takes| is|'s| costs)|they|these|this|that|es|son|esto|asi)(?![a-z])/.test(folded),
  };
}

function offersIn(
  sentence: Sentence,
  {
    label,
    startsWithAmount,
    isNamed,
  }: { label: string | undefined; startsWithAmount: boolean; isNamed: boolean },
): Features['offers'] {
  if (label) return label === 'offer' ? 'said' : undefined;
  // A question offers nothing.
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
 * How clearly the sentence tells of something that was done or seen. Nothing counts in a clause with a denial, or after words
 * of the future (a plan or a condition).
 */
function evidenceIn(sentence: Sentence): number {
  let isFuture = false;
  let found = 0;
  for (const clause of sentence.clauses) {
    const ahead = cueAt(clause, further.ahead);
    // “pero ya …” ends a plan; the next item of a list does not.
    if (NOW.test(clause.folded) && ahead < 0) isFuture = false;
    const isPlanned = isFuture;
    isFuture ||= ahead >= 0;
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
  const done = firstPlace(
    endOf(marked, further.happened),
    uses,
    clause.preterite < end ? clause.preterite : -1,
  );
  if (isDenied({ folded: part.folded.slice(0, done < 0 ? undefined : done + DENIAL_REACH), language }))
    return 0;
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
/** In UTF-16 units. How far after a verb a denial is searched for: “sold none”. */
const DENIAL_REACH = 6;
const COUNT = { es: 'COUNT', en: 'COUNT' };

/** Where the first cue of a list ends, or -1. */
function endOf(piece: Pick<Piece, 'folded' | 'language'>, list: WordList): number {
  const expression = cues(list, piece.language);
  expression.lastIndex = 0;
  return expression.test(piece.folded) ? expression.lastIndex : -1;
}

/** The first of these places; -1 if none is in the text. */
function firstPlace(...places: readonly number[]): number {
  const found = places.filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}
