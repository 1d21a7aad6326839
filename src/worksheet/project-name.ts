import type { Language } from '../domain/idea.ts';
import { offerSentence } from './offer.ts';
import { namesOf } from './sectors/find-sectors.ts';
import type { Sector } from './sectors/sector.ts';
import { placeName } from './signals/market.ts';
import type { Signals } from './signals/read-signals.ts';
import { isTopicWord } from './signals/word-kinds.ts';
import { fold, languageOf, type Span } from './text/read-text.ts';

/** Too large to name a first business after. */
const COUNTRIES =
  /^(?:espana|spain|uk|united|britain|england|scotland|wales|ireland|mexico|colombia|argentina|chile|peru|europ|usa|latin|fran|german|alemania|ital|canada|australia|portugal)/;

/** Longest thing a name is made with, in UTF-16 units: two words at most. */
const THING_MAX_LENGTH = 22;

/** What is done, asked or counted is no thing to name a business after, in either language. */
const NO_NAME =
  /(?:amos|emos|imos|olog[oa]|ist|ists|istas?|.{2}[ae]n|ar|er|ir|arlo|ando|iendo|ado|ada|ados|adas|.{3}ales?|nauticas?|publicas?|ly|ed|.{3}al|sporty)$|^(?:repair|clean|clean[es]|mend|fix|sell|print|hire|rent|swap|wash|teach|train|throw|grow|coso|lavo|reparo|vendo|ropa|moda|app|software|programa|program|usad[oa]s?|tiendas?|shops?|stores?|negocio|business|empresa|company|de|para|for|los|las|the|and|con|with|un|una|a|desde|pero|body|sin|en|que|in|at|on|of|online|hospital(?:es)?|hospitals|ayuntamientos?|councils?|perr[oa]|dog|vocational|fp|segunda|mano|second-hand|unas?|used|rutas?|ones|proximo|giant|forma|litre|litro|enfermos|legales)$/;

/** What follows an article or a preposition and ends there, where no sector knows the thing. */
const THING: Readonly<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(?:una?) (\p{L}{4,12})(?!\p{L})/giu,
  en: /(?<!\p{L})(?:an?) (?:\p{L}{3,10} )?(\p{L}{4,12})(?= (?:for|of|that|to|with|in|and|at|from|which|who|on)(?!\p{L})|[.,;:])/giu,
};

/** Words for a name when the text gives none: plain, and at home in either language's trade. */
const NEUTRAL: Readonly<Record<Language, readonly string[]>> = {
  es: ['Faro', 'Nexo', 'Ancla', 'Cauce', 'Puente', 'Brújula', 'Vela', 'Trama'],
  en: ['Beacon', 'Anchor', 'Bridge', 'Compass', 'Harbour', 'Keel', 'Lantern', 'Weave'],
};

/**
 * A working name: the thing the text speaks of with its place («Ostras Arcade», "Leeds Roofs"), or with a word at home
 * in its trade («Gubia Cerámica»). In the words of the idea's own language. Always the same for the same text.
 */
export function projectName(signals: Signals, sector: Sector | undefined, language: Language): string {
  const named = placeName(signals);
  const place = named && !COUNTRIES.test(fold(named)) ? named : undefined;
  // A name half in one language and half in the other is none.
  const thing = languageOf(signals.text) === language ? thingOf(signals, sector, place) : undefined;
  if (thing && place) return language === 'es' ? `${thing} ${place}` : `${place} ${thing}`;
  const root = sector?.root[language] ?? neutral(signals.text.folded, language);
  const second = thing ?? place;
  return second && fold(second) !== fold(root) ? `${root} ${second}` : root;
}

function thingOf(signals: Signals, sector: Sector | undefined, place: string | undefined) {
  const { text, customer } = signals;
  const isCustomer = ({ start, end }: Span) =>
    customer.specific.some((span) => start < span.end && span.start < end);
  const apt = (words: string) =>
    words.length <= THING_MAX_LENGTH &&
    !/[^\p{L} -]/u.test(words) &&
    (place === undefined || !fold(words).includes(fold(place))) &&
    fold(words)
      .split(' ')
      .every((word) => !NO_NAME.test(word));
  const offered = offerSentence(signals);
  const isOffered = ({ start }: Span) => offered.start <= start && start < offered.end;
  const known = (sector ? namesOf(text, sector) : [])
    .filter((span) => !isCustomer(span))
    // What is offered names a business; what is mentioned elsewhere only does without a place to name it after.
    .filter((span) => !place || isOffered(span))
    .sort((a, b) => Number(isOffered(b)) - Number(isOffered(a)) || a.start - b.start)
    .map(({ start, end }) => text.typed.slice(start, end).replace(/\s+/g, ' '))
    .find(apt);
  if (known) return capitals(known);
  const found = [...(['es', 'en'] as const)]
    .flatMap((of) => [...text.typed.matchAll(THING[of])])
    .sort((a, b) => a.index - b.index)
    .map(([, word = '']) => word)
    .find((word) => !place && !sector && isTopicWord(fold(word)) && apt(word));
  return found && capitals(found);
}

function neutral(folded: string, language: Language): string {
  const words = NEUTRAL[language];
  let sum = 0;
  for (const unit of folded) sum = (sum * 31 + unit.charCodeAt(0)) % 9973;
  return words[sum % words.length] ?? '';
}

function capitals(words: string): string {
  return words.replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
}
