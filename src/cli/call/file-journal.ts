import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type JournalEntry, journalEntrySchema } from '../../call/journal.ts';

const NEWLINE = 0x0a;
/** Longer than any line. */
const TAIL_BYTES = 1024 * 1024;

/**
 * `journal.jsonl`: one entry on each line, synced before the next reading is asked for in its place. A last line that a
 * kill cut off is ignored and removed.
 */
export class FileJournal {
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #check: () => void;
  #last: Promise<unknown> = Promise.resolve();
  /** Lines that are no entries, other than the last. */
  unreadable = 0;

  private constructor(file: string, handle: FileHandle, check: () => void) {
    this.#file = file;
    this.#check = check;
    this.#handle = handle;
  }

  /**
   * @param check runs before each line; what it throws stops the call
   * @throws the file system's error
   */
  static async open(file: string, check: () => void): Promise<FileJournal> {
    const handle = await open(file, 'a+');
    try {
      await mendEnd(handle);
    } catch (error) {
      await handle.close();
      throw error;
    }
    return new FileJournal(file, handle, check);
  }

  async load(): Promise<JournalEntry[]> {
    const entries: JournalEntry[] = [];
    this.unreadable = 0;
    for await (const line of createInterface({ input: createReadStream(this.#file), crlfDelay: Infinity })) {
      const entry = entryOf(line);
      if (entry) entries.push(entry);
      else if (line.trim() !== '') this.unreadable += 1;
    }
    return entries;
  }

  /** Resolves once the line would survive a loss of power. */
  append(entry: JournalEntry): Promise<void> {
    const written = this.#last.then(async () => {
      this.#check();
      await this.#handle.appendFile(`${JSON.stringify(entry)}\n`);
      await this.#handle.datasync();
    });
    // After a failure nothing more is written: a line would be joined to one that was cut off.
    this.#last = written;
    written.catch(() => undefined);
    return written;
  }

  /** Removes the file of a call that never began. */
  async removeIfEmpty(): Promise<void> {
    if ((await this.#handle.stat()).size === 0) await rm(this.#file, { force: true });
  }

  async close(): Promise<void> {
    await this.#last.catch(() => undefined);
    await this.#handle.close();
  }
}

function entryOf(line: string): JournalEntry | undefined {
  try {
    return journalEntrySchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** Makes the file end with a whole line: adds the missing line break, or removes what a kill cut off. */
async function mendEnd(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat();
  const length = Math.min(size, TAIL_BYTES);
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  if (length === 0 || buffer[length - 1] === NEWLINE) return;
  const start = buffer.lastIndexOf(NEWLINE) + 1;
  const isWhole = entryOf(buffer.toString('utf8', start)) !== undefined;
  if (isWhole) await handle.appendFile('\n');
  else await handle.truncate(size - length + start);
}
