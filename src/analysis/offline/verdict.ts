import type { Verdict } from '../rubric.ts';
import { findHarm, isAgainst } from './harm.ts';
import {
  ATTACK_MARKS,
  ATTACKS,
  CODE,
  HUMAN_THINGS,
  IMPOSSIBLE,
  INCONGRUOUS,
  LOREM,
  NOT_BUYERS,
  OFFERS,
  OTHER_TEXTS,
} from './lexicon-refusals.ts';
import { grammarShare, jargonShare, type Signals } from './signals.ts';
import { find, type Phrases, type ReadText, readText, type Span, sentenceOf, words } from './text.ts';

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

export interface Judgement {
  verdict: Verdict;
  why: NotAnIdea | undefined;
  /** Where the text shows it. */
  at: Span | undefined;
  /** What cannot exist or does not fit together. */
  absurd: Span | undefined;
}

/** Fewer different topical words than this say nothing about the matter itself. */
const THIN_TOPIC = 5;
/** Texts this long, in words, have had room to say more than one thing. */
const SHORT_TEXT = 45;

/** Whether the text is an idea that can be judged, and if not, what it is. */
export function judge(signals: Signals): Judgement {
  const { text } = signals;
  const attack = findAttack(text);
  if (attack) return { verdict: 'not_an_idea', why: 'attack', at: attack, absurd: undefined };
  const harm = findHarm(text);
  if (harm) return { verdict: 'harmful', why: undefined, at: harm, absurd: undefined };
  const why = whyNotAnIdea(signals);
  if (why) return { verdict: 'not_an_idea', why, at: undefined, absurd: undefined };
  const absurd = findAbsurd(text);
  const verdict = !absurd && saysTooLittle(signals) ? 'too_little_said' : 'judged';
  return { verdict, why: undefined, at: absurd, absurd };
}

/** Figures read as letters and letters set apart by spaces or dots: the two cheapest disguises. */
function undisguised({ folded }: ReadText): string {
  const letters: Readonly<Record<string, string>> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
  };
  return folded
    .replace(/(?<![a-z0-9])[a-z0-9](?:[ ._*-][a-z0-9]){3,}(?![a-z0-9])/g, (spaced) =>
      spaced.replace(/[ ._*-]/g, ''),
    )
    .replace(/[a-z]{1,12}[013457@$][a-z0-9@$]{0,12}/g, (word) =>
      word.replace(/[013457@$]/g, (figure) => letters[figure] ?? figure),
    );
}

function findAttack(text: ReadText): Span | undefined {
  const excused = (span: Span) =>
    isAgainst(text, span) && /(?:prompt|inyecc|inject|ataque|attack|ciber|cyber)/.test(text.folded);
  const open = find(text, ATTACKS).find((span) => !excused(span));
  if (open) return open;
  const mark = ATTACK_MARKS.exec(text.folded);
  if (mark) return { start: mark.index, end: mark.index + mark[0].length };
  const plain = undisguised(text);
  if (plain === text.folded) return undefined;
  const hidden = find(readText(plain), ATTACKS)[0];
  const wasOpen = hidden && find(text, ATTACKS).length > 0;
  return hidden && !wasOpen ? { start: 0, end: text.folded.length } : undefined;
}

const FICTION: Phrases = {
  es: [
    'videojuegos?',
    'juegos?',
    'novelas?',
    'cuentos?',
    'disfraces',
    'disfraz',
    'peluches?',
    'peliculas?',
    'comics?',
    'escape room',
    'rutas?',
    'visitas? guiadas?',
    'museos?',
    'tematic[oa]s?',
    'realidad virtual',
    'fiestas?',
    'literatura',
    'ilustrad[oa]s?',
    'juguetes?',
    'espectaculos?',
  ],
  en: [
    'video ?games?',
    'games?',
    'novels?',
    'stories',
    'storybooks?',
    'costumes?',
    'cuddly',
    'films?',
    'comics?',
    'escape rooms?',
    'tours?',
    'museums?',
    'themed',
    'virtual reality',
    'part(y|ies)',
    'fiction',
    'illustrated',
    'toys?',
    'shows?',
  ],
};

function findAbsurd(text: ReadText): Span | undefined {
  const things = find(text, HUMAN_THINGS);
  for (const buyer of find(text, NOT_BUYERS)) {
    const { start: from } = sentenceOf(text, buyer);
    const thing = things.find(
      ({ start, end }) => from <= start && start < buyer.start && buyer.start - end < 30,
    );
    if (thing) return { start: thing.start, end: buyer.end };
  }
  const contradiction = find(text, INCONGRUOUS)[0];
  if (contradiction) return contradiction;
  const impossible = find(text, IMPOSSIBLE)[0];
  if (impossible && find(text, FICTION).length === 0) return impossible;
  return undefined;
}

function whyNotAnIdea(signals: Signals): NotAnIdea | undefined {
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

function saysTooLittle(signals: Signals): boolean {
  if (signals.topicWords < THIN_TOPIC) return true;
  if (signals.wordCount >= SHORT_TEXT || signals.boasts.length >= 2) return false;
  const said = [
    signals.customer.specific.length > 0,
    signals.problem.pains.length > 0,
    signals.earning.price !== undefined || signals.earning.payer || signals.earning.ways.length > 0,
    signals.difference.comparisons.length > 0 || signals.difference.moat !== undefined,
    signals.evidence.level >= 3,
  ];
  return said.filter(Boolean).length <= 1;
}
