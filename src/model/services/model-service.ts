import type { AnswerPart, AnswerRequest, AnswerService, ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { shownModel, unusable } from './model-list.ts';
import { type RetryTimings, withRetries } from './retries.ts';
import type { ModelServiceSettings } from './settings.ts';
import { withService } from './vendor-errors.ts';
import type { WirePart } from './wire.ts';

/** The parts that differ between kinds of service; `ModelService` adds the rest. Methods throw only `AnalysisError`. */
export interface Vendor {
  /** Tells the operator where to get a key. Absent where no key is needed. */
  keyHint?: string | undefined;
  findModel?(signal: AbortSignal): Promise<string | undefined>;
  /** Finds another model or provider when the configured one is no longer served. */
  replaceModel?(model: string, signal: AbortSignal): Promise<string | undefined>;
  ask(model: string, request: AnswerRequest, signal: AbortSignal): AsyncIterable<WirePart>;
  /** The tokens that prompt and answer may have together, if the service says so. Never throws. */
  contextTokens(model: string, signal: AbortSignal): Promise<number | undefined>;
  status(model: string | undefined, signal: AbortSignal): Promise<ServiceStatus>;
}

/** Enough for most of a report; a completing request asks for the rest. */
const SHORT_ANSWER_TOKENS = 2000;

type Parts = { parts: AsyncIterator<WirePart>; first: IteratorResult<WirePart> };

/** An `AnswerService` of a vendor: checks the key, finds the model, retries failed requests, names the service in errors. */
export class ModelService implements AnswerService {
  readonly name: ModelServiceSettings['name'];
  readonly label: string;
  readonly #apiKey: string | undefined;
  readonly #vendor: Vendor;
  readonly #timings: RetryTimings;
  /** The configured model, or the model that was found or that replaced it. */
  #model: string | undefined;

  constructor(
    { name, model, apiKey }: ModelServiceSettings,
    label: string,
    vendor: Vendor,
    timings: RetryTimings,
  ) {
    this.name = name;
    this.label = label;
    this.#apiKey = apiKey;
    this.#vendor = vendor;
    this.#timings = timings;
    this.#model = model;
  }

  get model(): string | undefined {
    return this.#model && shownModel(this.#model);
  }

  async *answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    const { name, label } = this;
    const start = (model: string) =>
      ({ type: 'start', service: name, model: shownModel(model), label }) as const;
    let answered: Parts | undefined;
    try {
      if (signal.aborted) throw new AnalysisError('cancelled');
      checkApiKey(this.#apiKey, this.#vendor);
      const model = yield* this.#findModel(signal);
      yield start(model);
      try {
        answered = yield* this.#ask(model, request, signal);
      } catch (error) {
        const other = await this.#replacement(error, model, request, signal);
        yield start(other);
        answered = yield* this.#ask(other, request, signal);
      }
      const { parts, first } = answered;
      for (let next = first; !next.done; next = await parts.next()) yield next.value;
    } catch (error) {
      throw withService({ name, label }, error);
    } finally {
      await answered?.parts.return?.();
    }
  }

  async contextTokens(signal: AbortSignal): Promise<number | undefined> {
    try {
      checkApiKey(this.#apiKey, this.#vendor);
      this.#model ??= await this.#vendor.findModel?.(signal);
    } catch {
      // The request that follows reports the failure.
    }
    return this.#model === undefined ? undefined : this.#vendor.contextTokens(this.#model, signal);
  }

  async status(signal: AbortSignal): Promise<ServiceStatus> {
    let result: ServiceStatus;
    try {
      checkApiKey(this.#apiKey, this.#vendor);
      result = await this.#vendor.status(this.#model, signal);
      if (this.#model !== undefined) this.#model = result.model;
    } catch (error) {
      result = unusable(this.#model, error, this.#vendor.keyHint);
    }
    if (result.usable) return { ...result, model: shownModel(result.model) };
    return { ...result, model: result.model && shownModel(result.model) };
  }

  async *#findModel(signal: AbortSignal): AsyncGenerator<AnswerPart, string> {
    this.#model ??= yield* withRetries(async () => this.#vendor.findModel?.(signal), signal, this.#timings);
    if (this.#model === undefined) throw new AnalysisError('model_not_found');
    return this.#model;
  }

  /** Retries a failed request only until its answer has begun: text that was shown is never requested again. */
  async *#ask(model: string, request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart, Parts> {
    const begin = async () => {
      const parts = this.#vendor.ask(model, request, signal)[Symbol.asyncIterator]();
      return { parts, first: await parts.next() };
    };
    if (request.isSingleAttempt) return begin();
    try {
      return yield* withRetries(begin, signal, this.#timings);
    } catch (error) {
      // A local server with a small context or little memory may have room for a shorter answer.
      if (!isTooLarge(error) || request.maxTokens <= SHORT_ANSWER_TOKENS) throw error;
      return yield* this.#ask(model, { ...request, maxTokens: SHORT_ANSWER_TOKENS }, signal);
    }
  }

  async #replacement(
    error: unknown,
    model: string,
    { isSingleAttempt }: AnswerRequest,
    signal: AbortSignal,
  ): Promise<string> {
    const isGone = error instanceof AnalysisError && error.code === 'model_not_found';
    if (!isGone || isSingleAttempt) throw error;
    const other = await this.#vendor.replaceModel?.(model, signal).catch((failure: unknown) => {
      // A failed look-up must not hide why a replacement is needed.
      if (signal.aborted) throw failure;
    });
    if (other === undefined || other === model) throw error;
    this.#model = other;
    return other;
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof AnalysisError && (error.code === 'context_too_small' || error.isOutOfMemory);
}

/**
 * @throws AnalysisError `missing_api_key`, or `invalid_api_key` for a key with characters that no header allows: the error
 *   of `fetch` would quote such a key
 */
function checkApiKey(apiKey: string | undefined, { keyHint }: Vendor): void {
  if (!apiKey && keyHint) throw new AnalysisError('missing_api_key');
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) throw new AnalysisError('invalid_api_key');
}
