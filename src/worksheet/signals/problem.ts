import type { Level } from '../../domain/rubric.ts';
import { ANY_NUMBER, findExpression } from '../text/numbers.ts';
import { find } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { inClause, isPlan } from './claims.ts';
import type { Sum } from './money.ts';
import { BENEFIT, CHARGED, FREQUENCY, PAIN, WORKAROUND } from './problem-words.ts';
import type { Signals } from './read-signals.ts';
import { inside, isOwn, type Statements } from './statements.ts';

/** What hurts, what it costs and how people get by today. */
export function readProblem(
  text: ReadText,
  statements: Statements,
  money: readonly Sum[],
): Signals['problem'] {
  const { hurts, quantities, today } = statements;
  const own = (span: Span) => isOwn(sliceOf(text, clauseOf(text, span)));
  const paid = paidToday(text, statements, money, own);
  // Those who tell may name a hurt while they speak of themselves; what they lack or spend is no one else's.
  const named = find(text, PAIN).map(({ start }) => start);
  const pains = [
    ...paid,
    ...hurts
      .filter((span) => !isProspect(text, span) && !isHeading(text, span))
      .filter(
        (span) =>
          !own(span) ||
          isOthers(text, span) ||
          (named.includes(span.start) && !LACK.test(sliceOf(text, span))),
      ),
  ].sort((a, b) => a.start - b.start);
  const told = pains.map((span) => sentenceOf(text, span));
  const isTold = (span: Span) => told.some((stretch) => inside([span], stretch).length > 0);
  const sold = (span: Span) =>
    money.some(
      ({ role, start, end }) =>
        start < span.end &&
        span.start < end &&
        !isLost(text, span, pains) &&
        (role === 'revenue' ||
          (role !== 'pain' &&
            !(role === 'rival' && follows(text, span, pains)) &&
            (own(span) || !inClause(text, span, pains)))),
    );
  const often = find(text, FREQUENCY).filter((span) => !isPriced(span, money));
  const rates = often.filter((span) => RATE.test(sliceOf(text, span)));
  const rated = ({ end }: Span) => rates.some(({ start }) => near(end, start, RATE_REACH));
  // "They lose 35 appointments", "300 empty flats", "two power cuts a week": a count by the hurt, or as often as it comes.
  const counts = findExpression(text, ANY_NUMBER).filter((number) =>
    pains.some(
      (pain) =>
        inClause(text, number, [pain]) &&
        !isAge(text, number) &&
        !/[”»"“«]/.test(
          text.folded.slice(Math.min(pain.end, number.end), Math.max(pain.start, number.start)),
        ) &&
        (near(pain.end, number.start, COUNT_REACH) ||
          near(number.end, pain.start, COUNT_REACH) ||
          rated(number)),
    ),
  );
  const costs = [...quantities, ...counts].filter(
    (span) =>
      inClause(text, span, paid) ||
      (isTold(span) && !sold(span) && (!own(span) || follows(text, span, pains))),
  );
  const gettingBy = [...paid, ...find(text, WORKAROUND)].filter(
    (span) =>
      (paid.includes(span) || !own(span)) &&
      [pains, today].every((cues) => cues.some((cue) => inSentence(text, span, cue))),
  );
  return {
    pains,
    costs,
    cost: costs[0],
    frequency: often.find((span) => isTold(span) && !own(span)),
    workaround: gettingBy[0],
    benefit: find(text, BENEFIT)[0],
  };
}

/** What people pay now, told before the text comes to its own price: what follows is the offer, with a number. */
function paidToday(
  text: ReadText,
  { hurts, money, today }: Statements,
  sums: readonly Sum[],
  own: (span: Span) => boolean,
): Span[] {
  const prices = sums.filter(({ role }) => role === 'price');
  const offered = findExpression(text, ANY_NUMBER).filter((span) => own(span) || isPlan(text, span));
  const priced = money.find((sum) => own(sum) && !inClause(text, sum, today));
  return find(text, CHARGED).filter((span) => {
    const { start, end } = clauseOf(text, span);
    const [sum] = inside(money, { start, end });
    if (!sum || isProspect(text, sum)) return false;
    if (own(sum) && !inClause(text, sum, today)) return false;
    const isOurs =
      GOES_FOR.test(sliceOf(text, span)) && prices.length === 1 && prices[0]?.start === sum.start;
    if (inside(hurts, sentenceOf(text, sum)).length > 0 && !isOurs) return true;
    return !isOurs && (!priced || sum.start < priced.start) && offered.some((later) => later.start > sum.end);
  });
}

/** "It costs €40": the only price there is will be one's own. */
const GOES_FOR = /^(?:cuest|cost|val|sal)/;

/** What would be paid is no present cost. */
const PROSPECT =
  /\b(?:would(?!-)|(?:we|i|it|they)'d|could|\w+riamos|(?:pagar|cobrar|costar|tardar|necesitar|llevar|gastar|comprar|ofrecer|vender|bastar|quedar|saldr|tendr|podr|har|habr|ser|ir|dar|estar)ia[ns]?)\b/;

/** "The tenors don't know their line, so we waste rehearsals": denied of others, whoever speaks in the clause. */
function isOthers(text: ReadText, span: Span): boolean {
  const before = text.folded.slice(Math.max(0, span.start - 16), span.start);
  return (
    DENIED_VERB.test(sliceOf(text, span)) &&
    !/\b(?:i|we|you|yo|nosotr[oa]s|me|nos)(?:'?ve|'?re|'?m)?\s(?:have\s|had\s|are\s|am\s|were\s)?$/.test(
      before,
    )
  );
}

const DENIED_VERB =
  /^(?:(?:no|ni|nunca|tampoco|jamas|apenas|casi nunca) (?!(?:me|nos) )|do|can|could|wo|will|is|are|was|were|has|have|had|never|hardly|barely|rarely|seldom)/;

/** "My sister loses 900 euros": a quantity right after the hurt is its cost, even where those who tell speak. */
function follows(text: ReadText, span: Span, pains: readonly Span[]): boolean {
  const { start } = clauseOf(text, span);
  const sentence = sentenceOf(text, span);
  return pains.some(
    (pain) =>
      pain.start < span.start &&
      (start <= pain.start ||
        (sentence.start <= pain.start && text.folded.slice(pain.end, span.start).includes(': '))),
  );
}

function inSentence(text: ReadText, span: Span, other: Span): boolean {
  return sentenceOf(text, span).start === sentenceOf(text, other).start;
}

function isProspect(text: ReadText, span: Span): boolean {
  const clause = clauseOf(text, span);
  return PROSPECT.test(sliceOf(text, clause)) || CONDITIONAL.test(text.typed.slice(clause.start, clause.end));
}

/** Spanish says it with an accent, which parts it from "diaria"; nouns end in "-ería". */
const CONDITIONAL = /(?<!\p{L})(?!(?:notar|secretar|comisar)ía)\p{Ll}{2,12}[ai]ría(?:n|s|mos)?(?!\p{L})/u;

/** "She loses about 900 euros": whatever else an amount may be. */
function isLost(text: ReadText, amount: Span, pains: readonly Span[]): boolean {
  return pains.some((pain) => LOSS.test(sliceOf(text, pain)) && near(pain.end, amount.start, COUNT_REACH));
}

const LOSS = /^(?:pierd|perd|los[eit]|wast|desperdici|malgast|tira|throw)/;

function near(end: number, start: number, reach: number): boolean {
  return end <= start && start - end <= reach;
}

/** How many in what time. */
const RATE =
  /^(?:(?:an?|per|each|every|al|por|cada)\b|diari|semanal|mensual|anual|daily|weekly|monthly|yearly)/;

/** "Aged 2 to 5", "a 60-year-old". */
function isAge({ folded }: ReadText, { start, end }: Span): boolean {
  return (
    /^(?:-|\s?years?|\s?anos?|\s?(?:to|a|or|o|and|y)\s\d)/.test(folded.slice(end, end + 8)) ||
    /(?:aged?|over|under|(?:mayores|menores) de|\d\s?(?:to|a|or|o|and|y|-))[\s-]?$/.test(
      folded.slice(Math.max(0, start - 12), start),
    )
  );
}

/** Letters between a number and its rate. */
const RATE_REACH = 24;

/** Letters between a hurt and how many it hits. */
const COUNT_REACH = 10;

const LACK = /^(?:falt|missing|lack|no (?!hay|exist)|without|sin |not |need)/;

/** "Missing: a van": a heading, not what is told. */
function isHeading(text: ReadText, span: Span): boolean {
  const { start, end } = clauseOf(text, span);
  return (
    sliceOf(text, { start, end }).trim().length === span.end - span.start && LACK.test(sliceOf(text, span))
  );
}

/** "€40 a month": how often it is paid and not how often it hurts. */
function isPriced(span: Span, money: readonly Sum[]): boolean {
  return money.some(({ role, end }) => role === 'price' && Math.abs(end - span.start) < 4);
}

/** A text for someone in particular, with so many different words, has a want in mind even where it does not say it. */
const ELABORATE = 9;

/** The rubric’s level of the problem. */
export function problemLevel({ text, problem, customer, evidence, topicWords }: Signals): Level {
  const { pains, costs, frequency, workaround, benefit } = problem;
  const someone = customer.specific.length > 0;
  // Those who signed or paid have the problem, whether or not the text finds words for it.
  const committed = evidence.level >= 4;
  const wanted = someone && (benefit !== undefined || topicWords >= ELABORATE);
  const least: Level = committed && someone ? 3 : committed || wanted ? 2 : 1;
  if (pains.length === 0) return least;
  const costly = costs.length > 0;
  // A hurt told at length or by its cost is somebody's; one that is only named needs its owner, and everybody is no group.
  const owned =
    someone || committed || costly || new Set(pains.map((pain) => sentenceOf(text, pain).start)).size >= 2;
  if (!owned) return Math.max(least, 2) as Level;
  if (!someone && !committed && customer.everyone) return 3;
  if (costly && (committed || workaround)) return 5;
  if (costly || evidence.level === 5 || (workaround && frequency)) return 4;
  return 3;
}
