import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readEnvironment } from '../../src/environment/environment.ts';
import { type RunningServer, startServer } from '../../src/server/start.ts';
import { IDEA } from './sample-request.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Limits that reject nothing, for tests of other features. */
export const NO_LIMITS = {
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_PER_DAY: '0',
  MAX_CONCURRENT_PER_CLIENT: '1000',
  MAX_CONCURRENT: '1000',
};

/** Settings that use a scenario of the scripted service at `url`. */
export function modelAt(url: string, scenario: string): Record<string, string> {
  return { AI_SERVICE: 'openai', AI_BASE_URL: `${url}/v1`, AI_API_KEY: 'test-key', AI_MODEL: scenario };
}

export interface InProcessServer extends RunningServer {
  log: string[];
  /** The start messages, one a line. */
  printed: string;
}

/**
 * Starts the server from its sources, on a free port.
 * @param built folder of the pages and files; the default has one short page
 */
export async function startInProcess(
  variables: Record<string, string> = {},
  built = join(import.meta.dirname, 'no-pages'),
): Promise<InProcessServer> {
  const [log, printed]: [string[], string[]] = [[], []];
  const server = await startServer({
    environment: readEnvironment({ AI_SERVICE: 'rules', PORT: '0', ...variables }),
    built: pathToFileURL(`${built}/`),
    say: (line) => void printed.push(line),
    logTo: { write: (line) => void log.push(line) },
  });
  return { ...server, url: server.url.replace('localhost', '127.0.0.1'), log, printed: printed.join('\n') };
}

export interface ChildServer {
  process: ChildProcess;
  url: string;
  metricsUrl: string;
  stdout(): string;
  stderr(): string;
  /** Exit code, or the name of the signal. */
  ended: Promise<number | string>;
}

interface ChildOptions {
  command?: [string, ...string[]];
  cwd?: string;
  /** Do not throw if the server ends instead of starting. */
  mayFail?: boolean;
}

/** Starts the built server as a process, which inherits only `PATH` from this environment. */
export async function startChild(
  variables: Record<string, string>,
  { command = [process.execPath, join(ROOT, 'dist/server/main.js')], cwd, mayFail }: ChildOptions = {},
): Promise<ChildServer> {
  const [program, ...args] = command;
  const folder = cwd ?? mkdtempSync(join(tmpdir(), 'crisol-run-'));
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => {
      if (cwd === undefined) rmSync(folder, { recursive: true, force: true });
      resolve(code ?? signal ?? 'unknown');
    });
  });
  const started = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (/To connect another/.test(stdout)) resolve();
    });
  });
  const earlyExit = await Promise.race([started, ended]);
  if (earlyExit !== undefined && !mayFail)
    throw new Error(`ended with ${earlyExit} at start:\n${stdout}${stderr}`);
  const findUrl = (pattern: RegExp) => stdout.match(pattern)?.[1]?.replace('localhost', '127.0.0.1') ?? '';
  return {
    process: child,
    url: findUrl(/listens on (\S+)/),
    metricsUrl: findUrl(/Metrics: (\S+)/),
    stdout: () => stdout,
    stderr: () => stderr,
    ended,
  };
}

export function post(
  server: { url: string },
  body: unknown = { idea: IDEA, language: 'en' },
  { path = '/api/analyses', headers = {}, signal }: PostOptions = {},
): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

/** Opens a connection, lets `write` send raw text, and resolves with everything received until the connection ends. */
export function sendRaw(
  { url }: { url: string },
  write: (send: (text: string) => boolean) => void,
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => {
      received += text;
    });
    socket.on('error', () => undefined).on('close', () => resolve(received));
    write((text) => !socket.destroyed && socket.write(text));
  });
}

interface PostOptions {
  path?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * A free port, for programs that cannot choose a port themselves. It is below the ephemeral ports, so that the system gives
 * it to no other test in the meantime.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;

export interface TestRedis {
  url: string;
  /** Redis stops answering, but keeps its connections. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Starts a Redis server without persistence. */
export async function startRedis(port: number, ...options: string[]): Promise<TestRedis> {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...options],
    { stdio: ['ignore', 'pipe', 'ignore'], cwd: tmpdir() },
  );
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      if (String(text).includes('Ready to accept connections')) resolve();
    });
    child.on('close', () => reject(new Error('redis-server did not start')));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
