import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import * as z from 'zod/mini';
import { FetchFailure, type HubSource } from './source.ts';

export interface Hub {
  /** The URL without a trailing slash: `https://huggingface.co`, or `HF_ENDPOINT`. */
  endpoint: string;
  /** For gated models. */
  token: string | undefined;
  fetch: typeof fetch;
}

export const HUGGING_FACE = 'https://huggingface.co';

/** A file as the hub describes it. */
export interface RemoteFile {
  name: string;
  bytes: number;
  /** In lower-case hex; `undefined` if the hub states no hash. */
  sha256: string | undefined;
  /** @throws FetchFailure, and what `fetch` throws */
  fetch(headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response>;
}

/** File names that are safe in a path: without separators, spaces, colons and leading dots. */
const FILE_NAME = /^[A-Za-z0-9_][\w.+-]*\.gguf$/i;

const fileSchema = z.object({
  rfilename: z.string(),
  size: z.int(),
  lfs: z.catch(z.optional(z.object({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })), undefined),
});
/** The hub's description of a repository with `blobs=true`. Files without a size are ignored. */
const repositorySchema = z.object({ siblings: z.array(z.catch(z.nullable(fileSchema), null)) });

/**
 * Finds the file of `hf:user/repo:quant` with its size and hash.
 * @throws FetchFailure if the file is missing or unusable, access is denied, or the hub does not answer
 */
export async function locateFile(hub: Hub, source: HubSource): Promise<RemoteFile> {
  const { endpoint } = hub;
  const { repository, tag, file } = source;
  const ofTag = new RegExp(`(?:^|[/._-])${tag}(?:-\\d{5}-of-\\d{5})?\\.gguf$`, 'i');
  const found = (await listFiles(hub, source)).find(({ rfilename }) =>
    file === undefined ? ofTag.test(rfilename) && !rfilename.includes('mmproj') : rfilename === file,
  );
  if (!found) {
    throw new FetchFailure(
      `${endpoint} does not have ${source.source}. See its files at ${endpoint}/${repository}/tree/main and name one of their quantisations: npm run model -- hf:user/repo:quant. "npm run model -- --list" shows the recommended models.`,
    );
  }
  const steps = found.rfilename.split('/');
  const name = steps.at(-1) ?? '';
  if (/-\d{5}-of-\d{5}\.gguf$/.test(name)) {
    throw new FetchFailure(
      `${source.source} comes in several files, which is not supported. Choose a smaller quantisation.`,
    );
  }
  if (!FILE_NAME.test(name)) {
    throw new FetchFailure(
      `${endpoint} gives ${source.source} a file name that is not safe here. Download the file by hand and run: npm run model -- PATH.gguf`,
    );
  }
  const path = `/${repository}/resolve/main/${steps.map(encodeURIComponent).join('/')}`;
  return {
    name,
    bytes: found.size,
    sha256: found.lfs?.sha256,
    fetch: (headers, signal) => fetchFromHub(hub, source, path, { headers, signal }),
  };
}

async function listFiles(hub: Hub, source: HubSource) {
  const response = await fetchFromHub(hub, source, `/api/models/${source.repository}?blobs=true`).catch(
    (error) => {
      if (error instanceof FetchFailure) throw error;
      const { code } = error.cause ?? error;
      throw new FetchFailure(
        `${new URL(hub.endpoint).host} cannot be reached${code ? ` (${code})` : ''}. Check the network and run the same command again, or set HF_ENDPOINT to a mirror.`,
      );
    },
  );
  if (response.status === 429 || response.status >= 500) {
    throw new FetchFailure(
      `${hub.endpoint} answers HTTP ${response.status}. Run the same command again later, or set HF_ENDPOINT to a mirror.`,
    );
  }
  const description = repositorySchema.safeParse(await response.json().catch(() => undefined));
  return description.data?.siblings.filter((file) => file !== null) ?? [];
}

/** A renamed repository redirects to its new name, a mirror to the hub, and the hub to its storage. */
const MAX_REDIRECTS = 5;

/**
 * Fetches, and follows redirects only to allowed URLs. Only Hugging Face gets the token, not a mirror or the storage.
 * @throws FetchFailure, and what `fetch` throws
 */
async function fetchFromHub(
  hub: Hub,
  { source, repository }: HubSource,
  path: string,
  { headers, signal }: { headers?: Readonly<Record<string, string>>; signal?: AbortSignal } = {},
): Promise<Response> {
  const start = new URL(hub.endpoint + path);
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const token = url.origin === HUGGING_FACE ? hub.token : undefined;
    const response = await hub.fetch(url, {
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'manual',
      ...(signal && { signal }),
    });
    // The hub answers 401 for private and for missing repositories, so the message names both causes.
    if ((response.status === 401 || response.status === 403) && url.origin === start.origin) {
      const page = `${hub.endpoint}/${repository}`;
      throw new FetchFailure(
        token
          ? `HF_TOKEN has no access to ${source}. Accept its licence at ${page} with the same account, renew the token, or choose another model.`
          : `${source} does not exist, or its licence must be accepted first: do that at ${page} and set HF_TOKEN, or choose another model.`,
      );
    }
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    url = new URL(location, url);
    await checkRedirect(url, start);
  }
  throw new FetchFailure(`${start.host} redirects more than ${MAX_REDIRECTS} times.`);
}

/**
 * Rejects a redirect to a URL without https or in the local network, which could be an attack. The hub that
 * `HF_ENDPOINT` names may itself be in the local network.
 * @throws FetchFailure
 */
async function checkRedirect(target: URL, hub: URL): Promise<void> {
  const isOwnHost = target.hostname === hub.hostname && ['https:', hub.protocol].includes(target.protocol);
  if (isOwnHost || (target.protocol === 'https:' && !(await isPrivate(target.hostname)))) return;
  throw new FetchFailure(
    `${hub.host} redirects to ${target.origin}, which is not a public https URL. Nothing is fetched from there. Set HF_ENDPOINT to the URL of a hub that you trust.`,
  );
}

const PRIVATE = new BlockList();
const PRIVATE_NETWORKS =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::/127 fc00::/7 fe80::/10';
for (const network of PRIVATE_NETWORKS.split(' ')) {
  const [address = '', prefix] = network.split('/');
  PRIVATE.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

async function isPrivate(hostname: string): Promise<boolean> {
  // Behind a proxy this machine may not be able to resolve a name; then the proxy decides.
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return addresses.some(({ address, family }) => PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4'));
}
