import { type ChildProcess, fork } from 'node:child_process';
import { Agent, get, request } from 'node:http';
import { connect } from 'node:net';
import { argv } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFakeService } from '../tests/fake-service/fake-service.ts';
import { startBuiltServer } from './built-server.ts';
import { median } from './median.ts';
import type { BenchRow } from './row.ts';

/** `npm run bench -- server --soak` holds the streams for five minutes. */
const SOAK_MS = argv.includes('--soak') ? 300_000 : 30_000;
const STREAMS = 500;
const CONCURRENT = 10;
/** The rounds alternate between Crisol and the reference, so that other load on the machine affects both. */
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

/** Throughput, latency, memory and page delivery, each compared with a reference without Crisol's work. */
export async function run(): Promise<BenchRow[]> {
  // Children would survive this process otherwise.
  process.once('exit', killChildren);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  try {
    const model = await startScriptedService();
    const server = await startServer(model, 'good');
    // This service sends the same answer in one chunk, so that most of the time is Crisol's own.
    const answer = await post(model, '/v1/chat/completions', DIRECT_BODY);
    const oneChunkModel = await startProcess('one-chunk-service.js', { answer });
    const oneChunkServer = await startServer(oneChunkModel, 'good');
    return [
      await throughput('in many chunks', server.port, await startProcess('pass-through.js', model)),
      await throughput(
        'in one chunk',
        oneChunkServer.port,
        await startProcess('pass-through.js', oneChunkModel),
      ),
      await firstSection('in many chunks', server.port, model),
      await firstSection('in one chunk', oneChunkServer.port, oneChunkModel),
      await pagesPerSecond(server.port),
      ...(await manyStreams((await startServer(model, 'slow')).port)),
    ];
  } finally {
    killChildren();
  }
}

function killChildren(): void {
  for (const child of children) child.kill('SIGKILL');
}

async function throughput(delivery: string, port: number, proxyPort: number): Promise<BenchRow> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [measured, reference] = [
      await perSecond(() => postIdea(port)),
      await perSecond(() => post(proxyPort, '/v1/chat/completions', DIRECT_BODY)),
    ];
    if (round < 0) continue;
    ours.push(measured);
    bare.push(reference);
  }
  const [value, reference] = [median(ours), median(bare)];
  return {
    name: `analyses per second, ${CONCURRENT} at a time, model's answer ${delivery} (reference: bare pass-through proxy)`,
    value: value.toFixed(0),
    reference: reference.toFixed(0),
    ratio: percent(value / reference),
  };
}

async function firstSection(delivery: string, port: number, modelPort: number): Promise<BenchRow> {
  const ours: number[] = [];
  const direct: number[] = [];
  for (let round = -20; round < FIRST_SECTIONS; round += 1) {
    const measured = await timeTo('event: section', port, '/api/analyses', BODY);
    const reference = await timeTo('data: ', modelPort, '/v1/chat/completions', DIRECT_BODY);
    if (round < 0) continue;
    ours.push(measured);
    direct.push(reference);
  }
  const [value, reference] = [median(ours), median(direct)];
  return {
    name: `time to the first section, one stream, model's answer ${delivery} (reference: the service's first token)`,
    value: `${value.toFixed(2)} ms`,
    reference: `${reference.toFixed(2)} ms`,
    ratio: `+${(value - reference).toFixed(2)} ms`,
    goal: { text: '≤ +3 ms', isMet: value - reference <= 3 },
  };
}

async function pagesPerSecond(port: number): Promise<BenchRow> {
  const barePort = await startProcess('bare-pages.js', await fetchPage(port));
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [measured, reference] = [await pageRequestsPerSecond(port), await pageRequestsPerSecond(barePort)];
    if (round < 0) continue;
    ours.push(measured);
    bare.push(reference);
  }
  const [value, reference] = [median(ours), median(bare)];
  return {
    name: 'pages per second (reference: bare Hono, same bytes and headers from memory)',
    value: value.toFixed(0),
    reference: reference.toFixed(0),
    ratio: percent(value / reference),
    goal: { text: '≥ 60 %', isMet: value / reference >= 0.6 },
  };
}

/** Keeps `STREAMS` streams open, each followed by another, and compares the memory early and late in that time. */
async function manyStreams(port: number): Promise<BenchRow[]> {
  const until = performance.now() + SOAK_MS;
  let finished = 0;
  let lost = 0;
  const runStreams = async () => {
    while (performance.now() < until) {
      const text = await postIdea(port).catch(() => '');
      if (text.includes('event: report\n')) finished += 1;
      else lost += 1;
    }
  };
  const streams = Array.from({ length: STREAMS }, runStreams);
  const samples: number[] = [];
  while (performance.now() < until) {
    await sleep(500);
    samples.push(await residentMemory(port));
  }
  await Promise.all(streams);
  // Without the first third, in which code is compiled and buffers grow.
  const settled = samples.slice(Math.floor(samples.length / 3));
  const half = Math.floor(settled.length / 2);
  const [before, after] = [median(settled.slice(0, half)), median(settled.slice(half))];
  return [
    {
      name: `${STREAMS} streams at once for ${SOAK_MS / 1000} s: reports that arrived (reference: requested)`,
      value: `${finished}`,
      reference: `${finished + lost}`,
      ratio: percent(finished / (finished + lost)),
      goal: { text: '100 %', isMet: lost === 0 },
    },
    {
      name: 'resident memory during these streams, second half (reference: first half)',
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

/** Starts the built server with the scripted service, and with limits that reject nothing. */
async function startServer(modelPort: number, model: string): Promise<{ port: number }> {
  const started = await startBuiltServer({
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

/** The home page's compressed bytes and headers. */
function fetchPage(port: number): Promise<{ base64: string; headers: Record<string, string> }> {
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

/** Starts the tests' scripted service in its own process, which runs this file with the variable `AS_SERVICE`. */
function startScriptedService(): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), { env: { ...process.env, [AS_SERVICE]: '1' } });
  children.push(child);
  return new Promise((resolve) => child.once('message', (port) => resolve(Number(port))));
}

function startProcess(name: string, message: number | object): Promise<number> {
  const child = fork(`bench/processes/${name}`);
  children.push(child);
  child.send(message);
  return new Promise((resolve) => child.once('message', (port) => resolve(Number(port))));
}

const agent = new Agent({ keepAlive: true, maxSockets: STREAMS });

function postIdea(port: number): Promise<string> {
  return post(port, '/api/analyses', BODY);
}

function post(port: number, path: string, body: string, onText?: (text: string) => void): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    accept: 'text/event-stream',
  };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        onText?.(text);
      });
      response.on('end', () => resolve(text)).on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

async function timeTo(mark: string, port: number, path: string, body: string): Promise<number> {
  const started = performance.now();
  let seenAt: number | undefined;
  await post(port, path, body, (text) => {
    if (seenAt === undefined && text.includes(mark)) seenAt = performance.now();
  });
  if (seenAt === undefined) throw new Error(`${path} never sent ${mark}`);
  return seenAt - started;
}

async function perSecond(work: () => Promise<string>): Promise<number> {
  const started = performance.now();
  const until = started + ROUND_MS;
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      if ((await work()).length < 1000) throw new Error('a response was not complete');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
  return done / ((performance.now() - started) / 1000);
}

/** Uses raw sockets that only count bytes, because an HTTP client would be slower than the server. */
async function pageRequestsPerSecond(port: number): Promise<number> {
  const length = await responseLength(port);
  const started = performance.now();
  const until = started + ROUND_MS;
  const visitor = async () => {
    let count = 0;
    while (performance.now() < until) count += await getsOnOneConnection(port, length, until);
    return count;
  };
  const counts = await Promise.all(Array.from({ length: CONCURRENT }, visitor));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (!Number.isInteger(total)) throw new Error('the responses differ in length');
  return total / ((performance.now() - started) / 1000);
}

/** The server closes a connection with its hundredth response, which has one more header. */
const GETS_PER_CONNECTION_MAX = 99;

function getsOnOneConnection(port: number, length: number, until: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes % length !== 0) return;
      if (performance.now() < until && bytes < GETS_PER_CONNECTION_MAX * length) socket.write(GET);
      else socket.destroy();
    });
    socket.on('close', () => resolve(bytes / length));
    socket.write(GET);
  });
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n';

/** @returns the bytes of one complete response with headers */
function responseLength(port: number): Promise<number> {
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
