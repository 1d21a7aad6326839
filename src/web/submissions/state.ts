import type { Language } from '../../domain/language.ts';
import type { Criterion } from '../../domain/reading.ts';
import { type CallFile, tableOfTexts, type UnusedPart } from '../../submissions/call-file.ts';
import type { ColumnRole } from '../../submissions/columns.ts';
import type { Copies } from '../../submissions/copies.ts';
import { axesCriteria, criteriaHash } from '../../submissions/criteria.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import { type ReadingJob, type ReadingSettings, readingJobs } from '../../submissions/reading-job.ts';
import type { Table } from '../../submissions/table.ts';
import type { TextResult } from '../../submissions/text-results.ts';
import { type CallText, differentTexts, type RowFilter } from '../../submissions/texts.ts';
import { countReadings } from '../../submissions/trial.ts';
import { type Decisions, NO_DECISIONS } from './decisions.ts';
import type { StopReason } from './reading-service.ts';

export const STEPS = ['texts', 'criteria', 'reading', 'results'] as const;
export type Step = (typeof STEPS)[number];

/** The table that the person opened or pasted, hidden columns included. Only its text columns leave the browser. */
export interface CallTable {
  readonly table: Table;
  /** The role of each column. */
  readonly roles: readonly ColumnRole[];
  readonly filters: readonly RowFilter[];
  /** The columns and texts of an opened `call.json`. They replace those that the roles give. */
  readonly opened?: Pick<CallFile, 'columns' | 'texts'> | undefined;
}

/** What the person chose. The browser keeps it, so that a reload loses nothing. */
export interface CallChoices {
  readonly step: Step;
  /** `undefined`: Crisol's axes, in the language of the page. */
  readonly criteria: readonly Criterion[] | undefined;
  readonly times: number;
  /** The price of a million tokens, as typed. */
  readonly price: string;
  /** The settings of all readings, from the first request on. */
  readonly settings: ReadingSettings | undefined;
  /** Whether the person has agreed, after the trial, to the remaining readings. */
  readonly isConfirmed: boolean;
}

export const NO_CHOICES: CallChoices = {
  step: 'texts',
  criteria: undefined,
  times: 2,
  price: '',
  settings: undefined,
  isConfirmed: false,
};

/** Table and choices of a `call.json`. */
export function openedCall(file: CallFile): { table: CallTable; choices: CallChoices } {
  const { criteria, language, service, model, temperature, times, columns, texts } = file;
  const settings = { criteria, language, service, model, temperature };
  return {
    table: { ...tableOfTexts(texts), filters: [], opened: { columns, texts } },
    choices: { ...NO_CHOICES, step: 'results', criteria, times, settings, isConfirmed: true },
  };
}

/** Everything computed from the texts and the choices. */
export interface CallPlan {
  /** One for each row of the table. */
  readonly texts: readonly CallText[];
  readonly criteria: readonly Criterion[];
  readonly criteriaHash: string;
  /** The distinct texts to read: neither empty nor left out. */
  readonly different: readonly CallText[];
  /** All readings. Empty until `settings` are known. */
  readonly jobs: readonly ReadingJob[];
}

/** @param language the language of Crisol's axes, which are used if the person has chosen no criteria */
export function planOf(
  texts: readonly CallText[],
  { criteria: chosen, times, settings }: CallChoices,
  language: Language,
): CallPlan {
  const criteria = settings?.criteria ?? chosen ?? axesCriteria(language);
  return {
    texts,
    criteria,
    criteriaHash: criteriaHash(criteria),
    different: differentTexts(texts),
    jobs: settings ? readingJobs(texts, settings, times) : [],
  };
}

export interface OpenCall {
  readonly table: CallTable;
  readonly choices: CallChoices;
  readonly plan: CallPlan;
}

/** The session that makes readings. */
export interface SessionState {
  readonly isReading: boolean;
  /** Set while the service is busy or unreachable. */
  readonly waiting: StopReason | undefined;
  /** Why the last session ended before its last reading. `cancelled`: the person stopped it. */
  readonly stopped: StopReason | undefined;
}

export interface CallState extends Decisions {
  /** Whether another tab has the call open. */
  readonly isElsewhere: boolean;
  readonly call: OpenCall | undefined;
  /** The entries by reading hash. */
  readonly entries: ReadonlyMap<string, JournalEntry>;
  /** The results by text hash. */
  readonly results: ReadonlyMap<string, TextResult>;
  /** `undefined` until they are found. */
  readonly copies: Copies | undefined;
  /** The share of the search for copies that is done, 0 to 1. */
  readonly copiesProgress: number;
  readonly session: SessionState;
  /** Whether the browser could not save something, because its storage is full or forbidden. */
  readonly hasSaveFailed: boolean;
  readonly unused: readonly UnusedPart[];
}

export const IDLE: SessionState = { isReading: false, waiting: undefined, stopped: undefined };

export const NO_CALL: CallState = {
  ...NO_DECISIONS,
  isElsewhere: false,
  call: undefined,
  entries: new Map(),
  results: new Map(),
  copies: undefined,
  copiesProgress: 0,
  session: IDLE,
  hasSaveFailed: false,
  unused: [],
};

/** The numbers of the call's readings. */
export const progressOf = ({ call, entries }: CallState) => countReadings(call?.plan.jobs ?? [], entries);

/** The call's entries about one text, in the order of their numbers. */
export function entriesOf({ call, entries }: CallState, hash: string): JournalEntry[] {
  const jobs = call?.plan.jobs ?? [];
  return jobs.flatMap((job) => (job.textHash === hash ? (entries.get(job.hash) ?? []) : []));
}

/** Whether texts and criteria are locked, because readings are being made or have succeeded. */
export const isLocked = (state: CallState): boolean =>
  state.call?.choices.settings !== undefined && (state.session.isReading || progressOf(state).done > 0);
