import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MAIN = `${ROOT}dist/server/main.js`;
const START_LIMIT_MS = 20_000;

export interface Product {
  /** Origin, e.g. `http://127.0.0.1:41234`. */
  readonly url: string;
  /** The server's output so far. */
  readonly output: string;
}

/**
 * Runs the built product for the tests of a file, without a model unless `environment` configures one. The caller's own
 * configuration is not used.
 */
export function useProduct(
  environment: Record<string, string> | (() => Record<string, string>) = {},
): Product {
  let child: ChildProcess | undefined;
  let url = '';
  let output = '';

  beforeAll(async () => {
    if (!existsSync(MAIN)) throw new Error('The product is not built. Run: node scripts/build.js');
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const started = spawn(process.execPath, [MAIN], {
      // Not the repository, so that a developer's .env has no effect.
      cwd: fileURLToPath(new URL('./', import.meta.url)),
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        AI_SERVICE: 'rules',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_PER_DAY: '0',
        ...(typeof environment === 'function' ? environment() : environment),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const limit = Date.now() + START_LIMIT_MS;
    while (!(await answers(`${url}/api/health`))) {
      if (started.exitCode !== null || Date.now() > limit) {
        throw new Error(`The product did not start:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

  afterAll(async () => {
    if (!child || child.exitCode !== null) return;
    const exited = new Promise((resolve) => child?.once('exit', resolve));
    // Draining is tested elsewhere.
    child.kill('SIGKILL');
    await exited;
  });

  return {
    get url() {
      return url;
    },
    get output() {
      return output;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
