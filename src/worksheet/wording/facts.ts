import type { Axis } from '../../domain/rubric.ts';
import type { NotAnIdea } from '../refusals/not-an-idea.ts';
import type { SectorNotes } from '../sectors/sector.ts';

/** Fragments of the text, each already between the quotation marks of the report's language. */
export interface Facts {
  /** What is offered: the sentence that tells it, and a short form of it. */
  offer: string;
  thing: string;
  /** Whom it is for, as told, and a short form of it. */
  customer: string | undefined;
  who: string | undefined;
  problem: string | undefined;
  /** Its few telling words. */
  hurt: string | undefined;
  /** Whether the text says what the problem costs, and how often it happens. */
  cost: boolean;
  frequency: boolean;
  workaround: string | undefined;
  price: string | undefined;
  /** Whether the price is for each of something, and whether it is too large to be one. */
  perUnit: boolean;
  doubtful: boolean;
  margin: string | undefined;
  difference: string | undefined;
  moat: string | undefined;
  /** Its name as typed, without quotation marks. */
  place: string | undefined;
  size: string | undefined;
  channel: string | undefined;
  built: string | undefined;
  firstStep: string | undefined;
  evidence: string | undefined;
  /** Whether customers came or a test has figures: what is there already is no first version. */
  proven: boolean;
  whyNow: string | undefined;
  boast: string | undefined;
  /** Where the text shows that it is harmful, absurd or an order. */
  refused: string | undefined;
  /** What is commonly known of its line of business, in the report's language. */
  sector: { name: string; rivals: readonly string[]; notes: SectorNotes } | undefined;
}

type Line = (facts: Facts, at?: string | undefined) => string;
type FiveLines = readonly [Line, Line, Line, Line, Line];

/** The sentences of one language. Both languages have the same ones. */
export interface Wording {
  quote(text: string): string;
  reasons: Readonly<Record<Axis, FiveLines>>;
  raises: Readonly<Record<Axis, FiveLines>>;
  absurdReason(refused: string): string;
  absurdRaise(refused: string): string;
  boastReason(boast: string): string;
  /** Customers came, and the text names nothing it is compared with. */
  chosenReason(evidence: string): string;
  /** Names of the gaps, as marked in the text: `[missing: …]`. */
  gap(name: string): string;
  gaps: Readonly<Record<'customer' | 'problem' | 'price' | 'difference' | 'channel', string>>;
  interpretation(parts: {
    facts: Facts;
    said: readonly string[];
    missing: readonly string[];
    note: string | undefined;
  }): string;
  axisNames: Readonly<Record<Axis, string>>;
  notes: { absurd(refused: string): string; boastful(boast: string): string; tooLittle: string };
  improvedIdea(facts: Facts, firstStep: string): string;
  steps(facts: Facts, firstStep: string): readonly string[];
  workaround(workaround: string): string;
  noProblem: string;
  usualProblem(problem: string): string;
  noAudience: string;
  usualCustomer(customer: string): string;
  value(facts: Facts): string;
  toBeChecked: string;
  competitiveness(facts: Facts): string;
  /** Short statements for the lists of strengths and weaknesses, which the breakdown tells at length. */
  strengths: Readonly<Record<Axis, (facts: Facts, at: string | undefined) => string>>;
  weaknesses: Readonly<Record<Axis, (facts: Facts) => string>>;
  noStrength: string;
  noWeakness(facts: Facts): string;
  noOpening: string;
  whyNow(quote: string): string;
  sizeOpening(size: string): string;
  placeOpening(place: string): string;
  threats(facts: Facts): readonly string[];
  boastThreat(boast: string): string;
  undecided: string;
  alternatives(facts: Facts, others: readonly string[], experiment: string | undefined): readonly string[];
  saidPrice(price: string): string;
  usualEarning(way: string): string;
  genericEarning(facts: Facts): readonly string[];
  genericFirstStep: string;
  unnamed: string;
  pitch(name: string, facts: Facts): string;
  allGood: string;
  refusal: {
    why: Readonly<Record<NotAnIdea, string>>;
    harmful(refused: string): string;
    /** Short lines for the sections of a report on a text that is not judged. */
    notIdea: Refusal;
    harm: Refusal;
  };
  plan: {
    riskiest: Readonly<Record<Axis, (facts: Facts) => string>>;
    experiments: Readonly<
      Record<Axis, (facts: Facts, sectorExperiment: string | undefined) => PlannedExperiment>
    >;
    questions(facts: Facts): readonly string[];
    refused: { riskiest: string; experiments: readonly PlannedExperiment[]; questions: readonly string[] };
  };
}

export interface PlannedExperiment {
  tests: string;
  how: string;
  cost: string;
  days: number;
  goOnIf: string;
  stopIf: string;
}

interface Refusal {
  reason: string;
  raise: string;
  improvedIdea: string;
  functionality: string;
  section: string;
  competitiveness: string;
  weakness: string;
  opportunity: string;
  alternative: string;
  monetization: string;
  pitch: string;
}
