import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgementSchema } from '../../src/domain/report.ts';
import { type FakeSearch, startFakeSearch } from '../fake-search/fake-search.ts';
import { REPORTS } from '../fake-service/answers.ts';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { SCENARIOS } from '../fake-service/scenarios.ts';
import { AS_STREAM } from './sample-request.ts';
import {
  type ChildServer,
  freePort,
  HAS_REDIS,
  modelAt,
  NO_LIMITS,
  post,
  startChild,
  startRedis,
} from './servers.ts';

/** Unique words that must not leak. The test searches for each word in any letter case and as base64. */
const IDEA_WORD = 'zarzaparrilla7quokka';
const KEY = 'sk-Canary4Wombat9Key';
const CLIENT_IP = '203.0.113.77';
/** A word of the page found, and the key of the search service. */
const PAGE_WORD = 'alcachofa8dingo';
const SEARCH_KEY = 'tvly-Canary6Bilby2Key';
/** The idea names the scenario that the scripted service plays, so that one server can use all scenarios. */
const ideaFor = (scenario: string) =>
  `Una app que reparte ${IDEA_WORD} a domicilio para celíacos de Teruel por 12 € al mes, con recogida en tiendas (caso:${scenario}).`;
const IDEA = ideaFor('good');

/** The scenario of a model service that repeats the request in its error responses. */
const ECHO = 'echo';

/** Scenarios that take long or never end. */
const SKIPPED = /^(slow|huge|never-closes|byte-by-byte)/;

/** Number of scenarios that run at the same time. */
const CONCURRENCY = 4;

let model: FakeService;
let search: FakeSearch;
let scenarioProxy: Server;
let folder: string;
let redis: { url: string; stop(): Promise<void> } | undefined;
const children: ChildServer[] = [];
const playedScenarios = new Set<string>();
/** Error responses and response headers, which must not contain the idea. */
const errors: string[] = [];
/** Reports may contain the idea. */
const reports: string[] = [];

beforeAll(async () => {
  model = await startFakeService();
  search = await startFakeSearch([
    { url: `https://${PAGE_WORD}.example/`, title: `About ${PAGE_WORD}`, text: `A page about ${PAGE_WORD}.` },
  ]);
  folder = mkdtempSync(join(tmpdir(), 'crisol-canary-'));
  if (HAS_REDIS) redis = await startRedis(await freePort());
  /** Repeats the request in every field of an error response. */
  const echo = ({ headers: { authorization } }: IncomingMessage, body: string, response: ServerResponse) => {
    const content = `${authorization} ${IDEA_WORD} ${body}`;
    const code = authorization?.slice(7);
    const status = body.length % 2 === 0 ? 400 : 401;
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': IDEA_WORD });
    response.end(JSON.stringify({ error: { message: content, code, type: IDEA_WORD, param: content } }));
  };
  // Forwards requests to the scripted service, with the scenario in the idea as the model.
  scenarioProxy = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const scenario = body.match(/caso:([\w-]+)/)?.[1] ?? '';
    if (body !== '') playedScenarios.add(scenario);
    if (scenario === ECHO) return echo(request, body, response);
    const upstream = sendRequest(
      `${model.url}${request.url}`,
      { method: request.method ?? 'GET' },
      (incoming) => {
        response.writeHead(incoming.statusCode ?? 502, incoming.headers);
        pipeline(incoming, response, () => {});
      },
    );
    upstream.on('error', () => response.socket?.resetAndDestroy());
    response.on('close', () => upstream.destroy());
    upstream.end(body.replace(/"model":"[^"]*"/, `"model":"${scenario}"`));
  });
  await new Promise<void>((resolve) => scenarioProxy.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  for (const child of children) child.process.kill('SIGKILL');
  await redis?.stop();
  await model.close();
  await search.close();
  scenarioProxy.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(variables: Record<string, string>): Promise<ChildServer> {
  const child = await startChild(
    {
      ...NO_LIMITS,
      AI_FIRST_TOKEN_TIMEOUT: '1',
      AI_IDLE_TIMEOUT: '1',
      AI_TOTAL_TIMEOUT: '5',
      METRICS_PORT: '0',
      LOG_LEVEL: 'trace',
      TRUST_PROXY: '1',
      ...(redis ? { REDIS_URL: redis.url } : {}),
      ...variables,
      AI_API_KEY: KEY,
    },
    { cwd: folder },
  );
  children.push(child);
  return child;
}

const headers = {
  'x-forwarded-for': CLIENT_IP,
  'user-agent': `Mozilla ${IDEA_WORD}`,
  referer: `http://x/?q=${IDEA_WORD}`,
};

/** Requests a report (streamed and not), a rating and a reply for one idea. */
const REPLY = { judgement: judgementSchema.parse(REPORTS.es), headline: IDEA };

async function requestAnswers(child: ChildServer, idea = IDEA): Promise<void> {
  const body = { idea, language: 'es' };
  const responses = await Promise.all([
    post(child, body, { headers: { ...headers, ...AS_STREAM } }),
    post(child, body, { headers }),
    post(child, body, { headers, path: '/api/ratings' }),
    post(child, { ...body, ...REPLY, answer: idea, note: idea }, { headers, path: '/api/replies' }),
  ]);
  for (const response of responses) {
    const text = await response.text();
    const isError = !response.ok || text.includes('event: error');
    // Sections, searches and sources are part of a report, also before an error.
    if (isError) errors.push(text.replace(/event: (section|search|source)\ndata: .*\n/g, ''));
    else reports.push(text);
    errors.push(JSON.stringify([...response.headers]));
  }
}

function expectNoSecrets(
  where: string,
  text: string,
  words = [IDEA_WORD, KEY, CLIENT_IP, 'Teruel', PAGE_WORD, SEARCH_KEY],
): void {
  const secrets = words.flatMap((secret) => [
    secret,
    // The base64 of a secret depends on its offset modulo 3, so the test searches for all three forms.
    ...[0, 1, 2].map((cut) => Buffer.from(secret.slice(cut)).toString('base64').slice(0, 12)),
  ]);
  for (const secret of secrets) {
    const at = text.toLowerCase().indexOf(secret.toLowerCase());
    expect(at < 0 ? 'no secret' : `${where}: …${text.slice(Math.max(0, at - 200), at + 60)}…`).toBe(
      'no secret',
    );
  }
}

test('no idea, key or client address appears in logs, errors, metrics, Redis or files', {
  timeout: 180_000,
}, async () => {
  // One scenario for each outcome.
  const names = [
    ECHO,
    ...new Map(
      Object.entries(SCENARIOS)
        .filter(([name]) => !SKIPPED.test(name))
        .map(([name, { outcome }]) => [outcome, name]),
    ).values(),
  ];
  expect(names.length).toBeGreaterThan(10);
  const queue = [...names];
  const server = await startServer({
    ...modelAt(urlOf(scenarioProxy), 'canary'),
    SEARCH_SERVICE: 'tavily',
    SEARCH_URL: search.url,
    SEARCH_API_KEY: SEARCH_KEY,
  });
  const runQueue = async () => {
    for (let name = queue.pop(); name; name = queue.pop()) {
      await requestAnswers(server, ideaFor(name));
      // On a busy machine a request may fail before it reaches the model: retry until the scenario ran.
      for (; !playedScenarios.has(name); await sleep(1_000)) await requestAnswers(server, ideaFor(name));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runQueue));
  expect([...playedScenarios].sort()).toEqual([...new Set([...names, 'good'])].sort());
  expect(errors.length).toBeGreaterThan(names.length);

  const withoutModel = await startServer({
    AI_SERVICE: 'rules',
    RATE_LIMIT_PER_MINUTE: '1',
    MAX_CONCURRENT: '1',
  });
  await requestAnswers(withoutModel);

  // Rejected requests, and URLs with a word of the idea.
  for (const body of [
    `{"idea":"${IDEA_WORD}`,
    { idea: IDEA_WORD, language: 'es' },
    { idea: IDEA, language: IDEA_WORD },
  ]) {
    errors.push(await (await post(withoutModel, body, { headers })).text());
  }
  errors.push(
    await (
      await post(withoutModel, 'x', { headers: { ...headers, origin: `https://${IDEA_WORD}.example` } })
    ).text(),
  );
  for (const path of [`/${IDEA_WORD}`, `/api/${IDEA_WORD}`, `/?q=${IDEA_WORD}`, `/en/${IDEA_WORD}/`]) {
    errors.push(await (await fetch(withoutModel.url + path, { headers })).text());
  }
  // A client that disconnects.
  const controller = new AbortController();
  const cancelled = await post(
    withoutModel,
    { idea: IDEA, language: 'es' },
    { headers: AS_STREAM, signal: controller.signal },
  ).catch(() => undefined);
  controller.abort();
  await cancelled?.text().catch(() => undefined);

  for (const child of children) {
    if (child.process.exitCode !== null) continue;
    expectNoSecrets('metrics', await (await fetch(child.metricsUrl)).text());
    errors.push(await (await fetch(`${child.url}/api/health`)).text());
    errors.push(await (await fetch(`${child.url}/api/ready`)).text());
    errors.push(await (await fetch(`${child.url}/`)).text());
  }
  if (redis) expectNoSecrets('Redis', await dump(redis.url));
  for (const child of children) {
    child.process.kill('SIGTERM');
    await child.ended;
    expect(child.stdout()).toContain('Stopping');
    expectNoSecrets('stdout', child.stdout());
    expectNoSecrets('stderr', child.stderr());
  }
  expectNoSecrets('an error', errors.join('\n'));
  expectNoSecrets('a report', reports.join('\n'), [KEY, CLIENT_IP, SEARCH_KEY]);
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    expectNoSecrets('a file name', file.name);
    if (file.isFile()) expectNoSecrets('a file', readFileSync(join(file.parentPath, file.name), 'utf8'));
  }
});

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** All keys and values in Redis. */
async function dump(url: string): Promise<string> {
  const client = new Redis(url);
  const keys = await client.keys('*');
  expect(keys.length).toBeGreaterThan(2);
  const values = await Promise.all(
    keys.map(async (key) => {
      switch (await client.type(key)) {
        case 'zset':
          return client.zrange(key, 0, -1, 'WITHSCORES');
        default:
          return client.get(key);
      }
    }),
  );
  client.disconnect();
  return JSON.stringify([keys, values]);
}
