import { flushLog, harmlessError } from './log.ts';
import type { RunningServer } from './start.ts';

/** npm and shells pass one Ctrl-C or SIGTERM on twice within milliseconds: that is one signal. */
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
    process.stdout.write('Stopping: running analyses may finish. Signal again to end at once.\n');
    starting
      .then((server) => server.drain())
      .then(flushLog)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * An error that nothing caught leaves the process in an unknown state: it rejects new analyses, lets the running ones
 * finish, and ends with 1. Whatever manages the process starts another.
 */
export function drainOnUncaught(server: RunningServer): void {
  let draining = false;
  process.on('uncaughtException', (error: unknown) => {
    process.stderr.write(
      `${JSON.stringify({ level: 'error', event: 'uncaughtException', err: harmlessError(error) })}\n`,
    );
    if (draining) return;
    draining = true;
    server
      .drain()
      .then(flushLog)
      .finally(() => process.exit(1));
  });
}
