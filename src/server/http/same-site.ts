/**
 * Whether a request comes from this site, or from no site at all (curl, an address typed by hand). Another
 * site's page in a visitor's browser could otherwise spend the host's money in the visitor's name: browsers send
 * these two headers themselves, and no page can forge them.
 */
export function isFromThisSite(
  fetchSite: string | undefined,
  origin: string | undefined,
  host: string | undefined,
): boolean {
  if (fetchSite === undefined && origin === undefined) return true;
  if (fetchSite === 'same-origin' || fetchSite === 'none') return true;
  return origin !== undefined && host !== undefined && hostOf(origin) === host.toLowerCase();
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
