import type { Signals } from '../signals/read-signals.ts';
import { grammarShare, isTopicWord, jargonShare } from '../signals/word-kinds.ts';
import { find, type Phrases } from '../text/phrases.ts';
import { type ReadText, words } from '../text/read-text.ts';
import {
  CHAT,
  CODE,
  DIARY,
  HOMEWORK,
  LOREM,
  NEWS_DAY,
  NEWS_DEED,
  NEWS_SOURCE,
  OFFERS,
  PROPOSES,
  QUERY,
  RECIPE,
  VERSE,
} from './other-texts.ts';

/** Why a text is no idea; each has a sentence of its own in the report. */
export type NotAnIdea =
  | 'attack'
  | 'gibberish'
  | 'filler'
  | 'code'
  | 'repetition'
  | 'word_list'
  | 'recipe'
  | 'homework'
  | 'chat'
  | 'news'
  | 'verse'
  | 'unreadable'
  | 'no_offer';

export function whyNotAnIdea(signals: Signals): NotAnIdea | undefined {
  const { text } = signals;
  const all = words(text.folded);
  if (LOREM.test(text.folded)) return 'filler';
  if ([...text.folded.matchAll(CODE)].length >= 3 || QUERY.test(text.folded)) return 'code';
  const letters = text.folded.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.folded.match(/[a-z]/g)?.length ?? 0;
  if (letters > 20 && latin < letters / 2) return 'unreadable';
  if (isGibberish(all)) return 'gibberish';
  if (all.length >= 12 && new Set(all).size < all.length * 0.34) return 'repetition';
  const { price, ways } = signals.earning;
  if (grammarShare(all) < 0.15 && jargonShare(all) > 0.4 && signals.topicWords < 12) return 'word_list';
  if (grammarShare(all) < 0.06 && !price && all.length >= 8 && signals.problem.pains.length < 2)
    return 'word_list';
  if (price || proposes(text)) return undefined;
  const offers = find(text, OFFERS).length + (DESCRIBED.test(text.folded) ? 1 : 0);
  const business =
    (offers > 0 ? 1 : 0) +
    (offers > 2 ? 1 : 0) +
    (ways.length > 0 ? 1 : 0) +
    (signals.customer.specific.length > 0 ? 1 : 0);
  return otherText(text, business) ?? (business === 0 && isTold(text) ? 'no_offer' : undefined);
}

/** What else the text may be, if not much of a business speaks from it. */
function otherText(text: ReadText, business: number): NotAnIdea | undefined {
  const count = (form: Phrases) => find(text, form).length;
  const news = [NEWS_DAY, NEWS_SOURCE, NEWS_DEED].filter((form) => count(form) > 0).length;
  if (count(RECIPE) >= 4 && business <= 2) return 'recipe';
  if (news === 3 || (news === 2 && business <= 1 && count(NEWS_SOURCE) > 0)) return 'news';
  const homework = count(HOMEWORK);
  if (startsAs(text, HOMEWORK) && (homework >= 2 || business <= 2)) return 'homework';
  if (homework >= 3 && business <= 2) return 'homework';
  const asks = text.folded.includes('?');
  if (homework >= 1 && asks && business <= 2) return 'homework';
  if (startsAs(text, CHAT) && (asks || count(CHAT) >= 2 || business === 0)) return 'chat';
  if (asks && count(CHAT) >= (business > 1 ? 2 : 1) && text.folded.trimEnd().endsWith('?')) return 'chat';
  if ((count(VERSE) >= 4 && business <= 2) || isVerse(text)) return 'verse';
  return undefined;
}

/** Something that happened, or a question, or hardly a word: where nothing is offered, no offer was meant. */
function isTold(text: ReadText): boolean {
  return (
    find(text, DIARY).length > 0 ||
    text.folded.includes('?') ||
    words(text.folded).filter(isTopicWord).length < 2
  );
}

/** Lines of a poem: several, short, and without figures or list marks. */
function isVerse({ typed }: ReadText): boolean {
  const lines = typed.split(/\n+/).filter((line) => line.trim());
  return (
    lines.length >= 3 &&
    lines.every(
      (line) =>
        line.length < 64 &&
        !/\d|^\s*[-*•]|[.:]\s*$/.test(line.replace(/[.!?]\s*$/, lines.at(-1) === line ? '' : '.')),
    )
  );
}

/** A text that opens with a thing and what it is for describes something on offer, whatever its name. */
const DESCRIBED =
  /^\W*(?:una?|an?|un)\s[a-z][a-z -]{2,60}\s(?:que|para|de|con|sobre|donde|that|for|of|with|about|where|to|who)\s/;

export function proposes(text: ReadText): boolean {
  return find(text, PROPOSES).length > 0;
}

function startsAs({ folded }: ReadText, phrases: Phrases): boolean {
  return find({ folded: folded.replace(/^[^a-z0-9]+/, '') }, phrases)[0]?.start === 0;
}

/** Words without vowels, with five consonants together or one letter three times are typed by nobody who means them. */
function isGibberish(all: readonly string[]): boolean {
  const letters = all.filter((word) => /[a-z]/.test(word) && word.length > 1);
  if (letters.length === 0) return true;
  const odd = letters.filter(
    (word) =>
      word.length > 3 &&
      (!/[aeiouy]/.test(word) ||
        /[^aeiouy0-9']{5}/.test(word) ||
        /(.)\1\1/.test(word) ||
        /asdf|sdfg|dfgh|qwer|wert|zxcv|hjkl|jkl/.test(word) ||
        word.length > 24),
  );
  if (odd.length / letters.length > 0.3) return true;
  return letters.length >= 5 && grammarShare(all) < 0.05 && odd.length / letters.length > 0.12;
}
