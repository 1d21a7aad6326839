import { StartError } from '../environment/start-error.ts';
import { harmlessError } from './log.ts';
import { drainOnSignals, drainOnUncaught } from './signals.ts';
import { startServer } from './start.ts';

try {
  const starting = startServer();
  drainOnSignals(starting);
  drainOnUncaught(await starting);
} catch (error) {
  const problem =
    error instanceof StartError
      ? error.message
      : `The server could not start: ${JSON.stringify(harmlessError(error))}`;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
