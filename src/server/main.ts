import { EnvironmentError } from '../environment/variables.ts';
import { harmlessError } from './log.ts';
import { drainOnSignals, outliveErrors } from './signals.ts';
import { startServer } from './start.ts';

try {
  const starting = startServer();
  drainOnSignals(starting);
  await starting;
  outliveErrors();
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  const { code, address, port, hostname } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
    hostname?: string;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=3001 npm start`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used without more rights. Choose one above 1024.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST=${address ?? hostname ?? ''} is no address of this machine. 127.0.0.1 and 0.0.0.0 always are.`;
  }
  return `The server could not start: ${JSON.stringify(harmlessError(error))}`;
}
