import { Queue, QueueKeys } from 'bullmq';
import * as z from 'zod/mini';
import { brand } from '../brand.ts';
import { sha256Hex } from '../call/hash.ts';
import { promptTemplate, type ReadingSettings } from '../call/reading-job.ts';
import { ERROR_CODES } from '../domain/errors.ts';
import { LANGUAGES } from '../domain/idea.ts';
import { criteriaSchema, readingSchema } from '../domain/reading.ts';
import type { QueueRedis } from './redis.ts';

/** All calls at one Redis share a queue. In a Redis cluster the part in braces decides the shard. */
export const QUEUE = { name: 'readings', prefix: `{${brand.slug}}` } as const;

/** Whatever happens, texts and readings leave Redis after this. */
const EXPIRY_SECONDS = 24 * 60 * 60;
/** How often keys that BullMQ makes anew are given their expiry. They hold hashes alone. */
const EXPIRY_INTERVAL_MS = 5_000;

/** One reading, with all that a worker needs to make it. Nothing else of a table gets into Redis. */
export const readingTaskSchema = z.object({
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
export const taskAnswerSchema = z.union([
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

/** A job's data: the answer takes the place of the task. A job's return value would also stand in the queue's events. */
export type JobData = { task: ReadingTask } | { answer: TaskAnswer };

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

export function readReaderName(name: string): Reader {
  const [label = name, service = '', model = '', temperature = ''] = name.split('|').map(decodeURIComponent);
  return { label, service, model, temperature: Number(temperature) };
}

export const isSameReader = (
  one: Omit<Reader, 'label'>,
  other: Pick<ReadingSettings, 'service' | 'model' | 'temperature'>,
) => one.service === other.service && one.model === other.model && one.temperature === other.temperature;

/** The queue, and what keeps it from leaving anything behind. BullMQ gives its keys no expiry. */
export class ReadingsQueue {
  readonly queue: Queue<JobData>;
  readonly #client: QueueRedis;
  readonly #keys = Object.values(new QueueKeys(QUEUE.prefix).getKeys(QUEUE.name));
  readonly #expiring: NodeJS.Timeout;

  constructor(client: QueueRedis) {
    this.#client = client;
    this.queue = new Queue<JobData>(QUEUE.name, { prefix: QUEUE.prefix, connection: client });
    this.queue.on('error', () => undefined);
    this.#expiring = setInterval(() => void this.#expire().catch(() => undefined), EXPIRY_INTERVAL_MS);
    this.#expiring.unref();
  }

  /** Adds a job, if there is none of this id. */
  async add(id: string, task: ReadingTask): Promise<void> {
    await this.queue.add('reading', { task }, { jobId: id });
    const key = this.queue.toKey(id);
    // The day counts from when the text came into Redis.
    if ((await this.#client.ttl(key)) < 0) await this.#client.expire(key, EXPIRY_SECONDS);
    await this.#expire();
  }

  /** Stops, and removes what is left where no job is. */
  async close(): Promise<void> {
    clearInterval(this.#expiring);
    const counts = await this.queue.getJobCounts();
    if (Object.values(counts).some((count) => count > 0)) await this.#expire();
    else await this.#client.del(...this.#keys);
    await this.queue.close();
  }

  async #expire(): Promise<void> {
    const pipeline = this.#client.pipeline();
    for (const key of this.#keys) pipeline.expire(key, EXPIRY_SECONDS);
    await pipeline.exec();
  }
}
