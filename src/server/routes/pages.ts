import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageRenderer, SiteSettings } from '../../domain/site-settings.ts';
import { type AppContext, type Dependencies, headersFor } from '../http/dependencies.ts';
import type { Headers, SecurityHeaders } from '../http/security-headers.ts';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];
type Scheme = keyof SecurityHeaders;

/** One answer in one encoding, ready to be sent: nothing is computed per request. */
interface Variant {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<Scheme, Headers>>;
  /** For 304: the same without what describes the body. */
  unchangedHeaders: Readonly<Record<Scheme, Headers>>;
}

interface Resource {
  status: 200 | 404;
  variants: Readonly<Record<Encoding, Variant>>;
}

/** Everything the site can answer with, by path. */
export interface Site {
  files: ReadonlyMap<string, Resource>;
  pages: Pages;
  /** The pages once more, for when the model they name was not known at start. */
  renderAgain(model: string): Promise<Pages>;
}

interface Pages {
  byPath: ReadonlyMap<string, Resource>;
  /** The error page of each language. */
  notFound: { es: Resource; en: Resource };
}

/** The built client: its files are named by their content below this folder, so they never change. */
const HASHED_FOLDER = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Icons and the social picture keep their names when they change. */
const ONE_HOUR = 'public, max-age=3600';
/** Kept by the browser, and asked about each time: a page names the hashed files of its build. */
const ASK_EACH_TIME = 'no-cache';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg|font\/ttf)/;

/** For what is rendered at start; the build has compressed the client's files as far as it goes. */
const BROTLI_QUALITY = 5;
/** Ending of a client file's compressed form, beside it. */
const BUILT_BROTLI = '.br';

/** The smallest window that holds the whole of a file, in bits, within what the format allows. */
function windowBits(length: number): number {
  return Math.min(22, Math.max(10, Math.ceil(Math.log2(length + 16))));
}

/** Renders the pages, reads the client's files, and compresses everything once. */
export async function loadSite(
  renderer: PageRenderer,
  clientFolder: string,
  settings: SiteSettings,
  headers: SecurityHeaders,
): Promise<Site> {
  const render = async (settings: SiteSettings): Promise<Pages> => {
    const html = (path: string) => {
      const { status, html } = renderer.render(path, settings);
      return resource(Buffer.from(html), 'text/html; charset=utf-8', ASK_EACH_TIME, headers, status);
    };
    const byPath = new Map<string, Resource>();
    for (const path of renderer.paths) byPath.set(path, await html(path));
    return { byPath, notFound: { es: await html('/404'), en: await html('/en/404') } };
  };
  // One after another: each compressor takes megabytes while it works, and all at once would set the memory's peak.
  const files = new Map<string, Resource>();
  for (const [path, { type, body }] of renderer.files(settings)) {
    files.set(path, await resource(Buffer.from(body), type, ONE_HOUR, headers));
  }
  for (const path of clientFiles(clientFolder)) {
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const caching = path.startsWith(HASHED_FOLDER) ? IMMUTABLE : ONE_HOUR;
    const body = readFileSync(join(clientFolder, path));
    const built = join(clientFolder, path + BUILT_BROTLI);
    const br = existsSync(built) ? readFileSync(built) : undefined;
    files.set(path, await resource(body, type, caching, headers, 200, br));
  }
  return {
    files,
    pages: await render(settings),
    renderAgain: (model) => render({ ...settings, service: { ...settings.service, model } }),
  };
}

/** The client build's files as paths of the site. Vite's own notes (`.vite/`) are for the server alone. */
function clientFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((path) => (path.startsWith('/') ? path : `/${path}`))
    .filter((path) => !path.includes('/.') && !path.endsWith(BUILT_BROTLI));
}

async function resource(
  body: Buffer,
  type: string,
  caching: string,
  security: SecurityHeaders,
  status: 200 | 404 = 200,
  builtBrotli?: Buffer,
): Promise<Resource> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const compressed = COMPRESSIBLE.test(type)
    ? {
        br:
          builtBrotli ??
          (await promisify(brotliCompress)(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
              // The default window of 4 MB is more than any file, and costs a start more than the compressing.
              [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
              [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
            },
          })),
        gzip: await promisify(gzip)(body),
      }
    : undefined;
  const variant = (encoding: Encoding): Variant => {
    const used = compressed === undefined ? 'identity' : encoding;
    const bytes = used === 'identity' ? body : (compressed?.[used] ?? body);
    // A name for each encoding: the bytes differ.
    const etag = `"${hash}${used === 'identity' ? '' : `-${used}`}"`;
    const common = {
      ETag: etag,
      'Cache-Control': caching,
      ...(compressed === undefined ? {} : { Vary: 'Accept-Encoding' }),
    };
    const described = {
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      ...(used === 'identity' ? {} : { 'Content-Encoding': used }),
    };
    return {
      etag,
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: {
        http: { ...security.http, ...common, ...described },
        https: { ...security.https, ...common, ...described },
      },
      unchangedHeaders: {
        http: { ...security.http, ...common },
        https: { ...security.https, ...common },
      },
    };
  };
  const identity = variant('identity');
  const variants = compressed
    ? { br: variant('br'), gzip: variant('gzip'), identity }
    : { br: identity, gzip: identity, identity };
  return { status, variants };
}

/** `GET` and `HEAD` of everything that is not the API. */
export function pages(site: Site, dependencies: Dependencies) {
  let { byPath, notFound } = site.pages;
  let isModelKnown = dependencies.settings.service.model !== '';
  const learnModel = async () => {
    isModelKnown = true;
    await dependencies.readiness.status();
    const { model } = dependencies.readiness;
    if (model === undefined) isModelKnown = false;
    else ({ byPath, notFound } = await site.renderAgain(model));
  };
  const find = (path: string) => byPath.get(path) ?? site.files.get(path);

  return (c: AppContext): Response => {
    const { path } = c.req;
    // The service was not there at start. This visitor's page is as it was then; the next one's names the model.
    if (!isModelKnown) void learnModel();
    const scheme: Scheme = headersFor(c, dependencies) === dependencies.headers.https ? 'https' : 'http';
    let found = find(path);
    if (found === undefined) {
      const canonical = canonicalPath(path);
      if (canonical !== path && find(canonical)) {
        const { search } = new URL(c.req.url);
        return new Response(null, {
          status: 308,
          headers: { ...dependencies.headers[scheme], Location: canonical + search },
        });
      }
      found = /^\/en(\/|$)/.test(path) ? notFound.en : notFound.es;
    }
    const variant = found.variants[bestEncoding(c.req.header('accept-encoding'))];
    const known = c.req.header('if-none-match');
    if (known !== undefined && found.status === 200 && matches(known, variant.etag)) {
      return new Response(null, { status: 304, headers: variant.unchangedHeaders[scheme] });
    }
    return new Response(variant.body, { status: found.status, headers: variant.headers[scheme] });
  };
}

/**
 * A path as the page's own router reads it: without case, doubled or trailing slashes. The server and the page must
 * agree on what an address shows, so the page is only ever served at this spelling.
 */
function canonicalPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return plain === '' ? '/' : plain;
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Browsers send one of a handful of values; what has been read once is not read again. */
const readEncodings = new Map<string, Encoding>();
const MAX_READ_ENCODINGS = 200;

function bestEncoding(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity';
  const read = readEncodings.get(accept);
  if (read !== undefined) return read;
  const accepted = new Set(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => weight === undefined || Number(weight.replace('q=', '')) > 0)
      .map(([name]) => name),
  );
  const best = ENCODINGS.find((encoding) => accepted.has(encoding)) ?? 'identity';
  if (readEncodings.size < MAX_READ_ENCODINGS) readEncodings.set(accept, best);
  return best;
}
