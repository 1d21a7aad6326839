import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment, HostCheck } from './context.ts';
import { Problem } from './problem.ts';

/**
 * Refuses a request from another site, whose page could otherwise spend the host's money from a visitor's browser. A
 * request from no site (curl, an address typed by hand) is answered. Browsers set `Sec-Fetch-Site` and `Origin` themselves,
 * and no page can forge them. `hono/csrf` would not do, because it checks only forms.
 */
export const sameSite: MiddlewareHandler<AppEnvironment> = ({ req }, next) => {
  const [site, origin] = [req.header('sec-fetch-site'), req.header('origin')];
  const isFromNoSite = site === undefined && origin === undefined;
  const isFromHere =
    site === 'same-origin' || site === 'none' || hostOf(origin) === req.header('host')?.toLowerCase();
  if (!isFromNoSite && !isFromHere) throw new Problem('cross_site');
  return next();
};

/** `null` for an origin without a host: no `Host` header equals it. */
function hostOf(origin: string | undefined): string | null {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : null;
}

/** Whether a host name or address is this machine itself. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name)
  );
}

/** Refuses a request for a host that is not served. */
export function servedHost(serves: HostCheck | undefined): MiddlewareHandler<AppEnvironment> {
  return (c, next) => {
    // Of several `Host` headers Node uses the first; a proxy in front may have used the last.
    const hosts = c.env?.incoming?.headersDistinct.host ?? [];
    if (hosts.length > 1) throw new Problem('several_hosts');
    if (serves && !serves(c.req.header('host') ?? new URL(c.req.url).host)) throw new Problem('misdirected');
    return next();
  };
}

/**
 * Decides which `Host` headers are served, against DNS rebinding: a foreign website can point its own name at 127.0.0.1,
 * and then browsers let it use this server as its own site. Only its name in the `Host` header shows that.
 * @param listening the address the server is bound to
 * @param siteUrl the public address, where one is set
 * @returns `undefined` where every host is served: a server bound to the network that does not know its own name
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
