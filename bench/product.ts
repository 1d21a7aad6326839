import { type ChildProcess, spawn } from 'node:child_process';
import { execPath } from 'node:process';

export interface RunningProduct {
  port: number;
  metricsPort: number;
  process: ChildProcess;
}

/** The last line that a start says when it listens. */
const STARTED = 'To connect another';

/** The built product in a process of its own on free ports, with nothing of the caller's own configuration. */
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
  // Where the benchmark is cut short, too.
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  await new Promise<void>((resolve) => {
    // Goes on reading afterwards: a full pipe would stop the product.
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
