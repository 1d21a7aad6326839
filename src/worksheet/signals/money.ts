import { findExpression, markNumbers, NUMBER, numberValue } from '../text/numbers.ts';
import { find, matches } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf } from '../text/read-text.ts';
import { amountsIn, PERCENT } from './amounts.ts';
import { NEGATION } from './claim-words.ts';
import { SELVES } from './earning-words.ts';
import { amountRole, type Reading, shareRole, sure, unsure, type Window } from './money-roles.ts';
import type { Statements } from './statements.ts';

export interface Sum extends Span, Reading {
  value: number | undefined;
  /** A share of something, and no amount. */
  share: boolean;
}

/** What each amount of money, and each share that is charged or kept, is by the words of its clause. */
export function readMoney(text: ReadText, { pieces }: Statements): Sum[] {
  const amounts = amountsIn(text);
  const shares = [...findExpression(text, PERCENT), ...findExpression(text, FRACTION)];
  const spans = [...amounts, ...shares].sort((a, b) => a.start - b.start);
  const adverse = ({ start: at }: Span) =>
    pieces.some(({ start, end, own, adverse }) => adverse && !own && start <= at && at < end) &&
    !pieces.some(
      ({ start, end, own }) => own && end <= at && start >= sentenceOf(text, { start: at, end: at }).start,
    );
  const sums: Sum[] = [];
  for (const span of spans) {
    const isShare = !amounts.includes(span);
    const value = sumOf(text, span);
    const sentence = sentenceOf(text, span);
    const previous = sums.findLast(({ start }) => start >= sentence.start);
    const about = { adverse: adverse(span), earned: previous?.role === 'revenue' };
    const [near, clause, wider] = windowsOf(text, span, spans).map((window) =>
      isShare ? shareRole(window, about.adverse) : amountRole(window, value ?? 0, about),
    );
    const narrow = near?.sure ? near : clause?.sure ? clause : (near ?? clause);
    // Only a cost named at the start of a sentence outweighs what the clause itself may say; a loss told there is another matter.
    const far = wider?.role === 'pain' ? undefined : wider;
    const role = !narrow || (!narrow.sure && far?.sure && far.role === 'cost') ? far : narrow;
    let reading = isDenied(text, span) ? sure('other') : isHeadedPrice(text, span) ? sure('price') : role;
    const goesOn = previous && LIST_LINK.test(text.folded.slice(previous.end, span.start));
    if (goesOn && !reading?.sure && (previous.sure || previous.role !== 'pain'))
      reading = { role: previous.role, sure: previous.sure };
    if (isShare) {
      // Of parts told in words only those that are spent are sure to be of money.
      const told =
        /\d/.test(text.folded.slice(span.start, span.end)) || (reading?.role === 'cost' && reading.sure);
      if (reading && told) sums.push({ ...span, ...reading, value: undefined, share: true });
      continue;
    }
    // What a clause on a want gives by the month or the piece may yet be the price.
    const wanting = about.adverse && !EACH_AFTER.test(text.folded.slice(span.end, span.end + 14));
    sums.push({ ...span, ...(reading ?? unsure(wanting ? 'pain' : 'price')), value, share: false });
  }
  return settled(sums, adverse);
}

/** "Price: 1,200", in a list of headings. */
function isHeadedPrice({ folded }: ReadText, { start }: Span): boolean {
  return /(?<![a-z])(?:precios?|tarifas?|prices?|pricing)\s?[:=]\s?$/.test(
    folded.slice(Math.max(0, start - 16), start),
  );
}

/** Parts of a whole in words. */
const FRACTION =
  /(?<![a-z])(?:half|a third|two thirds|a quarter|three quarters|la mitad|un tercio|dos tercios|una? cuarta parte|tres cuartas? partes)(?![a-z])/g;

const FIGURE = new RegExp(NUMBER);

function sumOf({ folded }: ReadText, { start, end }: Span): number | undefined {
  const written = folded.slice(start, end);
  const [figure] = FIGURE.exec(markNumbers(written)) ?? [];
  if (figure === undefined) return undefined;
  const at = markNumbers(written).indexOf(figure);
  return numberValue(written.slice(at, at + figure.length));
}

/** The doubtful yield: to a sure price what may be the cost or another's price, and what may be a cost to none at all. */
function settled(sums: readonly Sum[], adverse: (span: Span) => boolean): Sum[] {
  const priced = (sum: Sum) => sum.role === 'price' && (sum.sure || !adverse(sum));
  const isPriced = sums.some(priced);
  const hasAmount = sums.some((sum) => priced(sum) && !sum.share);
  return sums.map((sum): Sum => {
    if (!sum.share && (sum.role === 'cost' || sum.role === 'rival') && !sum.sure && !isPriced)
      return { ...sum, role: 'price' };
    if (sum.share && sum.role === 'price' && !sum.sure && hasAmount) return { ...sum, role: 'cost' };
    if (sum.role === 'price' && !priced(sum) && isPriced) return { ...sum, role: 'pain' };
    return sum;
  });
}

/** Between two amounts that are of one kind: “265 for the basic and 340 for gel”. */
const LIST_LINK = /^[^.;:()]{0,40}(?:\s(?:and|y|o|or|e|plus|mas)|,(?: then| luego)?)\s(?:a |at |por |for )?$/;

/** What an amount is for each of. */
export const EACH_AFTER =
  /^\s?(?:\/|(?:an?|per|each|every|por|cada|la|el|al|apiece|monthly|weekly|mensual(?:es)?|semanal(?:es)?|depending|according|segun|en funcion)(?![a-z]))/;

/** Characters before an amount within which a "no" denies it. */
const DENIAL_REACH = 8;

function isDenied(text: ReadText, span: Span): boolean {
  const from = Math.max(clauseOf(text, span).start, span.start - DENIAL_REACH - 8);
  const before = text.folded.slice(from, span.start);
  return find({ folded: before }, NEGATION).some(({ end }) => before.length - end < DENIAL_REACH);
}

/** Another statement begins. */
const TURN =
  /(?<![a-z])(?:but|so|because|while|when|pero|asi que|porque|mientras|cuando|frente a|contra|against)(?![a-z])/g;
const TURN_AFTER =
  /(?<![a-z])(?:(?:and|y)(?! (?:ano|mes|dia|year|month|day)(?![a-z]))|but|so|because|while|when|if|e|pero|asi que|porque|mientras|cuando|si)(?![a-z])/;
/** Words after an amount that still say what it is for, when another amount follows in the clause. */
const UNIT_PHRASE = /^\s?\S*(?:\s\S+){0,2}/;
/** Words after an amount that may still speak of it. */
const AFTER = /^\s?\S*(?:\s\S+){0,7}/;
const LEAD = /^\s?\S*(?:\s\S+){0,1}/;
/** What belongs to the amount before: "38% margin", "€9 an hour". */
const OF_PREVIOUS =
  /^\s?(?:(?:an?|per|each|every|por|cada|al|la|el|de|of) \S+|margin|profit|commission|discount|cut|deposit|grant|limpi\S+|clear|net)(?![a-z])/;
/** Characters before an amount that still speak of it. */
const REACH = 64;
/** A clause of so few words, beside the amount, leans on those before. */
const BARE_CLAUSE = 5;

/** The words around an amount, ever wider: up to a turn of the clause, the clause, the sentence. */
function windowsOf(text: ReadText, span: Span, spans: readonly Span[]): Window[] {
  const { folded } = text;
  const clause = clauseOf(text, span);
  const sentence = sentenceOf(text, span);
  const previous = spans.filter(({ end }) => end <= span.start).at(-1)?.end ?? 0;
  const next = spans.find(({ start }) => start >= span.end)?.start ?? folded.length;
  const rest = folded.slice(span.end, Math.max(span.end, Math.min(clause.end, next)));
  const [turned = ''] = rest.split(TURN_AFTER);
  const [after = ''] = (next < clause.end ? UNIT_PHRASE : AFTER).exec(turned) ?? [];
  const from = Math.max(clause.start, previous);
  const clauseBefore = folded.slice(from, span.start).replace(previous > clause.start ? OF_PREVIOUS : '', '');
  const lastTurn = [...clauseBefore.matchAll(TURN)].at(-1);
  const near = lastTurn ? clauseBefore.slice(lastTurn.index + lastTurn[0].length) : clauseBefore;
  const ownEarlier = matches(folded.slice(sentence.start, from), SELVES);
  const make = (said: string): Window => {
    const before = said.slice(-REACH);
    const words = `${before}1${after}`;
    const lead = `${before}1${LEAD.exec(after)?.[0] ?? ''}`;
    return { words, lead, before, after, own: matches(words, SELVES), ownEarlier };
  };
  const windows = [make(near), make(clauseBefore)];
  const said = `${clauseBefore} ${after}`.match(/[a-z]+/g)?.length ?? 0;
  if (said <= BARE_CLAUSE && previous <= clause.start && !matches(clauseBefore, SELVES))
    windows.push(make(folded.slice(Math.max(sentence.start, previous), span.start)));
  return windows;
}
