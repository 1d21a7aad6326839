import { type ChildProcess, fork } from 'node:child_process';
import { Agent, get, request } from 'node:http';
import { connect } from 'node:net';
import { argv } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFakeService } from '../tests/fake-service/fake-service.ts';
import { median } from './median.ts';
import { startProduct } from './product.ts';
import type { BenchRow } from './row.ts';

/** `npm run bench -- server --soak` holds the streams for five minutes. */
const SOAK_MS = argv.includes('--soak') ? 300_000 : 30_000;
const STREAMS = 500;
const CONCURRENT = 10;
/** Both sides are measured alternately, so that other load on the machine affects both. */
const ROUNDS = 5;
const ROUND_MS = 1_500;
const FIRST_SECTIONS = 200;
/** Request body for the bare proxy and the service itself. The model name selects the scenario. */
const DIRECT_BODY = JSON.stringify({
  model: 'good',
  messages: [{ role: 'user', content: 'Answer in English' }],
});

const BODY = JSON.stringify({
  idea: 'A subscription that delivers sourdough to offices in Leeds every morning, for four pounds a person and day.',
  language: 'en',
});
const children: ChildProcess[] = [];

const AS_SERVICE = 'CRISOL_BENCH_SERVICE';
if (process.env[AS_SERVICE]) {
  const { url } = await startFakeService();
  process.send?.(Number(new URL(url).port));
  process.once('disconnect', () => process.exit());
}

/** Throughput, latency, memory and page delivery, each compared with its bare counterpart. */
export async function run(): Promise<BenchRow[]> {
  // Children would survive this process otherwise.
  process.once('exit', killChildren);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  try {
    const model = await scriptedService();
    const server = await product(model, 'good');
    // A service that sends the same answer at once, so that most of the time is the product's own.
    const answer = await ask(model, '/v1/chat/completions', DIRECT_BODY);
    const atOnce = await forked('at-once.js', { answer });
    const hurried = await product(atOnce, 'good');
    return [
      await throughput('in pieces', server.port, await forked('pass-through.js', model)),
      await throughput('in one write', hurried.port, await forked('pass-through.js', atOnce)),
      await firstSection('in pieces', server.port, model),
      await firstSection('in one write', hurried.port, atOnce),
      await pagesPerSecond(server.port),
      ...(await manyStreams((await product(model, 'slow')).port)),
    ];
  } finally {
    killChildren();
  }
}

function killChildren(): void {
  for (const child of children) child.kill('SIGKILL');
}

async function throughput(answered: string, port: number, proxyPort: number): Promise<BenchRow> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [own, reference] = [
      await perSecond(() => analysis(port)),
      await perSecond(() => ask(proxyPort, '/v1/chat/completions', DIRECT_BODY)),
    ];
    if (round < 0) continue;
    ours.push(own);
    bare.push(reference);
  }
  const [value, reference] = [median(ours), median(bare)];
  return {
    name: `analyses a second, ${CONCURRENT} at a time, answered ${answered} (reference: bare pass-through proxy)`,
    value: value.toFixed(0),
    reference: reference.toFixed(0),
    ratio: percent(value / reference),
  };
}

async function firstSection(answered: string, port: number, modelPort: number): Promise<BenchRow> {
  const ours: number[] = [];
  const direct: number[] = [];
  for (let round = -20; round < FIRST_SECTIONS; round += 1) {
    const own = await timeTo('event: section', port, '/api/analyses', BODY);
    const reference = await timeTo('data: ', modelPort, '/v1/chat/completions', DIRECT_BODY);
    if (round < 0) continue;
    ours.push(own);
    direct.push(reference);
  }
  const [value, reference] = [median(ours), median(direct)];
  return {
    name: `time to the first section, one stream, answered ${answered} (reference: first words of the service)`,
    value: `${value.toFixed(2)} ms`,
    reference: `${reference.toFixed(2)} ms`,
    ratio: `+${(value - reference).toFixed(2)} ms`,
    goal: { text: '≤ +3 ms', isMet: value - reference <= 3 },
  };
}

async function pagesPerSecond(port: number): Promise<BenchRow> {
  const barePort = await forked('bare-pages.js', await pageAsSent(port));
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [own, reference] = [await getsPerSecond(port), await getsPerSecond(barePort)];
    if (round < 0) continue;
    ours.push(own);
    bare.push(reference);
  }
  const [value, reference] = [median(ours), median(bare)];
  return {
    name: 'pages a second (reference: bare hono, same bytes and headers from memory)',
    value: value.toFixed(0),
    reference: reference.toFixed(0),
    ratio: percent(value / reference),
    goal: { text: '≥ 60 %', isMet: value / reference >= 0.6 },
  };
}

/** Streams follow one another on each connection. Memory is read after warming up and at the end. */
async function manyStreams(port: number): Promise<BenchRow[]> {
  const until = performance.now() + SOAK_MS;
  let finished = 0;
  let lost = 0;
  const place = async () => {
    while (performance.now() < until) {
      const text = await analysis(port).catch(() => '');
      if (text.includes('event: report\n')) finished += 1;
      else lost += 1;
    }
  };
  const places = Array.from({ length: STREAMS }, place);
  const samples: number[] = [];
  while (performance.now() < until) {
    await sleep(500);
    samples.push(await residentMemory(port));
  }
  await Promise.all(places);
  // The first third is for warming up: code is compiled and buffers grow.
  const settled = samples.slice(Math.floor(samples.length / 3));
  const half = Math.floor(settled.length / 2);
  const [before, after] = [median(settled.slice(0, half)), median(settled.slice(half))];
  return [
    {
      name: `${STREAMS} streams at once for ${SOAK_MS / 1000} s: reports that arrived (reference: asked for)`,
      value: `${finished}`,
      reference: `${finished + lost}`,
      ratio: percent(finished / (finished + lost)),
      goal: { text: '100 %', isMet: lost === 0 },
    },
    {
      name: 'resident memory meanwhile, later half (reference: earlier half)',
      value: `${(after / 1e6).toFixed(0)} MB`,
      reference: `${(before / 1e6).toFixed(0)} MB`,
      ratio: percent(after / before),
      goal: { text: '90–110 %', isMet: Math.abs(after / before - 1) <= 0.1 },
    },
  ];
}

const metricsPorts = new Map<number, number>();

async function residentMemory(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPorts.get(port)}/metrics`)).text();
  return Number(text.match(/^process_resident_memory_bytes (\S+)/m)?.[1]);
}

/** Starts the built product against the scripted service, with limits that reject nothing. */
async function product(modelPort: number, model: string): Promise<{ port: number }> {
  const started = await startProduct({
    AI_SERVICE: 'openai',
    AI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    AI_MODEL: model,
    MAX_CONCURRENT: '1000',
    MAX_CONCURRENT_PER_CLIENT: '1000',
  });
  children.push(started.process);
  metricsPorts.set(started.port, started.metricsPort);
  return started;
}

/** A page's compressed bytes and headers, unchanged. */
function pageAsSent(port: number): Promise<{ base64: string; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get({ host: '127.0.0.1', port, path: '/', headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const sent = Object.entries(response.headers).filter(
        ([name]) => !/^(date|connection|keep-alive|content-length)$/.test(name),
      );
      resolve({
        base64: Buffer.concat(chunks).toString('base64'),
        headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
      });
    }).on('error', reject);
  });
}

/** Starts the tests' scripted service in its own process: this file, with an argument. */
function scriptedService(): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), { env: { ...process.env, [AS_SERVICE]: '1' } });
  children.push(child);
  return new Promise((resolve) => child.once('message', (port) => resolve(Number(port))));
}

function forked(name: string, message: number | object): Promise<number> {
  const child = fork(`bench/processes/${name}`);
  children.push(child);
  child.send(message);
  return new Promise((resolve) => child.once('message', (port) => resolve(Number(port))));
}

const agent = new Agent({ keepAlive: true, maxSockets: STREAMS });

function analysis(port: number): Promise<string> {
  return ask(port, '/api/analyses', BODY);
}

function ask(port: number, path: string, body: string, onText?: (text: string) => void): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    accept: 'text/event-stream',
  };
  return new Promise((resolve, reject) => {
    const asking = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        onText?.(text);
      });
      response.on('end', () => resolve(text)).on('error', reject);
    });
    asking.on('error', reject).end(body);
  });
}

async function timeTo(mark: string, port: number, path: string, body: string): Promise<number> {
  const started = performance.now();
  let heard: number | undefined;
  await ask(port, path, body, (text) => {
    if (heard === undefined && text.includes(mark)) heard = performance.now();
  });
  if (heard === undefined) throw new Error(`${path} never said ${mark}`);
  return heard - started;
}

async function perSecond(work: () => Promise<string>): Promise<number> {
  const started = performance.now();
  const until = started + ROUND_MS;
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      if ((await work()).length < 1000) throw new Error('an answer was not whole');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
  return done / ((performance.now() - started) / 1000);
}

/** Uses raw sockets that only count bytes, because an HTTP client would be slower than the server. */
async function getsPerSecond(port: number): Promise<number> {
  const length = await lengthOfAnswer(port);
  const started = performance.now();
  const until = started + ROUND_MS;
  const visitor = async () => {
    let count = 0;
    while (performance.now() < until) count += await getsOnOneConnection(port, length, until);
    return count;
  };
  const counts = await Promise.all(Array.from({ length: CONCURRENT }, visitor));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (!Number.isInteger(total)) throw new Error('the answers are not of one length');
  return total / ((performance.now() - started) / 1000);
}

/** The server closes a connection with its hundredth answer, which is longer by a header. */
const GETS_PER_CONNECTION = 99;

function getsOnOneConnection(port: number, length: number, until: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes % length !== 0) return;
      if (performance.now() < until && bytes < GETS_PER_CONNECTION * length) socket.write(GET);
      else socket.destroy();
    });
    socket.on('close', () => resolve(bytes / length));
    socket.write(GET);
  });
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n';

/** Bytes of one complete answer with headers. */
function lengthOfAnswer(port: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.write(GET);
    setTimeout(() => {
      socket.destroy();
      resolve(bytes);
    }, 300);
  });
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`;
}
