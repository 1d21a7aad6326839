import type { ZodMiniType } from 'zod/mini';
import { ideaLengthProblem, type Language } from '../../domain/idea.ts';
import { mistake, type Problem, preferredLanguage, problemOf } from '../problem.ts';
import type { AppContext, Dependencies } from '../routes/dependencies.ts';
import { isJsonType, readBody } from './json-body.ts';
import { isFromThisSite } from './same-site.ts';

/** What every request that runs a model holds. */
interface IdeaRequest {
  idea: string;
  language: Language;
}

/** Checks a request from the cheapest to the dearest test; nothing is counted yet. */
export async function readRequest<Body extends IdeaRequest>(
  c: AppContext,
  schema: ZodMiniType<Body>,
  { service }: Dependencies,
): Promise<{ body: Body } | { problem: Problem }> {
  const language = preferredLanguage(c.req.header('accept-language'));
  const { req } = c;
  if (!isFromThisSite(req.header('sec-fetch-site'), req.header('origin'), req.header('host'))) {
    return { problem: mistake('cross_site', 403, language) };
  }
  if (!isJsonType(req.header('content-type'))) return { problem: mistake('not_json_type', 415, language) };
  const text = await readBody(req.raw);
  if (text === undefined) return { problem: mistake('too_large', 413, language) };
  const json = parseJson(text);
  if (json === undefined) return { problem: mistake('not_json', 400, language) };
  const parsed = schema.safeParse(json.value);
  if (!parsed.success) return { problem: mistake('invalid_fields', 422, language) };
  const lengthProblem = ideaLengthProblem(parsed.data.idea);
  if (lengthProblem) return { problem: problemOf(lengthProblem, parsed.data.language, service) };
  return { body: parsed.data };
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
