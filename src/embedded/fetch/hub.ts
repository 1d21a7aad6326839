import { FetchFailure } from './failure.ts';
import type { ModelSource } from './source.ts';

export interface Hub {
  /** Without a trailing slash: `https://huggingface.co`, or `HF_ENDPOINT`. */
  endpoint: string;
  /** Sent only to the hub itself, for gated models. */
  token?: string;
  fetch: typeof fetch;
}

export const HUGGING_FACE = 'https://huggingface.co';

/** One file of the hub, as the hub describes it. */
export interface RemoteFile {
  url: string;
  name: string;
  bytes: number | undefined;
  /** In lower-case hex. */
  sha256: string | undefined;
  headers: Readonly<Record<string, string>>;
}

/** Names that are safe as a path on every system: without separators, device names and leading dots. */
const FILE_NAME = /^[A-Za-z0-9_][\w.+-]*\.gguf$/i;

type HubSource = Extract<ModelSource, { kind: 'hub' }>;

/** Renamed repositories redirect to their new name, mirrors to the hub. */
const MAX_REDIRECTS = 5;

/**
 * Finds the file of `hf:user/repo:quant` with its size and hash.
 * @throws FetchFailure if the file does not exist, access is denied, or the hub does not answer
 */
export async function locateFile(hub: Hub, source: HubSource): Promise<RemoteFile> {
  if (source.file !== undefined) {
    const known = await describeFile(hub, source, source.file);
    if (known) return known;
  }
  const file = (await fileOfManifest(hub, source)) ?? (await fileOfListing(hub, source));
  if (file === undefined) throw unknownModel(hub, source);
  if (/-\d{5}-of-\d{5}\.gguf$/.test(file)) {
    throw new FetchFailure(
      `${source.source} comes in several files, which is not supported. Choose a smaller quantisation.`,
    );
  }
  const described = await describeFile(hub, source, file);
  if (!described) throw unknownModel(hub, source);
  return described;
}

/** The endpoint for llama.cpp and Ollama, in which the hub names the file of a quantisation. */
async function fileOfManifest(hub: Hub, source: HubSource): Promise<string | undefined> {
  const { repository, tag } = source;
  const response = await ask(hub, source, `/v2/${repository}/manifests/${tag}`);
  if (!response?.ok) return undefined;
  const manifest = (await response.json().catch(() => undefined)) as
    | { ggufFile?: { rfilename?: unknown } }
    | undefined;
  const name = manifest?.ggufFile?.rfilename;
  return typeof name === 'string' ? name : undefined;
}

/** The list of files, for mirrors without manifests. */
async function fileOfListing(hub: Hub, source: HubSource): Promise<string | undefined> {
  const response = await ask(hub, source, `/api/models/${source.repository}`);
  if (!response?.ok) return undefined;
  const model = (await response.json().catch(() => undefined)) as
    | { siblings?: readonly { rfilename?: unknown }[] }
    | undefined;
  const files = (model?.siblings ?? [])
    .map(({ rfilename }) => rfilename)
    .filter((name): name is string => typeof name === 'string' && name.endsWith('.gguf'));
  const wanted = source.tag === 'latest' ? 'q4_k_m' : source.tag.toLowerCase();
  return files.find((name) => name.toLowerCase().includes(wanted));
}

/**
 * Requests the head of a file. The hub redirects to its storage and states size and SHA-256 (of large files) in
 * `x-linked-size` and `x-linked-etag`.
 * @returns `undefined` if there is no such file
 */
async function describeFile(hub: Hub, source: HubSource, file: string): Promise<RemoteFile | undefined> {
  const name = file.split('/').at(-1) ?? '';
  if (!FILE_NAME.test(name)) throw unusableName(hub, source);
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
  let headers = {};
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const options = { method: 'HEAD', redirect: 'manual' as const };
    let response = await request(hub, next, { ...options, headers });
    const token = tokenFor(hub, next);
    if ((response.status === 401 || response.status === 403) && token && !('authorization' in headers)) {
      headers = { authorization: `Bearer ${token}` };
      response = await request(hub, next, { ...options, headers });
    }
    // Storage URLs may be signed for GET only. Then size and hash are unknown before the download.
    if (response.status >= 400 && next.origin !== new URL(url).origin) {
      return { head: new Headers(), headers, isFinal: false };
    }
    // The hub answers 401 for private and for missing repositories: the sentence covers both.
    if (response.status === 404) return undefined;
    if (response.status === 401 || response.status === 403) throw noAccess(hub, source, token !== undefined);
    const location = response.headers.get('location');
    const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
    if (!isRedirect && !response.ok) throw unexpected(hub, response.status);
    if (!isRedirect || response.headers.has('x-linked-etag') || response.headers.has('x-linked-size')) {
      return { head: response.headers, headers, isFinal: !isRedirect };
    }
    const target = new URL(location, next);
    if (target.origin !== next.origin) headers = {};
    next = target;
  }
  throw new FetchFailure(`${hub.endpoint} redirects without end.`);
}

/** @returns the response about the repository; `undefined` if the hub does not know it */
async function ask(hub: Hub, source: HubSource, path: string): Promise<Response | undefined> {
  const url = new URL(hub.endpoint + path);
  // The hub names the file only for this user agent.
  const headers: Record<string, string> = { 'user-agent': 'llama-cpp', accept: 'application/json' };
  let response = await request(hub, url, { headers });
  const token = tokenFor(hub, url);
  if ((response.status === 401 || response.status === 403) && token) {
    response = await request(hub, url, { headers: { ...headers, authorization: `Bearer ${token}` } });
  }
  if (response.status === 401 || response.status === 403) throw noAccess(hub, source, token !== undefined);
  if (response.status === 429 || response.status >= 500) throw unexpected(hub, response.status);
  return response.ok ? response : undefined;
}

/** A Hugging Face token is never sent to a mirror. */
function tokenFor(hub: Hub, url: URL): string | undefined {
  return url.origin === HUGGING_FACE ? hub.token : undefined;
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

export function unexpected({ endpoint }: Hub, status: number): FetchFailure {
  const why = status === 429 ? 'asks to wait: too many requests (HTTP 429)' : `answers HTTP ${status}`;
  return new FetchFailure(
    `${endpoint} ${why}. Run the same command again later; HF_ENDPOINT names a mirror.`,
  );
}

function noAccess({ endpoint }: Hub, { source, repository }: HubSource, hasToken: boolean): FetchFailure {
  return new FetchFailure(
    hasToken
      ? `HF_TOKEN has no access to ${source}. Accept its licence at ${endpoint}/${repository} with the same account, or choose another model.`
      : `${source} does not exist, or its licence must be accepted first: do that at ${endpoint}/${repository} and set HF_TOKEN, or choose another model.`,
  );
}

function unusableName({ endpoint }: Hub, { source }: HubSource): FetchFailure {
  return new FetchFailure(
    `${endpoint} names a file for ${source} whose name cannot be used here. Download it by hand and name its path: npm run model -- FILE.gguf`,
  );
}

function unknownModel({ endpoint }: Hub, { source, repository }: HubSource): FetchFailure {
  return new FetchFailure(
    `${endpoint} has no ${source}. See ${endpoint}/${repository}/tree/main for the files it has, and name one: npm run model -- hf:user/repo:quant. "npm run model -- --list" shows the known ones.`,
  );
}
