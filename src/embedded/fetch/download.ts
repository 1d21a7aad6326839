import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readHeader } from '../gguf-header.ts';
import { formatBytes } from '../models.ts';
import { type RemoteFile, unreachable } from './hub.ts';
import { makeFolder } from './make-folder.ts';
import { fetchFollowing } from './redirects.ts';
import { FetchFailure, FetchStopped } from './source.ts';

interface DownloadOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
  /** `done`: the bytes on disk while fetching, and the hashed bytes while checking. */
  onProgress(step: 'fetching' | 'checking', done: number, total: number | undefined): void;
  /** Doubled after each failed attempt. */
  pauseMs: number | undefined;
}

/** The most failed attempts in a row. An attempt that brings new bytes resets the count. */
const MAX_ATTEMPTS = 5;
const PAUSE_MS = 1_000;
/** Left free on the disk, because a full disk breaks other programs. */
const SPACE_LEFT_BYTES = 200e6;
/** The connection broke after the response had begun. Node has no stable error for this. */
class ConnectionLost extends Error {}

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
      throw mismatch(file, `arrived damaged: its hash is not the one ${new URL(file.url).host} gives`);
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
  await makeFolder(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + SPACE_LEFT_BYTES) return;
  throw new FetchFailure(
    `Not enough space in ${folder}: ${formatBytes(bytes)} are needed, ${formatBytes(free)} are free. Free some, or name another folder in CRISOL_HOME.`,
  );
}

async function fetchRest(file: RemoteFile, part: string, options: DownloadOptions): Promise<void> {
  const { bytes } = file;
  // A partial file without a known size may belong to another file.
  if ((await sizeOf(part)) > (bytes ?? 0)) await rm(part);
  if (bytes !== undefined) await checkSpace(dirname(part), bytes - (await sizeOf(part)));
  // Not `withRetries` of `model/`, which handles errors of model services. Here new bytes reset the count of failures.
  let failures = 0;
  for (;;) {
    const before = await sizeOf(part);
    if (bytes !== undefined && before === bytes) return;
    try {
      return await fetchOnce(file, part, before, options);
    } catch (error) {
      if (options.signal.aborted) throw stopped(before, bytes);
      if (error instanceof FetchFailure) throw error;
      failures = (await sizeOf(part)) > before ? 1 : failures + 1;
      if (failures >= MAX_ATTEMPTS) throw connectionFailure(file, await sizeOf(part), error);
      await sleep((options.pauseMs ?? PAUSE_MS) * 2 ** (failures - 1), undefined, {
        signal: options.signal,
      }).catch(() => undefined);
    }
  }
}

/** Downloads from `offset` to the end over one connection. */
async function fetchOnce(
  file: RemoteFile,
  part: string,
  offset: number,
  { fetch, signal, onProgress }: DownloadOptions,
): Promise<void> {
  const range = offset > 0 ? { range: `bytes=${offset}-` } : {};
  // Hash and range refer to the uncompressed file.
  const headers = { ...file.headers, ...range, 'accept-encoding': 'identity' };
  const url = new URL(file.url);
  const response = await fetchFollowing(fetch, url, { headers, signal });
  const { host } = url;
  if (response.status === 416) throw mismatch(file, `is shorter than ${host} says`);
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    if (response.status >= 500 || response.status === 429) throw new TypeError(`HTTP ${response.status}`);
    throw new FetchFailure(`${new URL(response.url).host} answers HTTP ${response.status} for ${file.name}.`);
  }
  const contentRange = /^bytes (\d+)-\d+\/(\d+)/.exec(response.headers.get('content-range') ?? '');
  const isResumed = response.status === 206 && Number(contentRange?.[1]) === offset;
  const start = isResumed ? offset : 0;
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  const total = file.bytes ?? (Number.isFinite(length) ? start + length : undefined);
  if (file.bytes === undefined && total !== undefined) await checkSpace(dirname(part), total - start);

  const handle = await open(part, isResumed ? 'a' : 'w');
  let done = start;
  try {
    for await (const piece of response.body) {
      await handle.write(piece);
      done += piece.length;
      if (total !== undefined && done > total) throw mismatch(file, `is longer than ${host} says`);
      onProgress('fetching', done, total);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new FetchFailure(
        `The disk is full after ${formatBytes(done)} of ${file.name}. Free some space and run the same command again: it goes on from there.`,
      );
    }
    throw error instanceof FetchFailure
      ? error
      : new ConnectionLost('the connection broke', { cause: error });
  } finally {
    await handle.close();
  }
  if (total !== undefined && done < total) throw new ConnectionLost('the connection ended early');
}

async function isIntact(file: RemoteFile, path: string, options: DownloadOptions): Promise<boolean> {
  if (file.sha256 === undefined) return true;
  const total = await sizeOf(path);
  const hash = createHash('sha256');
  let done = 0;
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    if (options.signal.aborted) throw stopped(total, file.bytes);
    hash.update(piece as Buffer);
    done += (piece as Buffer).length;
    options.onProgress('checking', done, total);
  }
  return hash.digest('hex') === file.sha256;
}

function mismatch({ name }: RemoteFile, what: string): UnusableFile {
  return new UnusableFile(
    `${name} ${what}. It was deleted. Run the same command again; if it happens again, try another network or mirror.`,
  );
}

function stopped(bytes: number, total: number | undefined): FetchStopped {
  const of = total === undefined ? '' : ` of ${formatBytes(total)}`;
  return new FetchStopped(
    `Stopped after ${formatBytes(bytes)}${of}. Run the same command again: it goes on from there.`,
  );
}

function connectionFailure(file: RemoteFile, bytes: number, error: unknown): FetchFailure {
  if (bytes === 0 && !(error instanceof ConnectionLost)) return unreachable(new URL(file.url), error);
  const { host } = new URL(file.url);
  return new FetchFailure(
    `The connection to ${host} was lost after ${formatBytes(bytes)} of ${file.name}. Run the same command again: it goes on from there.`,
    { cause: error },
  );
}
