import { AnalysisError } from '../../domain/errors.ts';
import { send } from './http-client.ts';
import { OLLAMA_BASE_URL } from './ollama.ts';
import { parseRecord, readLines } from './wire.ts';

/** A model offered to a visitor whose Ollama has none: runs on an ordinary machine and writes both languages well. */
export interface PullableModel {
  /** What `ollama pull` takes. */
  name: string;
  /** Size of the download in GB, as Ollama's library lists it. */
  gigabytes: number;
  /** Memory that the model needs, in GB. */
  memory: number;
}

export const PULLABLE_MODELS: readonly PullableModel[] = [
  { name: 'gemma3:4b', gigabytes: 3.3, memory: 8 },
  { name: 'qwen3:4b', gigabytes: 2.5, memory: 8 },
  { name: 'gemma3:1b', gigabytes: 0.8, memory: 4 },
];

export interface PullProgress {
  /** Bytes so far and in all, of the parts that Ollama has named by now: both grow. */
  completed: number;
  total: number;
}

/** Ollama reports nothing while it computes the hash of gigabytes. */
const SILENCE_MS = 300_000;

/**
 * Makes the visitor's own Ollama download a model (`POST /api/pull`). Stopping loses nothing: the next call resumes it.
 * @throws AnalysisError `model_not_found` for an unknown name, `service_error` for other failures that Ollama reports,
 *   and what `send` throws
 */
export async function* pullModel(name: string, signal: AbortSignal): AsyncGenerator<PullProgress> {
  const limits = { firstTokenMs: SILENCE_MS, idleMs: SILENCE_MS };
  const options = { baseUrl: OLLAMA_BASE_URL, inBrowser: true, ...limits };
  const body = await send(options, { path: '/api/pull', body: { model: name, stream: true } }, signal);
  const layers = new Map<string, PullProgress>();
  try {
    for await (const { lines } of readLines(body)) {
      for (const line of lines) {
        if (line.trim() === '') continue;
        body.alive();
        const { status, digest, total, completed, error } = parseRecord(line) ?? {};
        // Ollama reports failures as a line under status 200.
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
