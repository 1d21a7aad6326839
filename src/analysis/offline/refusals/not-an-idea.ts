import type { Signals } from '../signals/read-signals.ts';
import { grammarShare, jargonShare } from '../signals/word-kinds.ts';
import { find, type Phrases } from '../text/phrases.ts';
import { type ReadText, words } from '../text/read-text.ts';
import { CODE, LOREM, OFFERS, OTHER_TEXTS } from './other-texts.ts';

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
  if ([...text.folded.matchAll(CODE)].length >= 3) return 'code';
  const letters = text.folded.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.folded.match(/[a-z]/g)?.length ?? 0;
  if (letters > 20 && latin < letters / 2) return 'unreadable';
  if (isGibberish(all)) return 'gibberish';
  if (all.length >= 12 && new Set(all).size < all.length * 0.34) return 'repetition';
  const offers = find(text, OFFERS).length + (DESCRIBED.test(text.folded) ? 1 : 0);
  const { price, ways } = signals.earning;
  if (grammarShare(all) < 0.15 && jargonShare(all) > 0.4 && signals.topicWords < 12) return 'word_list';
  if (grammarShare(all) < 0.06 && !price && all.length >= 8 && signals.problem.pains.length < 2)
    return 'word_list';
  const count = (form: keyof typeof OTHER_TEXTS) => find(text, OTHER_TEXTS[form]).length;
  const business =
    (offers > 0 ? 1 : 0) +
    (offers > 2 ? 1 : 0) +
    (price ? 2 : 0) +
    (ways.length > 0 ? 1 : 0) +
    (signals.customer.specific.length > 0 ? 1 : 0);
  if (!price && count('recipe') >= 4 && business <= 2) return 'recipe';
  if (count('news') >= 2 && !proposes(text) && business <= 4) return 'news';
  if (
    !price &&
    startsAs(text, OTHER_TEXTS.homework) &&
    (count('homework') >= 2 || business <= 2) &&
    !proposes(text)
  )
    return 'homework';
  if (!price && count('homework') >= 3 && business <= 2 && !proposes(text)) return 'homework';
  if (
    !price &&
    (startsAs(text, OTHER_TEXTS.chat) || (text.folded.trimEnd().endsWith('?') && count('chat') > 0)) &&
    !proposes(text)
  )
    return 'chat';
  if (!price && count('verse') >= 4 && business <= 2 && !proposes(text)) return 'verse';
  if (!price && !proposes(text) && isVerse(text)) return 'verse';
  const told = [
    ways.length > 0,
    signals.customer.specific.length > 0,
    signals.problem.pains.length > 0,
    signals.difference.comparisons.length > 0,
    signals.build.known !== undefined,
  ].filter(Boolean).length;
  if (offers === 0 && !price && told < 2 && signals.boasts.length === 0 && !INTENDS.test(text.folded))
    return 'no_offer';
  return undefined;
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

/** Something would be done, in the first person or as a plan. */
const INTENDS =
  /\b(?:[a-z]{2,10}(?:ariamos|eriamos|iriamos|aremos|eremos|iremos)|quiero|queremos|querria|me gustaria|montar|crear|abrir|hacer una?|algo (?:relacionado|de|con)|(?:i|we)(?:'d| would|'ll| will| want| fancy| sell| make)|want to|like to|start an?|open an?|make an?|set(?:ting)? up|something (?:to do )?with|think of|matching|sold online|consulting|for (?:\w+ )?(?:people|those|small|older))\b/;

/** A text that opens with a thing and what it is for describes something on offer, whatever its name. */
const DESCRIBED =
  /^\W*(?:una?|an?|un)\s[a-z][a-z -]{2,60}\s(?:que|para|de|con|sobre|donde|that|for|of|with|about|where|to|who)\s/;

const PROPOSES: Phrases = {
  es: [
    '(quiero|queremos|quisiera|me gustaria|vamos a|voy a) (abrir|crear|montar|vender|hacer|ofrecer|lanzar|poner|alquilar|construir|fabricar)',
    'mi idea',
    'una (app|aplicacion|plataforma|web|tienda|empresa|herramienta|caja|red) (que|para|donde|de)',
    'un (servicio|sistema|taller|marketplace|negocio|programa|dispositivo) (que|para|donde|de)',
    '(vend|alquil|ofrec|cobr)(emos|eremos|amos|aremos|ariamos|eriamos|o)',
    'saas',
    'startup',
    'se (vender|ofrecer|cobrar)ia\\w*',
    '(servicio|plataforma|app|aplicacion|taller|tienda|alquiler|software|marketplace|suscripcion) (de|para|a)',
  ],
  en: [
    '(want|like|going|plan) to (open|create|set up|sell|make|offer|launch|rent|build|start)',
    'my idea',
    'an? (\\w+ )?(app|platform|website|shop|company|tool|box|network|service|system|workshop|marketplace|business|device) (that|for|where|which|to|of)',
    '(we|i) (sell|rent|offer|charge|would|deliver|make)',
    'saas',
    'startup',
    'would (sell|charge|offer|cost|rent)',
  ],
};

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
