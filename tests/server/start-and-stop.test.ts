import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { AS_STREAM } from './sample-request.ts';
import { type ChildServer, modelAt, post, ROOT, sendRaw, startChild, startInProcess } from './servers.ts';

let model: FakeService;
const children: ChildServer[] = [];

beforeAll(async () => {
  model = await startFakeService();
});
afterAll(async () => {
  for (const child of children) child.process.kill('SIGKILL');
  await model.close();
});

async function start(variables: Record<string, string>, options: Parameters<typeof startChild>[1] = {}) {
  const child = await startChild(variables, options);
  children.push(child);
  return child;
}

describe('the start of the server', () => {
  test('the server prints its model service, the reason for this choice, and how to connect another service', async () => {
    const server = await startInProcess({
      ...modelAt(model.url, 'good'),
      AI_SERVICE: 'auto',
      MAX_CONCURENT: '3',
    });
    expect(server.printed).toMatch(
      /AI service: OpenAI-compatible server, model good\.\nWhy: AI_BASE_URL is set\.\nTo connect another: .*HF_TOKEN/,
    );
    expect(server.printed).toMatch(/contact link is not set/);
    expect(server.printed).toContain('The legal pages do not say who hosts this site');
    expect(server.printed).toContain('MAX_CONCURENT: did you mean MAX_CONCURRENT?');
    expect(server.printed).not.toContain('test-key');
    await server.close();
  });

  test('the server uses an Ollama that answers, and warns if `OLLAMA_MODEL` is not installed', async () => {
    const server = await startInProcess({
      AI_SERVICE: 'auto',
      OLLAMA_HOST: model.url,
      OLLAMA_MODEL: 'nowhere',
    });
    expect(server.printed).toMatch(
      /AI service: Ollama, model nowhere\. It cannot be used now: nowhere is not installed: run "ollama pull nowhere"/,
    );
    await server.close();
  });

  test('the server reads .env, prefers the environment, and ends despite open connections and an unread log', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crisol-env-'));
    writeFileSync(
      join(folder, '.env'),
      `AI_SERVICE=rules\nMCP=on\nCONTACT_URL=https://www.example.com/me\nPORT=1\n`,
    );
    const child = await start({}, { cwd: folder });
    expect(child.stdout()).toContain('Why: AI_SERVICE=rules.');
    expect(child.stdout()).toMatch(/^To connect another: the shortest way is "npm run model"/m);
    expect(child.stdout()).toContain(`MCP: ${child.url.replace('127.0.0.1', 'localhost')}/mcp`);
    expect(child.stdout()).not.toContain('contact link is not set');
    await Promise.all([1, 2, 3].map(() => fetch(`${child.url}/`).then((response) => response.text())));
    child.process.stdout?.pause();
    // About 400 kB of log lines: more than a pipe holds.
    for (let i = 0; i < 15; i += 1) await causeRejections(child, 50);
    const exited = once(child.process, 'exit');
    child.process.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    child.process.stdout?.resume();
    rmSync(folder, { recursive: true });
  });

  test('the server lists all invalid settings and ends with 1', async () => {
    const child = await start({ PORT: 'x', LOG_LEVEL: 'loud', AI_SERVICE: 'gemini' }, { mayFail: true });
    expect(await child.ended).toBe(1);
    expect(child.stderr()).toMatch(
      /PORT=x.*\n.*Invalid AI service type. Use "huggingface".*\n.*LOG_LEVEL=loud/,
    );
  });

  test('if a part of the build is missing, the error message names that part', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crisol-parts-'));
    await expect(startInProcess({}, folder)).rejects.toThrow(
      /pages\S+ is missing\. Build it with "npm run build"\.$/,
    );
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages/entry-server.js'), '');
    await expect(startInProcess({}, folder)).rejects.toThrow(/client\/assets is missing/);
    rmSync(folder, { recursive: true });
  });

  test('if a port or an IP address is unavailable, the error message names the setting to change', async () => {
    const occupant = createServer();
    const port = await new Promise<number>((resolve) => {
      occupant.listen(0, '127.0.0.1', () => resolve((occupant.address() as { port: number }).port));
    });
    await expect(startInProcess({ PORT: String(port) })).rejects.toThrow(
      new RegExp(`^Port ${port} is taken.* PORT=${port + 1} npm start$`),
    );
    await expect(startInProcess({ METRICS_PORT: String(port) })).rejects.toThrow(`METRICS_PORT=${port + 1}`);
    occupant.close();
    await expect(startInProcess({ METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' })).rejects.toThrow(
      /^The server cannot listen on METRICS_HOST=192.0.2.1, METRICS_PORT=0 \(EADDRNOTAVAIL\)/,
    );
  });
});

describe('the end of the server', () => {
  test('after a signal the server finishes the open stream, rejects requests, is not ready, and ends with 0, with a closed log pipe too', async () => {
    const child = await start(modelAt(model.url, 'lively'));
    child.process.stdout?.destroy();
    for (let i = 0; i < 10; i += 1) await causeRejections(child, 10);
    const stream = await post(child, undefined, { headers: AS_STREAM });
    child.process.kill('SIGTERM');
    // Two signals within milliseconds count as one: npm and the shell may both forward a signal.
    await sleep(20);
    child.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${child.url}/api/ready`)).status).toBe(503);
    const rejected = await post(child);
    expect(rejected.status).toBe(503);
    expect(await rejected.json()).toMatchObject({ code: 'draining' });
    expect(await stream.text()).toContain('event: report\n');
    expect(await child.ended).toBe(0);
  });

  test('a signal repeated after a second ends the process at once', async () => {
    const child = await start(modelAt(model.url, 'slow'));
    const stream = await post(child, undefined, { headers: AS_STREAM });
    // Repeats the signal until the process ends, because a busy machine may deliver the first signal late.
    const repeatedSignal = setInterval(() => child.process.kill('SIGINT'), 500);
    expect(await child.ended).toBe(1);
    clearInterval(repeatedSignal);
    await expect(stream.text()).rejects.toThrow();
  });
});

/** Sends four requests on each connection; the server rejects each request and logs one line for it. */
async function causeRejections(child: ChildServer, connections: number): Promise<void> {
  const request = 'POST /api/ratings HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n';
  const requests = `${`${request}\r\n`.repeat(3)}${request}Connection: close\r\n\r\n`;
  const responses = await Promise.all(
    Array.from({ length: connections }, () => sendRaw(child, (send) => void send(requests))),
  );
  for (const response of responses) expect(response.match(/HTTP\/1.1 415 /g)).toHaveLength(4);
}

test.skipIf(process.platform === 'win32')(
  'npm start starts the server and forwards signals to the server',
  async () => {
    const child = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', AI_SERVICE: 'rules', METRICS_PORT: '' },
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    await expect.poll(() => output, { timeout: 50_000 }).toMatch(/To connect another/);
    child.kill('SIGTERM');
    await ended;
    const url = output.match(/listens on (\S+)/)?.[1] ?? '';
    await expect(fetch(url)).rejects.toThrow();
    expect(output).toContain('Stopping:');
  },
);

test('after an uncaught error the server finishes open streams and ends with 1', async () => {
  const child = await start(modelAt(model.url, 'lively'), {
    // On SIGUSR2, throws an error that nothing catches.
    command: [
      process.execPath,
      '--import',
      `data:text/javascript,process.on('SIGUSR2',()=>{setTimeout(()=>{throw new Error(['secret','words'].join(' '))})})`,
      join(ROOT, 'dist/server/main.js'),
    ],
  });
  const stream = await post(child, undefined, { headers: AS_STREAM });
  child.process.kill('SIGUSR2');
  await expect.poll(() => child.stderr()).toContain('uncaughtException');
  expect(child.stderr()).not.toContain('secret words');
  expect((await post(child)).status).toBe(503);
  expect(await stream.text()).toContain('event: report\n');
  expect(await child.ended).toBe(1);
});
