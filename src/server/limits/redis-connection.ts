import type { Redis } from 'ioredis';

/**
 * Closes the connection when its reader throws, for example on arrays nested too deeply, or when it gets a reply that no
 * command waits for: every later reply would answer the wrong command. ioredis lets the first end the process. The client
 * connects again by itself. To be called at each `connect`.
 */
export function closeOnMalformedReply(client: Redis): void {
  const { stream } = client;
  const close = (error: unknown) => void stream.destroy(error instanceof Error ? error : undefined);
  for (const read of stream.listeners('data') as ((chunk: Buffer) => void)[]) {
    stream.off('data', read);
    stream.prependListener('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        close(error);
      }
    });
  }
  const onError = (error: Error) => {
    if (error.message.startsWith('Command queue state error')) close(error);
  };
  client.on('error', onError);
  stream.once('close', () => client.off('error', onError));
}

/** The code of an error of the system or of Redis (`OOM`, `WRONGPASS`, `MOVED`, `READONLY` …), never its message. */
export function redisErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  // An aborted transaction names its cause in the errors of its commands.
  const [first = error] = 'previousErrors' in error ? (error.previousErrors as Error[]) : [];
  return first.message.match(/^[A-Z]{2,20}(?= )/)?.[0] ?? 'DISCONNECTED';
}
