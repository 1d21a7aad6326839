import * as z from 'zod/mini';
import { ERROR_CODES } from '../domain/errors.ts';
import { readingSchema } from '../domain/reading.ts';

/** What is kept of one reading. It holds nothing of a table but words that the model quoted from its text. */
export const journalEntrySchema = z.object({
  /** `ReadingJob.hash` */
  hash: z.string(),
  /** `CallText.hash` */
  text: z.string(),
  /** `criteriaHash` */
  criteria: z.string(),
  number: z.int(),
  /** Who read it: another model than the call's would be another reading. */
  service: z.string(),
  model: z.string(),
  at: z.iso.datetime(),
  ms: z.number(),
  /** As the service counted them. */
  tokens: z.optional(z.object({ prompt: z.number(), completion: z.number() })),
  reading: z.optional(readingSchema),
  /** Why there is no reading. It is asked for again when the call is taken up. */
  failed: z.optional(z.enum(ERROR_CODES)),
});

export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** The entries by reading hash: a reading in place of a failure, otherwise the last one. */
export function latestEntries(entries: Iterable<JournalEntry>): Map<string, JournalEntry> {
  const latest = new Map<string, JournalEntry>();
  for (const entry of entries) keepLatest(latest, entry);
  return latest;
}

/** Adds an entry, unless a failure would take the place of a reading. */
export function keepLatest(latest: Map<string, JournalEntry>, entry: JournalEntry): void {
  if (entry.reading || !latest.get(entry.hash)?.reading) latest.set(entry.hash, entry);
}
