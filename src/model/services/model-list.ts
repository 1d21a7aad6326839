import type { ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { isRecord } from '../json/json-value.ts';
import { type HttpOptions, requestJson } from './http-client.ts';
import { ServiceRejection } from './vendor-errors.ts';

type ListedModel = Record<string, unknown>;

/** Requests `GET /models`. @returns the entries `{id, …}`, or `undefined` when the response is not a list of models */
export async function requestModels(
  options: HttpOptions,
  signal: AbortSignal,
): Promise<ListedModel[] | undefined> {
  const list = await requestJson(options, { path: '/models' }, signal);
  if (!isRecord(list) || !Array.isArray(list.data)) return undefined;
  return list.data.filter(isRecord).filter(({ id }) => typeof id === 'string');
}

/**
 * Requests the models for a status.
 * @returns `undefined` from a server that answers but has no list: it may be usable
 * @throws AnalysisError when the server does not answer, fails or rejects the key
 */
export async function modelsIfListed(
  options: HttpOptions,
  signal: AbortSignal,
): Promise<ListedModel[] | undefined> {
  try {
    return await requestModels(options, signal);
  } catch (error) {
    const answers = error instanceof ServiceRejection && (error.status ?? 0) < 500;
    if (!answers || error.code === 'invalid_api_key') throw error;
    return undefined;
  }
}

/** The status for a model that the list lacks: some servers accept names that they do not list. */
export function usableThoughUnlisted(model: string, hint: string): ServiceStatus {
  return {
    usable: true,
    model,
    warning: `${shownModel(model)} is not in the service's list of models: ${hint}`,
  };
}

/** A model's name without folders: llama.cpp's server lists file paths. */
export function shownModel(model: string): string {
  const isPath = /^(?:\.{0,2}[\\/]|[A-Za-z]:[\\/])/.test(model) || /[\\/].*\.gguf$/i.test(model);
  return isPath ? (model.split(/[\\/]/).at(-1) ?? model) : model;
}

export function unusable(model: string | undefined, why: unknown, keyHint?: string): ServiceStatus {
  const detail =
    typeof why === 'string' ? why : why instanceof AnalysisError ? reason(why, keyHint) : 'does not answer';
  return { usable: false, model, detail };
}

function reason(error: AnalysisError, keyHint: string | undefined): string {
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  switch (error.code) {
    case 'missing_api_key':
      return keyHint === undefined ? 'no key' : `no key: ${keyHint}`;
    case 'invalid_api_key':
      return 'rejects the key: check it';
    case 'service_unreachable':
      return cause === undefined ? 'cannot be reached' : `cannot be reached (${cause})`;
    // A request for a status is cancelled only when its time is over.
    case 'cancelled':
    case 'service_timeout':
      return 'does not answer in time';
    default:
      return error.status === undefined ? error.code : `answers HTTP ${error.status}`;
  }
}

/** After this wait the answer is requested without knowing the size of the context. */
const WAIT_MS = 3_000;

type ReadContext = (model: string, signal: AbortSignal) => Promise<number | undefined>;

/** Remembers what `read` returns for each model, even `undefined`. A failure is not remembered. Never throws. */
export function rememberedContext(read: ReadContext): ReadContext {
  const known = new Map<string, number | undefined>();
  return async (model, signal) => {
    if (known.has(model)) return known.get(model);
    try {
      const tokens = await read(model, AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]));
      known.set(model, tokens);
      return tokens;
    } catch {
      return undefined;
    }
  };
}

const NAMES = ['context_length', 'max_model_len', 'context_window'];

export function contextIn(entry: unknown): number | undefined {
  if (!isRecord(entry)) return undefined;
  return NAMES.map((name) => entry[name]).find(isContext);
}

export function isContext(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}
