import { type Job, WaitingError, Worker } from 'bullmq';
import { modelSource } from '../call/model-source.ts';
import { behind, STOPPING, UNCLEAR, WAITING } from '../call/run-readings.ts';
import { ServicePace } from '../call/service-pace.ts';
import type { AnswerService } from '../domain/answer-service.ts';
import { AnalysisError, type ErrorCode } from '../domain/errors.ts';
import type { AnalyzeOptions } from '../model/analyze.ts';
import {
  isSameReader,
  promptHash,
  QUEUE,
  type Reader,
  type ReadingContent,
  ReadingsQueue,
  type ReadingTask,
  readerName,
  type TaskAnswer,
} from './readings-queue.ts';
import { checkRedis, lastingError, QueueRedis } from './redis.ts';
import type { QueueError, RedisAddress } from './redis-address.ts';

/** Who begins a reading holds its lock so long, and renews it while the model writes. Then it is read once more. */
const LOCK_MS = 30_000;
/** A reading without a lock is taken up at the second check. */
const STALLED_CHECK_MS = 5_000;

export type WorkerEvent =
  /** Connected: readings are taken from now on. */
  | { type: 'ready' }
  /** So many readings are in work. */
  | { type: 'begun'; inWork: number }
  /** A text was read, or could not be read. */
  | { type: 'done'; inWork: number; failed: ErrorCode | undefined }
  /** The service of this machine is busy or away: nothing is taken for so long. */
  | { type: 'waiting'; code: ErrorCode; seconds: number }
  | { type: 'connection'; isUp: boolean };

/** Why a worker ended before it was told to. */
export type WorkerEnd =
  /** The call is for another model. */
  | { reason: 'other_model'; wanted: Omit<Reader, 'label'> }
  /** The call comes from another version of the program. */
  | { reason: 'other_version' }
  /** The service cannot be used with these settings, or was away too long. */
  | { reason: 'service'; error: AnalysisError }
  | { reason: 'queue'; error: QueueError };

export interface WorkerOptions {
  service: AnswerService;
  reader: Reader;
  analysis: Pick<AnalyzeOptions, 'maxTokens' | 'totalTimeoutMs'>;
  /** Most readings at a time. */
  concurrency: number;
  /** Ends the worker after the readings that it has begun. */
  signal: AbortSignal;
  onEvent(event: WorkerEvent): void;
}

/**
 * Makes readings from the queue with the service of this machine until it is told to end.
 * @returns why it ended by itself; `undefined` after the signal
 * @throws QueueError where the Redis cannot be used
 */
export async function readFromQueue(
  address: RedisAddress,
  options: WorkerOptions,
): Promise<WorkerEnd | undefined> {
  await checkRedis(address);
  return new ReadingWorker(address, options).run();
}

class ReadingWorker {
  readonly #options: WorkerOptions;
  readonly #client: QueueRedis;
  readonly #readings: ReadingsQueue;
  readonly #worker: Worker;
  readonly #pace: ServicePace;
  readonly #ended: Promise<WorkerEnd | undefined>;
  #end: (end: WorkerEnd | undefined) => void = () => undefined;
  #fail: (error: unknown) => void = () => undefined;
  #inWork = 0;
  #isUp = true;
  #pause: NodeJS.Timeout | undefined;

  constructor({ url }: RedisAddress, options: WorkerOptions) {
    this.#options = options;
    this.#pace = new ServicePace(options.concurrency);
    this.#ended = new Promise((resolve, reject) => {
      this.#end = resolve;
      this.#fail = reject;
    });
    this.#client = new QueueRedis(url);
    this.#client.on('close', () => this.#connected(false));
    this.#client.on('ready', () => this.#connected(true));
    this.#readings = new ReadingsQueue(this.#client);
    this.#worker = new Worker(QUEUE.name, (job, token) => this.#process(job, token), {
      prefix: QUEUE.prefix,
      connection: this.#client,
      name: readerName(options.reader),
      concurrency: options.concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: 1,
    });
    this.#worker.on('ready', () => options.onEvent({ type: 'ready' }));
    this.#worker.on('error', (error) => this.#queueFailed(error));
    // What `#process` throws is an error of Redis.
    this.#worker.on('failed', (_, error) => this.#queueFailed(error));
  }

  async run(): Promise<WorkerEnd | undefined> {
    const { signal } = this.#options;
    const stop = () => this.#end(undefined);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await this.#ended;
    } finally {
      signal.removeEventListener('abort', stop);
      await this.#close();
    }
  }

  async #close(): Promise<void> {
    clearTimeout(this.#pause);
    // A Redis that is away is not waited for, unless there is a reading to hand over.
    const isAway = this.#client.status !== 'ready' && this.#inWork === 0;
    await this.#worker.close(isAway);
    if (!isAway) await this.#readings.close().catch(() => undefined);
    this.#client.removeAllListeners('close');
    this.#client.disconnect();
  }

  async #process(job: Job, token: string | undefined): Promise<void> {
    const { id = '' } = job;
    await this.#readings.expireJob(id);
    const content = await this.#readings.content(id);
    // Its day is over, or the command removed it: it could not remove the job, which this worker holds.
    if (content === undefined) return leaveNothing(job);
    // Another worker went away between its answer and the end of the job.
    if (content !== 'unknown' && 'answer' in content) return;
    const refusal = this.#refusalOf(content);
    if (refusal || content === 'unknown') return this.#giveBack(job, token, refusal);
    const { task } = content;
    this.#inWork += 1;
    this.#options.onEvent({ type: 'begun', inWork: this.#inWork });
    let answer: TaskAnswer | undefined;
    try {
      answer = await this.#read(task);
    } finally {
      this.#inWork -= 1;
    }
    if (!answer) return this.#giveBack(job, token);
    if (!(await this.#readings.answer(id, answer))) leaveNothing(job);
    const failed = 'failed' in answer ? answer.failed : undefined;
    this.#options.onEvent({ type: 'done', inWork: this.#inWork, failed });
  }

  #refusalOf(content: Extract<ReadingContent, { task: ReadingTask }> | 'unknown'): WorkerEnd | undefined {
    if (content === 'unknown' || content.task.prompt !== promptHash(content.task))
      return { reason: 'other_version' };
    const { task } = content;
    const { service, model, temperature } = task;
    if (task.isMixed || isSameReader(this.#options.reader, task)) return undefined;
    return { reason: 'other_model', wanted: { service, model, temperature } };
  }

  /** @returns `undefined` where this machine's service cannot read now: the text is another worker's */
  async #read(task: ReadingTask): Promise<TaskAnswer | undefined> {
    const { service, reader, analysis } = this.#options;
    const settings = { ...task, temperature: reader.temperature };
    const source = modelSource(service, settings, { ...analysis, isOwnService: true });
    const started = performance.now();
    try {
      const answer = await source.read(task, new AbortController().signal);
      this.#pace.succeeded();
      this.#worker.concurrency = this.#pace.limit;
      return { ...answer, ms: Math.round(performance.now() - started) };
    } catch (thrown) {
      if (!(thrown instanceof AnalysisError)) {
        this.#fail(thrown);
        return undefined;
      }
      const error = behind(thrown);
      if (STOPPING.has(error.code)) this.#end({ reason: 'service', error });
      else if (WAITING.has(error.code)) this.#wait(error);
      else {
        // A service that fails at every text would otherwise take them all.
        if (UNCLEAR.has(error.code)) this.#wait(error);
        return { failed: error.code };
      }
      return undefined;
    }
  }

  /** Takes nothing for a while. */
  #wait(error: AnalysisError): void {
    const pause = this.#pace.failed(error);
    if (pause === 'too_long') this.#end({ reason: 'service', error });
    if (typeof pause !== 'number') return;
    this.#worker.concurrency = this.#pace.limit;
    void this.#worker.pause(true);
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#worker.resume(), pause);
    this.#options.onEvent({ type: 'waiting', code: error.code, seconds: pause / 1000 });
  }

  /** Leaves a job to other workers. */
  async #giveBack(job: Job, token: string | undefined, end?: WorkerEnd): Promise<never> {
    if (end) this.#end(end);
    await job.moveToWait(token);
    throw new WaitingError();
  }

  #queueFailed(error: unknown): void {
    const lasting = lastingError(error);
    if (lasting) this.#end({ reason: 'queue', error: lasting });
  }

  #connected(isUp: boolean): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    this.#options.onEvent({ type: 'connection', isUp });
  }
}

/** BullMQ removes the job when it ends. */
function leaveNothing(job: Job): void {
  job.opts.removeOnComplete = true;
}
