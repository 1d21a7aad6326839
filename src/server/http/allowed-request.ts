import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment, HostCheck } from './context.ts';
import { Problem } from './problem.ts';

/**
 * Rejects a request from the page of another site, which could otherwise spend the operator's money from a visitor's
 * browser. A request without a site (curl, a typed URL) passes. Browsers set `Sec-Fetch-Site` and `Origin`, and no page can
 * forge them. `hono/csrf` checks only forms.
 */
export const sameSite: MiddlewareHandler<AppEnvironment> = ({ req }, next) => {
  const [site, origin] = [req.header('sec-fetch-site'), req.header('origin')];
  const isFromNoSite = site === undefined && origin === undefined;
  const isFromHere =
    site === 'same-origin' || site === 'none' || hostOf(origin) === req.header('host')?.toLowerCase();
  if (!isFromNoSite && !isFromHere) throw new Problem('cross_site');
  return next();
};

/** @returns the host of an origin; if there is none, `null`, which equals no `Host` header */
function hostOf(origin: string | undefined): string | null {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : null;
}

/** Whether a host name or IP address means this machine. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name)
  );
}

/** Rejects a request whose `Host` header this server does not serve. */
export function servedHost(serves: HostCheck | undefined): MiddlewareHandler<AppEnvironment> {
  return (c, next) => {
    // Node reads the first of several `Host` headers; a proxy may have routed the request by the last.
    const hosts = c.env?.incoming?.headersDistinct.host ?? [];
    if (hosts.length > 1) throw new Problem('several_hosts');
    if (serves && !serves(c.req.header('host') ?? new URL(c.req.url).host)) throw new Problem('misdirected');
    return next();
  };
}

/**
 * Decides which `Host` headers the server accepts, to prevent DNS rebinding: another website can point its host name at
 * 127.0.0.1, and browsers then treat this server as part of that website. Only the `Host` header shows the attack.
 * @param listening the IP address or host name that the server listens on
 * @param siteUrl the public URL, if set
 * @returns `undefined` if the server accepts every host: it listens on the network and does not know its own name
 */
export function servedHosts(listening: string, siteUrl: string | undefined): HostCheck | undefined {
  if (siteUrl === undefined && !isLoopback(listening)) return undefined;
  const siteHost = siteUrl && new URL(siteUrl).hostname;
  return (host) => {
    if (!URL.canParse(`http://${host}`)) return false;
    const { hostname } = new URL(`http://${host}`);
    return hostname === siteHost || isLoopback(hostname);
  };
}
