import { type ChildProcess, spawn } from 'node:child_process';
import { execPath } from 'node:process';

export interface BuiltServer {
  port: number;
  metricsPort: number;
  process: ChildProcess;
}

/** Part of the last line that the server prints at startup. */
const STARTED = 'To connect another';

/** Starts the built server in its own process on free ports, without the caller's configuration. */
export async function startBuiltServer(environment: Record<string, string>): Promise<BuiltServer> {
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
  // Kills the server even if the benchmark is interrupted.
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  await new Promise<void>((resolve) => {
    // Keeps reading after the start, because a full pipe would block the server.
    child.stdout.on('data', (text) => {
      if (output.includes(STARTED)) return;
      output += text;
      if (output.includes(STARTED)) resolve();
    });
  });
  const portIn = (pattern: RegExp) => Number(output.match(pattern)?.[1]);
  return {
    port: portIn(/listens on \S+:(\d+)/),
    metricsPort: portIn(/Metrics: \S+:(\d+)/),
    process: child,
  };
}
