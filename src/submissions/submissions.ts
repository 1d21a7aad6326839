import type { CallFile } from './call-file.ts';
import type { ColumnRole } from './columns.ts';
import type { Copies } from './copies.ts';
import type { TextDecision } from './decision.ts';
import type { JournalEntry } from './journal.ts';
import type { ReadingJob, ReadingSettings } from './reading-job.ts';
import type { Table } from './table.ts';
import type { CallText } from './texts.ts';

/** A call's table, texts, readings and decisions. */
export interface Submissions {
  readonly table: Table;
  /** The role of each column of the table. */
  readonly roles: readonly ColumnRole[];
  /** One for each row of the table. */
  readonly texts: readonly CallText[];
  readonly copies: Copies;
  /** The content of `call.json`, if the call was opened from one. */
  readonly opened?: Pick<CallFile, 'columns'> | undefined;
  readonly settings: ReadingSettings;
  readonly times: number;
  /** All readings of the call, whether done or not. */
  readonly jobs: readonly ReadingJob[];
  /** The journal's entries by reading hash. */
  readonly entries: ReadonlyMap<string, JournalEntry>;
  readonly decisions: readonly TextDecision[];
  /** Lines of the command's journal that could not be read. */
  readonly unreadableLines?: number;
}
