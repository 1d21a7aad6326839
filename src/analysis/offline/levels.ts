import { AXES, type Axis, type Level } from '../rubric.ts';
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
  /** Axes whose level is below what the text alone would earn: absurd, boastful or thin. */
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
/** The most a contradiction in terms can earn: money or evidence for it cannot be taken at its word. */
const ABSURD: Readonly<Record<Axis, Level>> = {
  problem: 1,
  market: 1,
  difference: 2,
  earning: 2,
  feasibility: 1,
  evidence: 1,
};
const BOASTFUL: Readonly<Record<Axis, Level>> = {
  problem: 2,
  market: 2,
  difference: 2,
  earning: 2,
  feasibility: 3,
  evidence: 1,
};
const THIN: Readonly<Record<Axis, Level>> = {
  problem: 2,
  market: 2,
  difference: 2,
  earning: 2,
  feasibility: 3,
  evidence: 2,
};

/** With fewer different topical words than this, a text that says too little may only be jargon. */
const THIN_TOPIC = 8;

/** Rates a text on the rubric's anchors by what it says. */
export function evaluate(idea: string): Evaluation {
  const signals = readSignals(idea);
  const judgement = judge(signals);
  const { customer, problem, earning, difference, market, evidence, build } = signals;
  const at = {
    problem: problem.cost ?? problem.pains[0] ?? problem.benefit ?? customer.specific[0] ?? evidence.at,
    market: market.size ?? customer.specific[0] ?? (evidence.level >= 4 ? evidence.at : customer.everyone),
    difference: difference.moat ?? difference.comparisons[0] ?? difference.vague,
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
  if (judgement.absurd) return { ...none, ...atMost(levels, ABSURD) };
  const concrete = [
    levels.problem >= 3,
    levels.market >= 3,
    levels.difference >= 3,
    earning.price !== undefined && !earning.doubtful,
    evidence.level >= 3,
  ];
  const boastful =
    signals.boasts.length >= 2 &&
    evidence.level < 4 &&
    concrete.filter(Boolean).length < (signals.boasts.length >= 4 ? 5 : 3);
  if (boastful) return { ...none, boastful, ...atMost(levels, BOASTFUL) };
  if (judgement.verdict === 'too_little_said' && signals.topicWords < THIN_TOPIC)
    return { ...none, ...atMost(levels, THIN) };
  return { ...none, levels };
}

function atMost(levels: Readonly<Record<Axis, Level>>, caps: Readonly<Record<Axis, Level>>) {
  const lower = (axis: Axis) => Math.min(levels[axis], caps[axis]) as Level;
  const capped: Record<Axis, Level> = {
    problem: lower('problem'),
    market: lower('market'),
    difference: lower('difference'),
    earning: lower('earning'),
    feasibility: lower('feasibility'),
    evidence: lower('evidence'),
  };
  return { levels: capped, lowered: new Set(AXES.filter((axis) => capped[axis] < levels[axis])) };
}
