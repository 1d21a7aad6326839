import { find } from '../text/phrases.ts';
import { type ReadText, sliceOf } from '../text/read-text.ts';
import { businessServices } from './business-services.ts';
import { foodAndLeisure } from './food-and-leisure.ts';
import { goodsAndPlaces } from './goods-and-places.ts';
import { makingAndMoving } from './making-and-moving.ts';
import { peopleAndCare } from './people-and-care.ts';
import type { Sector } from './sector.ts';

export const SECTORS: readonly Sector[] = [
  ...foodAndLeisure,
  ...peopleAndCare,
  ...businessServices,
  ...goodsAndPlaces,
  ...makingAndMoving,
];

/** A strong term counts three, a related one counts one, each word once, and twice as much in the opening. */
const STRONG_WEIGHT = 3;
/** One strong word late in the text is a mention; in the opening it is the business. A wrong competitor is worse than none. */
const ENOUGH = 6;
/** The best sector has to lead the next one by this share, or the text is as much about the other. */
const LEAD = 1.25;

/** The sector the text speaks of most, or `undefined`: an idea outside them all is told so. */
export function findSector(text: ReadText): Sector | undefined {
  let best: Sector | undefined;
  let most = 0;
  let second = 0;
  for (const sector of SECTORS) {
    // What the text opens with names the business better than what it mentions later.
    const weigh = (phrases: Sector['terms']['strong'], weight: number) => {
      const seen = new Map<string, number>();
      for (const span of find(text, phrases)) {
        const root = sliceOf(text, span).slice(0, 5);
        if (!seen.has(root)) seen.set(root, span.start < OPENING_LENGTH ? weight * 2 : weight);
      }
      return [...seen.values()].reduce((sum, value) => sum + value, 0);
    };
    const strong = weigh(sector.terms.strong, STRONG_WEIGHT);
    const points = strong === 0 ? 0 : strong + weigh(sector.terms.related, 1);
    if (points > most) {
      second = most;
      most = points;
      best = sector;
    } else if (points > second) {
      second = points;
    }
  }
  return most >= ENOUGH && most >= second * LEAD ? best : undefined;
}

/** Characters at the start that say what the business is. */
const OPENING_LENGTH = 60;
