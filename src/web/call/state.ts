import type { CallFile } from '../../call/call-file.ts';
import { tableOfTexts } from '../../call/call-file.ts';
import type { ColumnRole } from '../../call/columns.ts';
import type { Copies } from '../../call/copies.ts';
import { axesCriteria, criteriaHash } from '../../call/criteria.ts';
import { LOSS_DEFAULT } from '../../call/cutoff-line.ts';
import type { MergedDecision, TextDecision } from '../../call/decision.ts';
import { SAMPLE_FROM } from '../../call/expected-saving.ts';
import type { JournalEntry } from '../../call/journal.ts';
import type { JuryScore } from '../../call/jury.ts';
import { type CallOutcome, sampleOutcome, type WholeCall } from '../../call/outcome.ts';
import { type ReadingJob, type ReadingSettings, readingJobs } from '../../call/reading-job.ts';
import { sampleOrder } from '../../call/sample.ts';
import type { Table } from '../../call/table.ts';
import type { TextResult } from '../../call/text-results.ts';
import { type CallText, callTexts, type RowFilter, type TextFacts } from '../../call/texts.ts';
import type { Language } from '../../domain/language.ts';
import type { Criterion } from '../../domain/reading.ts';
import type { Level } from '../../domain/rubric.ts';

export const STEPS = ['texts', 'criteria', 'reading', 'deciding'] as const;
export type Step = (typeof STEPS)[number];

/** The table that the person opened or pasted, hidden columns included. It never leaves the browser. */
export interface CallTable {
  readonly table: Table;
  /** The role of each column. */
  readonly roles: readonly ColumnRole[];
  readonly filters: readonly RowFilter[];
  /** The columns and texts of an opened `call.json`. They replace those that the roles give. */
  readonly opened?: Pick<CallFile, 'columns' | 'texts'> | undefined;
}

/** A criterion as typed, with the keys that `readCriteria` reads. */
export type TypedCriterion = { criterion: string; weight: string; question: string } & Record<Level, string>;

/** What the person chose. The browser keeps it, so that a reload loses nothing. */
export interface CallChoices {
  readonly step: Step;
  /** The person's criteria as typed. `undefined` for criteria from a file. */
  readonly typed: readonly TypedCriterion[] | undefined;
  /** `undefined`: Crisol's axes, in the language of the page. */
  readonly criteria: readonly Criterion[] | undefined;
  readonly times: number;
  readonly loss: number;
  /** The price of a million tokens, as typed. */
  readonly price: string;
  /** The settings of all readings, from the first request on. */
  readonly settings: ReadingSettings | undefined;
  /** The order of the sample when the reading began, so that texts added later go last. */
  readonly sample: readonly string[];
  readonly jury: readonly JuryScore[];
  /** Whether the person wants the sample first although there are few texts. */
  readonly isSampleWanted: boolean;
  /** Whether somebody has opened the readings here. Later decisions do not count for the line. */
  readonly isUnblinded: boolean;
  /** Whether the person has confirmed the rest after the trial. */
  readonly isConfirmed: boolean;
}

export const NO_CHOICES: CallChoices = {
  step: 'texts',
  criteria: undefined,
  typed: undefined,
  times: 2,
  loss: LOSS_DEFAULT,
  price: '',
  settings: undefined,
  sample: [],
  jury: [],
  isSampleWanted: false,
  isUnblinded: false,
  isConfirmed: false,
};

/** Choices that do not affect the plan. */
const WITHOUT_PLAN: ReadonlySet<string> = new Set([
  'step',
  'typed',
  'loss',
  'price',
  'jury',
  'isSampleWanted',
  'isUnblinded',
  'isConfirmed',
] satisfies (keyof CallChoices)[]);

export const changesPlan = (change: Partial<CallChoices>): boolean =>
  Object.keys(change).some((key) => !WITHOUT_PLAN.has(key));

/** Table and choices of a `call.json`. */
export function openedCall(file: CallFile): { table: CallTable; choices: CallChoices } {
  const { criteria, language, service, model, temperature, times, loss, sample, columns, texts } = file;
  const isUnblinded = file.decisions.some(({ by, isBlind }) => by === '' && !isBlind);
  const settings = { criteria, language, service, model, temperature };
  return {
    table: { ...tableOfTexts(texts), filters: [], opened: { columns, texts } },
    choices: {
      ...NO_CHOICES,
      step: 'deciding',
      criteria,
      times,
      loss,
      settings,
      sample,
      isSampleWanted: hasBlind(file.decisions),
      isUnblinded,
      isConfirmed: true,
    },
  };
}

/** Whether somebody has begun a sample. */
export const hasBlind = (decisions: readonly TextDecision[]): boolean =>
  decisions.some(({ isBlind }) => isBlind);

/** Whether both tables give the same texts. */
export const isSameTexts = (one: CallTable, other: CallTable): boolean =>
  one.table === other.table &&
  one.roles === other.roles &&
  one.filters === other.filters &&
  one.opened === other.opened;

/** Everything computed from the table and the choices. */
export interface CallPlan {
  readonly texts: readonly CallText[];
  readonly criteria: readonly Criterion[];
  readonly criteriaHash: string;
  /** The different texts to read: neither empty nor left out. */
  readonly different: readonly CallText[];
  /** The texts by hash; of equal texts the first. */
  readonly textOf: ReadonlyMap<string, CallText>;
  /** All readings. Empty until `settings` are known. */
  readonly jobs: readonly ReadingJob[];
  /** The hashes of the texts in the order of the sample. */
  readonly order: readonly string[];
}

/** What is known about one text. */
export interface TextState {
  readonly result: TextResult | undefined;
  readonly decision: MergedDecision | undefined;
  /** The last decision of the person at this browser. */
  readonly ownDecision: TextDecision | undefined;
  readonly entries: readonly JournalEntry[];
}

export interface OpenCall {
  readonly table: CallTable;
  readonly choices: CallChoices;
  readonly plan: CallPlan;
}

/** Whether the sample comes before the readings. */
export const offersSample = ({ plan, choices }: OpenCall): boolean =>
  choices.isSampleWanted || plan.different.length >= SAMPLE_FROM;

/** The choices that affect the plan. */
export type PlanChoices = Pick<CallChoices, 'criteria' | 'times' | 'settings' | 'sample'>;

/** The slow part of a plan: its hashes, and whether each text is cut or empty. */
export interface PlanHashes {
  readonly texts: readonly TextFacts[];
  readonly jobs: readonly string[];
  readonly order: readonly string[];
}

export const hashesOf = ({ texts, jobs, order }: CallPlan): PlanHashes => ({
  texts: texts.map(({ hash, isCut, isEmpty }) => ({ hash, isCut, isEmpty })),
  jobs: jobs.map(({ hash }) => hash),
  order,
});

/** @param known the facts of the texts, if computed before or by a worker */
export const textsOf = (
  { table, roles, filters, opened }: CallTable,
  known?: readonly TextFacts[],
): readonly CallText[] => opened?.texts ?? callTexts(table, roles, filters, known);

/**
 * @param hashes of the same plan, if a worker has computed them
 * @param texts those of the table, if known
 */
export function planOf(
  table: CallTable,
  { criteria: chosen, times, settings, sample }: PlanChoices,
  language: Language,
  hashes?: PlanHashes,
  texts = textsOf(table, hashes?.texts),
): CallPlan {
  const criteria = settings?.criteria ?? chosen ?? axesCriteria(language);
  const hash = criteriaHash(criteria);
  const different = texts.filter(
    ({ isEmpty, isLeftOut, sameAs }) => !isEmpty && !isLeftOut && sameAs === undefined,
  );
  return {
    texts,
    criteria,
    criteriaHash: hash,
    different,
    textOf: new Map(texts.toReversed().map((text) => [text.hash, text])),
    jobs: settings ? readingJobs(texts, settings, times, hashes?.jobs) : [],
    order: hashes?.order ?? sampleOrder(texts, hash, sample),
  };
}

/** `elsewhere`: another tab has the call open. */
export type Screen = { kind: 'loading' | 'elsewhere' | 'empty' } | ({ kind: 'open' } & OpenCall);

export interface WholeOpenCall {
  readonly call: WholeCall;
  readonly outcome: Omit<CallOutcome, 'comparison'>;
}

/** The open call with everything that its files need. `undefined` before the first reading. */
export function wholeCall(
  { table, choices, plan }: OpenCall,
  decisions: readonly TextDecision[],
  entries: ReadonlyMap<string, JournalEntry>,
  results: ReadonlyMap<string, TextResult>,
  copies: Copies,
): WholeOpenCall | undefined {
  const { settings, times, loss } = choices;
  if (!settings) return undefined;
  const { texts, jobs, order } = plan;
  const read = { jobs, entries, order, decisions, unreadableLines: 0 };
  return {
    call: { ...table, opened: table.opened, texts, copies, settings, times, loss, ...read },
    outcome: { results, ...sampleOutcome({ texts, order, decisions, loss }, results) },
  };
}
