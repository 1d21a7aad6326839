import { LANGUAGES, type Language } from '../domain/language.ts';
import { cues, expression, has, linesOf, wordLists } from './cues.ts';
import type { IdeaFacts, Mention } from './read-idea.ts';
import { fold } from './text.ts';
import { setAsideEn } from './words/set-aside.en.ts';
import { setAsideEs } from './words/set-aside.es.ts';

export const setAsideLists = wordLists(setAsideEs, setAsideEn);

/** Why a text gets no worksheet. */
export type Objection =
  | { kind: 'not_an_idea'; looksLike: 'gibberish' | 'recipe' | 'request' }
  | { kind: 'directs_reader' }
  /** `harmClass`: the index of the class in the word lists of harm. */
  | { kind: 'harmful'; harmClass: number };

/** A text with this many steps and measures, without a price and without evidence, is a recipe. */
const RECIPE_CUES = 3;
/** Separates the name of a class from its cues, in the list of harm. */
const HARM_NAME_END = ' :: ';

/**
 * Rejects gibberish, instructions to the model, recipes, questions, and about twenty classes of unmistakable harm. No
 * filter of words is reliable: a text that passes is never recommended, and a rejected text gets a polite reason.
 */
export function objectionTo(idea: string, { sentences, found }: IdeaFacts): Objection | undefined {
  const folded = fold(idea);
  if (isGibberish(folded)) return { kind: 'not_an_idea', looksLike: 'gibberish' };
  if (count(folded, 'attack') > 0) return { kind: 'directs_reader' };
  const harmClass = harmClassOf(sentences.map((sentence) => sentence.folded));
  if (harmClass !== undefined) return { kind: 'harmful', harmClass };
  const isSaid = (mention: Mention | undefined) => mention !== undefined && mention.how !== 'guess';
  if (isSaid(found.price) || isSaid(found.evidence)) return undefined;
  if (count(folded, 'recipe') >= RECIPE_CUES) return { kind: 'not_an_idea', looksLike: 'recipe' };
  if (!isSaid(found.offer) && count(folded, 'request') > 0)
    return { kind: 'not_an_idea', looksLike: 'request' };
  return undefined;
}

function count(folded: string, list: 'attack' | 'recipe' | 'request'): number {
  return Math.max(
    ...LANGUAGES.map((language) => folded.match(cues(setAsideLists[list], language))?.length ?? 0),
  );
}

/**
 * The first class of harm that the writer offers. A cue does not count after a denial or prevention in its clause. Unless the
 * writer is its subject, it does not count either if somebody else is, or if the text speaks of prevention anywhere.
 */
function harmClassOf(sentences: readonly string[]): number | undefined {
  const text = sentences.join('. ');
  const affirmed = text.replace(DENIED_WORD, ' ');
  for (const language of LANGUAGES) {
    if (has({ folded: text, language }, setAsideLists.harmDescribed)) continue;
    const isPrevention = has({ folded: affirmed, language }, setAsideLists.harmNot);
    const isOffered = (sentence: string, { index, 0: words }: RegExpExecArray) => {
      const before = sentence.slice(0, index).replace(/^.*[,;:()]/, '');
      if (NOT_DONE.test(before) || has({ folded: before, language }, setAsideLists.harmNot)) return false;
      return isDoneByWriter(before, words) || !(isPrevention || OTHERS_DO.test(before + words));
    };
    for (const [place, line] of linesOf(setAsideLists.harm[language]).entries()) {
      const cue = expression(line.slice(line.indexOf(HARM_NAME_END) + HARM_NAME_END.length), language);
      if (text.search(cue) < 0) continue;
      for (const sentence of sentences) {
        if ([...sentence.matchAll(cue)].some((match) => isOffered(sentence, match))) return place;
      }
    }
  }
  return undefined;
}

/** The name of a class of harm, which completes “esto parece” or “this looks like”. */
export function harmName(harmClass: number, language: Language): string {
  return linesOf(setAsideLists.harm[language])[harmClass]?.split(HARM_NAME_END)[0] ?? '';
}

/** A denial right before a cue: “not to sell”, “sin vender”, “no se debe vender”. */
const NOT_DONE =
  /(?:^|[^a-z])(?:no|nunca|jamas|sin|ni|dejar de|en vez de|en lugar de|not|never|without|instead of|cannot|[a-z]+n't)(?: (?:se|les?|os|te|debe[a-z]*|pued[a-z]*|quer[a-z]*|es|un|una|to|be|is|are|a|ever|should|must))* $/;
const DENIED_WORD = /(?<![a-z])(?:no|nunca|sin|ni|not|never|without|[a-z]+n't) [a-z]+/g;
/** The writer does it: “vendo”, “queremos vender”, “we sell”. */
const isDoneByWriter = (before: string, words: string) =>
  /^(?:[a-z]{3,}(?:mos)|(?!robo |trafico |blanqueo |hackeo |soborno )[a-z]{3,}o)\b/.test(words) ||
  /(?:^|[^a-z])(?:(?:i|we|i'[a-z]+|we'[a-z]+)(?: [a-z]+){0,2}|quiero|queremos|quisiera|voy a|vamos a|pienso|dedico a|dedicamos a) $/.test(
    before,
  );
/** Somebody else does it: “muchos venden”, “people sell”. */
const OTHERS_DO =
  /(?:^|[^a-z])(?:(?<!se |que )[a-z]{3,}(?:[ae]n|aron|ieron|[ai]ban|ian)|(?:who|that|they|people|many|some|others|[a-z]+ers|shops|sites|websites) (?:buy|sell|make|print|post|write|offer|deal|import)) (?:[a-z]+ ){0,8}[a-z]+$/;

/** Whether many words have no vowels, six consonants together or keys in a row; or few words are repeated again and again. */
function isGibberish(folded: string): boolean {
  // Text in another script gets a notice about its language instead.
  if ((folded.match(/[^\p{ASCII}]/gu)?.length ?? 0) > folded.length / 2) return false;
  const words = folded.match(/[a-z]{2,}/g) ?? [];
  if (words.length === 0) return true;
  const oddWords = words.filter(
    (word) =>
      word.length > 3 &&
      (!/[aeiouy]/.test(word) ||
        /[^aeiouy]{6}/.test(word) ||
        /(.)\1\1/.test(word) ||
        /asdf|sdfg|dfgh|qwer|wert|zxcv|hjkl|lkjh|poiu/.test(word) ||
        word.length > 28),
  );
  const isRepeated = words.length >= 10 && new Set(words).size <= words.length / 8;
  return oddWords.length / words.length > 0.25 || isRepeated;
}
