import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { SOURCES } from './pages.ts';

export interface RecordedSearch {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  query: string;
  body: unknown;
}

export interface FakeSearch {
  /** The base address, as `SEARCH_URL` takes it. */
  url: string;
  /** Every search so far, oldest first. */
  searches: RecordedSearch[];
  close(): Promise<void>;
}

/** What happens, by a word of the query: `slow`, `dead`… Without one of these the pages of `pages.ts` are found. */
export const SEARCH_SCENARIOS = [
  'nothing',
  'suspended',
  'slow',
  'dead',
  'cut',
  'huge',
  'endless',
  'html',
  'lying',
  'redirect',
  'forbidden',
  'unauthorised',
  'used-up',
  'busy',
  'broken',
  'missing',
] as const;
type Scenario = (typeof SEARCH_SCENARIOS)[number] | 'pages';

interface Page {
  url: unknown;
  title: unknown;
  text: unknown;
  publishedAt?: string | undefined;
}

/**
 * A search service on loopback that speaks the formats of SearXNG, Tavily, Brave and Ollama, as their documents show
 * them.
 * @param pages what is found; by default the pages of `pages.ts`
 */
export async function startFakeSearch(pages: readonly Page[] = SOURCES): Promise<FakeSearch> {
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
    searches.push({ method, path: url.pathname, headers, query, body });
    const wire = WIRES[`${method} ${url.pathname}`];
    if (!wire) return void response.writeHead(404).end();
    const scenario = SEARCH_SCENARIOS.find((name) => query.split(' ').includes(name)) ?? 'pages';
    play(scenario, wire, response, pages);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
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

function play(scenario: Scenario, wire: Wire, response: ServerResponse, pages: readonly Page[]): void {
  const json = (body: unknown, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  switch (scenario) {
    case 'pages':
      return json(wire(pages));
    case 'nothing':
      return json({ ...wire([]), unresponsive_engines: [] });
    case 'suspended':
      return json({ ...wire([]), unresponsive_engines: [['google', 'Suspended: CAPTCHA']] });
    case 'slow':
      return;
    case 'dead':
      return void response.socket?.destroy();
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' });
      response.write('{"results": [');
      return void response.socket?.destroy();
    case 'huge':
      return json(wire(pages.map((page) => ({ ...page, text: 'x'.repeat(3_000_000) }))));
    case 'endless':
      return endless(response);
    case 'html':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello');
    case 'lying':
      return json(wire(LIES));
    case 'redirect':
      return void response.writeHead(302, { location: '/elsewhere' }).end();
    case 'forbidden':
      return void response.writeHead(403).end();
    case 'unauthorised':
      return json(
        { error: 'unauthorized', signin_url: 'https://ollama.com/connect?name=host&key=c2VjcmV0' },
        401,
      );
    case 'used-up':
      return json({ detail: { error: 'This request exceeds your plan’s set usage limit.' } }, 432);
    case 'busy':
      return json({ error: 'rate' }, 429);
    case 'broken':
      return json({ error: 'internal' }, 500);
    case 'missing':
      return json({ error: 'not found' }, 404);
  }
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

/** What a service may send that is no result: each of these but the last is left out. */
const LIES: readonly Page[] = [
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
