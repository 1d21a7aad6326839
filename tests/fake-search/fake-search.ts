import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { SOURCES } from './pages.ts';

export interface RecordedSearch {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  query: string;
  /** The URL's query parameters. */
  params: Record<string, string>;
  body: unknown;
}

export interface FakeSearch {
  /** Base URL, for `SEARCH_URL`. */
  url: string;
  /** Every search so far, oldest first. */
  searches: RecordedSearch[];
  close(): Promise<void>;
}

/** A search result. */
export interface Page {
  url: unknown;
  title: unknown;
  text: unknown;
  publishedAt?: string | undefined;
}

/**
 * A search service on loopback with the documented formats of SearXNG, Tavily, Brave and Ollama.
 * @param pages the results of each search; `SOURCES` by default
 */
export async function startFakeSearch(
  pages: readonly Page[] = SOURCES as readonly Page[],
  port = 0,
): Promise<FakeSearch> {
  const searches: RecordedSearch[] = [];
  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const url = new URL(request.url ?? '/', 'http://fake');
    const body = text === '' ? undefined : JSON.parse(text);
    const query = url.searchParams.get('q') ?? body?.query ?? '';
    const { method = '', headers } = request;
    const params = Object.fromEntries(url.searchParams);
    searches.push({ method, path: url.pathname, headers, query, params, body });
    const wire = WIRES[`${method} ${url.pathname}`];
    if (!wire) return void response.writeHead(404).end();
    const scenario = query.split(' ').find((word: string) => word in SCENARIOS);
    if (scenario === undefined) sendJson(response, wire(pages));
    else SCENARIOS[scenario]?.(response, wire, pages);
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${actualPort}`,
    searches,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Wire = (pages: readonly Page[]) => object;

const WIRES: Readonly<Record<string, Wire>> = {
  'GET /search': (pages) => ({
    query: '',
    number_of_results: 0,
    results: pages.map(({ url, title, text, publishedAt }) => ({
      url,
      title,
      content: text,
      publishedDate: publishedAt ? `${publishedAt}T00:00:00` : null,
      engine: 'duckduckgo',
    })),
    answers: [],
    unresponsive_engines: [['wikidata', 'timeout']],
  }),
  'POST /search': (pages) => ({
    query: '',
    results: pages.map(({ url, title, text, publishedAt }) => ({
      url,
      title,
      content: text,
      score: 0.9,
      raw_content: null,
      ...(publishedAt ? { published_date: publishedAt } : {}),
    })),
    response_time: 1.2,
  }),
  'GET /res/v1/llm/context': (pages) => ({
    grounding: { generic: pages.map(({ url, title, text }) => ({ url, title, snippets: [text] })) },
    sources: Object.fromEntries(
      pages.map(({ url, title, publishedAt }) => [
        url,
        { title, hostname: 'x', age: publishedAt ? ['a date in words', publishedAt, '3 days ago'] : null },
      ]),
    ),
  }),
  'POST /api/experimental/web_search': (pages) => ({
    results: pages.map(({ url, title, text }) => ({ url, title, content: text })),
  }),
};

/** Scenarios by the word of the query that selects them. Other searches succeed. */
const SCENARIOS: Readonly<
  Record<string, (response: ServerResponse, wire: Wire, pages: readonly Page[]) => void>
> = {
  nothing: (response, wire) => sendJson(response, { ...wire([]), unresponsive_engines: [] }),
  suspended: (response, wire) =>
    sendJson(response, { ...wire([]), unresponsive_engines: [['google', 'Suspended: CAPTCHA']] }),
  slow: () => undefined,
  dead: (response) => response.socket?.destroy(),
  cut(response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' });
    response.write('{"results": [');
    response.socket?.destroy();
  },
  huge: (response, wire, pages) =>
    sendJson(response, wire(pages.map((page) => ({ ...page, text: 'x'.repeat(3_000_000) })))),
  endless,
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello'),
  lying: (response, wire) => sendJson(response, wire(INVALID_PAGES)),
  redirect: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  forbidden: (response) => response.writeHead(403).end(),
  unauthorised: (response) =>
    sendJson(
      response,
      { error: 'unauthorized', signin_url: 'https://ollama.com/connect?name=host&key=c2VjcmV0' },
      401,
    ),
  'used-up': (response) =>
    sendJson(response, { detail: { error: 'This request exceeds your plan’s set usage limit.' } }, 432),
  busy: (response) => sendJson(response, { error: 'rate' }, 429),
  broken: (response) => sendJson(response, { error: 'internal' }, 500),
  missing: (response) => sendJson(response, { error: 'not found' }, 404),
};

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = `{"url": "https://a.example/", "title": "${'x'.repeat(10_000)}"},`;
  function* pieces() {
    yield '{"results": [';
    for (;;) yield more;
  }
  pipeline(Readable.from(pieces()), response, () => undefined);
}

/** Invalid results. Crisol must drop all but the last. */
const INVALID_PAGES: readonly Page[] = [
  { url: 'javascript:alert(1)', title: 'a', text: 'A text that could be quoted by somebody.' },
  { url: 'file:///etc/passwd', title: 'b', text: 'A text that could be quoted by somebody.' },
  { url: 'https://user:secret@bank.example/', title: 'c', text: 'A text that could be quoted by somebody.' },
  { url: 7, title: 'd', text: 'A text that could be quoted by somebody.' },
  { url: `https://long.example/${'x'.repeat(3000)}`, title: 'e', text: 'A text that could be quoted.' },
  { url: 'https://empty.example/', title: 'f', text: ['not', 'a', 'text'] },
  {
    url: 'https://honest.example/a?b=1#section',
    title: { not: 'a title' },
    text: 'The <b>only</b> honest\u202e result among them.',
    publishedAt: '9999-01-01',
  },
];
