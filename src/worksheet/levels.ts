import { AXES, type Axis, type Level } from '../domain/rubric.ts';
import { comparisonOf } from './comparison.ts';
import { feasibilityLevel } from './signals/build.ts';
import { differenceLevel } from './signals/difference.ts';
import { earningLevel } from './signals/earning.ts';
import { marketLevel } from './signals/market.ts';
import { problemLevel } from './signals/problem.ts';
import { readSignals, type Signals } from './signals/read-signals.ts';
import type { Span } from './text/read-text.ts';
import { type Judgement, judge } from './verdict.ts';

/** Everything the rules make of a text, before a word of the report is written. */
export interface Evaluation {
  signals: Signals;
  judgement: Judgement;
  levels: Readonly<Record<Axis, Level>>;
  /** Where the text earns each level, for quoting. */
  at: Readonly<Record<Axis, Span | undefined>>;
  /** Boasts stand where facts should. */
  boastful: boolean;
  /** Axes whose level is below what the text alone would earn: absurd or boastful. */
  lowered: ReadonlySet<Axis>;
}

const LOWEST: Readonly<Record<Axis, Level>> = {
  problem: 1,
  market: 1,
  difference: 1,
  earning: 1,
  feasibility: 1,
  evidence: 1,
};
type Caps = Readonly<Partial<Record<Axis, Level>>>;

/** The most that what cannot exist can earn: its price and its buyers may be named, nothing of it can be believed. */
const ABSURD: Caps = { problem: 2, market: 2, difference: 1, earning: 2, feasibility: 1, evidence: 1 };

/** The most that what seems not to fit together can earn: it may be meant otherwise. */
const DOUBTFUL: Caps = { problem: 3, market: 3, difference: 2, earning: 3, feasibility: 1, evidence: 2 };

/** What boasts take away, one axis after the other: a boast more or less never moves the score far. */
const BOASTFUL: readonly Caps[] = [
  { difference: 2 },
  { market: 2 },
  { problem: 2 },
  { earning: 2 },
  { feasibility: 3 },
  { evidence: 1 },
];

/** From so many boasts without facts on, the report says that boasts stand where facts should. */
const BOASTFUL_FROM = 2;

/** Rates a text on the rubric's anchors by what it says. */
export function evaluate(idea: string): Evaluation {
  const signals = readSignals(idea);
  const judgement = judge(signals);
  const { customer, problem, earning, difference, market, evidence, build } = signals;
  const at = {
    problem: problem.cost ?? problem.pains[0] ?? problem.benefit ?? customer.specific[0] ?? evidence.at,
    market:
      market.size ??
      customer.concrete[0] ??
      customer.specific[0] ??
      (evidence.level >= 4 ? evidence.at : customer.everyone),
    difference:
      difference.moat ?? (difference.comparisons.length > 0 ? comparisonOf(signals) : difference.vague),
    earning: earning.price ?? earning.ways[0] ?? evidence.at,
    feasibility:
      judgement.absurd ?? build.soon ?? build.built ?? build.outOfReach ?? build.equipped ?? build.firstStep,
    evidence: evidence.at,
  };
  const none = { signals, judgement, at, boastful: false, lowered: new Set<Axis>() };
  if (judgement.verdict === 'not_an_idea' || judgement.verdict === 'harmful')
    return { ...none, levels: LOWEST };
  const levels = {
    problem: problemLevel(signals),
    market: marketLevel(signals),
    difference: differenceLevel(signals),
    earning: earningLevel(signals),
    feasibility: feasibilityLevel(signals),
    evidence: evidence.level,
  };
  if (judgement.absurd) return { ...none, ...atMost(levels, judgement.doubtful ? DOUBTFUL : ABSURD) };
  const boasts = signals.boasts.length - factsOf(signals, levels);
  if (boasts > 0) {
    const caps: Caps = Object.assign({}, ...BOASTFUL.slice(0, boasts));
    return { ...none, boastful: boasts >= BOASTFUL_FROM, ...atMost(levels, caps) };
  }
  return { ...none, levels };
}

/** What the text says that could be checked; each fact makes up for a boast. */
function factsOf({ earning, problem, difference }: Signals, { evidence }: Record<Axis, Level>): number {
  const told = [
    earning.price !== undefined && !earning.doubtful,
    problem.cost !== undefined,
    difference.comparisons.length > 0,
  ].filter(Boolean).length;
  return evidence >= 4 ? Number.POSITIVE_INFINITY : told + (evidence >= 3 ? 1 : 0);
}

function atMost(levels: Readonly<Record<Axis, Level>>, caps: Caps) {
  const capped = { ...levels };
  for (const axis of AXES) capped[axis] = Math.min(levels[axis], caps[axis] ?? 5) as Level;
  return { levels: capped, lowered: new Set(AXES.filter((axis) => capped[axis] < levels[axis])) };
}
