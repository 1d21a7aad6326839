import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Environment } from '../environment/environment.ts';
import { StartError } from '../environment/variables.ts';

/**
 * Listens on `PORT` and `HOST`, or on `METRICS_PORT` and `METRICS_HOST`.
 * @returns the origin as a visitor on this machine would type it
 * @throws StartError
 */
export function listen(
  server: Server,
  environment: Environment,
  prefix: '' | 'METRICS_' = '',
): Promise<string> {
  const port = environment[`${prefix}PORT`] ?? 0;
  const host = environment[`${prefix}HOST`];
  return new Promise((resolve, reject) => {
    const fail = ({ code }: NodeJS.ErrnoException) =>
      reject(new StartError(listenProblem(code, port, host, prefix)));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve(`http://${visitableHost(host)}:${(server.address() as AddressInfo).port}`);
    });
  });
}

function listenProblem(code = 'unknown error', port: number, host: string, prefix: string): string {
  return code === 'EADDRINUSE'
    ? `Port ${port} is taken by another program. Stop that program, or choose another port: ${prefix}PORT=${port + 1} npm start`
    : `The server cannot listen on ${prefix}HOST=${host}, ${prefix}PORT=${port} (${code}). 127.0.0.1 and 0.0.0.0 always work, and ports above 1024.`;
}

function visitableHost(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
