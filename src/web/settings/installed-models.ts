import { SERVICE_LABELS } from '../../domain/answer-service.ts';
import { modelsThatChat, OLLAMA_BASE_URL } from '../../model/services/ollama.ts';

/** The list comes from a file on the same machine; a longer wait would not help. */
const LIST_TIMEOUT_MS = 5000;

/**
 * Names of the models of the visitor's own Ollama that can chat, newest first: the first is the one that an analysis
 * uses where none is chosen.
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
