import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { FetchFailure } from './source.ts';

/** Renamed repositories redirect to their new name, mirrors to the hub, the hub to its storage. */
export const MAX_REDIRECTS = 5;

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** Fetches, and follows redirects only to allowed URLs. @throws FetchFailure, and what `fetch` throws */
export async function fetchFollowing(
  fetch: typeof globalThis.fetch,
  url: URL,
  init: Omit<RequestInit, 'headers'> & { headers: Readonly<Record<string, string>> },
): Promise<Response> {
  let [next, headers] = [url, init.headers];
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(next, { ...init, headers, redirect: 'manual' });
    const target = redirectTarget(response, next);
    if (!target) return response;
    await response.body?.cancel();
    await checkRedirect(target, url);
    // Only the hub may receive the token.
    if (target.origin !== next.origin) {
      const { authorization: _, ...others } = headers;
      headers = others;
    }
    next = target;
  }
  throw new FetchFailure(`${url.host} redirects more than ${MAX_REDIRECTS} times.`);
}

/** Where a response redirects to. */
export function redirectTarget({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location');
  return status >= 300 && status < 400 && location !== null ? new URL(location, from) : undefined;
}

/**
 * Rejects a redirect to a URL without https or in the local network, which could be an attack. The hub itself may be
 * in the local network: `HF_ENDPOINT`.
 * @throws FetchFailure
 */
export async function checkRedirect(target: URL, hub: URL): Promise<void> {
  const isOwnHost = target.hostname === hub.hostname && ['https:', hub.protocol].includes(target.protocol);
  if (isOwnHost || (target.protocol === 'https:' && !(await isPrivate(target.hostname)))) return;
  throw new FetchFailure(
    `${hub.host} redirects to ${target.origin}, which is not a public https URL. Nothing is fetched from there. Set HF_ENDPOINT to the URL of a hub that you trust.`,
  );
}

async function isPrivate(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const ipVersion = isIP(host);
  if (ipVersion) return isInPrivateNetwork(host, ipVersion);
  // Behind a proxy this machine may not be able to resolve a name; then the proxy decides.
  const addresses = await lookup(host, { all: true }).catch(() => []);
  return addresses.some(({ address, family }) => isInPrivateNetwork(address, family));
}

const isInPrivateNetwork = (address: string, family: number) =>
  PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
