import { AXES, type Axis, type Level } from '../rubric.ts';
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
    earning: earning.price ?? earning.ways[0] ?? earning.periodic ?? earning.trade ?? evidence.at,
    feasibility:
      judgement.absurd ??
      build.built ??
      (evidence.level === 5 ? evidence.at : build.outOfReach) ??
      build.weeks ??
      build.firstStep,
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

/** A text for someone in particular, this long in words, has a want in mind even where it does not say it. */
const ELABORATE = 20;

function problemLevel({ problem, customer, evidence, wordCount }: Signals): Level {
  const costly = problem.cost !== undefined;
  const someone = customer.specific.length > 0;
  // Those who pay have the problem, whether or not the text finds words for it.
  const least: Level =
    evidence.level === 5 && someone
      ? 4
      : evidence.level === 5
        ? 3
        : (problem.benefit && wordCount > 8) || (someone && wordCount >= ELABORATE)
          ? 2
          : 1;
  if (problem.pains.length === 0) return least;
  if (!someone) return costly || problem.told ? 3 : (Math.max(least, 2) as Level);
  if (costly && (problem.workaround || evidence.level >= 4)) return 5;
  if (costly || (problem.frequency && problem.pains.length >= 2)) return 4;
  return evidence.level >= 4 ? 4 : 3;
}

function marketLevel({ customer, market, evidence }: Signals): Level {
  const known = customer.specific.length > 0 || evidence.level >= 4;
  if (!known) return customer.everyone ? 2 : 1;
  const found = market.place !== undefined || customer.qualifier !== undefined;
  if (market.channel && found && market.size) return 5;
  // Those who already came can be found, and there were several.
  if (evidence.level >= 4) return 4;
  if (market.size || (market.channel && found)) return 4;
  return 3;
}

function differenceLevel({ difference, evidence }: Signals): Level {
  const compared = difference.comparisons.length;
  if (difference.moat) return compared > 0 ? 5 : 4;
  // Those who pay have chosen it over what there was, though the text does not say why.
  if (compared === 0) return evidence.level === 5 ? 3 : difference.vague || evidence.level === 4 ? 2 : 1;
  if (difference.same) return 3;
  // That customers care shows in figures, or in that they came.
  return compared >= 2 || difference.measured || evidence.level >= 4 ? 4 : 3;
}

function earningLevel({ earning, customer, evidence }: Signals): Level {
  const { price, ways, periodic } = earning;
  if (!price) {
    if (ways.length === 0 && !periodic) return earning.trade || evidence.level === 5 ? 2 : 1;
    return !earning.onlyAdverts && customer.specific.length > 0 ? 3 : 2;
  }
  const someone = customer.specific.length > 0 || evidence.level >= 4;
  if (earning.doubtful || !earning.perUnit || !someone) return 3;
  return earning.margin ? 5 : 4;
}

function feasibilityLevel({ build, evidence }: Signals): Level {
  if (build.built || evidence.level === 5) return 5;
  if (build.outOfReach) return 2;
  if (evidence.level === 4 || build.weeks || build.firstStep || build.means >= 1 || build.known) return 4;
  return 3;
}
