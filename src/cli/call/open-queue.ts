import type { ReadingSettings } from '../../call/reading-job.ts';
import type { Language } from '../../domain/language.ts';
import type { QueueSource, QueueSourceOptions } from '../../queue/queue-source.ts';
import { QueueError, type RedisAddress } from '../../queue/redis-address.ts';
import { EXIT } from '../context.ts';
import { harmless } from '../text-style.ts';
import { workerMessages } from '../worker/messages.ts';
import { isMissingPackage, queueFailure } from '../worker/redis-option.ts';
import { callMessages } from './messages.ts';

/** Why a call is not shared out: the sentence, and the exit status. */
interface Refusal {
  readonly sentence: string;
  readonly status: number;
}

/** Opens the queue by which other machines read. BullMQ is loaded here, and nowhere else in a call. */
export async function openQueue(
  redis: RedisAddress,
  language: Language,
  options: QueueSourceOptions,
): Promise<{ queue: QueueSource } | Refusal> {
  let queue: QueueSource;
  try {
    const { QueueSource } = await import('../../queue/queue-source.ts');
    queue = await QueueSource.open(redis, options);
  } catch (error) {
    if (error instanceof QueueError) return queueFailure(error, redis, language);
    if (!isMissingPackage(error)) throw error;
    return { sentence: workerMessages[language].missing, status: EXIT.failed };
  }
  const others = options.isMixed ? [] : queue.otherReaders();
  if (others.length === 0) return { queue };
  await queue.close();
  const readers = others.map(({ label, ...reader }) => `${label} (${readerText(reader)})`).join('; ');
  const sentence = callMessages[language].otherReaders(readerText(options.settings), readers);
  return { sentence: harmless(sentence), status: EXIT.misused };
}

type Read = Pick<ReadingSettings, 'service' | 'model' | 'temperature'>;

const readerText = ({ service, model, temperature }: Read) => `${service}, ${model}, ${temperature}`;
