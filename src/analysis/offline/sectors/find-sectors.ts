import { find, matches, type Phrases } from '../text/phrases.ts';
import { type ReadText, type Span, sliceOf } from '../text/read-text.ts';
import { businessServices } from './business-services.ts';
import { foodAndLeisure } from './food-and-leisure.ts';
import { goodsAndPlaces } from './goods-and-places.ts';
import { makingAndMoving } from './making-and-moving.ts';
import { peopleAndCare } from './people-and-care.ts';
import type { Sector } from './sector.ts';
import { tradesAndServices } from './trades-and-services.ts';

/** Between sectors that a text speaks of as much, the earlier one is taken: what is made before whom it is for. */
export const SECTORS: readonly Sector[] = [
  ...makingAndMoving,
  ...goodsAndPlaces,
  ...businessServices,
  ...foodAndLeisure,
  ...tradesAndServices,
  ...peopleAndCare,
];

/** A strong meaning counts three, a related one counts one, and twice as much in what the text opens with. */
const STRONG_WEIGHT = 3;
const RELATED_WEIGHT = 1;
/** One strong word late in the text is a mention; in the opening it is the business. A wrong competitor is worse than none. */
const ENOUGH = 6;

/** Shorter openings are greetings and headings, in UTF-16 units. */
const OPENING_MIN_LENGTH = 30;

/** The meanings of a sector in one list, to look for them all at once. */
const TERMS: ReadonlyMap<Sector, { strong: Phrases; related: Phrases }> = new Map(
  SECTORS.map((sector) => [
    sector,
    { strong: joined(sector.terms.strong), related: joined(sector.terms.related) },
  ]),
);

function joined(meanings: readonly Phrases[]): Phrases {
  return { es: meanings.flatMap(({ es }) => es), en: meanings.flatMap(({ en }) => en) };
}

/** The sector the text speaks of most, or `undefined`: an idea outside them all is told so. */
export function findSector(text: ReadText): Sector | undefined {
  const opening = openingOf(text);
  let best: Sector | undefined;
  let most = 0;
  for (const sector of SECTORS) {
    const terms = TERMS.get(sector);
    // However often and in however many words a thing is named, it is one thing: the languages differ in that.
    const weigh = (all: Phrases | undefined, meanings: readonly Phrases[], weight: number) => {
      const points = new Map<Phrases, number>();
      for (const span of all ? find(text, all) : []) {
        const words = sliceOf(text, span);
        const meaning = meanings.find((one) => matches(words, one));
        if (!meaning) continue;
        const here = span.start < opening ? weight * 2 : weight;
        points.set(meaning, Math.max(points.get(meaning) ?? 0, here));
      }
      return [...points.values()].reduce((sum, value) => sum + value, 0);
    };
    const strong = weigh(terms?.strong, sector.terms.strong, STRONG_WEIGHT);
    const points = strong === 0 ? 0 : strong + weigh(terms?.related, sector.terms.related, RELATED_WEIGHT);
    if (points > most) {
      most = points;
      best = sector;
    }
  }
  return most >= ENOUGH ? best : undefined;
}

/** Where a text names things of a sector, in order. */
export function namesOf(text: ReadText, sector: Sector): Span[] {
  const terms = TERMS.get(sector);
  return terms ? find(text, terms.strong) : [];
}

/** Where the first sentence that tells something ends. */
function openingOf({ sentences }: ReadText): number {
  const first = sentences.find(({ start, end }) => end - start >= OPENING_MIN_LENGTH) ?? sentences[0];
  return first?.end ?? 0;
}
