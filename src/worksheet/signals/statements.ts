import { ANY_NUMBER, findExpression } from '../text/numbers.ts';
import { find } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { MONEY, PERCENT } from './amounts.ts';
import { OWN } from './claim-words.ts';
import { BURDEN, CANNOT, FREQUENCY, PAIN, QUANTITY, SPENDS, TODAY } from './problem-words.ts';

/** What the text tells by its build more than by its words. */
export interface Statements {
  pieces: readonly Piece[];
  money: readonly Span[];
  /** Amounts of money, time or matter, and shares. */
  quantities: readonly Span[];
  /** "Nowadays", "usually": how it is done until now. */
  today: readonly Span[];
  /** What goes wrong, in whatever words. */
  hurts: readonly Span[];
}

export function readStatements(text: ReadText): Statements {
  const money = findExpression(text, MONEY);
  const quantities = inOrder([...money, ...findExpression(text, PERCENT), ...find(text, QUANTITY)]);
  const today = find(text, TODAY);
  const pains = [
    ...find(text, PAIN).filter((span) => !isTakenBack(text, span)),
    ...find(text, CANNOT),
  ].filter((span) => !isPrevented(text, span));
  const often = [...today, ...find(text, FREQUENCY)];
  const beside = (span: Span, cues: readonly Span[]) => inside(cues, sentenceOf(text, span)).length > 0;
  const numbers = findExpression(text, ANY_NUMBER);
  const hurts = inOrder([
    ...pains,
    ...find(text, BURDEN).filter((span) => beside(span, [...numbers, ...often, ...pains])),
    ...find(text, SPENDS).filter((span) => beside(span, quantities) && beside(span, [...often, ...pains])),
  ]);
  return { pieces: piecesOf(text, hurts), money, quantities, today, hurts };
}

function inOrder(spans: Span[]): Span[] {
  return spans.sort((a, b) => a.start - b.start);
}

/** "Without queues", "no complaints": the hurt is what there is none of. */
function isTakenBack({ folded }: ReadText, { start }: Span): boolean {
  return /(?<![a-z])(?:sin|no|ni|cero|ningun[oa]?|libre de|without|no more|zero|nor|free of|free from) (?:[a-z]{1,12} )?(?:(?:ni|o|y|or|nor|and) )?$/.test(
    folded.slice(Math.max(0, start - 28), start),
  );
}

/** "Para que no se pierda", "we check that nobody is left out": it is seen to that it does not happen. */
function isPrevented(text: ReadText, span: Span): boolean {
  const [first = ''] = sliceOf(text, span).split(' ', 1);
  return PREVENTED.test(
    text.folded.slice(Math.max(sentenceOf(text, span).start, span.start - 70), span.start) + first,
  );
}

/** After a comma, "so" tells what comes of it. */
const PREVENTED =
  /(?<![a-z])(?:(?:para|evit[a-z]+|(?:asegur|comprob|revis|vigil|cuid)[a-z]+(?: de)?) que|(?<!, )so(?: that)?|(?:mak(?:e|es|ing) sure|ensur(?:e|es|ing)|check(?:s|ing)?|see to it)(?: that)?)\s[a-z ]{0,30}?(?:no|nadie|not|nobody|never|cannot|[a-z]+n't)(?:\s[a-z']{1,12}){0,3}$/;

/** Those of the spans that start within another. */
export function inside(spans: readonly Span[], { start, end }: Span): Span[] {
  return spans.filter((span) => start <= span.start && span.start < end);
}

/** A statement: a sentence, or a part of one between semicolons, colons or dashes. */
export interface Piece extends Span {
  /** "We", "our", "I charge": those who tell the idea speak of themselves. */
  own: boolean;
  /** Something is lost, missing, late or not possible. */
  adverse: boolean;
}

/** Whether those who tell the idea speak of themselves in this stretch of the folded text. */
export function isOwn(folded: string): boolean {
  return find({ folded }, OWN).length > 0;
}

function piecesOf(text: ReadText, hurts: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  for (const sentence of text.sentences) {
    let { start } = sentence;
    const add = (end: number) => {
      const span = { start, end };
      if (end - start < 4) return;
      const folded = sliceOf(text, span);
      pieces.push({
        ...span,
        own: isOwn(folded),
        adverse: inside(hurts, span).length > 0,
      });
    };
    for (const match of sliceOf(text, sentence).matchAll(/[;:—–()]|\s-\s/g)) {
      add(sentence.start + match.index);
      start = sentence.start + match.index + match[0].length;
    }
    add(sentence.end);
  }
  return pieces;
}
