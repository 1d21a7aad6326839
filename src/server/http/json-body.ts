import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { REQUEST_MAX_BYTES } from '../../domain/endpoints.ts';
import type { AppContext, AppEnvironment } from './context.ts';
import { Problem } from './problem.ts';

const limit = bodyLimit({
  maxSize: REQUEST_MAX_BYTES,
  onError: () => {
    throw new Problem('too_large');
  },
});

/** Reads a JSON body of at most `REQUEST_MAX_BYTES`. */
export const jsonBody: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = c.req.header('content-encoding')?.toLowerCase() ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw new Problem('not_json_type');
  // Checked before `bodyLimit` opens the body. If a body is opened but not read, its connection closes half a second
  // later and takes the next request with it. Behind a proxy that request may be another visitor's.
  if (Number(c.req.header('content-length')) > REQUEST_MAX_BYTES) throw new Problem('too_large');
  c.set('body', parse(await readBody(c)));
  await next();
};

async function readBody(c: AppContext): Promise<string> {
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
