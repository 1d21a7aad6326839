import { find, GroupedLists } from '../text/phrases.ts';
import type { ReadText, Span } from '../text/read-text.ts';
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
  ...tradesAndServices,
  ...foodAndLeisure,
  ...peopleAndCare,
];

/** What a meaning of a sector counts in the sentence that says what the business is, and elsewhere. */
const NAMED_WEIGHT = 6;
const MENTIONED_WEIGHT = 2;
/** Sectors named after what is done yield to those named after what it is done to. */
const GENERAL: ReadonlySet<string> = new Set([
  'software',
  'retail',
  'home-services',
  'public',
  'industry',
  'waste',
]);
const GENERAL_SHARE = 0.9;
/** Whom it is for says less of the business than what it is. */
const CUSTOMER_SHARE = 0.5;
const FOR_WHOM =
  /(?:para|(?<!pay )for)\s(?!que\s|an?\s|hire\s|rent\s|sale\s|[a-z]+[aei]r\s)(?:[a-z'-]+\s){0,6}$/;
/** A single mention is none, and a wrong competitor is worse than none. */
const ENOUGH = 2.5;

/** Shorter openings are greetings and headings, in UTF-16 units. */
const OPENING_MIN_LENGTH = 40;

/** All the meanings of all sectors, to be looked for at once. */
const MEANINGS = new GroupedLists(SECTORS.map(({ terms }) => terms));

/** The sector the text speaks of most, or `undefined`: an idea outside them all is told so. */
export function findSector(text: ReadText): Sector | undefined {
  const opening = openingOf(text);
  let best: Sector | undefined;
  let most = 0;
  for (const [index, meant] of MEANINGS.findIn(text).entries()) {
    const sector = SECTORS[index];
    if (!sector) continue;
    // In how many words a thing is named differs with the language: each counts once.
    const strong = [...meant.values()];
    const named = strong.filter(({ start }) => start < opening);
    const told =
      named.reduce((sum, span) => sum + NAMED_WEIGHT * (isCustomer(text, span) ? CUSTOMER_SHARE : 1), 0) +
      (strong.length > named.length ? MENTIONED_WEIGHT : 0);
    const points = GENERAL.has(sector.id) ? told * GENERAL_SHARE : told;
    if (points > most) {
      most = points;
      best = sector;
    }
  }
  return most >= ENOUGH ? best : undefined;
}

function isCustomer({ folded }: ReadText, { start }: Span): boolean {
  return FOR_WHOM.test(folded.slice(Math.max(0, start - 60), start));
}

/** Where a text names things of a sector, in order. */
export function namesOf(text: ReadText, sector: Sector): Span[] {
  return sector.terms.flatMap((meaning) => find(text, meaning)).sort((a, b) => a.start - b.start);
}

/** Where the sentence ends by which something has been told. */
function openingOf({ sentences, folded }: ReadText): number {
  const from = sentences[0]?.start ?? 0;
  return sentences.find(({ end }) => end - from >= OPENING_MIN_LENGTH)?.end ?? folded.length;
}
