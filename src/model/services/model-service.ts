import type { AnswerPart, AnswerRequest, AnswerService, ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { namedAfter } from './failures.ts';
import { shownModel, unusable } from './model-list.ts';
import { type RetryTimings, withRetries } from './retries.ts';
import type { ModelServiceSettings } from './settings.ts';
import type { WirePart } from './wire.ts';

/** What differs between kinds of service; `modelService` adds the rest. A vendor throws `AnalysisError` only. */
export interface Vendor {
  /** Tells the host where to get a key. Absent where no key is needed. */
  keyAdvice?: string | undefined;
  /** Finds a model where none is configured. */
  findModel?(signal: AbortSignal): Promise<string | undefined>;
  /** Finds another model or provider when the configured one is no longer served. */
  replaceModel?(model: string, signal: AbortSignal): Promise<string | undefined>;
  /** Sends one request and reads its answer. */
  ask(model: string, request: AnswerRequest, signal: AbortSignal): AsyncIterable<WirePart>;
  /** The status names the model that is used from now on. */
  status(model: string | undefined, signal: AbortSignal): Promise<ServiceStatus>;
}

/** Makes an `AnswerService` of a vendor: checks the key, finds the model, repeats failed requests, names the service in errors. */
export function modelService(
  settings: ModelServiceSettings,
  apiKey: string | undefined,
  label: string,
  vendor: Vendor,
  timings: RetryTimings,
): AnswerService {
  const { name } = settings;
  /** The configured model, or the model that was found or that replaced it. */
  let { model } = settings;

  async function findModel(signal: AbortSignal): Promise<string> {
    model ??= await withRetries(async () => vendor.findModel?.(signal), signal, timings);
    if (model === undefined) throw new AnalysisError('model_not_found');
    return model;
  }

  /** Repeats a failed request only until its answer has begun: text that was shown is never requested again. */
  function ask(asked: string, request: AnswerRequest, signal: AbortSignal) {
    const begin = async () => {
      const parts = vendor.ask(asked, request, signal)[Symbol.asyncIterator]();
      return { parts, first: await parts.next() };
    };
    return request.isSingleAttempt ? begin() : withRetries(begin, signal, timings);
  }

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    const start = (asked: string) =>
      ({ type: 'start', service: name, model: shownModel(asked), label }) as const;
    let answered: Awaited<ReturnType<typeof ask>> | undefined;
    try {
      if (signal.aborted) throw new AnalysisError('cancelled');
      checkApiKey(apiKey, vendor);
      const asked = await findModel(signal);
      yield start(asked);
      try {
        answered = await ask(asked, request, signal);
      } catch (error) {
        const isGone = error instanceof AnalysisError && error.code === 'model_not_found';
        if (!isGone || request.isSingleAttempt) throw error;
        const other = await vendor.replaceModel?.(asked, signal).catch((failure: unknown) => {
          // A failed look-up must not hide why a replacement is needed.
          if (signal.aborted) throw failure;
        });
        if (other === undefined || other === asked) throw error;
        model = other;
        yield start(other);
        answered = await ask(other, request, signal);
      }
      const { parts, first } = answered;
      for (let next = first; !next.done; next = await parts.next()) yield next.value;
    } catch (error) {
      throw namedAfter({ name, label }, error);
    } finally {
      await answered?.parts.return?.();
    }
  }

  return {
    name,
    label,
    get model() {
      return model && shownModel(model);
    },
    answer,
    async status(signal) {
      let found: ServiceStatus;
      try {
        checkApiKey(apiKey, vendor);
        found = await vendor.status(model, signal);
        if (model !== undefined) model = found.model;
      } catch (error) {
        found = unusable(model, error, vendor.keyAdvice);
      }
      if (found.usable) return { ...found, model: shownModel(found.model) };
      return { ...found, model: found.model && shownModel(found.model) };
    },
  };
}

/**
 * @throws AnalysisError `missing_api_key`, or `invalid_api_key` for a key with characters that no header allows: the error
 *   of `fetch` would quote such a key
 */
function checkApiKey(apiKey: string | undefined, { keyAdvice }: Vendor): void {
  if (!apiKey && keyAdvice) throw new AnalysisError('missing_api_key');
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) throw new AnalysisError('invalid_api_key');
}
