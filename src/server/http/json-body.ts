import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EndpointName } from '../../domain/endpoints.ts';
import { IDEA_MAX_LENGTH, RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import type { AppContext, AppEnvironment } from './context.ts';
import { Problem } from './problem.ts';

const KIB = 1024;
/** In UTF-8. */
const CHARACTER_MAX_BYTES = 4;
/** Twice the size of the longest idea and results, in whole KiB. */
const BODY_MAX_BYTES =
  Math.ceil((2 * CHARACTER_MAX_BYTES * (IDEA_MAX_LENGTH + RESULTS_MAX_LENGTH)) / KIB) * KIB;
/** An idea with what was written about it; or a text of a call and its criteria, of 8,000 characters each. */
const LARGE_BODY_MAX_BYTES = 64 * KIB;
const LARGE: ReadonlySet<EndpointName | undefined> = new Set<EndpointName>(['analyze', 'rate', 'readText']);

/** @param name `undefined` for an MCP message */
export function maxBytesOf(name?: EndpointName): number {
  return LARGE.has(name) ? LARGE_BODY_MAX_BYTES : BODY_MAX_BYTES;
}

/** Reads a JSON body of at most `maxBytes`. */
export function jsonBody(maxBytes: number): MiddlewareHandler<AppEnvironment> {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Problem('too_large', { maxBytes });
    },
  });
  return async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') throw new Problem('not_json_type');
    if ((c.req.header('content-encoding') ?? 'identity').toLowerCase() !== 'identity')
      throw new Problem('encoded');
    // Checked before `bodyLimit` opens the body. Half a second after a body was opened but not read, its connection closes,
    // with the next request in it, which behind a proxy may be another visitor's.
    if (Number(c.req.header('content-length')) > maxBytes) throw new Problem('too_large', { maxBytes });
    c.set('body', parse(await readBody(c, limit)));
    await next();
  };
}

async function readBody(c: AppContext, limit: ReturnType<typeof bodyLimit>): Promise<string> {
  try {
    let text = '';
    await limit(c, async () => {
      text = await c.req.text();
    });
    return text;
  } catch (error) {
    // The client disconnected before the end of the body.
    throw error instanceof Problem ? error : new Problem('cancelled');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('not_json');
  }
}
