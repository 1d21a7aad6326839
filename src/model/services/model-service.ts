import type {
  AnswerPart,
  AnswerRequest,
  AnswerService,
  ServiceName,
  ServiceStatus,
} from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
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
  /** One request and its answer. Throws `AnalysisError` only. */
  ask(model: string, request: AnswerRequest, signal: AbortSignal): AsyncIterable<WirePart>;
  status(signal: AbortSignal): Promise<ServiceStatus>;
}

/** The contract of `AnswerService` for a vendor: one `start`, then attempts until text arrives. */
export function modelService(vendor: Vendor, timings: RetryTimings): AnswerService {
  const { name, label } = vendor;

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    if (signal.aborted) throw new AnalysisError('cancelled', { service: label });
    const model = await withRetries(() => vendor.prepare(signal), label, signal, timings);
    yield { type: 'start', service: name, model, label, aiGenerated: true };
    // Retried only until the first text: what was shown is never asked for again.
    const ask = () => firstPart(vendor.ask(model, request, signal));
    const { first, rest } = await withRetries(ask, label, signal, timings);
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
      return vendor.model();
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
    // A reader should always give an `end`; one that does not is treated as an empty answer.
    if (done) return { first: { type: 'end', reason: 'complete' } as const, rest };
    if (value.type !== 'thinking') return { first: value, rest };
  }
}
