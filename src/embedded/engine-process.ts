import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnswerRequest } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import { untilAborted } from '../model/deadline.ts';
import type { EmbeddedSettings } from '../model/services/settings.ts';
import {
  type EnginePart,
  engineError,
  type FromEngine,
  messagesOf,
  type PromptPrefix,
  type Task,
  type TaskMessages,
  type ToEngine,
} from './engine-messages.ts';
import { readHeader } from './gguf-header.ts';
import { crisolHome, readFetchedModel } from './home.ts';

export interface EngineProcessOptions {
  /** The main file of node-llama-cpp. */
  engineFile: string;
  /** Without a model every request fails with `model_not_found`. */
  modelPath: string | undefined;
  /** Idle time in milliseconds after which the process ends, to free its memory. */
  idleMs?: number;
}

/** A short time is enough, because loading again takes only seconds while the model file is in the system's cache. */
const IDLE_MS = 5 * 60_000;
/** The longest single step of the engine on a slow processor. If a cancel takes longer, the process is killed. */
const CANCEL_MS = 30_000;

/** With this niceness the engine gets a third of the processor time that the server gets, when both compete. */
const NICENESS = 5;

const NO_MODEL = 'no model is installed';

/** The environment variables passed to the process. They include no keys, because the process needs none. */
const ENVIRONMENT = [
  'PATH',
  'HOME',
  'LD_LIBRARY_PATH',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'USERPROFILE',
  'LOCALAPPDATA',
];

/**
 * Runs node-llama-cpp with one model in a separate process, so that the server stays responsive and a native crash ends
 * only one answer. The process starts with the first task, and again after a crash or an idle time.
 */
export class EngineProcess {
  /** The model file's name; `undefined` without a model. */
  readonly model: string | undefined;
  readonly #options: EngineProcessOptions;
  /** Resolves when the newest task has ended. The engine runs one task at a time, in order of arrival. */
  #lastTask: Promise<void> = Promise.resolve();
  #child: ChildProcess | undefined;
  /** The preparation that runs or waits. Every request aborts it, so that no request waits for it. */
  #preparation:
    | { prompt: string; controller: AbortController; done: Promise<number | undefined> }
    | undefined;
  #isLoaded = false;
  /** Why the model could not be loaded the last time. */
  #loadFailure: string | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(options: EngineProcessOptions) {
    this.#options = options;
    this.model = options.modelPath === undefined ? undefined : basename(options.modelPath);
  }

  /** The process's id while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Answers within the request's bounded schema. Throws `AnalysisError` only. Ending the iteration stops the model. */
  async *answer(
    { prompt, schema, boundedSchema = schema, temperature, maxTokens, task }: AnswerRequest,
    signal: AbortSignal,
  ): AsyncGenerator<EnginePart> {
    this.#preparation?.controller.abort();
    this.#preparation = undefined;
    const context = task.kind === 'judgement' ? 'judgement' : 'other';
    yield* this.#runTask(
      { type: 'ask', context, prompt, schema: boundedSchema, temperature, maxTokens },
      signal,
    );
  }

  /**
   * Loads the model and evaluates the prefix; a request interrupts this. Never throws.
   * @returns the number of evaluated tokens; `undefined` after a failure or an interruption
   */
  prepare(prefix: PromptPrefix): Promise<number | undefined> {
    const running = this.#preparation;
    if (running?.prompt === prefix.prompt) return running.done;
    running?.controller.abort();
    const controller = new AbortController();
    const done = this.#prepare(prefix, controller.signal).finally(() => {
      if (this.#preparation?.controller === controller) this.#preparation = undefined;
    });
    this.#preparation = { prompt: prefix.prompt, controller, done };
    return done;
  }

  async #prepare(prefix: PromptPrefix, signal: AbortSignal): Promise<number | undefined> {
    // After a failed load only a request tries again. Preparation, which begins when a page opens, must not restart a
    // process that crashes.
    if (this.#loadFailure !== undefined) return undefined;
    try {
      for await (const part of this.#runTask({ type: 'prepare', ...prefix }, signal)) {
        if (part.type === 'end') return (part.usage.prompt ?? 0) - (part.usage.cached ?? 0);
      }
    } catch {
      // The next request reports what is wrong.
    }
    return undefined;
  }

  /** Waits for the earlier tasks, and runs this one. */
  async *#runTask(task: Task, signal: AbortSignal): AsyncGenerator<EnginePart> {
    const release = await this.#waitForEarlierTasks(signal);
    this.#lastId += 1;
    const id = this.#lastId;
    clearTimeout(this.#idle);
    let child: ChildProcess;
    try {
      child = this.#child ?? (await this.#startProcess());
    } catch (error) {
      release();
      throw error;
    }
    const messages = messagesOf(child, id);
    let pending: ReturnType<typeof messages.next> | undefined;
    try {
      send(child, { ...task, id });
      yield { type: 'begun' };
      for (;;) {
        pending = messages.next();
        const { value: message } = await untilAborted(pending, signal);
        if (message.type === 'failed') throw engineError(message.code, message.detail, message.isOutOfMemory);
        const { id: _, ...part } = message;
        yield part;
        if (part.type === 'end') return;
      }
    } catch (error) {
      if (signal.aborted) throw engineError('cancelled');
      throw this.#isLoaded ? error : this.#notLoaded(error);
    } finally {
      // Not awaited, because the caller has the answer or has stopped reading. The next task waits until the engine has stopped.
      void this.#stopTask(child, id, messages, pending).finally(() => {
        if (!this.#isClosed)
          this.#idle = setTimeout(() => void this.#killProcess(), this.#options.idleMs ?? IDLE_MS).unref();
        release();
      });
    }
  }

  /** Waits for the earlier tasks. @returns a function that lets the next task start */
  async #waitForEarlierTasks(signal: AbortSignal): Promise<() => void> {
    const earlierTasks = this.#lastTask;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#lastTask = earlierTasks.then(() => released);
    try {
      await untilAborted(earlierTasks, signal);
    } catch {
      release();
      throw engineError('cancelled');
    }
    return release;
  }

  /** The context that the model was trained with, in tokens; `undefined` if its file does not say. Never throws. */
  async contextTokens(): Promise<number | undefined> {
    const { modelPath } = this.#options;
    return modelPath === undefined ? undefined : (await readHeader(modelPath)).contextTokens;
  }

  /** Never throws. @returns what is missing, as a sentence without a capital and a full stop; `undefined` if nothing is missing */
  async missing(): Promise<string | undefined> {
    const { engineFile, modelPath } = this.#options;
    if (modelPath === undefined) return `${NO_MODEL}: run "npm run model"`;
    const { problem } = await readHeader(modelPath);
    if (problem !== undefined) return `${this.model} ${problem}: run "npm run model"`;
    if (!existsSync(engineFile)) return 'the engine is not installed: run "npm run model"';
    if (this.#loadFailure === undefined) return undefined;
    return `${this.model} could not be loaded (${this.#loadFailure}): it is damaged or needs more memory; "npm run model -- --list" shows others`;
  }

  /** Ends the process at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await this.#killProcess();
  }

  async #startProcess(): Promise<ChildProcess> {
    const { engineFile, modelPath } = this.#options;
    if (modelPath === undefined) throw engineError('model_not_found', NO_MODEL);
    const { problem } = await readHeader(modelPath);
    if (problem !== undefined) throw engineError('model_not_found', `the model file ${problem}`);
    if (this.#isClosed) throw engineError('service_unreachable');
    const env = Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]]));
    const child = fork(
      fileURLToPath(new URL('./engine-child.js', import.meta.url)),
      [engineFile, modelPath],
      {
        env,
        execArgv: [],
        // llama.cpp writes to standard output and standard error, and its output may contain text of a prompt.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
      },
    );
    this.#isLoaded = false;
    child.on('message', ({ type }: FromEngine) => {
      if (type !== 'loaded') return;
      this.#isLoaded = true;
      this.#loadFailure = undefined;
    });
    const forget = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.once('exit', forget);
    // Without a listener an 'error' event would end the server.
    child.on('error', forget);
    try {
      if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    } catch {
      // The process has ended, or the system forbids a lower priority.
    }
    this.#child = child;
    return child;
  }

  /** Until the model is loaded, turns a `service_error` into `model_not_found`, because a retry does not help. */
  #notLoaded(error: unknown): unknown {
    if (!(error instanceof AnalysisError) || error.code !== 'service_error' || this.#isClosed) return error;
    this.#loadFailure = error.cause instanceof Error ? error.cause.message : error.code;
    return engineError('model_not_found', this.#loadFailure);
  }

  /** Cancels a task that has not ended, and waits until the engine confirms it or its process has ended. */
  async #stopTask(
    child: ChildProcess,
    id: number,
    messages: TaskMessages,
    pending = messages.next(),
  ): Promise<void> {
    send(child, { type: 'cancel', id });
    const timer = setTimeout(() => child.kill('SIGKILL'), CANCEL_MS);
    try {
      // Discards the text that was still on its way.
      for (let next = pending; (await next).value.type === 'text'; next = messages.next());
      await messages.return(undefined as never);
    } catch {
      // The process has ended.
    }
    clearTimeout(timer);
  }

  async #killProcess(): Promise<void> {
    // The next process may have enough memory, so a preparation may load the model again.
    this.#loadFailure = undefined;
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }
}

function send(child: ChildProcess, message: ToEngine): void {
  // If the process has just ended, its 'exit' event reports that.
  if (child.connected) child.send(message, () => {});
}

/** The engine with the configured model, or the model fetched last. Does not start the process. */
export async function createEngine({ modelPath, home }: EmbeddedSettings): Promise<EngineProcess> {
  const folders = crisolHome(home);
  const path = modelPath ?? (await readFetchedModel(folders))?.path;
  return new EngineProcess({ engineFile: folders.engineFile, modelPath: path });
}
