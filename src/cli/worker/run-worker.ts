import { hostname } from 'node:os';
import type { AnswerService } from '../../domain/answer-service.ts';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { errorMessage } from '../../model/error-messages.ts';
import { failureEvent } from '../../model/failure-event.ts';
import type { WorkerEnd, WorkerEvent } from '../../queue/reading-worker.ts';
import type { Reader } from '../../queue/readings-queue.ts';
import { QueueError, type RedisAddress } from '../../queue/redis-address.ts';
import { type Backend, type CommandContext, EXIT, withBackend } from '../context.ts';
import { languageOfLocale, parseArguments, UsageError, wrongValue } from '../options.ts';
import { CONCURRENCY_MAX, failureSentences, modelName, readingsAtOnce } from '../service.ts';
import { StatusLine } from '../status-line.ts';
import { harmless } from '../text-style.ts';
import { workerMessages } from './messages.ts';
import { isMissingPackage, queueFailure, redisOption } from './redis-option.ts';

interface WorkerArguments {
  readonly language: Language;
  readonly redis: RedisAddress;
  readonly concurrency: number | undefined;
}

const OPTIONS = {
  redis: { type: 'string' },
  concurrency: { type: 'string' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Runs `crisol worker`.
 * @param args the arguments after `worker`
 * @returns the exit status
 * @throws UsageError
 */
export async function runWorker(args: readonly string[], context: CommandContext): Promise<number> {
  const options = readArguments(args, context.variables);
  if ('help' in options) {
    context.output.write(workerMessages[options.help].help);
    return EXIT.done;
  }
  return withBackend(context, async ({ service, analysis }) => {
    if (service) return new WorkerSession(options, service, analysis, context).run();
    context.errors.write(`${workerMessages[options.language].noModel}\n`);
    return EXIT.misused;
  });
}

function readArguments(
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
): WorkerArguments | { help: Language } {
  const ofLocale = languageOfLocale(variables);
  const { values, positionals } = parseArguments(args, OPTIONS, ofLocale);
  const language = LANGUAGES.find((known) => known === values.language) ?? ofLocale;
  if (values.help) return { help: language };
  if (values.language !== undefined && values.language !== language) throw wrongValue('--language', language);
  if (values.redis === undefined || positionals.length > 0)
    throw new UsageError(workerMessages[language].noRedis, language);
  const concurrency = values.concurrency === undefined ? undefined : Number(values.concurrency);
  const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= CONCURRENCY_MAX;
  if (concurrency !== undefined && !isCount(concurrency)) throw wrongValue('--concurrency', language);
  return { language, redis: redisOption(values.redis, language, variables), concurrency };
}

/** One run of a worker, and what a person at its machine sees. */
class WorkerSession {
  readonly #options: WorkerArguments;
  readonly #service: AnswerService;
  readonly #analysis: Backend['analysis'];
  readonly #context: CommandContext;
  readonly #texts: (typeof workerMessages)['es'];
  readonly #status: StatusLine;
  #done = 0;
  #failed = 0;

  constructor(
    options: WorkerArguments,
    service: AnswerService,
    analysis: Backend['analysis'],
    context: CommandContext,
  ) {
    this.#options = options;
    this.#service = service;
    this.#analysis = analysis;
    this.#context = context;
    this.#texts = workerMessages[options.language];
    const canClearLine = Boolean(context.errors.isTTY) && context.variables.TERM !== 'dumb';
    this.#status = new StatusLine(context.errors, canClearLine);
  }

  async run(): Promise<number> {
    const service = this.#service;
    const analysis = this.#analysis;
    const { language, redis, concurrency } = this.#options;
    const model = await modelName(service, language);
    const label = `${hostname()}-${process.pid}`;
    const reader = { label, service: service.name, model, temperature: analysis.temperature };
    try {
      const { readFromQueue } = await import('../../queue/reading-worker.ts');
      const end = await readFromQueue(redis, {
        service,
        reader,
        analysis,
        concurrency: concurrency ?? readingsAtOnce(service),
        signal: this.#context.interrupted,
        onEvent: (event) => this.#show(event, reader),
      });
      return this.#ended(end, reader);
    } catch (error) {
      if (error instanceof QueueError) return this.#queueFailed(error);
      if (!isMissingPackage(error)) throw error;
      this.#status.say(this.#texts.missing);
      return EXIT.failed;
    } finally {
      this.#status.end();
    }
  }

  #show(event: WorkerEvent, reader: Reader): void {
    if (event.type === 'ready') {
      this.#status.setStep(this.#texts.started(this.#describe(reader), this.#options.redis.shown));
    } else if (event.type === 'waiting') {
      const { name, label } = this.#service;
      const cause = errorMessage(event.code, this.#options.language, { service: name, label });
      this.#status.say(this.#texts.waiting(Math.ceil(event.seconds), cause));
    } else if (event.type === 'connection') {
      this.#status.say(event.isUp ? this.#texts.connectionBack : this.#texts.connectionLost);
    } else {
      if (event.type === 'done' && event.failed) this.#failed += 1;
      else if (event.type === 'done') this.#done += 1;
      this.#status.setDetail(this.#texts.progress(this.#done, this.#failed, event.inWork));
    }
  }

  /** @returns the exit status */
  #ended(end: WorkerEnd | undefined, reader: Reader): number {
    this.#status.say(this.#texts.progress(this.#done, this.#failed, 0));
    switch (end?.reason) {
      case undefined:
        this.#status.say(this.#texts.ended);
        return EXIT.interrupted;
      case 'other_model':
        this.#status.say(
          this.#texts.otherModel(harmless(this.#describe(end.wanted)), this.#describe(reader)),
        );
        return EXIT.misused;
      case 'other_version':
        this.#status.say(this.#texts.otherVersion);
        return EXIT.misused;
      case 'queue':
        return this.#queueFailed(end.error);
      case 'service':
        return this.#serviceFailed(end.error);
    }
  }

  #serviceFailed(error: Extract<WorkerEnd, { reason: 'service' }>['error']): number {
    const { language } = this.#options;
    const service = this.#service;
    const { message } = failureEvent(error, language, service, {});
    const sentences = failureSentences(error.code, language, error.service ?? service, message);
    for (const sentence of sentences) this.#status.say(sentence);
    return EXIT.failed;
  }

  #queueFailed(error: QueueError): number {
    const { sentence, status } = queueFailure(error, this.#options.redis, this.#options.language);
    this.#status.say(sentence);
    return status;
  }

  #describe({ service, model, temperature }: Omit<Reader, 'label'>): string {
    return `${service}, ${model}, ${this.#texts.temperature(String(temperature))}`;
  }
}
