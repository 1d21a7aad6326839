import type { AnswerService, ServiceName } from '../../domain/answer-service.ts';
import { ENDPOINTS } from '../../domain/endpoints.ts';
import { AnalysisError } from '../../domain/errors.ts';
import type { ErrorMessageContext } from '../../model/error-messages.ts';
import { makeReading } from '../../submissions/make-reading.ts';
import type { ReadingSettings } from '../../submissions/reading-job.ts';
import type { SessionPorts } from '../../submissions/reading-session.ts';
import { askSite, SiteFailure, type SiteFailureReason } from '../ask-site.ts';

/** The service that reads the texts: the site's, or the visitor's. */
export interface ReadingService {
  readonly name: ServiceName;
  readonly label: string;
  /** `undefined` until the service has answered. */
  readonly model: string | undefined;
  /** The largest number of concurrent readings. */
  readonly atOnce: number;
  readonly temperature: number;
  /** Only for the visitor's service, to which this browser sends requests directly. */
  readonly loadService?: (() => Promise<AnswerService>) | undefined;
}

/** Why the reading waits or has ended. */
export type StopReason = SiteFailureReason;

/** The reason of an error. `undefined` if the error is about neither the site nor the service. */
export function stopReason(error: unknown): StopReason | undefined {
  if (error instanceof SiteFailure) return error.reason;
  return error instanceof AnalysisError ? error.code : undefined;
}

/** The time limit for a service to name its model. */
const MODEL_TIMEOUT_MS = 10_000;
/** Longer than the longest reading on any server. A lost connection is noticed after this time. */
const READING_TIMEOUT_MS = 20 * 60_000;

/**
 * The name of the service's model, which is part of the hash of each reading.
 * @throws AnalysisError if the service does not name its model, SiteFailure if the site does not answer
 */
export async function modelOf({ name, label, model, loadService }: ReadingService): Promise<string> {
  if (model) return model;
  const signal = AbortSignal.timeout(MODEL_TIMEOUT_MS);
  const service = await loadService?.();
  if (service?.model) return service.model;
  const status = service ? await service.status(signal) : await siteStatus(signal);
  if (!status?.model) throw new AnalysisError('service_unreachable', { service: { name, label } });
  return status.model;
}

async function siteStatus(signal: AbortSignal): Promise<{ model: string | null } | undefined> {
  const response = await askSite('/api/health', { signal });
  return response.json().catch(() => undefined);
}

/** Makes readings with the visitor's service, or with the site's. */
export async function askerOf(
  { loadService }: ReadingService,
  settings: ReadingSettings,
): Promise<SessionPorts['ask']> {
  const service = await loadService?.();
  if (service) return (job, signal) => makeReading(job, settings, service, { isOwnService: true, signal });
  const { criteria, language } = settings;
  return async ({ text, order }, signal) => {
    try {
      const response = await askSite(ENDPOINTS.readText.path, {
        body: { text, language, criteria, order },
        signal: AbortSignal.any([signal, AbortSignal.timeout(READING_TIMEOUT_MS)]),
      });
      return ENDPOINTS.readText.responses.reading.parse(await response.json());
    } catch (error) {
      if (signal.aborted) throw new AnalysisError('cancelled');
      throw error instanceof AnalysisError ? error : new AnalysisError('service_error');
    }
  };
}

/** The service, as error messages name it. */
export const serviceInError = (service: ReadingService | undefined): ErrorMessageContext => ({
  ...(service && { service: service.name, label: service.label }),
  inBrowser: service?.loadService !== undefined,
});
