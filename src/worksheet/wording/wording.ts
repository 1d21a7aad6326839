import type { Language } from '../../domain/idea.ts';
import type { Experiment } from '../../domain/plan.ts';
import type { Axis } from '../../domain/rubric.ts';
import type { Currency } from '../amounts.ts';
import type { Ingredient } from '../read-idea.ts';
import type { NotAnIdea } from '../verdict.ts';

/** Everything a worksheet says, in one language. It attributes and asks; it never asserts anything of the idea. */
export interface Wording {
  unnamed: string;
  /** Quotations, each word for word. */
  said(quotes: readonly string[]): string;
  /** The headings under which the sentences that say it are quoted. */
  quotedUnder(headings: readonly string[]): string;
  /** Said in a sentence too long to quote whole. */
  saidAtLength: string;
  notFound: string;
  looseEvidence: string;
  looseDifference: string;
  /** `sure` where both are of the same unit. */
  belowCost(price: string, cost: string, sure: boolean): string;
  refused: string;
  refusedQuestion: string;
  /** Completes “the text says …” and “I do not find …”. */
  names: Readonly<Record<Ingredient, string>>;
  ask: Readonly<Record<Ingredient, string>>;
  /** Where an axis is complete: what to find out next. */
  askNext: Readonly<Record<Axis, string>>;
  found(names: readonly string[]): string;
  missing(names: readonly string[]): string;
  strength(name: string): string;
  weakness(name: string): string;
  nothingFound: string;
  nothingMissing: string;
  otherLanguage(of: Language): string;
  unknownLanguage: string;
  shuffled: string;
  gap(name: string): string;
  improvedPoints: { order: string; gaps: string };
  functionality: string;
  targetAudience: readonly string[];
  problemsSolved: readonly string[];
  valueProposition: string;
  competitiveness: string;
  opportunities: readonly string[];
  threats: readonly string[];
  /** The cheapest way to test each axis. */
  alternatives: Readonly<Record<Axis, string>>;
  prices(amounts: readonly string[]): string;
  costs(amounts: readonly string[]): string;
  noMoney: string;
  moneyQuestions: readonly [string, string, string];
  pitch: string;
  notAnIdea: Readonly<Record<NotAnIdea, string>>;
  harmful(name: string): string;
  /** Stands in the sections that are left empty on purpose. */
  notLaidOut: string;
  plan: {
    riskiest: Readonly<Record<Axis, string>>;
    experiments: Readonly<Record<Axis, (money: (amount: number) => string) => Experiment>>;
    questions: readonly string[];
    /** Of a text that is not laid out. */
    unknownRisk: string;
  };
  money(amount: number, currency: Currency): string;
}
