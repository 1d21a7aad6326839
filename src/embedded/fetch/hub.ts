import * as z from 'zod/mini';
import { checkRedirect, fetchFollowing, MAX_REDIRECTS, redirectTarget } from './redirects.ts';
import { FetchFailure, type HubSource } from './source.ts';

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
  /** Request headers that the download must send. */
  headers: SentHeaders;
}

type SentHeaders = Readonly<Record<string, string>>;

/** Names that are safe as a path on every system: without separators, device names and leading dots. */
const FILE_NAME = /^[A-Za-z0-9_][\w.+-]*\.gguf$/i;

/**
 * Finds the file of `hf:user/repo:quant` with its size and hash.
 * @throws FetchFailure if the file does not exist, access is denied, or the hub does not answer
 */
export async function locateFile(hub: Hub, source: HubSource): Promise<RemoteFile> {
  const describedDirectly = source.file && (await describeFile(hub, source, source.file));
  if (describedDirectly) return describedDirectly;
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
    `${endpoint} does not have ${source.source}. See its files at ${endpoint}/${source.repository}/tree/main and name one of their quantisations: npm run model -- hf:user/repo:quant. "npm run model -- --list" shows the recommended models.`,
  );
}

const manifestSchema = z.object({ ggufFile: z.object({ rfilename: z.string() }) });
/** An entry without a name gets an empty name, which is never chosen. */
const listingSchema = z.object({
  siblings: z.array(z.catch(z.object({ rfilename: z.string() }), { rfilename: '' })),
});

/** Uses the hub's API for llama.cpp and Ollama clients: it returns the file name of a quantisation. */
async function fileOfManifest(hub: Hub, source: HubSource): Promise<string | undefined> {
  const manifest = await hubJson(hub, source, `/v2/${source.repository}/manifests/${source.tag}`);
  return manifestSchema.safeParse(manifest).data?.ggufFile.rfilename;
}

/** Finds the file in the list of files. Mirrors may have no manifests. */
async function fileOfListing(hub: Hub, source: HubSource): Promise<string | undefined> {
  const listing = listingSchema.safeParse(await hubJson(hub, source, `/api/models/${source.repository}`));
  const wanted = source.tag === 'latest' ? 'q4_k_m' : source.tag.toLowerCase();
  return listing.data?.siblings
    .map(({ rfilename }) => rfilename)
    .find((name) => name.endsWith('.gguf') && name.toLowerCase().includes(wanted));
}

/**
 * Sends a HEAD request for a file. The hub redirects to its storage and states size and SHA-256 (of large files) in
 * `x-linked-size` and `x-linked-etag`.
 * @returns `undefined` if there is no such file
 */
async function describeFile(hub: Hub, source: HubSource, file: string): Promise<RemoteFile | undefined> {
  const name = file.split('/').at(-1) ?? '';
  if (!FILE_NAME.test(name)) {
    throw new FetchFailure(
      `${hub.endpoint} gives ${source.source} a file name that is not safe here. Download the file by hand and run: npm run model -- PATH.gguf`,
    );
  }
  const path = file.split('/').map(encodeURIComponent).join('/');
  const url = `${hub.endpoint}/${source.repository}/resolve/main/${path}`;
  const head = await askForHead(hub, source, url);
  if (head === undefined) return undefined;
  const { responseHeaders, requestHeaders } = head;
  const linked = Number(
    responseHeaders.get('x-linked-size') ?? (head.isFinal ? responseHeaders.get('content-length') : null),
  );
  const etag = (responseHeaders.get('x-linked-etag') ?? responseHeaders.get('etag') ?? '')
    .replaceAll(/^W\/|"/g, '')
    .toLowerCase();
  return {
    url,
    name,
    bytes: linked > 0 ? linked : undefined,
    sha256: /^[0-9a-f]{64}$/.test(etag) ? etag : undefined,
    headers: requestHeaders,
  };
}

async function askForHead(hub: Hub, source: HubSource, url: string) {
  let next = new URL(url);
  let requestHeaders: SentHeaders = {};
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const sent = await sendWithToken(hub, source, next, {
      method: 'HEAD',
      redirect: 'manual',
      headers: requestHeaders,
    });
    const { status, ok, headers: responseHeaders } = sent.response;
    requestHeaders = sent.headers;
    // Storage URLs may be signed for GET only. Then size and hash are unknown before the download.
    if (status >= 400 && next.origin !== new URL(url).origin) {
      return { responseHeaders: new Headers(), requestHeaders, isFinal: false };
    }
    if (status === 404) return undefined;
    const target = redirectTarget(sent.response, next);
    if (!target && !ok) throw unexpected(hub, status);
    if (!target || responseHeaders.has('x-linked-etag') || responseHeaders.has('x-linked-size')) {
      return { responseHeaders, requestHeaders, isFinal: !target };
    }
    await checkRedirect(target, new URL(hub.endpoint));
    if (target.origin !== next.origin) requestHeaders = {};
    next = target;
  }
  throw new FetchFailure(`${hub.endpoint} redirects more than ${MAX_REDIRECTS} times.`);
}

/** @returns the hub's JSON about the repository; `undefined` if the repository is unknown or the response is not JSON */
async function hubJson(hub: Hub, source: HubSource, path: string): Promise<unknown> {
  // The hub names the file only for this user agent.
  const headers = { 'user-agent': 'llama-cpp', accept: 'application/json' };
  const { response } = await sendWithToken(hub, source, new URL(hub.endpoint + path), { headers });
  if (response.status === 429 || response.status >= 500) throw unexpected(hub, response.status);
  return response.ok ? response.json().catch(() => undefined) : undefined;
}

/**
 * Sends a request without the token, and again with the token if the hub denies access. Never sends a Hugging Face token to
 * a mirror.
 * @returns the response, and the headers of its request
 */
async function sendWithToken(
  hub: Hub,
  source: HubSource,
  url: URL,
  init: Omit<RequestInit, 'headers'> & { headers: SentHeaders },
) {
  const token = url.origin === HUGGING_FACE ? hub.token : undefined;
  let { headers } = init;
  let response = await fetchOrFail(hub, url, init);
  if (isDenied(response) && token && !('authorization' in headers)) {
    headers = { ...headers, authorization: `Bearer ${token}` };
    response = await fetchOrFail(hub, url, { ...init, headers });
  }
  // The hub answers 401 for private and for missing repositories, so the message names both causes.
  if (isDenied(response) && url.origin === new URL(hub.endpoint).origin) {
    const page = `${hub.endpoint}/${source.repository}`;
    throw new FetchFailure(
      token
        ? `HF_TOKEN has no access to ${source.source}. Accept its licence at ${page} with the same account, or choose another model.`
        : `${source.source} does not exist, or its licence must be accepted first: do that at ${page} and set HF_TOKEN, or choose another model.`,
    );
  }
  return { response, headers };
}

function isDenied({ status }: Response): boolean {
  return status === 401 || status === 403;
}

async function fetchOrFail(
  { fetch }: Hub,
  url: URL,
  init: Omit<RequestInit, 'headers'> & { headers: SentHeaders },
): Promise<Response> {
  try {
    return await (init.redirect === 'manual' ? fetch(url, init) : fetchFollowing(fetch, url, init));
  } catch (error) {
    throw error instanceof FetchFailure ? error : unreachable(url, error);
  }
}

/** The error for a network failure. */
export function unreachable(url: URL, error: unknown): FetchFailure {
  const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return new FetchFailure(
    `${url.host} cannot be reached${code ? ` (${code})` : ''}. Check the network and run the same command again, or set HF_ENDPOINT to a mirror.`,
    { cause: error },
  );
}

function unexpected({ endpoint }: Hub, status: number): FetchFailure {
  const why = status === 429 ? 'asks to wait: too many requests (HTTP 429)' : `answers HTTP ${status}`;
  return new FetchFailure(
    `${endpoint} ${why}. Run the same command again later, or set HF_ENDPOINT to a mirror.`,
  );
}
