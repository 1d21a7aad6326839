import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { type AppContext, headersFor } from './context.ts';
import type { Headers } from './security-headers.ts';

/** The resource in one encoding, kept in memory so that no request has to read or compress it. */
interface Variant {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** Also sent with 304. */
  validators: Headers;
  description: Headers;
}

export interface Resource {
  status: 200 | 404;
  variants: Readonly<{ br?: Variant; gzip?: Variant; identity: Variant }>;
}

interface ResourceOptions {
  type: string;
  caching: string;
  status?: 200 | 404;
  /** The brotli form that the build made. */
  brotli?: Buffer | undefined;
}

const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg|font\/ttf)/;

/** For pages that are rendered at start. The client's files were compressed by the build, at the highest quality. */
const BROTLI_QUALITY = 5;

/** Compresses a body once for all requests. */
export async function createResource(
  body: Buffer,
  { type, caching, status = 200, brotli }: ResourceOptions,
): Promise<Resource> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const isCompressible = COMPRESSIBLE.test(type);
  const variant = (encoding: keyof Resource['variants'], bytes: Buffer): Variant => {
    // Each encoding has its own tag, because its bytes differ.
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    return {
      etag,
      body: bytes as Uint8Array<ArrayBuffer>,
      validators: {
        ETag: etag,
        'Cache-Control': caching,
        ...(isCompressible && { Vary: 'Accept-Encoding' }),
      },
      description: {
        'Content-Type': type,
        'Content-Length': String(bytes.byteLength),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    };
  };
  const identity = variant('identity', body);
  if (!isCompressible) return { status, variants: { identity } };
  const br = variant('br', brotli ?? (await compressBrotli(body)));
  // Fonts get no gzip: compressing 20 MB takes a second, and few clients cannot read brotli.
  if (type.startsWith('font/')) return { status, variants: { br, identity } };
  return { status, variants: { br, gzip: variant('gzip', await promisify(gzip)(body)), identity } };
}

function compressBrotli(body: Buffer): Promise<Buffer> {
  // In bits, the smallest window that holds the whole text: allocating the default of 4 MB takes longer than compressing.
  const window = Math.min(22, Math.max(10, Math.ceil(Math.log2(body.byteLength + 16))));
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

/** The resource in the best encoding that the client accepts, or 304. */
export function resourceResponse(c: AppContext, { status, variants }: Resource): Response {
  const accepted = parseAccept(c.req.header('accept-encoding') ?? '').filter(({ q }) => q > 0);
  const accepts = (encoding: string) => accepted.some(({ type }) => type.toLowerCase() === encoding);
  // Weights do not matter here, because browsers give every encoding the same one: brotli comes before gzip.
  const best = (accepts('br') && variants.br) || (accepts('gzip') && variants.gzip) || variants.identity;
  const { etag, body, validators, description } = best;
  const headers = headersFor(c);
  const known = c.req.header('if-none-match');
  if (known !== undefined && status === 200 && matches(known, etag)) {
    return new Response(null, { status: 304, headers: { ...headers, ...validators } });
  }
  return new Response(body, { status, headers: { ...headers, ...validators, ...description } });
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
