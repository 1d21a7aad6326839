import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type JournalEntry, journalEntrySchema } from '../../submissions/journal.ts';

const NEWLINE = 0x0a;
/** More than the length of any line. */
const TAIL_BYTES = 1024 * 1024;

/** The last two flags refuse links, which could point anywhere, and pipes, which would block. Windows has neither. */
const FLAGS =
  constants.O_RDWR |
  constants.O_APPEND |
  constants.O_CREAT |
  (constants.O_NOFOLLOW ?? 0) |
  (constants.O_NONBLOCK ?? 0);

/** `journal.jsonl` is a link, a pipe or a folder, not a file. */
export class JournalRefused extends Error {
  override readonly name = 'JournalRefused';
}

/** Somebody deleted the journal while the command runs: further entries would be lost when the command ends. */
export class JournalDeleted extends Error {
  override readonly name = 'JournalDeleted';
}

/**
 * `journal.jsonl`: one entry per line, synced to disk as soon as the reading is complete. Removes a last line that is
 * incomplete because the command was killed.
 */
export class FileJournal {
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #check: () => void;
  #lastAppend: Promise<unknown> = Promise.resolve();
  /** The number of invalid lines, not counting an incomplete last line. */
  unreadableLines = 0;

  private constructor(file: string, handle: FileHandle, check: () => void) {
    this.#file = file;
    this.#check = check;
    this.#handle = handle;
  }

  /**
   * @param check runs before each line is written; if it throws, the call stops
   * @throws JournalRefused, and the file system's errors
   */
  static async open(file: string, check: () => void): Promise<FileJournal> {
    const handle = await open(file, FLAGS).catch((error: NodeJS.ErrnoException) => {
      throw NO_FILE.has(error.code ?? '') ? new JournalRefused() : error;
    });
    try {
      if (!(await handle.stat()).isFile()) throw new JournalRefused();
      await repairEnd(handle);
    } catch (error) {
      await handle.close();
      throw error;
    }
    return new FileJournal(file, handle, check);
  }

  async load(): Promise<JournalEntry[]> {
    const entries: JournalEntry[] = [];
    this.unreadableLines = 0;
    const input = this.#handle.createReadStream({ start: 0, autoClose: false });
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      const entry = entryOf(line);
      if (entry) entries.push(entry);
      else if (line.trim() !== '') this.unreadableLines += 1;
    }
    return entries;
  }

  /** Resolves once the entry would survive a loss of power. Rejects with `JournalDeleted` if the file was deleted. */
  append(entry: JournalEntry): Promise<void> {
    const appended = this.#lastAppend.then(async () => {
      this.#check();
      if ((await this.#handle.stat()).nlink === 0) throw new JournalDeleted();
      await this.#handle.appendFile(`${JSON.stringify(entry)}\n`);
      await this.#handle.datasync();
    });
    // After a failure nothing more is written: a line could be appended to an incomplete line.
    this.#lastAppend = appended;
    appended.catch(() => undefined);
    return appended;
  }

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
    await this.#lastAppend.catch(() => undefined);
    await this.#handle.close();
  }
}

/** The error codes of opening a link, a folder or a pipe. */
const NO_FILE = new Set(['ELOOP', 'EMLINK', 'EISDIR', 'ENXIO']);

function entryOf(line: string): JournalEntry | undefined {
  try {
    return journalEntrySchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** Makes the file end with a complete line: adds its missing line break, or removes an incomplete line. */
async function repairEnd(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat();
  const length = Math.min(size, TAIL_BYTES);
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  if (length === 0 || buffer[length - 1] === NEWLINE) return;
  const start = buffer.lastIndexOf(NEWLINE) + 1;
  const isWhole = entryOf(buffer.toString('utf8', start)) !== undefined;
  if (isWhole) await handle.appendFile('\n');
  else await handle.truncate(size - length + start);
}
