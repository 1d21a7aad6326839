import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type JournalEntry, journalEntrySchema } from '../../call/journal.ts';

const NEWLINE = 0x0a;
/** Above the length of any line. */
const TAIL_BYTES = 1024 * 1024;

/** Refuse links, which could point anywhere, and pipes, which would block. Windows has neither flag. */
const FLAGS =
  constants.O_RDWR |
  constants.O_APPEND |
  constants.O_CREAT |
  (constants.O_NOFOLLOW ?? 0) |
  (constants.O_NONBLOCK ?? 0);

/** The journal is a link, a pipe or a folder, not a file. */
export class JournalRefused extends Error {
  override readonly name = 'JournalRefused';
}

/** Somebody deleted the journal during a command: further entries would be lost when the command ends. */
export class JournalGone extends Error {
  override readonly name = 'JournalGone';
}

/**
 * `journal.jsonl`: one entry per line, synced before the next reading starts. Ignores and removes a last line that a kill
 * cut off.
 */
export class FileJournal {
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #check: () => void;
  #last: Promise<unknown> = Promise.resolve();
  /** The number of invalid lines, without an incomplete last one. */
  unreadable = 0;

  private constructor(file: string, handle: FileHandle, check: () => void) {
    this.#file = file;
    this.#check = check;
    this.#handle = handle;
  }

  /**
   * @param check runs before each line; an error of it stops the call
   * @throws JournalRefused, and the file system's error
   */
  static async open(file: string, check: () => void): Promise<FileJournal> {
    const handle = await open(file, FLAGS).catch((error: NodeJS.ErrnoException) => {
      throw NO_FILE.has(error.code ?? '') ? new JournalRefused() : error;
    });
    try {
      if (!(await handle.stat()).isFile()) throw new JournalRefused();
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
    const input = this.#handle.createReadStream({ start: 0, autoClose: false });
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      const entry = entryOf(line);
      if (entry) entries.push(entry);
      else if (line.trim() !== '') this.unreadable += 1;
    }
    return entries;
  }

  /** Resolves once the line would survive a loss of power. Rejects with `JournalGone` if the file was deleted. */
  append(entry: JournalEntry): Promise<void> {
    const written = this.#last.then(async () => {
      this.#check();
      if ((await this.#handle.stat()).nlink === 0) throw new JournalGone();
      await this.#handle.appendFile(`${JSON.stringify(entry)}\n`);
      await this.#handle.datasync();
    });
    // After a failure, write nothing more: a line could be appended to an incomplete one.
    this.#last = written;
    written.catch(() => undefined);
    return written;
  }

  /** Whether the journal has no entry. */
  async isEmpty(): Promise<boolean> {
    return (await this.#handle.stat()).size === 0;
  }

  /** Writes entries from another source. */
  async restore(entries: readonly JournalEntry[]): Promise<void> {
    await this.#handle.appendFile(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    await this.#handle.datasync();
  }

  /** Removes the file of a call that never started. */
  async removeIfEmpty(): Promise<void> {
    if (await this.isEmpty()) await rm(this.#file, { force: true });
  }

  async close(): Promise<void> {
    await this.#last.catch(() => undefined);
    await this.#handle.close();
  }
}

/** Why a link or a folder cannot be opened. */
const NO_FILE = new Set(['ELOOP', 'EMLINK', 'EISDIR', 'ENXIO']);

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
