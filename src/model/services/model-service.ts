import type {
  AnswerPart,
  AnswerRequest,
  AnswerService,
  ServiceName,
  ServiceStatus,
} from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import type { Breaker } from './breaker.ts';
import { type RetryTimings, withRetries } from './retries.ts';
import type { WirePart } from './wire.ts';

/** What one kind of service has of its own; `modelService` adds what all have in common. */
export interface Vendor {
  name: ServiceName;
  label: string;
  /** The configured model, or the one found out so far. */
  model(): string | undefined;
  /** Refuses what cannot work before anything is sent, and finds out the model where none is configured. */
  prepare(signal: AbortSignal): Promise<string>;
  /** One request and its answer. Throws `AnalysisError` only. */
  ask(model: string, request: AnswerRequest, signal: AbortSignal): AsyncIterable<WirePart>;
  status(signal: AbortSignal): Promise<ServiceStatus>;
}

/** A model behind HTTP: one `start`, attempts until text arrives, and a breaker that spares a service that is down. */
export function modelService(vendor: Vendor, breaker: Breaker, timings: RetryTimings): AnswerService {
  const { name, label } = vendor;

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    if (signal.aborted) throw new AnalysisError('cancelled', { service: label });
    const trial = breaker.enter();
    try {
      const model = await withRetries(() => vendor.prepare(signal), label, signal, timings);
      yield { type: 'start', service: name, model, label, aiGenerated: true };
      for await (const part of retriedAnswer(() => vendor.ask(model, request, signal))) {
        trial.succeeded();
        yield part;
      }
    } catch (error) {
      if (error instanceof AnalysisError) trial.failed(error);
      throw error;
    } finally {
      trial.left();
    }

    /** Asks again as long as nobody has seen any text of the answer. */
    async function* retriedAnswer(ask: () => AsyncIterable<WirePart>) {
      const parts = await withRetries(() => firstPart(ask()), label, signal, timings);
      try {
        yield parts.first;
        if (parts.first.type === 'end') return;
        for (;;) {
          const { done, value } = await parts.rest.next();
          if (done) return;
          if (value.type !== 'thinking') yield value;
          if (value.type === 'end') return;
        }
      } finally {
        await parts.rest.return?.();
      }
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

/** Reads up to the first part that is shown. */
async function firstPart(parts: AsyncIterable<WirePart>) {
  const rest = parts[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await rest.next();
    // A reader that ends without an `end` has a mistake of its own; an empty answer is the honest reading.
    if (done) return { first: { type: 'end', reason: 'complete' } as const, rest };
    if (value.type !== 'thinking') return { first: value, rest };
  }
}
