import { checkReading, type ReadingJob, type ReadingSettings } from '../call/reading-job.ts';
import type { ReadingSource, SourceAnswer } from '../call/run-readings.ts';
import { AnalysisError } from '../domain/errors.ts';
import { isSameReader, promptHash, type Reader, ReadingsQueue, readReaderName } from './readings-queue.ts';
import { checkRedis, lastingError, QueueRedis } from './redis.ts';
import type { RedisAddress } from './redis-address.ts';

/** How often finished readings are looked for. */
const LOOK_MS = 300;
/** How often it is checked that what is waited for is still in the queue, and who works at it. */
const CHECK_MS = 2_000;
/** How long the end of a call waits for a Redis that is away. */
const CLOSE_MS = 3_000;

/** A worker at the queue, and how many readings of this call it has made. */
export interface QueueWorker extends Reader {
  readonly isHere: boolean;
  readonly readings: number;
}

export interface QueueSourceOptions {
  settings: ReadingSettings;
  /** Whether workers with other models may read. */
  isMixed: boolean;
  /** Whether the journal has the reading of this hash. */
  isKept(hash: string): boolean;
  /** The connection to Redis is lost, or there again. */
  onConnection(isUp: boolean): void;
  onWorkers(workers: readonly QueueWorker[]): void;
}

interface Awaited {
  job: ReadingJob;
  signal: AbortSignal;
  resolve(answer: SourceAnswer): void;
  reject(error: Error): void;
  /** Its job failed and is being removed: it is not missing. */
  isEnding?: boolean;
}

const MIXED = '-mixed';

/** Readings by workers on other machines, over BullMQ. A reading that is in the queue already is taken up. */
export class QueueSource implements ReadingSource {
  readonly #options: QueueSourceOptions;
  readonly #client: QueueRedis;
  readonly #readings: ReadingsQueue;
  readonly #prompt: string;
  readonly #awaited = new Map<string, Awaited>();
  /** What is in Redis because of this call. */
  readonly #added = new Set<string>();
  /** Names of the workers that are there, and how many readings each has made. */
  #here: ReadonlySet<string> = new Set();
  readonly #counts = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  #isLooking = false;
  #isUp = true;

  /** @throws QueueError where the Redis cannot be used */
  static async open(address: RedisAddress, options: QueueSourceOptions): Promise<QueueSource> {
    await checkRedis(address);
    const source = new QueueSource(address, options);
    await source.#findWorkers();
    return source;
  }

  private constructor({ url }: RedisAddress, options: QueueSourceOptions) {
    this.#options = options;
    this.#prompt = promptHash(options.settings);
    this.#client = new QueueRedis(url);
    this.#client.on('close', () => this.#connected(false));
    this.#client.on('ready', () => this.#connected(true));
    this.#readings = new ReadingsQueue(this.#client);
    this.#timers.push(setInterval(() => this.#look(), LOOK_MS));
    this.#timers.push(setInterval(() => void this.#check().catch((error) => this.#failed(error)), CHECK_MS));
  }

  /** Workers that are there now and have another service, model or temperature than the call. */
  otherReaders(): Reader[] {
    const { settings } = this.#options;
    return this.#workers().filter((worker) => !isSameReader(worker, settings));
  }

  read(job: ReadingJob, signal: AbortSignal): Promise<SourceAnswer> {
    return new Promise((resolve, reject) => {
      this.#awaited.set(this.#idOf(job.hash), { job, signal, resolve, reject });
      this.#add(job).catch((error) => this.#failed(error));
    });
  }

  /** Removes a reading from Redis: it is in the journal. */
  forget(hash: string): void {
    this.#remove(this.#idOf(hash)).catch((error) => this.#failed(error));
  }

  /** Takes what nobody reads yet, and what the journal has, out of Redis. What is being read stays there for the next start. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const tidying = this.#tidy();
    let late: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      late = setTimeout(resolve, CLOSE_MS);
    });
    this.#isUp = false;
    await Promise.race([tidying.catch(() => undefined), limit]);
    clearTimeout(late);
    this.#client.removeAllListeners('close');
    this.#client.disconnect();
  }

  async #tidy(): Promise<void> {
    await Promise.all([...this.#added].map((id) => this.#removeWaiting(id)));
    for (const { id = '' } of await this.#finished()) if (this.#isKept(id)) await this.#remove(id);
    await this.#readings.close();
  }

  /** A command that was killed may have left what it had written into the journal. */
  #isKept(id: string): boolean {
    return this.#options.isKept(id.endsWith(MIXED) ? id.slice(0, -MIXED.length) : id);
  }

  /** A reading that other models may make is another job. */
  #idOf(hash: string): string {
    return this.#options.isMixed ? `${hash}${MIXED}` : hash;
  }

  async #add(job: ReadingJob): Promise<void> {
    const { criteria, language, service, model, temperature } = this.#options.settings;
    const id = this.#idOf(job.hash);
    this.#added.add(id);
    await this.#readings.add(id, {
      ...job,
      criteria: [...criteria],
      order: [...job.order],
      language,
      service,
      model,
      temperature,
      prompt: this.#prompt,
      isMixed: this.#options.isMixed,
    });
  }

  async #remove(id: string): Promise<void> {
    await this.#readings.remove(id);
    this.#added.delete(id);
  }

  async #removeWaiting(id: string): Promise<void> {
    if ((await this.#readings.queue.getJobState(id)) === 'waiting') await this.#readings.remove(id);
  }

  /** Runs while Redis is away too: whoever cancels does not wait for it. */
  #look(): void {
    for (const [id, { signal, reject }] of this.#awaited) {
      if (!signal.aborted) continue;
      this.#awaited.delete(id);
      reject(new AnalysisError('cancelled'));
    }
    if (this.#isLooking || this.#awaited.size === 0) return;
    this.#isLooking = true;
    this.#take()
      .catch((error) => this.#failed(error))
      .finally(() => {
        this.#isLooking = false;
      });
  }

  async #take(): Promise<void> {
    for (const { id = '', processedBy = '', failedReason } of await this.#finished()) {
      const awaited = this.#awaited.get(id);
      if (!awaited) continue;
      const content = await this.#readings.content(id);
      const answer =
        content && typeof content === 'object' && 'answer' in content ? content.answer : undefined;
      // Since it was listed, a Redis that was killed may have lost it, and it was asked for again.
      if (!answer && !(await this.#isFinished(id))) continue;
      if (content === undefined && !failedReason) {
        // It waited for a whole day.
        await this.#addAgain(id, awaited.job);
        continue;
      }
      // A job that failed for BullMQ was begun by two workers that both went away.
      const checked = answer && 'reading' in answer ? this.#checked(answer, awaited.job) : undefined;
      if (checked) {
        this.#counts.set(processedBy, (this.#counts.get(processedBy) ?? 0) + 1);
        this.#options.onWorkers(this.#workers());
        this.#awaited.delete(id);
        awaited.resolve(checked);
        continue;
      }
      // Another attempt is another job.
      awaited.isEnding = true;
      await this.#remove(id);
      this.#awaited.delete(id);
      const failed = answer && 'failed' in answer ? answer.failed : 'incomplete_response';
      awaited.reject(new AnalysisError(failed));
    }
  }

  /** The quotations and points of a worker's answer, checked once more. `undefined` for a reading by other criteria. */
  #checked<Answer extends SourceAnswer>(answer: Answer, { text }: ReadingJob): Answer | undefined {
    const { criteria } = this.#options.settings;
    const { levels, quotesLeftOut } = answer.reading;
    const isOfCall =
      levels.length === criteria.length &&
      criteria.every(({ criterion }, at) => levels[at]?.criterion === criterion);
    if (!isOfCall) return undefined;
    const reading = checkReading(answer.reading, text, criteria);
    return { ...answer, reading: { ...reading, quotesLeftOut: quotesLeftOut + reading.quotesLeftOut } };
  }

  async #isFinished(id: string): Promise<boolean> {
    return ['completed', 'failed'].includes(await this.#readings.queue.getJobState(id));
  }

  async #finished() {
    // A job that is removed meanwhile is missing.
    const jobs = await this.#readings.queue.getJobs(['completed', 'failed']);
    return jobs.filter((job) => job !== undefined && job !== null);
  }

  /** A Redis that was killed may have lost the newest jobs. */
  async #check(): Promise<void> {
    await this.#findWorkers();
    this.#options.onWorkers(this.#workers());
    for (const [id, awaited] of [...this.#awaited]) {
      if ((await this.#readings.queue.getJobState(id)) !== 'unknown') continue;
      if (this.#awaited.get(id) === awaited && !awaited.isEnding) await this.#addAgain(id, awaited.job);
    }
  }

  async #addAgain(id: string, job: ReadingJob): Promise<void> {
    await this.#readings.remove(id);
    await this.#add(job);
  }

  async #findWorkers(): Promise<void> {
    const connections = await this.#readings.queue.getWorkers();
    this.#here = new Set(connections.map(({ rawname = '' }) => rawname.slice(rawname.indexOf(':w:') + 3)));
  }

  #workers(): QueueWorker[] {
    return [...new Set([...this.#here, ...this.#counts.keys()])].map((name) => ({
      ...readReaderName(name),
      isHere: this.#here.has(name),
      readings: this.#counts.get(name) ?? 0,
    }));
  }

  #connected(isUp: boolean): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    this.#options.onConnection(isUp);
  }

  /** A lost connection comes back; other errors of Redis end the call. */
  #failed(error: unknown): void {
    const lasting = lastingError(error);
    if (!lasting) return;
    for (const { reject } of this.#awaited.values()) reject(lasting);
    this.#awaited.clear();
  }
}
