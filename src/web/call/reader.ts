import { modelSource } from '../../call/model-source.ts';
import type { ReadingSettings } from '../../call/reading-job.ts';
import type { ReadingSource } from '../../call/run-readings.ts';
import type { AnswerService, ServiceName } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { siteSource } from './site-source.ts';

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

/** How long a service may take to name its model. */
const MODEL_TIMEOUT_MS = 10_000;

/**
 * The reader's model, which readings are known by.
 * @throws AnalysisError where the service does not say
 */
export async function modelOf({ name, label, model, loadService }: Reader): Promise<string> {
  if (model) return model;
  const signal = AbortSignal.timeout(MODEL_TIMEOUT_MS);
  const service = await loadService?.();
  if (service?.model) return service.model;
  const status = service
    ? await service.status(signal)
    : await fetch('/api/health', { signal }).then(
        (response) => response.json() as Promise<{ model: string | null }>,
        () => undefined,
      );
  if (!status?.model) throw new AnalysisError('service_unreachable', { service: { name, label } });
  return status.model;
}

export async function sourceOf({ loadService }: Reader, settings: ReadingSettings): Promise<ReadingSource> {
  if (!loadService) return siteSource(settings);
  return modelSource(await loadService(), settings, { isOwnService: true });
}
