import type { Language } from '../idea.ts';
import type { Sector } from './sectors/sector.ts';
import { placeName } from './signals/market.ts';
import type { Signals } from './signals/read-signals.ts';
import { isTopicWord } from './signals/word-kinds.ts';
import { fold } from './text/read-text.ts';

/** Too large to name a first business after. */
const COUNTRIES =
  /^(?:espana|spain|uk|united|britain|england|scotland|wales|ireland|mexico|colombia|argentina|chile|peru|europ|usa|latin|fran|german|alemania|ital|canada|australia|portugal)/;

/** What is done to what: «alquiler de camas», "bike repair". Group 1 is the thing, group 2 in English the deed. */
const OFFER_OF: Readonly<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(?:alquiler|venta|reparación|reparacion|clases?|taller|talleres|reparto|recogida|limpieza|paseos?|cursos?|suscripción|etiquetas|sensores|fabricación|escuela|tienda|academia|guarda|marca|caja|cajas|red|mercado) (?:online |móvil )?de (\p{L}{4,12})(?!\p{L})/iu,
  en: /(?<!\p{L})(\p{L}{3,12})[ -](rental|hire|repairs?|grooming|walking|cleaning|lessons|classes|tutoring|workshop|shop|delivery|storage|training|therapy|school|sensors|labels|boxes)(?!\p{L})/iu,
};

/** Words for a name when the text gives none: plain, and at home in either language's trade. */
const NEUTRAL: Readonly<Record<Language, readonly string[]>> = {
  es: ['Faro', 'Nexo', 'Ancla', 'Cauce', 'Puente', 'Brújula', 'Vela', 'Trama'],
  en: ['Beacon', 'Anchor', 'Bridge', 'Compass', 'Harbour', 'Keel', 'Lantern', 'Weave'],
};

/**
 * A working name: what the text offers with its place («Camas Zaragoza», "Bristol Bike Repair"), or else the sector's
 * root or a neutral word with the place. Always the same for the same text.
 */
export function projectName(signals: Signals, sector: Sector | undefined, language: Language): string {
  const named = placeName(signals);
  const place = named && !COUNTRIES.test(fold(named)) ? named : undefined;
  const offer = OFFER_OF[language].exec(signals.text.typed);
  const thing = offer?.[1];
  if (thing && place && isTopicWord(fold(thing)) && fold(thing) !== fold(place)) {
    return language === 'es'
      ? `${capital(thing)} ${place}`
      : `${place} ${capital(thing)} ${capital(offer[2] ?? '')}`.trim();
  }
  const root = sector?.root[language] ?? neutral(signals.text.folded, language);
  return place ? `${root} ${place}` : root;
}

function neutral(folded: string, language: Language): string {
  const words = NEUTRAL[language];
  let sum = 0;
  for (const unit of folded) sum = (sum * 31 + unit.charCodeAt(0)) % 9973;
  return words[sum % words.length] ?? '';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
