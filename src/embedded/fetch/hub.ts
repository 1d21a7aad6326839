import * as z from 'zod/mini';
import { FetchFailure } from './failure.ts';
import type { HubSource } from './source.ts';

export interface Hub {
  /** Without a trailing slash: `https://huggingface.co`, or `HF_ENDPOINT`. */
  endpoint: string;
  /** Sent only to the hub itself, for gated models. */
  token: string | undefined;
  fetch: typeof fetch;
}

export const HUGGING_FACE = 'https://huggingface.co';

/** A file as the hub describes it. */
export interface RemoteFile {
  url: string;
  name: string;
  bytes: number | undefined;
  /** In lower-case hex. */
  sha256: string | undefined;
  headers: SentHeaders;
}

type SentHeaders = Readonly<Record<string, string>>;

/** Names that are safe as a path on every system: without separators, device names and leading dots. */
const FILE_NAME = /^[A-Za-z0-9_][\w.+-]*\.gguf$/i;

/** Renamed repositories redirect to their new name, and mirrors to the hub. */
const MAX_REDIRECTS = 5;

/**
 * Finds the file of `hf:user/repo:quant` with its size and hash.
 * @throws FetchFailure if the file does not exist, access is denied, or the hub does not answer
 */
export async function locateFile(hub: Hub, source: HubSource): Promise<RemoteFile> {
  const known = source.file && (await describeFile(hub, source, source.file));
  if (known) return known;
  const file = (await fileOfManifest(hub, source)) ?? (await fileOfListing(hub, source));
  if (file && /-\d{5}-of-\d{5}\.gguf$/.test(file)) {
    throw new FetchFailure(
      `${source.source} comes in several files, which is not supported. Choose a smaller quantisation.`,
    );
  }
  const described = file && (await describeFile(hub, source, file));
  if (described) return described;
  const { endpoint } = hub;
  throw new FetchFailure(
    `${endpoint} has no ${source.source}. See ${endpoint}/${source.repository}/tree/main for the files it has, and name one: npm run model -- hf:user/repo:quant. "npm run model -- --list" shows the known ones.`,
  );
}

const manifestSchema = z.object({ ggufFile: z.object({ rfilename: z.string() }) });
/** An entry without a name is read as one with an empty name, which is never chosen. */
const listingSchema = z.object({
  siblings: z.array(z.catch(z.object({ rfilename: z.string() }), { rfilename: '' })),
});

/** Asks the endpoint for llama.cpp and Ollama, which names the file of a quantisation. */
async function fileOfManifest(hub: Hub, source: HubSource): Promise<string | undefined> {
  const manifest = await ask(hub, source, `/v2/${source.repository}/manifests/${source.tag}`);
  return manifestSchema.safeParse(manifest).data?.ggufFile.rfilename;
}

/** Searches the list of files, for mirrors without manifests. */
async function fileOfListing(hub: Hub, source: HubSource): Promise<string | undefined> {
  const listing = listingSchema.safeParse(await ask(hub, source, `/api/models/${source.repository}`));
  const wanted = source.tag === 'latest' ? 'q4_k_m' : source.tag.toLowerCase();
  return listing.data?.siblings
    .map(({ rfilename }) => rfilename)
    .find((name) => name.endsWith('.gguf') && name.toLowerCase().includes(wanted));
}

/**
 * Requests the head of a file. The hub redirects to its storage and states size and SHA-256 (of large files) in
 * `x-linked-size` and `x-linked-etag`.
 * @returns `undefined` if there is no such file
 */
async function describeFile(hub: Hub, source: HubSource, file: string): Promise<RemoteFile | undefined> {
  const name = file.split('/').at(-1) ?? '';
  if (!FILE_NAME.test(name)) {
    throw new FetchFailure(
      `${hub.endpoint} names a file for ${source.source} whose name cannot be used here. Download it by hand and name its path: npm run model -- FILE.gguf`,
    );
  }
  const path = file.split('/').map(encodeURIComponent).join('/');
  const url = `${hub.endpoint}/${source.repository}/resolve/main/${path}`;
  const answer = await askForHead(hub, source, url);
  if (answer === undefined) return undefined;
  const { head, headers } = answer;
  const linked = Number(head.get('x-linked-size') ?? (answer.isFinal ? head.get('content-length') : null));
  const etag = (head.get('x-linked-etag') ?? head.get('etag') ?? '').replaceAll(/^W\/|"/g, '').toLowerCase();
  return {
    url,
    name,
    bytes: linked > 0 ? linked : undefined,
    sha256: /^[0-9a-f]{64}$/.test(etag) ? etag : undefined,
    headers,
  };
}

async function askForHead(hub: Hub, source: HubSource, url: string) {
  let next = new URL(url);
  let headers: SentHeaders = {};
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const sent = await send(hub, source, next, { method: 'HEAD', redirect: 'manual', headers });
    const { status, ok, headers: head } = sent.response;
    headers = sent.headers;
    // Storage URLs may be signed for GET only. Then size and hash are unknown before the download.
    if (status >= 400 && next.origin !== new URL(url).origin) {
      return { head: new Headers(), headers, isFinal: false };
    }
    if (status === 404) return undefined;
    const location = head.get('location');
    const isRedirect = status >= 300 && status < 400 && location !== null;
    if (!isRedirect && !ok) throw unexpected(hub, status);
    if (!isRedirect || head.has('x-linked-etag') || head.has('x-linked-size')) {
      return { head, headers, isFinal: !isRedirect };
    }
    const target = new URL(location, next);
    if (target.origin !== next.origin) headers = {};
    next = target;
  }
  throw new FetchFailure(`${hub.endpoint} redirects without end.`);
}

/** @returns the hub's JSON about the repository; `undefined` if the repository is unknown or the answer is no JSON */
async function ask(hub: Hub, source: HubSource, path: string): Promise<unknown> {
  // The hub names the file only for this user agent.
  const headers = { 'user-agent': 'llama-cpp', accept: 'application/json' };
  const { response } = await send(hub, source, new URL(hub.endpoint + path), { headers });
  if (response.status === 429 || response.status >= 500) throw unexpected(hub, response.status);
  return response.ok ? response.json().catch(() => undefined) : undefined;
}

/**
 * Sends a request without the token, and again with it if the hub refuses. Never sends a Hugging Face token to a mirror.
 * @returns the response, and the headers of its request
 */
async function send(
  hub: Hub,
  source: HubSource,
  url: URL,
  init: Omit<RequestInit, 'headers'> & { headers: SentHeaders },
) {
  const token = url.origin === HUGGING_FACE ? hub.token : undefined;
  let { headers } = init;
  let response = await request(hub, url, init);
  if (isRefusal(response) && token && !('authorization' in headers)) {
    headers = { ...headers, authorization: `Bearer ${token}` };
    response = await request(hub, url, { ...init, headers });
  }
  // The hub answers 401 for private and for missing repositories, so the message names both causes.
  if (isRefusal(response) && url.origin === new URL(hub.endpoint).origin) {
    const page = `${hub.endpoint}/${source.repository}`;
    throw new FetchFailure(
      token
        ? `HF_TOKEN has no access to ${source.source}. Accept its licence at ${page} with the same account, or choose another model.`
        : `${source.source} does not exist, or its licence must be accepted first: do that at ${page} and set HF_TOKEN, or choose another model.`,
    );
  }
  return { response, headers };
}

function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403;
}

async function request(hub: Hub, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await hub.fetch(url, init);
  } catch (error) {
    throw unreachable(url, error);
  }
}

/** A network failure as a sentence. */
export function unreachable(url: URL, error: unknown): FetchFailure {
  const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return new FetchFailure(
    `${url.host} cannot be reached${code ? ` (${code})` : ''}. Check the network and run the same command again; HF_ENDPOINT names a mirror.`,
    { cause: error },
  );
}

function unexpected({ endpoint }: Hub, status: number): FetchFailure {
  const why = status === 429 ? 'asks to wait: too many requests (HTTP 429)' : `answers HTTP ${status}`;
  return new FetchFailure(
    `${endpoint} ${why}. Run the same command again later; HF_ENDPOINT names a mirror.`,
  );
}
