import type { Verdict } from '../domain/rubric.ts';
import { findAbsurd } from './refusals/absurd.ts';
import { findAttack } from './refusals/attack.ts';
import { findHarm } from './refusals/harm.ts';
import { type NotAnIdea, whyNotAnIdea } from './refusals/not-an-idea.ts';
import type { Signals } from './signals/read-signals.ts';
import type { Span } from './text/read-text.ts';

export interface Judgement {
  verdict: Verdict;
  why: NotAnIdea | undefined;
  /** Where the text shows it. */
  at: Span | undefined;
  /** What cannot exist or does not fit together. */
  absurd: Span | undefined;
  /** It may be meant otherwise. */
  doubtful: boolean;
}

/** Fewer different topical words than this say nothing about the matter itself. */
const THIN_TOPIC = 5;

/** Texts this long, in words, have had room to say more than one thing. */
const SHORT_TEXT = 45;

/** Whether the text is an idea that can be judged, and if not, what it is. */
export function judge(signals: Signals): Judgement {
  const { text } = signals;
  const attack = findAttack(text);
  if (attack)
    return { verdict: 'not_an_idea', why: 'attack', at: attack, absurd: undefined, doubtful: false };
  const harm = findHarm(text);
  // Customers told of with figures speak for a trade of which a word or two might be meant ill.
  if (harm && !(harm.doubtful && signals.evidence.level >= 4))
    return { verdict: 'harmful', why: undefined, at: harm.at, absurd: undefined, doubtful: false };
  const why = whyNotAnIdea(signals);
  if (why) return { verdict: 'not_an_idea', why, at: undefined, absurd: undefined, doubtful: false };
  const found = findAbsurd(text);
  // What people already use or pay for is odd at most.
  const absurdity = found?.doubtful && signals.evidence.level >= 3 ? undefined : found;
  const absurd = absurdity?.at;
  const verdict = !absurd && saysTooLittle(signals) ? 'too_little_said' : 'judged';
  return { verdict, why: undefined, at: absurd, absurd, doubtful: absurdity?.doubtful === true };
}

function saysTooLittle(signals: Signals): boolean {
  if (signals.topicWords < THIN_TOPIC) return true;
  if (signals.wordCount >= SHORT_TEXT || signals.boasts.length >= 2) return false;
  const said = [
    signals.customer.specific.length > 0,
    signals.problem.pains.length > 0,
    signals.earning.price !== undefined || signals.earning.payer || signals.earning.ways.length > 0,
    signals.difference.comparisons.length > 0 || signals.difference.moat !== undefined,
    signals.evidence.level >= 3,
  ];
  return said.filter(Boolean).length <= 1;
}
