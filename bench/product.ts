import { type ChildProcess, spawn } from 'node:child_process';
import { execPath } from 'node:process';

export interface RunningProduct {
  port: number;
  metricsPort: number;
  process: ChildProcess;
}

/** Part of the last line of output when the server is listening. */
const STARTED = 'To connect another';

/** Starts the built product in its own process on free ports, without the caller's configuration. */
export async function startProduct(environment: Record<string, string>): Promise<RunningProduct> {
  const child = spawn(execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      METRICS_PORT: '0',
      RATE_LIMIT_PER_MINUTE: '0',
      RATE_LIMIT_PER_DAY: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also when the benchmark is interrupted.
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  await new Promise<void>((resolve) => {
    // Keeps reading after the start, because a full pipe would block the product.
    child.stdout.on('data', (text) => {
      if (said.includes(STARTED)) return;
      said += text;
      if (said.includes(STARTED)) resolve();
    });
  });
  const portIn = (pattern: RegExp) => Number(said.match(pattern)?.[1]);
  return {
    port: portIn(/listens on \S+:(\d+)/),
    metricsPort: portIn(/Metrics: \S+:(\d+)/),
    process: child,
  };
}
