import { find } from '../text/phrases.ts';
import { type ReadText, readText, type Span, sliceOf, words } from '../text/read-text.ts';
import { BOASTS } from './boast-words.ts';
import { readBuild } from './build.ts';
import { distinct, isDenied } from './claims.ts';
import { readCustomer } from './customer.ts';
import { readDifference } from './difference.ts';
import { readEarning } from './earning.ts';
import { readEvidence, readProof } from './evidence.ts';
import { readMarket } from './market.ts';
import { WHY_NOW } from './market-words.ts';
import { readMoney } from './money.ts';
import { readProblem } from './problem.ts';
import { readStatements } from './statements.ts';
import { isTopicWord } from './word-kinds.ts';

/** What a text says, each thing with where it says it. Nothing is filled in: a missing signal was not found. */
export interface Signals {
  text: ReadText;
  customer: {
    specific: readonly Span[];
    /** Those of them that are narrower than all children or all women. */
    concrete: readonly Span[];
    everyone: Span | undefined;
  };
  problem: {
    pains: readonly Span[];
    /** Time, money or matter that it takes, and the first of them. */
    costs: readonly Span[];
    cost: Span | undefined;
    frequency: Span | undefined;
    workaround: Span | undefined;
    /** Time, money or trouble that would be saved: a problem seen from its far side. */
    benefit: Span | undefined;
  };
  earning: {
    ways: readonly Span[];
    /** One of the ways is more than advertising, gifts or "prices". */
    charged: boolean;
    /** Both who would pay and how are named. */
    payer: boolean;
    price: Span | undefined;
    /** Told for each of something. */
    perUnit: boolean;
    doubtful: boolean;
    /** What it costs, or what is left. */
    margin: Span | undefined;
  };
  difference: {
    vague: Span | undefined;
    /** Statements that set it against what others do. */
    comparisons: readonly Span[];
    /** Shortcomings told of others once the offer is made. */
    others: readonly Span[];
    /** What others lack, told without them. */
    traits: readonly Span[];
    /** How many figures the text gives. */
    figures: number;
    same: Span | undefined;
    moat: Span | undefined;
  };
  market: { place: Span | undefined; size: Span | undefined; channel: Span | undefined };
  build: {
    /** How much speaks for a first version that is there: 0 is nothing. */
    exists: number;
    /** How many numbers the text has. */
    figures: number;
    built: Span | undefined;
    /** A first version within weeks. */
    soon: Span | undefined;
    firstStep: Span | undefined;
    /** Own tools, place or licence. */
    equipped: Span | undefined;
    coder: Span | undefined;
    /** What has to be programmed. */
    toCode: Span | undefined;
    /** What is hard or regulated to make or run. */
    hard: Span | undefined;
    outOfReach: Span | undefined;
    /** Words that leave open what it would be. */
    vague: number;
  };
  evidence: { level: 1 | 2 | 3 | 4 | 5; at: Span | undefined };
  whyNow: Span | undefined;
  /** Empty praise of oneself, once or twice for each kind. */
  boasts: readonly Span[];
  /** How many different words there are that are neither grammar nor the jargon of business plans. */
  topicWords: number;
  wordCount: number;
}

/** Finds in a text, in either language, what it says. Takes time in proportion to its length. */
export function readSignals(idea: string): Signals {
  const text = readText(idea);
  const all = words(text.folded);
  const statements = readStatements(text);
  const build = readBuild(text);
  const money = readMoney(text, statements);
  const proof = readProof(text, statements, money);
  const customer = readCustomer(text);
  const boasts = Object.values(BOASTS).map((kind) =>
    find(text, kind).filter((span) => !isDenied(text, span) || BOASTED_NO.test(sliceOf(text, span))),
  );
  return {
    text,
    customer,
    problem: readProblem(text, statements, money),
    earning: readEarning(text, money, customer.specific),
    difference: readDifference(text, statements, boasts.flat()),
    market: readMarket(text, statements, customer.specific),
    build,
    evidence: readEvidence(proof, build),
    whyNow: find(text, WHY_NOW)[0],
    boasts: boasts.flatMap((kind) => countedBoasts(text, kind)).sort((a, b) => a.start - b.start),
    topicWords: new Set(all.filter(isTopicWord)).size,
    wordCount: all.length,
  };
}

/** A kind of boast counts once, and twice when it is laid on thick. */
function countedBoasts(text: ReadText, kind: readonly Span[]): Span[] {
  const different = distinct(text, kind);
  return different.slice(0, different.length >= 3 ? 2 : 1);
}

/** "Nobody has ever seen", "no rival will": boasts that are denials themselves. */
const BOASTED_NO =
  /^(?:no|sin|ningun|nadie|nada|nunca|jamas|never|nothing|nobody|without|there)\b|\b(?:imposible|impossible)\b/;
