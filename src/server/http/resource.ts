import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { type AppContext, headersFor } from './context.ts';
import type { Headers } from './security-headers.ts';

/** The resource in one encoding. Kept in memory, so that no request has to read or compress the resource. */
interface Variant {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** Headers of the 200 and the 304. */
  validators: Headers;
  /** Headers of the 200 only. */
  contentHeaders: Headers;
}

export interface Resource {
  status: 200 | 404;
  variants: Readonly<{ br?: Variant; gzip?: Variant; identity: Variant }>;
}

interface ResourceOptions {
  type: string;
  caching: string;
  status?: 200 | 404;
  /** The body as the build compressed it. */
  brotli?: Buffer | undefined;
}

const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg|font\/ttf)/;

/** For pages, which are rendered at startup. The build compresses the client's files at the highest quality. */
const BROTLI_QUALITY = 5;

/** Compresses a body once for all requests. */
export async function createResource(
  body: Buffer,
  { type, caching, status = 200, brotli }: ResourceOptions,
): Promise<Resource> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const isCompressible = COMPRESSIBLE.test(type);
  const variant = (encoding: keyof Resource['variants'], bytes: Buffer): Variant => {
    // Each encoding has its own tag, because the bytes differ.
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    return {
      etag,
      body: bytes as Uint8Array<ArrayBuffer>,
      validators: {
        ETag: etag,
        'Cache-Control': caching,
        ...(isCompressible && { Vary: 'Accept-Encoding' }),
      },
      contentHeaders: {
        'Content-Type': type,
        'Content-Length': String(bytes.byteLength),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    };
  };
  const identity = variant('identity', body);
  if (!isCompressible) return { status, variants: { identity } };
  const br = variant('br', brotli ?? (await compressBrotli(body)));
  // Fonts have no gzip variant: compressing 20 MB takes a second, and nearly all clients accept brotli.
  if (type.startsWith('font/')) return { status, variants: { br, identity } };
  return { status, variants: { br, gzip: variant('gzip', await promisify(gzip)(body)), identity } };
}

function compressBrotli(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** The resource in the smallest encoding that the client accepts, or 304. */
export function resourceResponse(c: AppContext, { status, variants }: Resource): Response {
  const accepted = parseAccept(c.req.header('accept-encoding') ?? '').filter(({ q }) => q > 0);
  const accepts = (encoding: string) => accepted.some(({ type }) => type.toLowerCase() === encoding);
  // Ignores the weights in `Accept-Encoding`, because browsers give all encodings the same weight.
  const best = (accepts('br') && variants.br) || (accepts('gzip') && variants.gzip) || variants.identity;
  const { etag, body, validators, contentHeaders } = best;
  const headers = headersFor(c);
  const ifNoneMatch = c.req.header('if-none-match');
  if (ifNoneMatch !== undefined && status === 200 && matches(ifNoneMatch, etag)) {
    return new Response(null, { status: 304, headers: { ...headers, ...validators } });
  }
  return new Response(body, { status, headers: { ...headers, ...validators, ...contentHeaders } });
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
