import { modelsThatChat, OLLAMA_BASE_URL } from '../../model/services/ollama.ts';

/** Ollama reads the list from a local file; a longer wait would not help. */
const LIST_TIMEOUT_MS = 5000;

/**
 * Names of the chat models of the visitor's Ollama, newest first. An analysis uses the first one by default.
 * @throws AnalysisError `service_unreachable`, `blocked_by_browser`, `service_timeout`, `service_error`, `cancelled`
 */
export async function installedModels(signal: AbortSignal): Promise<string[]> {
  const limits = { firstTokenMs: LIST_TIMEOUT_MS, idleMs: LIST_TIMEOUT_MS };
  const options = { baseUrl: OLLAMA_BASE_URL, inBrowser: true, ...limits };
  const names: string[] = [];
  for await (const name of modelsThatChat(options, signal)) names.push(name);
  return names;
}
