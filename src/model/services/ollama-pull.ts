import { OLLAMA_BASE_URL } from '../../domain/default-services.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { send } from './http-client.ts';
import { OLLAMA } from './ollama.ts';
import { withService } from './vendor-errors.ts';
import { parseRecord, readLines } from './wire.ts';

export interface PullProgress {
  /** In bytes, like `total`, for the model's parts that Ollama has named so far. So `total` grows too. */
  completed: number;
  total: number;
}

/** Ollama may be silent this long while it computes the checksum of a large file. */
const SILENCE_MS = 300_000;

/**
 * Makes the visitor's own Ollama download a model (`POST /api/pull`). The next request resumes a stopped download.
 * @throws AnalysisError `model_not_found` for an unknown name, `service_error` for other failures that Ollama reports,
 *   and those of `send`, named after Ollama
 */
export async function* pullModel(name: string, signal: AbortSignal): AsyncGenerator<PullProgress> {
  try {
    yield* requestPull(name, signal);
  } catch (error) {
    throw withService(OLLAMA, error);
  }
}

async function* requestPull(name: string, signal: AbortSignal): AsyncGenerator<PullProgress> {
  const limits = { firstTokenMs: SILENCE_MS, idleMs: SILENCE_MS };
  const options = { baseUrl: OLLAMA_BASE_URL, inBrowser: true, ...limits };
  const body = await send(options, { path: '/api/pull', body: { model: name, stream: true } }, signal);
  const layers = new Map<string, PullProgress>();
  try {
    for await (const { lines } of readLines(body)) {
      for (const line of lines) {
        if (line.trim() === '') continue;
        body.restartIdleLimit();
        const { status, digest, total, completed, error } = parseRecord(line) ?? {};
        // Ollama reports a failure in a line, under status 200.
        if (typeof error === 'string') {
          const isUnknown = /file does not exist|not found|manifest unknown/i.test(error);
          throw new AnalysisError(isUnknown ? 'model_not_found' : 'service_error');
        }
        if (status === 'success') return;
        if (typeof digest === 'string' && typeof total === 'number') {
          layers.set(digest, { total, completed: typeof completed === 'number' ? completed : 0 });
          yield sum(layers);
        }
      }
    }
    throw body.lost ?? new AnalysisError('service_error');
  } finally {
    body.close();
  }
}

function sum(layers: ReadonlyMap<string, PullProgress>): PullProgress {
  const total = (part: keyof PullProgress) =>
    [...layers.values()].reduce((bytes, layer) => bytes + layer[part], 0);
  return { completed: total('completed'), total: total('total') };
}
