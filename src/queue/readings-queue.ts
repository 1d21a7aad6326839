import { Queue, QueueKeys } from 'bullmq';
import * as z from 'zod/mini';
import { brand } from '../brand.ts';
import { promptTemplate, type ReadingSettings } from '../call/reading-job.ts';
import { sha256Hex } from '../call/texts.ts';
import { ERROR_CODES } from '../domain/errors.ts';
import { LANGUAGES } from '../domain/language.ts';
import { criteriaSchema, readingSchema } from '../domain/reading.ts';
import { redisErrorCode } from '../redis-connection.ts';
import type { QueueRedis } from './redis.ts';

/** All calls at one Redis share a queue. In a Redis cluster the part in braces decides the shard. */
export const QUEUE = { name: 'readings', prefix: `{${brand.slug}}` } as const;

/** Whatever happens, texts and readings leave Redis after this. */
const EXPIRY_SECONDS = 24 * 60 * 60;
/** How often the keys of the queue itself are given theirs: BullMQ makes them anew. They hold hashes alone. */
const EXPIRY_INTERVAL_MS = 5_000;

/** Bytes; a text and its criteria, or an answer, have fewer. */
const CONTENT_MAX = 1024 * 1024;

/** BullMQ gives these an expiry of their own, by which it counts time. */
const SHORT_LIVED = new Set(['stalled-check', 'limiter']);

/** One reading, with all that a worker needs to make it. Nothing else of a table gets into Redis. */
const readingTaskSchema = z.object({
  hash: z.string(),
  textHash: z.string(),
  text: z.string(),
  number: z.int(),
  order: z.array(z.string()),
  criteria: criteriaSchema,
  language: z.enum(LANGUAGES),
  service: z.string(),
  model: z.string(),
  temperature: z.number(),
  /** `promptHash`: another version of the program may ask in other words. */
  prompt: z.string(),
  /** Whether other models may read. */
  isMixed: z.boolean(),
});

export type ReadingTask = z.infer<typeof readingTaskSchema>;

/** What a worker answers: a reading, or why this text has none. */
const taskAnswerSchema = z.union([
  z.object({
    reading: readingSchema,
    service: z.string(),
    model: z.string(),
    tokens: z.optional(z.object({ prompt: z.number(), completion: z.number() })),
    /** How long it took. */
    ms: z.number(),
  }),
  z.object({ failed: z.enum(ERROR_CODES) }),
]);

export type TaskAnswer = z.infer<typeof taskAnswerSchema>;

/** What is in Redis of one reading: the answer takes the place of the task. */
const contentSchema = z.union([
  z.object({ task: readingTaskSchema }),
  z.object({ answer: taskAnswerSchema }),
]);

export type ReadingContent = z.infer<typeof contentSchema>;

export function promptHash(settings: Pick<ReadingSettings, 'criteria' | 'language'>): string {
  return sha256Hex(promptTemplate(settings));
}

/** What a worker says of itself in its name, which everybody at the queue can read. */
export interface Reader {
  /** Names the machine. */
  readonly label: string;
  readonly service: string;
  readonly model: string;
  readonly temperature: number;
}

/** A name without spaces, as Redis wants it. */
export function readerName({ label, service, model, temperature }: Reader): string {
  return [label, service, model, String(temperature)].map(encodeURIComponent).join('|');
}

/** @returns a reader without a model where another program has the name */
export function readReaderName(name: string): Reader {
  const parts = name.split('|').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  const [label = '', service = '', model = '', temperature = ''] = parts;
  return { label, service, model, temperature: Number(temperature) };
}

export const isSameReader = (
  one: Omit<Reader, 'label'>,
  other: Pick<ReadingSettings, 'service' | 'model' | 'temperature'>,
) => one.service === other.service && one.model === other.model && one.temperature === other.temperature;

/**
 * The queue, and what its jobs are about. A job holds nothing but the hash of a reading: BullMQ gives its keys no expiry, and
 * keeps ids and returned values in a list of events. Texts and answers have keys of their own that expire by themselves.
 */
export class ReadingsQueue {
  readonly queue: Queue;
  readonly #client: QueueRedis;
  readonly #keys = new QueueKeys(QUEUE.prefix).getKeys(QUEUE.name);
  readonly #expiring: NodeJS.Timeout;

  constructor(client: QueueRedis) {
    this.#client = client;
    this.queue = new Queue(QUEUE.name, { prefix: QUEUE.prefix, connection: client });
    this.queue.on('error', () => undefined);
    this.#expiring = setInterval(() => void this.#expire().catch(() => undefined), EXPIRY_INTERVAL_MS);
    this.#expiring.unref();
  }

  /** Adds a reading. What is there of it already stays, and the day that it may stay. */
  async add(id: string, task: ReadingTask): Promise<void> {
    await this.#client.set(contentKey(id), JSON.stringify({ task }), 'EX', EXPIRY_SECONDS, 'NX');
    await this.queue.add('reading', {}, { jobId: id });
    await this.expireJob(id);
  }

  /** @returns `undefined` where it has expired; `unknown` where another version of the program wrote it, or anybody */
  async content(id: string): Promise<ReadingContent | 'unknown' | undefined> {
    try {
      const text = await this.#client.getrange(contentKey(id), 0, CONTENT_MAX - 1);
      return text === '' ? undefined : contentSchema.parse(JSON.parse(text));
    } catch (error) {
      const isUnknown = error instanceof SyntaxError || error instanceof z.core.$ZodError;
      if (isUnknown || redisErrorCode(error) === 'WRONGTYPE') return 'unknown';
      throw error;
    }
  }

  /** Puts the answer in the place of the text. @returns whether the reading was still wanted */
  async answer(id: string, answer: TaskAnswer): Promise<boolean> {
    const reply = await this.#client.set(contentKey(id), JSON.stringify({ answer }), 'KEEPTTL', 'XX');
    return reply === 'OK';
  }

  async remove(id: string): Promise<void> {
    await Promise.all([this.queue.remove(id), this.#client.del(contentKey(id))]);
  }

  async expireJob(id: string): Promise<void> {
    await this.#client.expire(this.queue.toKey(id), EXPIRY_SECONDS);
  }

  /** Stops, and removes what is left where no job is. */
  async close(): Promise<void> {
    clearInterval(this.#expiring);
    const counts = await this.queue.getJobCounts();
    if (Object.values(counts).some((count) => count > 0)) await this.#expire();
    else await this.#client.del(...Object.values(this.#keys));
    await this.queue.close();
  }

  async #expire(): Promise<void> {
    const pipeline = this.#client.pipeline();
    for (const [name, key] of Object.entries(this.#keys))
      if (!SHORT_LIVED.has(name)) pipeline.expire(key, EXPIRY_SECONDS);
    await pipeline.exec();
  }
}

const contentKey = (id: string) => `${QUEUE.prefix}:texts:${id}`;
