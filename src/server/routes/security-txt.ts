import { LANGUAGES } from '../../domain/language.ts';
import { type Handler, headersFor } from '../http/context.ts';

/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 86_400_000;

/** `GET /.well-known/security.txt`: whom to tell about a vulnerability of this installation. */
export function securityTxt(contactUrl: string): Handler {
  return (c) => {
    const lines = [
      `Contact: ${contactUrl}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${c.get('dependencies').settings.siteUrl}/.well-known/security.txt`,
    ];
    const headers = { ...headersFor(c), 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(`${lines.join('\n')}\n`, { headers });
  };
}
