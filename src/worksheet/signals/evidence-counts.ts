import { findExpression, NUMBER, numberValue } from '../text/numbers.ts';
import { spansOf } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { OWN } from './claim-words.ts';
import { inside } from './statements.ts';

/** Between a time that has passed and a count: "In nine months, 418 homes", "last month it was 412 cuts". */
const RIGHT_AFTER =
  /^(?: y medio| and a half)?[,:]?\s(?:(?:ya |han sido |fueron |hubo |hicimos |hice |tuvimos |salieron |llevamos |llevo |van |it was |it came to |came to |there were |there have been |we had |we did |i did |we made |we served |saw |that is )?(?:mas de |unos |unas |casi |over |about |some |nearly |almost |more than )?)$/;

/** What has closed or died since then is no work done. */
const LOST =
  /(?<![a-z])(?:cerr|cierr|desapar|muert|mur|perd|clos|shut|gone|lost|lose|died|die |disapp|vanish)/;

/** Between a count and a time since: "1,150 trays a week since January". */
const RIGHT_BEFORE = /^(?:[\s-][a-z'-]+){1,4},?\s$/;
const CALENDAR = /\d{4}$|[a-z]+(?:ber|ary|uary|ch|ril|ay|une|uly|ust|bre|ero|zo|bril|yo|nio|lio|sto)$/;
const SINCE = /^(?:desde|hasta|a dia|since|so far|to date|until|up to)/;

/** Where a time that has passed counts something, given the times. */
export function sinceThen(text: ReadText, amounts: readonly Span[], times: readonly Span[]): Span[] {
  return times.flatMap((past) => {
    const since = SINCE.test(sliceOf(text, past));
    const sentence = sentenceOf(text, past);
    const ours = inside(spansOf(text, OWN), sentence).length > 0;
    if (!ours && (LOST.test(sliceOf(text, sentence)) || (!since && CALENDAR.test(sliceOf(text, past)))))
      return [];
    const count = inside(amounts, sentence).find(({ start, end }) =>
      start > past.end
        ? RIGHT_AFTER.test(text.folded.slice(past.end, start))
        : since && RIGHT_BEFORE.test(text.folded.slice(end, past.start)),
    );
    return count ? [{ start: Math.min(past.start, count.start), end: Math.max(past.end, count.end) }] : [];
  });
}

const NOT_COUNTED =
  /^(?:\s(?:o|u|or|a|to)\s\S{1,12})?[\s-]?(?:€|£|\$|%|euros?|eur|centimos|cents?|pence|pounds?|quid|dolares|dollars|pesos|soles|p\b|c\b|por ciento|per ?cent|percent|horas?|dias?|semanas?|mes(?:es)?|anos?|minutos?|segundos?|nights?|noches?|veces|times|evenings?|mornings?|tardes?|mananas?|hours?|days?|weeks?|months?|years?|minutes?|seconds?|h\b|min\b|am\b|pm\b|[ap]\.m|de la (?:manana|tarde|noche)|grados|degrees|o'clock|m2|m²|metros?|metres?|meters?)(?![a-z])/;
/** Whether a number counts people or things, and not weight or distance. */
export function isOfPieces(text: ReadText, { end }: Span): boolean {
  return !GOODS.test(text.folded.slice(end, end + 14));
}

const GOODS =
  /^[\s-]?(?:km|kg|kilos?|kilometros|kilometres|toneladas?|tonnes?|litros?|litres?|hectareas?|hectares?)(?![a-z])/;

const COUNT = new RegExp(
  `(?<![a-z0-9€£$.,/])(?:${NUMBER}|ambos|ambas|both|varios|varias|several|dozens|docenas|hundreds|cientos)(?![a-z0-9/])`,
  'g',
);
const YEAR = /^(?:19|20)\d\d$/;

/** Numbers of people, jobs or goods: neither money nor time nor a share nor a year. */
export function amountsIn(text: ReadText, money: readonly Span[]): Span[] {
  return findExpression(text, COUNT).filter(
    (span) =>
      !NOT_COUNTED.test(text.folded.slice(span.end, span.end + 16)) &&
      !YEAR.test(sliceOf(text, span)) &&
      !money.some(({ start, end }) => start < span.end && span.start < end),
  );
}

/** Before a count: a size, and not a number reached. */
const LIMIT = /(?<![a-z])(?:(?:min|max)\w+\s(?:\S+\s){0,3}|(?:hasta|up to|grupos? de|groups of)\s)$/;

/** Letters between a count and what those counted did. */
const COUNT_REACH = 90;
/** More than this many, of whom those who tell are not a part, are figures of the trade. */
const OTHERS = 50_000;

/** The words with the count nearest to them in the sentence, if there is one. */
export function withCount(
  text: ReadText,
  span: Span,
  amounts: readonly Span[],
  ours: boolean,
): Span | undefined {
  const count = inside(amounts, sentenceOf(text, span)).find(
    ({ start, end }) =>
      Math.max(start, span.start) - Math.min(end, span.end) <= COUNT_REACH &&
      !LIMIT.test(text.folded.slice(0, start)) &&
      (ours || (numberValue(text.folded.slice(start, end)) ?? 0) < OTHERS),
  );
  return count && { start: Math.min(count.start, span.start), end: Math.max(count.end, span.end) };
}
