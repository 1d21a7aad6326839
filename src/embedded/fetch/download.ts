import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readHeader } from '../gguf-header.ts';
import { formatBytes } from '../models.ts';
import type { RemoteFile } from './hub.ts';
import { makeFolder } from './make-folder.ts';
import { FetchFailure } from './source.ts';

interface DownloadOptions {
  signal: AbortSignal;
  /** `done`: the bytes on disk while fetching, and the hashed bytes while checking. */
  onProgress(step: 'fetching' | 'checking', done: number, total: number): void;
  /** The pause after the first of several failures in a row. Each further failure doubles it. */
  pauseMs: number | undefined;
}

/** The most failed attempts in a row. An attempt that brings new bytes resets the count. */
const MAX_ATTEMPTS = 5;
const PAUSE_MS = 1_000;
/** The space left free on the disk, because a full disk breaks other programs. */
const SPACE_LEFT_BYTES = 200e6;

/**
 * Downloads a file to `path`, and resumes an earlier attempt. The file gets this name only when it is complete, with the
 * size and hash that the hub states.
 * @throws FetchFailure
 */
export async function download(file: RemoteFile, path: string, options: DownloadOptions): Promise<void> {
  const part = `${path}.part`;
  await makeFolder(dirname(path));
  if ((await sizeOf(path)) === file.bytes && (await isIntact(file, path, options))) return;
  try {
    await fetchRest(file, part, options);
    if (!(await isIntact(file, part, options))) {
      throw mismatch(file, 'arrived damaged: its hash is not the one that the hub gives');
    }
    await checkModelFile(part);
  } catch (error) {
    if (error instanceof UnusableFile) await rm(part, { force: true });
    throw error;
  }
  await rename(part, path);
}

/** The file is not a model, or not the hub's file, so its download cannot be resumed. */
class UnusableFile extends FetchFailure {}

/** @throws FetchFailure if the file is not a model, or cannot be read */
export async function checkModelFile(path: string): Promise<void> {
  const { problem } = await readHeader(path);
  if (problem !== undefined) throw new UnusableFile(`${basename(path)} ${problem}.`);
}

export async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** @throws FetchFailure if `bytes` more do not fit on the disk of `folder` */
export async function checkSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + SPACE_LEFT_BYTES) return;
  throw new FetchFailure(
    `Not enough space in ${folder}: ${formatBytes(bytes)} are needed, ${formatBytes(free)} are free. Free some, or name another folder in CRISOL_HOME.`,
  );
}

async function fetchRest(file: RemoteFile, part: string, options: DownloadOptions): Promise<void> {
  if ((await sizeOf(part)) > file.bytes) await rm(part);
  await checkSpace(dirname(part), file.bytes - (await sizeOf(part)));
  // `withRetries` in `model/` handles errors of model services. Here, new bytes reset the count of failures.
  let failures = 0;
  for (;;) {
    const before = await sizeOf(part);
    if (before === file.bytes) return;
    try {
      return await fetchOnce(file, part, before, options);
    } catch (error) {
      if (options.signal.aborted) throw stopped(before, file.bytes);
      const { code } = error as NodeJS.ErrnoException;
      const isDiskFull = code === 'ENOSPC' || code === 'EDQUOT';
      if (error instanceof FetchFailure || isDiskFull) throw error;
      const bytes = await sizeOf(part);
      failures = bytes > before ? 1 : failures + 1;
      if (failures >= MAX_ATTEMPTS) {
        throw new FetchFailure(
          `The connection was lost after ${formatBytes(bytes)} of ${file.name} (${(error as Error).message}). Run the same command again: it goes on from there.`,
        );
      }
      await sleep((options.pauseMs ?? PAUSE_MS) * 2 ** (failures - 1), undefined, {
        signal: options.signal,
      }).catch(() => undefined);
    }
  }
}

/** Downloads from `offset`, or from the start if the server ignores the range, to the end over one connection. */
async function fetchOnce(
  file: RemoteFile,
  part: string,
  offset: number,
  { signal, onProgress }: DownloadOptions,
): Promise<void> {
  const range = offset > 0 ? { range: `bytes=${offset}-` } : {};
  // Hash and range refer to the uncompressed file.
  const response = await file.fetch({ ...range, 'accept-encoding': 'identity' }, signal);
  const { status } = response;
  if (status === 416) throw mismatch(file, 'is shorter than the hub says');
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    if (status >= 500 || status === 429) throw new Error(`HTTP ${status}`);
    throw new FetchFailure(`The hub answers HTTP ${status} for ${file.name}.`);
  }
  const isResumed = status === 206;
  const handle = await open(part, isResumed ? 'a' : 'w');
  let done = isResumed ? offset : 0;
  try {
    for await (const piece of response.body) {
      await handle.write(piece);
      done += piece.length;
      if (done > file.bytes) throw mismatch(file, 'is longer than the hub says');
      onProgress('fetching', done, file.bytes);
    }
  } finally {
    await handle.close();
  }
  if (done < file.bytes) throw new Error('it ended early');
}

async function isIntact(file: RemoteFile, path: string, options: DownloadOptions): Promise<boolean> {
  if (file.sha256 === undefined) return true;
  const hash = createHash('sha256');
  let done = 0;
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    if (options.signal.aborted) throw stopped(file.bytes, file.bytes);
    hash.update(piece);
    done += piece.length;
    options.onProgress('checking', done, file.bytes);
  }
  return hash.digest('hex') === file.sha256;
}

function mismatch({ name }: RemoteFile, what: string): UnusableFile {
  return new UnusableFile(
    `${name} ${what}. It was deleted. Run the same command again; if it happens again, try another network or mirror.`,
  );
}

/** The person pressed Ctrl-C. The exit code is 128 plus the number of the signal SIGINT. */
function stopped(bytes: number, total: number): FetchFailure {
  return new FetchFailure(
    `Stopped after ${formatBytes(bytes)} of ${formatBytes(total)}. Run the same command again: it goes on from there.`,
    130,
  );
}
