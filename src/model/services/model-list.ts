import type { ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { isRecord } from '../json/json-value.ts';
import { isWrongProtocol, ServiceRejection } from './failures.ts';
import { type HttpOptions, requestJson } from './http-client.ts';

type ListedModel = Record<string, unknown>;

/** The entries of `GET /models`, `{data: [{id}, …]}`; `undefined` when the answer is no such list. */
export async function requestModels(
  options: HttpOptions,
  signal: AbortSignal,
): Promise<ListedModel[] | undefined> {
  const list = await requestJson(options, { path: '/models' }, signal);
  if (!isRecord(list) || !Array.isArray(list.data)) return undefined;
  return list.data.filter(isRecord).filter(({ id }) => typeof id === 'string');
}

/**
 * The same for a status: a server without a model list counts as usable when it answers.
 * @throws AnalysisError when its answer is a failure
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

/** Some servers accept aliases that they do not list. */
export function usableThoughUnlisted(model: string, hint: string): ServiceStatus {
  return {
    usable: true,
    model,
    warning: `${shownModel(model)} is not in the service's list of models: ${hint}`,
  };
}

/** The last part of a model name that is a file path, as in llama.cpp's server, so that no folder is shown. */
export function shownModel(model: string): string {
  const isPath = /^(?:\.{0,2}[\\/]|[A-Za-z]:[\\/])/.test(model) || /[\\/].*\.gguf$/i.test(model);
  return isPath ? (model.split(/[\\/]/).at(-1) ?? model) : model;
}

/** @param why a sentence for the host, or what was thrown */
export function unusable(model: string | undefined, why: unknown): ServiceStatus {
  const detail =
    typeof why === 'string' ? why : why instanceof AnalysisError ? reason(why) : 'does not answer';
  return { usable: false, model, detail };
}

function reason(error: AnalysisError): string {
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  switch (error.code) {
    case 'missing_api_key':
      return `no key: ${cause}`;
    case 'invalid_api_key':
      return 'rejects the key: check it';
    case 'service_unreachable':
      if (isWrongProtocol(error)) return 'speaks http, not https: check the address';
      return cause === undefined ? 'cannot be reached' : `cannot be reached (${cause})`;
    // A status is cancelled only when its time is over.
    case 'cancelled':
    case 'service_timeout':
      return 'does not answer in time';
    default:
      return error.status === undefined ? error.code : `answers HTTP ${error.status}`;
  }
}
