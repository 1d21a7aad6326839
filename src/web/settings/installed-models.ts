import { SERVICE_LABELS } from '../../domain/answer-service.ts';
import { modelsThatChat, OLLAMA_BASE_URL } from '../../model/services/ollama.ts';

/** Ollama reads the list from a local file; a longer wait would not help. */
const LIST_TIMEOUT_MS = 5000;

/**
 * Names of the chat models of the visitor's Ollama, newest first. An analysis uses the first one by default.
 * @throws AnalysisError `service_unreachable`, `blocked_by_browser`, `service_timeout`, `service_error`, `cancelled`
 */
export async function installedModels(signal: AbortSignal): Promise<string[]> {
  const connection = {
    fetch: (...call: Parameters<typeof fetch>) => globalThis.fetch(...call),
    label: SERVICE_LABELS.ollama,
    firstTokenMs: LIST_TIMEOUT_MS,
    idleMs: LIST_TIMEOUT_MS,
    probesBlocking: true,
  };
  const names: string[] = [];
  for await (const name of modelsThatChat(connection, OLLAMA_BASE_URL, signal)) names.push(name);
  return names;
}
