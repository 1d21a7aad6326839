import type { Language } from '../idea.ts';
import type { Sector } from './sectors/sector.ts';
import { isTopicWord, type Signals } from './signals.ts';
import { find, fold } from './text.ts';
import { en } from './wording/en.ts';
import { es } from './wording/es.ts';

const WORDINGS = { es, en };

/** Too large to name a first business after. */
const COUNTRIES =
  /^(?:espana|spain|uk|united|britain|england|mexico|colombia|argentina|chile|peru|europ|usa|latin|ciudad|cit|fran|german|alemania|ital|canada|australia|portugal|barrio|pueblo|town|village)/;
const AFTER_ARTICLE =
  /(?:^|\s)(?:un|una|unos|unas|el|la|los|las|de|para|a|an|the|of|for)\s(\p{L}{5,13})(?!\p{L})/giu;
/** Most letters of the distinctive word; longer ones make clumsy names. */
const LONGEST_WORD = 13;

/**
 * A working name: the sector's root with the place or the word of the text that says most, such as `Mesa Sevilla` or
 * `Huella Perros`. Always the same for the same text.
 */
export function projectName(signals: Signals, sector: Sector | undefined, language: Language): string {
  const { text } = signals;
  const place =
    signals.market.place && text.typed.slice(signals.market.place.start, signals.market.place.end);
  const ownPlace = place && /^\p{Lu}/u.test(place) && !COUNTRIES.test(fold(place)) ? place : undefined;
  if (!sector) {
    const noun = [...text.typed.matchAll(AFTER_ARTICLE)]
      .map(([, word = '']) => word)
      .find((word) => isTopicWord(fold(word)));
    return noun ? WORDINGS[language].projectOf(capital(noun)) : WORDINGS[language].unnamed;
  }
  const root = sector.root[language];
  const word = find(text, sector.terms.strong)
    .map((span) => text.typed.slice(span.start, span.end))
    .find(
      (term) =>
        /^\p{L}+$/u.test(term) &&
        term.length <= LONGEST_WORD &&
        fold(term).slice(0, 4) !== fold(root).slice(0, 4),
    );
  const second = ownPlace ?? (word && capital(word));
  return second ? `${root} ${second}` : root;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
