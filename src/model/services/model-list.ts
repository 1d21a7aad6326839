import type { ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { isRecord } from '../json/json-value.ts';
import { type HttpOptions, requestJson } from './http-client.ts';
import { isWrongProtocol, ServiceRejection } from './vendor-errors.ts';

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
 * Requests the models for a status. A server that answers but has no list may be usable; then `models` is missing.
 * @throws AnalysisError when the server does not answer, fails or rejects the key
 */
export async function modelsIfListed(
  options: HttpOptions,
  signal: AbortSignal,
): Promise<{ models?: ListedModel[] | undefined; isNotFound?: boolean }> {
  try {
    return { models: await requestModels(options, signal) };
  } catch (error) {
    const answers = error instanceof ServiceRejection && (error.status ?? 0) < 500;
    if (!answers || error.code === 'invalid_api_key') throw error;
    return { isNotFound: error.status === 404 };
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

/**
 * @param why the detail for the operator, or a thrown error
 * @param keyHint tells the operator where to get a key
 */
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
      if (isWrongProtocol(error)) return 'speaks http, not https: check the URL';
      return cause === undefined ? 'cannot be reached' : `cannot be reached (${cause})`;
    // A request for a status is cancelled only when its time is over.
    case 'cancelled':
    case 'service_timeout':
      return 'does not answer in time';
    default:
      return error.status === undefined ? error.code : `answers HTTP ${error.status}`;
  }
}
