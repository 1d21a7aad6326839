import type { Redis } from 'ioredis';

/**
 * Closes the connection when the parser of replies throws, e.g. on arrays nested too deeply, which in ioredis would end the
 * process; or after a reply that no command waits for, because every later reply would go to the wrong command. The client
 * reconnects by itself. Call this at each `connect`.
 */
export function closeOnMalformedReply(client: Redis): void {
  const { stream } = client;
  const close = (error: unknown) => void stream.destroy(error instanceof Error ? error : undefined);
  for (const parse of stream.listeners('data') as ((chunk: Buffer) => void)[]) {
    stream.off('data', parse);
    stream.prependListener('data', (chunk: Buffer) => {
      try {
        parse(chunk);
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

/** The code of a system error or a Redis error (`OOM`, `WRONGPASS`, `MOVED`, `READONLY` …), never the message. */
export function redisErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  // The cause of an aborted transaction is in the errors of its commands.
  const [first = error] = 'previousErrors' in error ? (error.previousErrors as Error[]) : [];
  return first.message.match(/^[A-Z]{2,20}(?= )/)?.[0] ?? 'DISCONNECTED';
}
