import { LANGUAGES } from '../../domain/idea.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { type AppContext, type Dependencies, headersFor } from '../http/dependencies.ts';

/** RFC 9116 asks for less than a year. */
const VALID_MS = 180 * 86_400_000;

/** `GET /.well-known/security.txt`: whom to tell about a weakness of this installation. */
export function securityTxt(contactUrl: string, { siteUrl }: SiteSettings, dependencies: Dependencies) {
  return (c: AppContext): Response => {
    const lines = [
      `Contact: ${contactUrl}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    const headers = { ...headersFor(c, dependencies), 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(`${lines.join('\n')}\n`, { headers });
  };
}
