import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { SCENARIOS } from '../fake-service/scenarios.ts';
import {
  AS_STREAM,
  type Child,
  freePort,
  HAS_REDIS,
  modelAt,
  NO_LIMITS,
  post,
  startChild,
  startRedis,
} from './servers.ts';

/** Words that occur nowhere else. Each is looked for alone, in any case, and as base64. */
const IDEA_WORD = 'zarzaparrilla7quokka';
const KEY = 'sk-Canary4Wombat9Key';
const ADDRESS = '203.0.113.77';
const IDEA = `Una app que reparte ${IDEA_WORD} a domicilio para celíacos de Teruel por 12 € al mes, con recogida en tiendas.`;

/** Holds more than the wires' scenarios: those that would take long or send without end. */
const LEFT_OUT = /^(slow|huge|never-closes|byte-by-byte)/;

let model: FakeService;
let echo: Server;
let folder: string;
let redis: { url: string; stop(): Promise<void> } | undefined;
const children: Child[] = [];
const bodies: string[] = [];

beforeAll(async () => {
  model = await startFakeService();
  folder = mkdtempSync(join(tmpdir(), 'crisol-canary-'));
  if (HAS_REDIS) redis = await startRedis(await freePort());
  // The worst of services: says back, in every place where an error may be, what it was sent.
  echo = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const said = `${request.headers.authorization} ${IDEA_WORD} ${body}`;
      const code = request.headers.authorization?.slice(7);
      const status = body.length % 2 === 0 ? 400 : 401;
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': IDEA_WORD });
      response.end(JSON.stringify({ error: { message: said, code, type: IDEA_WORD, param: said } }));
    });
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  for (const child of children) child.process.kill('SIGKILL');
  await redis?.stop();
  await model.close();
  echo.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(variables: Record<string, string>): Promise<Child> {
  const child = await startChild(
    {
      ...NO_LIMITS,
      AI_API_KEY: KEY,
      AI_FIRST_TOKEN_TIMEOUT: '0.3',
      AI_IDLE_TIMEOUT: '0.3',
      AI_TOTAL_TIMEOUT: '5',
      METRICS_PORT: '0',
      LOG_LEVEL: 'trace',
      TRUST_PROXY: '1',
      ...(redis ? { REDIS_URL: redis.url } : {}),
      ...variables,
    },
    { cwd: folder },
  );
  children.push(child);
  return child;
}

const headers = {
  'x-forwarded-for': ADDRESS,
  'user-agent': `Mozilla ${IDEA_WORD}`,
  referer: `http://x/?q=${IDEA_WORD}`,
};

/** Every form of one request; what fails must not say the idea back, and nothing may say the key. */
async function askEverything(child: Child): Promise<void> {
  const body = { idea: IDEA, language: 'es' };
  const asks = [
    post(child, body, { headers: { ...headers, ...AS_STREAM } }),
    post(child, body, { headers }),
    post(child, body, { headers, path: '/api/ratings' }),
    post(child, { ...body, weakest: ['market'] }, { headers, path: '/api/plans' }),
  ];
  for (const ask of asks) {
    const response = await ask;
    const text = await response.text();
    // A report may speak of its idea: that is its purpose. An error may not.
    const isError = !response.ok || text.includes('event: error');
    const own = new RegExp(`${IDEA_WORD}|Teruel`, 'gi');
    bodies.push(isError ? text.replace(/event: section\ndata: .*\n/g, '') : text.replace(own, ''));
    bodies.push(JSON.stringify([...response.headers]));
  }
}

function expectSilence(where: string, text: string): void {
  const secrets = [IDEA_WORD, KEY, ADDRESS, 'Teruel'].flatMap((secret) => [
    secret,
    // Whatever stands before it, one of three cuts of its base64 is in the whole's.
    ...[0, 1, 2].map((cut) => Buffer.from(secret.slice(cut)).toString('base64').slice(0, 12)),
  ]);
  for (const secret of secrets) {
    const at = text.toLowerCase().indexOf(secret.toLowerCase());
    expect(at < 0 ? 'silent' : `${where}: …${text.slice(Math.max(0, at - 200), at + 60)}…`).toBe('silent');
  }
}

test('an idea, a key and an address leave no trace, whatever happens', { timeout: 180_000 }, async () => {
  const names = Object.keys(SCENARIOS).filter((name) => !LEFT_OUT.test(name));
  expect(names.length).toBeGreaterThan(40);
  // Every fourth: each needs a process of its own, and what an error may hold differs by its kind alone.
  const queue = names.filter((_, index) => index % 4 === 0);
  const work = async () => {
    for (let name = queue.pop(); name; name = queue.pop())
      await askEverything(await serve(modelAndKey(name)));
  };
  await Promise.all([work(), work()]);

  const echoUrl = `http://127.0.0.1:${(echo.address() as { port: number }).port}`;
  const echoed = await serve({ AI_SERVICE: 'openai', AI_BASE_URL: `${echoUrl}/v1`, AI_MODEL: 'echo' });
  await askEverything(echoed);
  const unreachable = await serve({ AI_SERVICE: 'huggingface', AI_BASE_URL: 'http://127.0.0.1:9/v1' });
  await askEverything(unreachable);
  const offline = await serve({ AI_SERVICE: 'offline', RATE_LIMIT_PER_MINUTE: '1', MAX_CONCURRENT: '1' });
  await askEverything(offline);

  // Refusals, and addresses with the idea in them.
  for (const broken of [
    `{"idea":"${IDEA_WORD}`,
    { idea: IDEA_WORD, language: 'es' },
    { idea: IDEA, language: IDEA_WORD },
  ]) {
    bodies.push(await (await post(offline, broken, { headers })).text());
  }
  bodies.push(
    await (
      await post(offline, 'x', { headers: { ...headers, origin: `https://${IDEA_WORD}.example` } })
    ).text(),
  );
  for (const path of [`/${IDEA_WORD}`, `/api/${IDEA_WORD}`, `/?q=${IDEA_WORD}`, `/en/${IDEA_WORD}/`]) {
    bodies.push(await (await fetch(offline.url + path, { headers })).text());
  }
  // A visitor who leaves.
  const leaver = new AbortController();
  const left = await post(
    offline,
    { idea: IDEA, language: 'es' },
    { headers: AS_STREAM, signal: leaver.signal },
  ).catch(() => undefined);
  leaver.abort();
  await left?.text().catch(() => undefined);

  for (const child of children) {
    if (child.process.exitCode !== null) continue;
    expectSilence('metrics', await (await fetch(child.metricsUrl)).text());
    bodies.push(await (await fetch(`${child.url}/api/health`)).text());
    bodies.push(await (await fetch(`${child.url}/api/ready`)).text());
    bodies.push(await (await fetch(`${child.url}/`)).text());
  }
  if (redis) expectSilence('Redis', await dump(redis.url));
  for (const child of children) {
    child.process.kill('SIGTERM');
    await child.ended;
    expect(child.stdout()).toContain('Stopping');
    expectSilence('stdout', child.stdout());
    expectSilence('stderr', child.stderr());
  }
  expectSilence('a body', bodies.join('\n'));
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    expectSilence('a file name', file.name);
    if (file.isFile()) expectSilence('a file', readFileSync(join(file.parentPath, file.name), 'utf8'));
  }
});

function modelAndKey(scenario: string): Record<string, string> {
  return { ...modelAt(model.url, scenario), AI_API_KEY: KEY };
}

/** Every key and value as Redis has them. */
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
