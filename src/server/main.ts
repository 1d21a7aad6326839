import { EnvironmentError } from '../environment/variables.ts';
import { BuildError } from './assemble.ts';
import { ListenError } from './listen.ts';
import { harmlessError } from './log.ts';
import { drainOnSignals, drainOnUncaught } from './signals.ts';
import { startServer } from './start.ts';

try {
  const starting = startServer();
  drainOnSignals(starting);
  drainOnUncaught(await starting);
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof ListenError || error instanceof BuildError) {
    return error.message;
  }
  return `The server could not start: ${JSON.stringify(harmlessError(error))}`;
}
