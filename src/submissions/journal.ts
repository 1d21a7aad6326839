import * as z from 'zod/mini';
import { ERROR_CODES } from '../domain/errors.ts';
import { readingSchema } from '../domain/reading.ts';

/** One reading as stored. It does not contain the applicant's text, only the model's quotations from it. */
export const journalEntrySchema = z.object({
  /** `ReadingJob.hash` */
  hash: z.string(),
  /** `CallText.hash` */
  text: z.string(),
  /** `criteriaHash` */
  criteria: z.string(),
  number: z.int(),
  service: z.string(),
  model: z.string(),
  at: z.iso.datetime(),
  ms: z.number(),
  /** As counted by the service. */
  tokens: z.optional(z.object({ prompt: z.number(), completion: z.number() })),
  reading: z.optional(readingSchema),
  /** Why there is no reading. A resumed call makes the reading again. */
  failed: z.optional(z.enum(ERROR_CODES)),
});

export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** The last entry of each reading hash. A later failure does not replace a reading. */
export function latestEntries(entries: Iterable<JournalEntry>): Map<string, JournalEntry> {
  const latest = new Map<string, JournalEntry>();
  for (const entry of entries) keepLatest(latest, entry);
  return latest;
}

/** Adds an entry, unless a failure would replace a reading. */
export function keepLatest(latest: Map<string, JournalEntry>, entry: JournalEntry): void {
  if (entry.reading || !latest.get(entry.hash)?.reading) latest.set(entry.hash, entry);
}
