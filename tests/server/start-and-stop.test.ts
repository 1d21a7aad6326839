import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { AS_STREAM, type Child, modelAt, post, ROOT, sendRaw, startChild, startHere } from './servers.ts';

let model: FakeService;
const children: Child[] = [];

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
  test('the server prints its model service, why it uses it, and how to connect another', async () => {
    const server = await startHere({ ...modelAt(model.url, 'good'), AI_SERVICE: 'auto', MAX_CONCURENT: '3' });
    expect(server.printed).toMatch(
      /AI service: OpenAI-compatible server, model good\.\nWhy: AI_BASE_URL is set\.\nTo connect another: .*HF_TOKEN/,
    );
    expect(server.printed).toMatch(/contact link is not set/);
    expect(server.printed).toContain('The legal pages do not say who hosts this site');
    expect(server.printed).toContain('MAX_CONCURENT: did you mean MAX_CONCURRENT?');
    expect(server.printed).not.toContain('test-key');
    await server.close();
  });

  test('the server uses an Ollama that answers, and warns if the named model is missing', async () => {
    const server = await startHere({ AI_SERVICE: 'auto', OLLAMA_HOST: model.url, OLLAMA_MODEL: 'nowhere' });
    expect(server.printed).toMatch(
      /AI service: Ollama, model nowhere\. It cannot be used now: nowhere is not installed: run "ollama pull nowhere"/,
    );
    await server.close();
  });

  test('the server reads .env, prefers the environment, and ends despite open connections', async () => {
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
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    rmSync(folder, { recursive: true });
  });

  test('the server lists all invalid settings and ends with 1', async () => {
    const child = await start({ PORT: 'x', LOG_LEVEL: 'loud', AI_SERVICE: 'gemini' }, { mayFail: true });
    expect(await child.ended).toBe(1);
    expect(child.stderr()).toMatch(
      /PORT=x.*\n.*Invalid AI service type. Use "huggingface".*\n.*LOG_LEVEL=loud/,
    );
  });

  test('a start with a missing part of the build names that part', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crisol-parts-'));
    await expect(startHere({}, folder)).rejects.toThrow(
      /pages\S+ is missing\. Build it with "npm run build"\.$/,
    );
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages/entry-server.js'), '');
    await expect(startHere({}, folder)).rejects.toThrow(/client\/assets is missing/);
    rmSync(folder, { recursive: true });
  });

  test('a start on an unavailable address names the setting to change', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    await expect(startHere({ PORT: String(port) })).rejects.toThrow(
      new RegExp(`^Port ${port} is taken.* PORT=${port + 1} npm start$`),
    );
    await expect(startHere({ METRICS_PORT: String(port) })).rejects.toThrow(`METRICS_PORT=${port + 1}`);
    other.close();
    await expect(startHere({ METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' })).rejects.toThrow(
      /^METRICS_HOST=192.0.2.1 is not an address of this machine/,
    );
  });
});

describe('the end of the server', () => {
  test('a signal lets the open stream finish, rejects requests, fails readiness, ends with 0', async () => {
    const child = await start(modelAt(model.url, 'lively'));
    const stream = await post(child, undefined, { headers: AS_STREAM });
    child.process.kill('SIGTERM');
    // The same signal twice within milliseconds counts once: npm and shells both forward it.
    await sleep(20);
    child.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${child.url}/api/ready`)).status).toBe(503);
    const refused = await post(child);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'draining' });
    expect(await stream.text()).toContain('event: report\n');
    expect(await child.ended).toBe(0);
  });

  test('a signal repeated after a second ends the process at once', async () => {
    const child = await start(modelAt(model.url, 'slow'));
    const stream = await post(child, undefined, { headers: AS_STREAM });
    // Repeats until the process ends: a busy machine may deliver the first one late.
    const impatient = setInterval(() => child.process.kill('SIGINT'), 500);
    expect(await child.ended).toBe(1);
    clearInterval(impatient);
    await expect(stream.text()).rejects.toThrow();
  });
});

/** Makes the server write log lines, one for each rejected request. */
async function refusals(child: Child, connections: number): Promise<void> {
  const one = 'POST /api/advice HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n';
  const four = `${`${one}\r\n`.repeat(3)}${one}Connection: close\r\n\r\n`;
  const answers = await Promise.all(
    Array.from({ length: connections }, () => sendRaw(child, (send) => void send(four))),
  );
  for (const answer of answers) expect(answer.match(/HTTP\/1.1 415 /g)).toHaveLength(4);
}

test('the server answers and ends normally after its log pipe is closed', async () => {
  const child = await start({ AI_SERVICE: 'rules' });
  child.process.stdout?.destroy();
  for (let i = 0; i < 10; i += 1) await refusals(child, 10);
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
});

test('the server answers and ends normally while its log pipe is not read', async () => {
  const child = await start({ AI_SERVICE: 'rules' });
  child.process.stdout?.pause();
  // About 400 kB of log lines: more than the pipe and the process's buffer hold.
  for (let i = 0; i < 15; i += 1) await refusals(child, 50);
  const exited = once(child.process, 'exit');
  child.process.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  child.process.stdout?.resume();
});

test.skipIf(process.platform === 'win32')(
  'npm start starts the server and passes a signal on to it',
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

test('after an uncaught error the server drains and ends with 1', async () => {
  const child = await start(modelAt(model.url, 'lively'), {
    // Throws an uncaught error while the server runs.
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
