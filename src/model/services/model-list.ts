import type { ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { isRecord, isWrongProtocol, type Rejection } from './failures.ts';

type ListAnswer = { json: unknown } | { rejection: Rejection };

/** The entries of an OpenAI-style model list `{data: [{id}, …]}`, or `undefined` when the answer is no such list. */
export function listedModels(answer: ListAnswer): Record<string, unknown>[] | undefined {
  if ('rejection' in answer || !isRecord(answer.json) || !Array.isArray(answer.json.data)) return undefined;
  return answer.json.data.filter(isRecord).filter(({ id }) => typeof id === 'string');
}

/** A server without a model list counts as usable when it answers, unless its answer is a failure. */
export function usableWithoutList(answer: ListAnswer, model: string): ServiceStatus {
  if (!('rejection' in answer)) return { usable: true, model };
  const { error } = answer.rejection;
  const cannotServe = error.code === 'invalid_api_key' || (error.status ?? 0) >= 500;
  return cannotServe ? unusable(model, error) : { usable: true, model };
}

/** Some servers accept aliases that they do not list. */
export function usableThoughUnlisted(model: string, hint: string): ServiceStatus {
  return { usable: true, model, warning: `${model} is not in the service's list of models: ${hint}` };
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
  switch (error.code) {
    case 'missing_api_key':
      return 'no key';
    case 'invalid_api_key':
      return 'rejects the key: check it';
    case 'service_unreachable':
      if (isWrongProtocol(error)) return 'speaks http, not https: check the address';
      return `cannot be reached${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`;
    // A status is cancelled only when its time is over.
    case 'cancelled':
    case 'service_timeout':
      return 'does not answer in time';
    default:
      return error.status === undefined ? error.code : `answers HTTP ${error.status}`;
  }
}
