import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppContext, AppEnvironment } from './context.ts';
import { Problem } from './problem.ts';

/** Twice the size of an idea and results of a thousand four-byte characters each. */
export const BODY_MAX_BYTES = 16 * 1024;

const limit = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: () => {
    throw new Problem('too_large');
  },
});

/** Reads a JSON body. */
export const jsonBody: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem('not_json_type');
  if ((c.req.header('content-encoding') ?? 'identity').toLowerCase() !== 'identity')
    throw new Problem('encoded');
  c.set('body', parse(await readText(c)));
  await next();
};

async function readText(c: AppContext): Promise<string> {
  try {
    let text = '';
    await limit(c, async () => {
      text = await c.req.text();
    });
    return text;
  } catch (error) {
    // The client left before the end of its body.
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
