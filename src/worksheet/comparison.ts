import { offerSentence } from './offer.ts';
import { ADVANTAGE, AGAINST, NOBODY_ELSE, OTHERS, SHORTCOMING } from './signals/difference-words.ts';
import { SELVES } from './signals/earning-words.ts';
import type { Signals } from './signals/read-signals.ts';
import { matches } from './text/phrases.ts';
import { type Span, sentenceOf, sliceOf } from './text/read-text.ts';

/** Others, or that they are compared with, named outright. */
const NAMED = [OTHERS, AGAINST, NOBODY_ELSE, ADVANTAGE];

/** What others lack, told without saying that it is set against them. */
const NOT_COMPARED = 1;

/** Where the text sets itself most clearly against what others do; of two as clear, the earlier. */
export function comparisonOf(signals: Signals): Span | undefined {
  const { comparisons, others, traits } = signals.difference;
  const offered = offerSentence(signals).start;
  const told = [...comparisons, ...others, ...traits];
  const worth = new Map(
    told.map((span, index) => [
      span,
      worthOf(signals, span) -
        (index < comparisons.length ? 0 : NOT_COMPARED) -
        (sentenceOf(signals.text, span).start === offered ? 1 : 0),
    ]),
  );
  const [best] = told.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  return best;
}

function worthOf({ text, problem, earning, evidence }: Signals, span: Span): number {
  const sentence = sentenceOf(text, span);
  const words = sliceOf(text, sentence);
  const holds = (other: Span | undefined) =>
    other !== undefined && sentence.start <= other.start && other.start < sentence.end;
  return (
    (NAMED.some((phrases) => matches(words, phrases)) ? 2 : 0) +
    (matches(words, SHORTCOMING) ? 1 : 0) +
    (matches(words, SELVES) ? 0.5 : 0) +
    (/\d/.test(words) ? 0.5 : 0) -
    // What is quoted as the problem, the price or the proof already says nothing new.
    (holds(problem.cost ?? problem.pains[0]) ? 3 : 0) -
    (holds(earning.price) ? 2 : 0) -
    (evidence.level >= 2 && holds(evidence.at) ? 2 : 0)
  );
}
