import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { type AppContext, headersFor } from './context.ts';
import type { Headers } from './security-headers.ts';

/** A page or a file in each encoding. All except fonts stay in memory, so that no request reads or compresses them. */
export interface Resource {
  status: 200 | 404;
  headers: Headers;
  bodies: Readonly<{ br?: Buffer; gzip?: Buffer; identity: Buffer }>;
}

interface ResourceOptions {
  type: string;
  caching: string;
  status?: 200 | 404;
  /** The body as the build compressed it. */
  brotli?: Buffer | undefined;
}

const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg|font\/ttf)/;

/** For pages, which are rendered at startup. The build compresses the client's files, at a higher quality. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a body into each encoding that the build did not make. */
export async function createResource(
  identity: Buffer,
  { type, caching, status = 200, brotli }: ResourceOptions,
): Promise<Resource> {
  const headers = { 'Content-Type': type, 'Cache-Control': caching };
  if (!COMPRESSIBLE.test(type)) return { status, headers, bodies: { identity } };
  const br = brotli ?? (await promisify(brotliCompress)(identity, BROTLI));
  // Fonts have no gzip variant: compressing 20 MB takes a second, and nearly all clients accept brotli.
  const zipped = type.startsWith('font/') ? {} : { gzip: await promisify(gzip)(identity) };
  return { status, headers: { ...headers, Vary: 'Accept-Encoding' }, bodies: { br, ...zipped, identity } };
}

/** The resource in the smallest encoding that the client accepts. */
export function resourceResponse(c: AppContext, { status, headers, bodies }: Resource): Response {
  const accepted = parseAccept(c.req.header('accept-encoding') ?? '').filter(({ q }) => q > 0);
  // Ignores the weights above 0 in `Accept-Encoding`, because browsers give all encodings the same weight.
  const encoding = (['br', 'gzip'] as const).find(
    (name) => bodies[name] && accepted.some(({ type }) => type.toLowerCase() === name),
  );
  const body = bodies[encoding ?? 'identity'] ?? bodies.identity;
  return new Response(body as Uint8Array<ArrayBuffer>, {
    status,
    headers: {
      ...headersFor(c),
      ...headers,
      'Content-Length': String(body.byteLength),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
}
