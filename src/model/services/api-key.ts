import { AnalysisError } from '../../domain/errors.ts';

/**
 * The key without the spaces that pasting leaves around it.
 * @throws AnalysisError `missing_api_key`; `invalid_api_key` for characters that no header allows: `fetch` would quote it in
 *   its error
 */
export function checkedApiKey(
  apiKey: string | undefined,
  service: string,
  isRequired: boolean,
): string | undefined {
  if (!apiKey && isRequired) throw new AnalysisError('missing_api_key', { service });
  if (!apiKey) return undefined;
  const key = apiKey.trim();
  if (!/^[\x21-\x7e]+$/.test(key)) throw new AnalysisError('invalid_api_key', { service });
  return key;
}
