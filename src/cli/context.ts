import type { Readable } from 'node:stream';
import type { ConnectedServices } from '../environment/connect-services.ts';
import type { Output } from './output.ts';

/** The connected services. */
export interface Backend extends Pick<ConnectedServices, 'service' | 'readWeb' | 'analysis' | 'close'> {
  /** The URL in the PDF's footers. */
  siteUrl: string;
}

/** What the command uses of its process, so that tests can replace it. */
export interface CommandContext {
  variables: NodeJS.ProcessEnv;
  input: Readable & { isTTY?: boolean };
  output: Output;
  errors: Output;
  /** Aborted by Ctrl-C and other signals that stop the process. */
  interrupted: AbortSignal;
  /** @throws Error whose message lists the invalid settings */
  connect(): Promise<Backend>;
}

export const EXIT = { done: 0, failed: 1, misused: 2, interrupted: 130 } as const;

/** Connects the services, and closes them after use. */
export async function withBackend(
  context: CommandContext,
  use: (backend: Backend) => Promise<number>,
): Promise<number> {
  let backend: Backend;
  try {
    backend = await context.connect();
  } catch (error) {
    context.errors.write(`${(error as Error).message}\n`);
    return EXIT.failed;
  }
  try {
    return await use(backend);
  } finally {
    await backend.close();
  }
}
