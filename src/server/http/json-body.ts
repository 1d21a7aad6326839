import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LANGUAGES, type Language } from '../../domain/idea.ts';
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

/** Reads a JSON body. Also notes the language that the body names, even if its other fields are invalid. */
export const jsonBody: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem('not_json_type');
  if ((c.req.header('content-encoding') ?? 'identity').toLowerCase() !== 'identity')
    throw new Problem('encoded');
  const body = parse(await readText(c));
  c.set('body', body);
  c.set('language', languageOf(body));
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

function languageOf(body: unknown): Language | undefined {
  const named = typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
  return LANGUAGES.find((language) => language === named);
}
