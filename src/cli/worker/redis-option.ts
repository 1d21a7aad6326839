import type { Language } from '../../domain/language.ts';
import { type QueueError, type RedisAddress, readRedisAddress } from '../../queue/redis-address.ts';
import { EXIT } from '../context.ts';
import { UsageError } from '../options.ts';
import { workerMessages } from './messages.ts';

/**
 * The value of `--redis`. The password may also stand in `REDIS_PASSWORD`, where a list of processes does not show it.
 * @throws UsageError
 */
export function redisOption(value: string, language: Language, variables: NodeJS.ProcessEnv): RedisAddress {
  const read = readRedisAddress(value, variables.REDIS_PASSWORD);
  if ('problem' in read) throw new UsageError(workerMessages[language][read.problem], language);
  return read;
}

/** The sentence about a Redis that cannot be used, and the exit status. */
export function queueFailure(
  { problem, detail }: QueueError,
  { shown }: RedisAddress,
  language: Language,
): { sentence: string; status: number } {
  const sentence = workerMessages[language][problem](shown, detail);
  return { sentence, status: problem === 'unusable' ? EXIT.failed : EXIT.misused };
}

/** BullMQ is an optional dependency. */
export function isMissingPackage(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
}
