import type { ZodMiniType } from 'zod/mini';
import {
  codePointLength,
  ideaLengthProblem,
  LANGUAGES,
  type Language,
  RESULTS_MAX_LENGTH,
} from '../../domain/idea.ts';
import type { AppContext, Dependencies } from './dependencies.ts';
import { isJsonType, readBody } from './json-body.ts';
import { mistake, type Problem, preferredLanguage, problemOf } from './problem.ts';
import { isFromThisSite } from './same-site.ts';

/** What every request that runs a model holds. */
export interface IdeaRequest {
  idea: string;
  language: Language;
  results?: string | undefined;
}

/** Checks where a request comes from and how it is written, the cheapest test first. Nothing is counted yet. */
export async function readJson(
  c: AppContext,
  { service }: Dependencies,
): Promise<{ value: unknown } | { problem: Problem }> {
  const language = preferredLanguage(c);
  const { req } = c;
  if (!isFromThisSite(req.header('sec-fetch-site'), req.header('origin'), req.header('host'))) {
    return { problem: mistake('cross_site', 403, language) };
  }
  if (!isJsonType(req.header('content-type'))) return { problem: mistake('not_json_type', 415, language) };
  const encoding = req.header('content-encoding');
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    return { problem: mistake('encoded', 415, language) };
  }
  // It throws when the client leaves before the end of its body.
  const text = await readBody(c).catch(() => null);
  if (text === null) return { problem: problemOf('cancelled', language, service) };
  if (text === undefined) return { problem: mistake('too_large', 413, language) };
  return parseJson(text) ?? { problem: mistake('not_json', 400, language) };
}

/**
 * Checks a request for one idea.
 * @returns the body, with `results` trimmed
 */
export async function readRequest<Body extends IdeaRequest>(
  c: AppContext,
  schema: ZodMiniType<Body>,
  dependencies: Dependencies,
): Promise<{ body: Body } | { problem: Problem }> {
  const { service } = dependencies;
  const json = await readJson(c, dependencies);
  if ('problem' in json) return json;
  const parsed = schema.safeParse(json.value);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.');
    const problem = mistake(
      'invalid_fields',
      422,
      languageOf(json.value) ?? preferredLanguage(c),
      field ? { field } : {},
    );
    return { problem };
  }
  const body = { ...parsed.data, ...(parsed.data.results && { results: parsed.data.results.trim() }) };
  const lengthProblem = ideaLengthProblem(body.idea);
  if (lengthProblem) {
    return { problem: problemOf(lengthProblem, body.language, service, { field: 'idea' }) };
  }
  if (codePointLength(body.results ?? '') > RESULTS_MAX_LENGTH) {
    return { problem: mistake('results_too_long', 422, body.language, { field: 'results' }) };
  }
  return { body };
}

/** The language a body names, whatever the rest of it is. */
export function languageOf(body: unknown): Language | undefined {
  const named = typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
  return LANGUAGES.find((language) => language === named);
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
