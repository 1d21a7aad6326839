import { find, type Phrases } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf } from '../text/read-text.ts';
import { HUMAN_THINGS, IMPOSSIBLE, INCONGRUOUS, NOT_BUYERS } from './absurd-words.ts';

export function findAbsurd(text: ReadText): Span | undefined {
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
