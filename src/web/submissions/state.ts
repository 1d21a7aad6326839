import type { Criterion } from '../../domain/reading.ts';
import type { Level } from '../../domain/rubric.ts';
import { type CallFile, tableOfTexts } from '../../submissions/call-file.ts';
import type { ColumnRole } from '../../submissions/columns.ts';
import type { Copies } from '../../submissions/copies.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import type { ReadingJob, ReadingSettings } from '../../submissions/reading-job.ts';
import type { Table } from '../../submissions/table.ts';
import type { TextResult } from '../../submissions/text-results.ts';
import type { CallText, RowFilter } from '../../submissions/texts.ts';
import { countReadings } from '../../submissions/trial.ts';
import { type Decisions, NO_DECISIONS } from './decisions.ts';
import type { StopReason } from './reading-service.ts';

export const STEPS = ['texts', 'criteria', 'reading', 'results'] as const;
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
  /** The price of a million tokens, as typed. */
  readonly price: string;
  /** The settings of all readings, from the first request on. */
  readonly settings: ReadingSettings | undefined;
  /** Whether the person has confirmed the rest after the trial. */
  readonly isConfirmed: boolean;
}

export const NO_CHOICES: CallChoices = {
  step: 'texts',
  criteria: undefined,
  typed: undefined,
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
  /** The different texts to read: neither empty nor left out. */
  readonly different: readonly CallText[];
  /** All readings. Empty until `settings` are known. */
  readonly jobs: readonly ReadingJob[];
}

export interface OpenCall {
  readonly table: CallTable;
  readonly choices: CallChoices;
  readonly plan: CallPlan;
}

/** The session that makes readings. */
export interface SessionState {
  readonly phase: 'idle' | 'reading' | 'paused';
  /** Set while the service is busy or unreachable. */
  readonly waiting: StopReason | undefined;
  /** Why the last session ended before its last reading. `cancelled`: the person stopped it. */
  readonly stopped: StopReason | undefined;
  /** `ReadingSession.msPerReading` */
  readonly msPerReading: number | undefined;
}

/** The search for copies. While it runs, its progress from 0 to 1. */
export type CopySearch =
  | { readonly copies: Copies }
  | { readonly progress: number }
  | { readonly failed: true };

/** The parts of an earlier version's call that this version has no use for. */
export const UNUSED_PARTS = ['sample', 'loss', 'jury'] as const;
export type UnusedPart = (typeof UNUSED_PARTS)[number];

export interface CallState extends Decisions {
  /** `elsewhere`: another tab has the call open. `open`: `call` is set. */
  readonly screen: 'loading' | 'elsewhere' | 'empty' | 'open';
  readonly call: OpenCall | undefined;
  /** The entries by reading hash. */
  readonly entries: ReadonlyMap<string, JournalEntry>;
  /** The results by text hash. */
  readonly results: ReadonlyMap<string, TextResult>;
  readonly copySearch: CopySearch;
  readonly session: SessionState;
  /** Whether the browser could not save something, because its storage is full or forbidden. */
  readonly hasSaveFailed: boolean;
  readonly unused: readonly UnusedPart[];
}

export const IDLE: SessionState = {
  phase: 'idle',
  waiting: undefined,
  stopped: undefined,
  msPerReading: undefined,
};

export const NO_CALL: CallState = {
  ...NO_DECISIONS,
  screen: 'loading',
  call: undefined,
  entries: new Map(),
  results: new Map(),
  copySearch: { progress: 0 },
  session: IDLE,
  hasSaveFailed: false,
  unused: [],
};

/** The numbers of the call's readings. */
export const progressOf = ({ call, entries }: Pick<CallState, 'call' | 'entries'>) =>
  countReadings(call?.plan.jobs ?? [], entries);

/** The call's entries about one text, in the order of their numbers. */
export function entriesOf(
  { call, entries }: Pick<CallState, 'call' | 'entries'>,
  hash: string,
): JournalEntry[] {
  const jobs = call?.plan.jobs ?? [];
  return jobs.flatMap((job) => (job.textHash === hash ? (entries.get(job.hash) ?? []) : []));
}

/** Whether texts and criteria are locked, because readings are being made or have succeeded. */
export const isLocked = (state: CallState): boolean =>
  state.call?.choices.settings !== undefined &&
  (state.session.phase !== 'idle' || progressOf(state).done > 0);
