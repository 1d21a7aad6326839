import type { Level } from '../../domain/rubric.ts';
import { findExpression, markNumbers, NUMBER, numberValue } from '../text/numbers.ts';
import { find } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { MONEY, PERCENT } from './amounts.ts';
import { inClause, isClaimed, isDenied } from './claims.ts';
import {
  BY,
  BY_WAY_OF,
  CHANNELS,
  GO_BETWEENS,
  GROWS,
  HOPED_FOR,
  MARKETS,
  MEMBERS,
  MORE_AND_MORE,
  PLACES,
  REACHES,
  SIZE_OF_EACH,
  SPEAKS_FOR,
  US,
} from './market-words.ts';
import type { Signals } from './read-signals.ts';
import { inside, type Statements } from './statements.ts';

/** Where, how many and by what way they are reached. */
export function readMarket(
  text: ReadText,
  statements: Statements,
  customers: readonly Span[],
): Signals['market'] {
  return {
    place: find(text, PLACES)[0],
    size: marketSize(text, customers),
    channel: channelIn(text, statements, customers),
  };
}

/** Named outright, or somebody in between: who sells it, speaks for it, or is where they find it. */
function channelIn(text: ReadText, { pieces }: Statements, customers: readonly Span[]): Span | undefined {
  const counts = (span: Span) =>
    !isDenied(text, span) &&
    !pieces.some((piece) => piece.adverse && !piece.own && inside([span], piece).length > 0);
  const named = find(text, CHANNELS).find((span) => !isDenied(text, span));
  if (named) return named;
  const between = find(text, GO_BETWEENS);
  const after = (span: Span, others: readonly Span[], reach: number) =>
    others.find(
      ({ start }) => start >= span.end && start - span.end < reach && clauseOf(text, span).end > start,
    );
  const reaches = find(text, REACHES);
  const ways = find(text, BY_WAY_OF);
  const way = ways.find((span) => after(span, [...between, ...customers], WAY_REACH) && counts(span));
  if (way) return way;
  const nears = find(text, BY);
  const reached = reaches.find((span) => {
    const near = after(span, nears, NEAR_REACH);
    const whom = SOLD.test(sliceOf(text, span)) ? [...between, ...customers] : between;
    return near && after(near, whom, NEAR_REACH) && counts(span);
  });
  if (reached) return reached;
  const us = find(text, US);
  return find(text, SPEAKS_FOR).find(
    (span) =>
      counts(span) &&
      inClause(text, span, us) &&
      between.some(
        ({ start, end }) =>
          span.start > end && span.start - end < WAY_REACH && start >= sentenceOf(text, span).start,
      ),
  );
}

/** What is sold in or by a customer's place is sold on from there. */
const SOLD = /^(?:vend|distrib|expon|anunci|sell|sold|advertis)/;

/** Letters between "through" and whom, and between whom and what they say. */
const WAY_REACH = 40;
/** Letters between "sold", "in" and "hotels". */
const NEAR_REACH = 20;

const COUNT_BEFORE = new RegExp(
  `(?<![€£$a-z0-9.,])(${NUMBER})\\s(?:(?:de|of|the)\\s)?(?:(?!(?:para|for|por|per|al?|to|in|en|with|con|and|el|las?|los|que|that|at|from|pesos|euros|dollars|pounds|horas|hours)\\s)[a-z-]{1,14}\\s){0,2}$`,
);

const MILLIONS =
  /(?<![a-z])(?:millon(?:es)?|miles|million|thousands)(?: y medio| and a half)?(?: de| of)?\s(?:(?!euros|pounds|dollars|pesos)[a-z-]{2,14}\s)?$/;

const ROUGHLY =
  /(?<![a-z])(?:mas de|casi|un[oa]s|cerca de|more than|over|about|around|some|nearly|almost|roughly|l[oa]s|the)\s$/;

/** Fewer than this are the first customers and not a market. */
const MANY = 100;

/** How many there are: counted, worth so much, or ever more. */
function marketSize(text: ReadText, customers: readonly Span[]): Span | undefined {
  const hopes = find(text, HOPED_FOR);
  const grows = find(text, GROWS);
  const figures = [...findExpression(text, PERCENT), ...findExpression(text, MONEY)];
  return (
    find(text, MARKETS).find(
      (span) => isClaimed(text, span) && (inClause(text, span, grows) || inClause(text, span, figures)),
    ) ??
    find(text, MORE_AND_MORE).find((span) => isClaimed(text, span) && inClause(text, span, customers)) ??
    [...customers, ...find(text, MEMBERS)].find(
      (group) => isCounted(text, group) && !isDenied(text, group) && !inClause(text, group, hopes),
    ) ??
    countOf(text, hopes)
  );
}

/** "In Spain there are 3,500", "son 60.000 y cada vez más": counted without naming them again. */
const THERE_ARE = new RegExp(
  `(?<=(?<![a-z])(?:hay|son|somos|existen|there are)\\s(?:(?:ya|unos|unas|casi|mas de|cerca de|about|around|some|nearly|almost|over|more than)\\s)?)${NUMBER}(?=\\s?(?:[.,;:)]|$)|\\s(?:en|in|of us|of them|de ell[oa]s|colegiad[oa]s|registrad[oa]s|registered|across|solo|just|alone|y|and|que)(?![a-z]))`,
  'g',
);

function countOf(text: ReadText, hopes: readonly Span[]): Span | undefined {
  return findExpression(text, THERE_ARE).find(
    (span) =>
      (numberValue(sliceOf(text, span)) ?? 0) >= MANY &&
      !isDenied(text, span) &&
      !inClause(text, span, hopes),
  );
}

/** "12,000 dental clinics", and not "clubs with 200 members". */
function isCounted({ folded }: ReadText, { start }: Span): boolean {
  const before = folded.slice(Math.max(0, start - 60), start);
  if (MILLIONS.test(before)) return true;
  const found = COUNT_BEFORE.exec(markNumbers(before));
  if (!found?.[1]) return false;
  const value = numberValue(before.slice(found.index, found.index + found[1].length));
  const lead = before.slice(0, found.index).replace(ROUGHLY, '').trimEnd();
  return (
    value !== undefined &&
    value >= MANY &&
    !find({ folded: lead }, SIZE_OF_EACH).some(({ end }) => end === lead.length)
  );
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
  // Those who already came can be found, and there were several.
  const came = evidence.level >= 4;
  const ways = [market.channel, market.size].filter(Boolean).length;
  if (customer.specific.length === 0)
    return came ? (ways > 0 ? 4 : 3) : ways === 2 ? 3 : customer.everyone ? 2 : 1;
  const named = customer.concrete.length > 0 ? 3 : 2;
  return Math.max(named + ways, came ? named + 1 : named) as Level;
}
