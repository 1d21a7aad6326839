import { createReadStream } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Language } from '../../domain/language.ts';
import { type JournalEntry, journalEntrySchema } from '../../submissions/journal.ts';
import { CallUsageError } from './options.ts';

/**
 * Reads `journal.jsonl`, and counts unreadable lines. A killed command leaves an incomplete line.
 * @throws CallUsageError for a link, which could point anywhere, and for a pipe or a device, whose reading might never end
 */
export async function loadJournal(file: string, language: Language) {
  const entries: JournalEntry[] = [];
  let unreadableLines = 0;
  const stats = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (!stats) return { entries, unreadableLines };
  if (!stats.isFile()) throw new CallUsageError(language, (words) => words.notAFile(file));
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const entry = entryOf(line);
    if (entry) entries.push(entry);
    else if (line.trim() !== '') unreadableLines += 1;
  }
  return { entries, unreadableLines };
}

function entryOf(line: string): JournalEntry | undefined {
  try {
    return journalEntrySchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

export type FileJournal = Awaited<ReturnType<typeof openJournal>>;

/**
 * Opens `journal.jsonl`: one entry per line, synced to disk as soon as the reading is complete.
 * @param check runs before each line is written; if it throws, the call stops
 */
export async function openJournal(file: string, check: () => void) {
  const handle = await open(file, 'a+');
  const { size } = await handle.stat();
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
  // The last line is incomplete, because the command was killed.
  if (size > 0 && buffer.toString() !== '\n') await handle.appendFile('\n');
  let lastAppend: Promise<unknown> = Promise.resolve();
  return {
    /** Resolves once the entry would survive a loss of power. */
    append(entry: JournalEntry): Promise<void> {
      const appended = lastAppend.then(async () => {
        check();
        await handle.appendFile(`${JSON.stringify(entry)}\n`);
        await handle.datasync();
      });
      // After a failure nothing more is written: a line could be appended to an incomplete line.
      lastAppend = appended;
      appended.catch(() => undefined);
      return appended;
    },
    async close(): Promise<void> {
      await lastAppend.catch(() => undefined);
      await handle.close();
    },
  };
}
