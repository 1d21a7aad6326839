import type { ConnectedServices } from '../../environment/connect-services.ts';
import type { Environment } from '../../environment/environment.ts';

/** Length of the queue, as a multiple of the requests that run at the same time. */
const QUEUE_FACTOR = 2;
const QUEUE_WAIT_MS = 10_000;

export interface ConcurrencyLimits {
  /** Requests that run at the same time. */
  running: number;
  /** Requests that wait in the queue. */
  queue: number;
  /** Running and waiting requests of one client. */
  perClient: number;
  /** The longest wait in the queue. */
  queueWaitMs: number;
}

/** The limits that the operator has set; the embedded model runs one analysis at a time. */
export function concurrencyOf(
  environment: Environment,
  { service, analysis }: ConnectedServices,
): ConcurrencyLimits {
  const isEmbedded = service?.name === 'embedded';
  return {
    // Two analyses at once on one machine would each take twice as long.
    running: isEmbedded ? 1 : environment.MAX_CONCURRENT,
    queue: environment.MAX_CONCURRENT * QUEUE_FACTOR,
    perClient: environment.MAX_CONCURRENT_PER_CLIENT,
    queueWaitMs: isEmbedded ? analysis.totalTimeoutMs : QUEUE_WAIT_MS,
  };
}
