import { onStopSignal } from '../stop-signal.ts';
import { flushLog, harmlessError } from './log.ts';
import type { RunningServer } from './start.ts';

/** Drains on the first signal, also one that comes while the server starts, and ends at once on a later one. */
export function drainOnSignals(starting: Promise<RunningServer>): void {
  onStopSignal(() => {
    process.stdout.write('Stopping: running analyses may finish. Signal again to end at once.\n');
    starting
      .then((server) => server.drain())
      .then(flushLog)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  }, 1);
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
