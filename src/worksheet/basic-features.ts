import type { Language } from '../domain/language.ts';
import { type Amount, amountsOf } from './amounts.ts';
import { basic, cueAt, has, isDeniedBefore, type WordList } from './cues.ts';
import { type IdeaText, ideaText, type Piece, type Sentence } from './text.ts';

/** What the checklist needs to know about a sentence. */
export interface BasicFeatures {
  sentence: Sentence;
  amounts: readonly Amount[];
  /** The sentence names a price or a cost of the writer. */
  isEarning: boolean;
  /** How clearly something goes wrong for somebody: 0 not at all, 1 by a denial, 3 by a word of trouble, 4 by “Problem:”. */
  trouble: number;
  compares: 'said' | 'loose' | undefined;
  /** How clearly the sentence names people who may be the customers: 0 for not at all. */
  customer: number;
  isPlaced: boolean;
  /** The sentence tells where the business begins or how it reaches customers. */
  isStart: boolean;
}

/** A text and its readable sentences. */
export function readableText(
  idea: string,
  fallback: Language,
): { text: IdeaText; readable: readonly Sentence[] } {
  const text = ideaText(idea, fallback);
  const isReadable = !text.isShuffled && text.language !== undefined;
  // Leaves out sentences in another script, and all sentences if the language is unknown or the words are out of order.
  return {
    text,
    readable: isReadable ? text.sentences.filter(({ folded }) => /[a-z]{2}|[$£€]/.test(folded)) : [],
  };
}

export function basicFeatures(sentence: Sentence): BasicFeatures {
  const amounts = amountsOf(sentence);
  const label = labelOf(sentence);
  return {
    sentence,
    amounts,
    isEarning: amounts.some(({ role }) => role !== 'other') || affirms(sentence, basic.share),
    trouble: label === 'problem' ? 4 : Math.max(0, ...sentence.clauses.map(troubleIn)),
    compares:
      label === 'difference' || has(sentence, basic.compare)
        ? 'said'
        : has(sentence, basic.compareWeak)
          ? 'loose'
          : undefined,
    customer: label === 'customer' ? 6 : customerIn(sentence),
    isPlaced: isPlaced(sentence),
    isStart: affirms(sentence, basic.start),
  };
}

/** The subject that a sentence names in front: “Problem: …”. */
export function labelOf({ folded }: Sentence) {
  const [word = ''] = /^[a-z]+(?= ?:)/.exec(folded) ?? [];
  return (Object.keys(LABELS) as (keyof typeof LABELS)[]).find((label) => LABELS[label].test(word));
}

const LABELS = {
  problem: /^(?:problema?|pain|dolor)$/,
  customer: /^(?:clientes?|publico|customers?|target|audience)$/,
  difference: /^(?:diferencia|competencia|alternativas|difference|competition|alternatives)$/,
  offer: /^(?:oferta|idea|que|producto|servicio|solucion|offer|what|product|service|solution)$/,
  evidence: /^(?:pruebas?|piloto|traccion|resultados?|evidence|pilot|traction|tests?|trial|results?)$/,
} as const;

export const hasPrice = ({ amounts }: BasicFeatures) => amounts.some(({ role }) => role === 'price');

/** Whether a clause has a cue of the list without a denial before it. */
export function affirms(sentence: Sentence, list: WordList): boolean {
  return sentence.clauses.some((clause) => {
    const at = cueAt(clause, list);
    return at >= 0 && !isDeniedBefore(clause, at);
  });
}

/** The clause is about what the writer does. */
export const WRITER = {
  es: /^(?:y |pero |yo |ya |no |nos |me |l[oa]s? |les? ){0,3}(?:[a-z]{3,}(?:amos|emos|imos)|he|tengo|cobro|vendo|hago|(?<=(?:nos|me) )[a-z]+)(?![a-z])/,
  en: /^(?:and |but |so |then |if ){0,2}(?:i|we|i'[a-z]+|we'[a-z]+)(?![a-z])/,
} as const;
const DENIES = {
  es: /(?:^|[^a-z])(?:no|ni|tampoco|nadie|nunca|jamas|apenas|ningun[oa]?)(?![a-z])/,
  en: /(?:^|[^a-z])(?:not|never|nobody|no one|no-one|hardly|barely|cannot|dont|doesnt|cant|wont|[a-z]+n't)(?![a-z])/,
} as const;

function troubleIn(clause: Piece): number {
  const isOwn = WRITER[clause.language].test(clause.folded);
  if (has(clause, basic.noTrouble) || has(clause, basic.denialNot)) return 0;
  if (has(clause, basic.trouble)) return isOwn && has(clause, basic.cost) ? 0 : 3;
  if (has(clause, basic.effort)) return isOwn ? 0 : 3;
  return isOwn && has(clause, basic.cost) ? 0 : Number(DENIES[clause.language].test(clause.folded));
}

function customerIn({ marked, folded, language }: Sentence): number {
  if (FOR_PEOPLE[language].test(marked)) return /^(?:the|el|la|los|las) /.test(folded) ? 2.5 : 5;
  if (BEGINS_WITH_PEOPLE[language].test(marked)) return 3;
  if (marked.includes('§')) return 2;
  return BEGINS_WITH_MANY[language].test(folded) || FOR_MANY[language].test(folded) ? 1.8 : 0;
}

/** People to whom something is sold. */
const FOR_PEOPLE = {
  es: /(?:^|[^a-z])(?:para|(?:vend|ofrec|alquil|ayud|ensen|cobr|serv|entreg|repart|dirig)[a-z]*(?: [a-z]+){0,5} al?) (?:l[oa]s |el |la |un |una |mis |otr[oa]s |cada )?(?:[a-z]+ ){0,2}§/,
  en: /(?:^|[^a-z])(?:for|helps?|among|(?:sell|sells|sold|rent|rents|offer|offers|deliver|delivers|teach)(?: [a-z]+){0,3} to) (?:the |an? |my |our |other |small |every )?(?:[a-z-]+ ){0,2}§/,
} as const;
const BEGINS_WITH_PEOPLE = {
  es: /^(?:(?:a )?(?:l[oa]s|el|la|mis?|tod[oa]s l[oa]s) |much[oa]s |cada |nuestr[oa]s )?(?:[a-z]+ )?§/,
  en: /^(?:the |most |many |some |my |our |every |an? )?(?:[a-z'-]+ ){0,2}§/,
} as const;
/** A plural at the beginning with a verb after it: people, more often than things. */
const BEGINS_WITH_MANY = {
  es: /^(?:a )?(?:l[oa]s|much[oa]s|mis|nuestr[oa]s) (?:que )?[a-z]{3,}|^(?:el|la|cada|al) [a-z]+(?:er[oa]|ista|dora?|tora?)(?![a-z])/,
  en: /^(?:[a-z'-]+ ){0,2}(?!this|his|its|always|perhaps|sometimes)[a-z]{3,}[^s\W]s (?:in|near|around|[a-z]+) /,
} as const;
/** A plural after “for”: people, unless it is a time. */
const FOR_MANY = {
  es: /(?:^|[^a-z])para (?:l[oa]s )?[a-z]{4,}s(?![a-z])/,
  en: /(?:^|[^a-z])for (?:the )?(?!(?:minutes|hours|days|weeks|months|years|ages|sales|pounds|euros|dollars|less|this|always)(?![a-z]))(?:[a-z-]+ ){0,1}[a-z]{3,}[^s\W]s(?![a-z])/,
} as const;

/** Names after “in” or “from” that are not places: platforms, months, days, languages. */
const NO_PLACE =
  /^(?:Excel|Whats|Insta|Google|Amazon|Face|Tik|You|Linked|Internet|Etsy|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Navidad|English|Spanish|French|German|Italian)/;
/** A capitalised name after “in”, “near” or “from” is a place. */
const PLACE = /(?<=\s)(?:en|de|in|around|near|from|at|across|between) (\p{Lu}\p{Ll}{2,})/gu;

function isPlaced({ typed }: Sentence): boolean {
  return [...` ${typed}`.replace(/\s+/g, ' ').matchAll(PLACE)].some(([, name]) => !NO_PLACE.test(name ?? ''));
}
