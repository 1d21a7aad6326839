import type { ReadingSettings } from '../../call/reading-job.ts';
import type { ReadingSource } from '../../call/run-readings.ts';
import { AnalysisError, ERROR_CODES } from '../../domain/errors.ts';
import { readingAnswerSchema } from '../../domain/reading.ts';

/** Longer than any server lets a reading take, so that a lost connection is noticed. */
const TIMEOUT_MS = 20 * 60_000;

/** Readings by this site's service. */
export function siteSource({
  criteria,
  language,
}: Pick<ReadingSettings, 'criteria' | 'language'>): ReadingSource {
  return {
    async read({ text, order }, signal) {
      const response = await fetch('/api/readings', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text, language, criteria, order }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }).catch(() => undefined);
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

/** A rejection without a problem document comes from a proxy. */
async function rejection(response: Response): Promise<AnalysisError> {
  const problem = await response.json().catch(() => undefined);
  const seconds = Number(response.headers.get('Retry-After'));
  const code = ERROR_CODES.find((known) => known === problem?.code);
  return new AnalysisError(code ?? (response.status >= 500 ? 'service_busy' : 'service_error'), {
    ...(Number.isFinite(seconds) && seconds > 0 && { retryAfter: seconds }),
  });
}
