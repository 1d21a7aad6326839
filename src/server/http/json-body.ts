import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Twice what idea and results of a thousand four-byte characters each need. */
export const BODY_MAX_BYTES = 16 * 1024;

export function isJsonType(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

const limit = bodyLimit({ maxSize: BODY_MAX_BYTES, onError: () => new Response(null, { status: 413 }) });

/**
 * The request's body as text, or `undefined` when it is larger than allowed. Called by the handler and not installed as
 * middleware, because a request from another site or of another type is refused before its body is looked at.
 */
export async function readBody(c: Context): Promise<string | undefined> {
  const tooLarge = await limit(c, async () => {});
  return tooLarge ? undefined : c.req.text();
}
