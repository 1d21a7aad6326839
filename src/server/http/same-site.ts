import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './context.ts';
import { Problem } from './problem.ts';

/**
 * Refuses a request from another site; one from no site at all (curl, an address typed by hand) is answered. Another
 * site's page in a visitor's browser could otherwise spend the host's money in the visitor's name: browsers send
 * these two headers themselves, and no page can forge them. `hono/csrf` checks forms alone.
 */
export const sameSite: MiddlewareHandler<AppEnvironment> = ({ req }, next) => {
  const [site, origin] = [req.header('sec-fetch-site'), req.header('origin')];
  const isFromNoSite = site === undefined && origin === undefined;
  const isFromHere =
    site === 'same-origin' || site === 'none' || hostOf(origin) === req.header('host')?.toLowerCase();
  if (!isFromNoSite && !isFromHere) throw new Problem('cross_site');
  return next();
};

/** Of no host: `null`, which no `Host` header is. */
function hostOf(origin: string | undefined): string | null {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : null;
}
