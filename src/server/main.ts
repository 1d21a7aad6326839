import { onStopSignal } from '../environment/stop-signal.ts';
import { StartError } from '../environment/variables.ts';
import { flushLog, toLoggedError } from './log.ts';
import { type RunningServer, startServer } from './start.ts';

try {
  const starting = startServer();
  drainOnSignals(starting);
  drainOnUncaught(await starting);
} catch (error) {
  const problem =
    error instanceof StartError
      ? error.message
      : `The server could not start: ${JSON.stringify(toLoggedError(error))}`;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** Drains on the first signal, even during startup. A later signal ends the process at once. */
function drainOnSignals(starting: Promise<RunningServer>): void {
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
 * An uncaught error leaves the process in an unknown state. So the server drains and exits with code 1, and the process
 * manager starts a new process.
 */
function drainOnUncaught(server: RunningServer): void {
  let draining = false;
  process.on('uncaughtException', (error: unknown) => {
    process.stderr.write(
      `${JSON.stringify({ level: 'error', event: 'uncaughtException', err: toLoggedError(error) })}\n`,
    );
    if (draining) return;
    draining = true;
    server
      .drain()
      .then(flushLog)
      .finally(() => process.exit(1));
  });
}
