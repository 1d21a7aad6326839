import type { Level } from '../../rubric.ts';
import { markNumbers, NUMBER, numberValue } from '../text/numbers.ts';
import { find } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sliceOf } from '../text/read-text.ts';
import { isClaimed, isDenied, isPlan } from './claims.ts';
import { CHANNELS, MARKET_SIZE, PLACES } from './market-words.ts';
import type { Signals } from './read-signals.ts';

/** Where, how many and by what way they are reached. */
export function readMarket(text: ReadText, customers: readonly Span[]): Signals['market'] {
  return {
    place: find(text, PLACES)[0],
    size: marketSize(text, customers),
    channel: find(text, CHANNELS).find((span) => !isDenied(text, span)),
  };
}

const COUNT_BEFORE = new RegExp(
  `(?<![€£$a-z0-9])(${NUMBER})\\s(?:(?:de|of|small|the|registered|independent|pequen[oa]s)\\s)?(?:[a-z-]{1,14}\\s){0,2}$`,
);

function marketSize(text: ReadText, customers: readonly Span[]): Span | undefined {
  const said = find(text, MARKET_SIZE).find(
    (span) =>
      isClaimed(text, span) &&
      /\d|millones|million|grow|crec|cada vez mas|more and more/.test(sliceOf(text, clauseOf(text, span))),
  );
  if (said) return said;
  // "12,000 dental clinics": a large number straight before the customer, which no sentence on tests speaks of.
  return customers.find((customer) => {
    const before = text.folded.slice(Math.max(0, customer.start - 34), customer.start);
    const found = COUNT_BEFORE.exec(markNumbers(before));
    const value = found?.[1]
      ? numberValue(before.slice(found.index, found.index + found[1].length))
      : undefined;
    return value !== undefined && value >= 100 && !isPlan(text, customer);
  });
}

/** A place by its own name: "en Zaragoza", "around Leeds"; common words for places are none. */
export function placeName({ text, market }: Signals): string | undefined {
  const said = market.place && text.typed.slice(market.place.start, market.place.end);
  if (said && /^\p{Lu}\p{Ll}/u.test(said)) return said;
  return NAMED_PLACE.exec(text.typed)?.[1];
}

const NAMED_PLACE =
  /(?<=\p{L}[^.!?]{0,200}\s(?:en|de|por|in|around|near|across|at)\s)(?!Hacienda|Internet|WhatsApp|Instagram|Telegram|Google|YouTube|TikTok|Facebook|Navidad|Christmas|January|February|March|April|May|June|July|August|September|October|November|December|Excel|Booking|Amazon|English|Spanish|AI\b)(\p{Lu}\p{Ll}{3,13})(?!\p{L})/u;

/** The rubric’s level of the market. */
export function marketLevel({ customer, market, evidence }: Signals): Level {
  const known = customer.specific.length > 0 || evidence.level >= 4;
  if (!known) return customer.everyone ? 2 : 1;
  const found = market.place !== undefined || customer.qualifier !== undefined;
  if (market.channel && found && market.size) return 5;
  // Those who already came can be found, and there were several.
  if (evidence.level >= 4) return 4;
  if (market.size || (market.channel && found)) return 4;
  return 3;
}
