import type {
  AnswerPart,
  AnswerRequest,
  AnswerService,
  ServiceName,
  ServiceStatus,
} from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { shownModel } from './model-list.ts';
import { type RetryTimings, withRetries } from './retries.ts';
import type { WirePart } from './wire.ts';

/** What differs between kinds of service; `modelService` adds the rest. */
export interface Vendor {
  name: ServiceName;
  label: string;
  /** The configured model, or the one found by `prepare`. */
  model(): string | undefined;
  /** Checks the settings before anything is sent, and finds a model where none is configured. */
  prepare(signal: AbortSignal): Promise<string>;
  /** Another model or provider, once the one in use is no longer served. */
  replaceModel?(signal: AbortSignal): Promise<string>;
  /** One request and its answer. Throws `AnalysisError` only. */
  ask(model: string, request: AnswerRequest, signal: AbortSignal): AsyncIterable<WirePart>;
  status(signal: AbortSignal): Promise<ServiceStatus>;
}

/** The contract of `AnswerService` for a vendor: one `start`, then attempts until text arrives. */
export function modelService(vendor: Vendor, timings: RetryTimings): AnswerService {
  const { name, label } = vendor;

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    if (signal.aborted) throw new AnalysisError('cancelled', { service: label });
    const start = (model: string) =>
      ({ type: 'start', service: name, model: shownModel(model), label, aiGenerated: true }) as const;
    // Retried only until the first text: text that was shown is never requested again.
    const ask = (model: string) =>
      withRetries(() => firstPart(vendor.ask(model, request, signal)), label, signal, timings);

    const model = await withRetries(() => vendor.prepare(signal), label, signal, timings);
    yield start(model);
    let answered: Awaited<ReturnType<typeof ask>>;
    try {
      answered = await ask(model);
    } catch (error) {
      if (!(error instanceof AnalysisError && error.code === 'model_not_found')) throw error;
      const other = (await vendor.replaceModel?.(signal)) ?? model;
      if (other === model) throw error;
      yield start(other);
      answered = await ask(other);
    }
    const { first, rest } = answered;
    try {
      yield first;
      if (first.type === 'end') return;
      for (;;) {
        const { done, value } = await rest.next();
        if (done) return;
        if (value.type !== 'thinking') yield value;
        if (value.type === 'end') return;
      }
    } finally {
      await rest.return?.();
    }
  }

  return {
    name,
    label,
    aiGenerated: true,
    get model() {
      const model = vendor.model();
      return model === undefined ? undefined : shownModel(model);
    },
    answer,
    status: vendor.status,
  };
}

/** Reads up to the first part that is not reasoning. */
async function firstPart(parts: AsyncIterable<WirePart>) {
  const rest = parts[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await rest.next();
    // Every reader yields an `end`; without one the answer counts as empty.
    if (done) return { first: { type: 'end', reason: 'complete' } as const, rest };
    if (value.type !== 'thinking') return { first: value, rest };
  }
}
