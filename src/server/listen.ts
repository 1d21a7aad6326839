import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Address {
  port: number;
  host: string;
}

/** Names of the variables that an address comes from, for the sentence a person reads. */
type Names = Readonly<Record<keyof Address, string>>;

/** An address that cannot be had. The message is for the person who starts the server. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * @returns the origin, with the host as a visitor on this machine would type it
 * @throws ListenError
 */
export function listen(server: Server, { port, host }: Address, names: Names): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new ListenError(sentence(error, { port, host }, names)));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve(`http://${typedHost(host)}:${(server.address() as AddressInfo).port}`);
    });
  });
}

function sentence({ code }: NodeJS.ErrnoException, { port, host }: Address, names: Names): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop that one, or choose another port: ${names.port}=${port + 1} npm start`;
    case 'EACCES':
      return `${names.port}=${port} may not be used without more rights. Choose one above 1024.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${names.host}=${host} is no address of this machine. 127.0.0.1 and 0.0.0.0 always are.`;
    default:
      return `Listening on ${names.host}=${host}, ${names.port}=${port} failed: ${code ?? 'unknown error'}.`;
  }
}

function typedHost(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
