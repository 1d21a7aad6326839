import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './context.ts';
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
