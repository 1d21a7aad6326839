import { flushOutput, harmlessError } from './log.ts';
import type { RunningServer } from './start.ts';

/** npm and shells hand one Ctrl-C or SIGTERM on twice within milliseconds: that is one signal. */
const SAME_SIGNAL_MS = 1_000;

/** Drains on the first signal, also one that comes while the server starts, and ends at once on a later one. */
export function drainOnSignals(starting: Promise<RunningServer>): void {
  let since: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (since !== undefined) {
      if (now - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = now;
    process.stdout.write('Stopping: what is running may finish. Again to end at once.\n');
    starting
      .then((server) => server.drain())
      .then(flushOutput)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Keeps what one request broke from ending the process, and with it everybody else's analyses. */
export function outliveErrors(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      process.stderr.write(`${JSON.stringify({ level: 'error', event, err: harmlessError(error) })}\n`);
    });
  }
}
