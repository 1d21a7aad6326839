import { modelSource } from '../../call/model-source.ts';
import type { ReadingSettings } from '../../call/reading-job.ts';
import type { ReadingSource } from '../../call/run-readings.ts';
import type { AnswerService, ServiceName } from '../../domain/answer-service.ts';
import { AnalysisError, ERROR_CODES } from '../../domain/errors.ts';
import { readingAnswerSchema } from '../../domain/reading.ts';
import type { ErrorMessageContext } from '../../model/error-messages.ts';

/** Who reads the texts: this site's service, or the visitor's own. */
export interface Reader {
  readonly name: ServiceName;
  readonly label: string;
  /** `undefined` until the service has been asked. */
  readonly model: string | undefined;
  /** Most readings at a time. */
  readonly atOnce: number;
  readonly temperature: number;
  /** Only for the visitor's own service, which this browser asks directly. */
  readonly loadService?: (() => Promise<AnswerService>) | undefined;
}

/** A login in front of the site has answered instead of it. Nothing has been read, and asking again is no use. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** How long a service may take to name its model. */
const MODEL_TIMEOUT_MS = 10_000;
/** Longer than any server lets a reading take, so that a lost connection is noticed. */
const READING_TIMEOUT_MS = 20 * 60_000;

/**
 * The reader's model, which readings are known by.
 * @throws AnalysisError where the service does not say; SignedOut
 */
export async function modelOf({ name, label, model, loadService }: Reader): Promise<string> {
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
  return response?.json().catch(() => undefined);
}

export async function sourceOf({ loadService }: Reader, settings: ReadingSettings): Promise<ReadingSource> {
  if (!loadService) return siteSource(settings);
  return modelSource(await loadService(), settings, { isOwnService: true });
}

/** Readings by this site's service. */
function siteSource({ criteria, language }: Pick<ReadingSettings, 'criteria' | 'language'>): ReadingSource {
  return {
    async read({ text, order }, signal) {
      const response = await askSite('/api/readings', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text, language, criteria, order }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(READING_TIMEOUT_MS)]),
      });
      if (signal.aborted) throw new AnalysisError('cancelled');
      if (!response) throw new AnalysisError('service_unreachable');
      if (!response.ok) throw await rejection(response);
      const answer = readingAnswerSchema.safeParse(await response.json().catch(() => undefined));
      if (signal.aborted) throw new AnalysisError('cancelled');
      if (!answer.success) throw new AnalysisError('service_error');
      const { reading, meta, tokens } = answer.data;
      return { reading, service: meta.service, model: meta.model, tokens };
    },
  };
}

/**
 * @returns `undefined` where the site cannot be reached
 * @throws SignedOut where a login answers: by 401, by the address of its page, or by that page
 */
async function askSite(path: string, request: RequestInit): Promise<Response | undefined> {
  // The site redirects none of these requests.
  const response = await fetch(path, { ...request, redirect: 'manual' }).catch(() => undefined);
  const isPage = response?.headers.get('Content-Type')?.includes('html');
  const isRefused = response?.status === 401 || response?.status === 403;
  if (response?.type === 'opaqueredirect' || (response?.ok && isPage)) throw new SignedOut();
  if (isRefused && !response?.headers.get('Content-Type')?.includes('problem+json')) throw new SignedOut();
  return response;
}

/** A rejection without a problem document comes from a proxy. */
async function rejection(response: Response): Promise<AnalysisError> {
  const problem = await response.json().catch(() => undefined);
  const seconds = Number(response.headers.get('Retry-After'));
  const code = ERROR_CODES.find((known) => known === problem?.code);
  return new AnalysisError(code ?? (response.status >= 500 ? 'service_busy' : 'service_error'), {
    ...(Number.isFinite(seconds) && seconds > 0 && { retryAfter: seconds }),
  });
}

/** What the sentence for a failure says of the service. */
export const failedAt = (reader: Reader | undefined): ErrorMessageContext => ({
  ...(reader && { service: reader.name, label: reader.label }),
  inBrowser: reader?.loadService !== undefined,
});
