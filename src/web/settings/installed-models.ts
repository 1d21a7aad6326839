import { AnalysisError } from '../../domain/errors.ts';
import { requestJson } from '../../model/services/connection.ts';
import { OLLAMA_BASE_URL } from '../../model/services/ollama.ts';

/** The list comes from a file on the same machine; a longer wait would not help. */
const LIST_TIMEOUT_MS = 5000;

/** What cannot hold a conversation is no choice: embedding and ranking models are installed like any other. */
const CANNOT_CHAT = /embed|rerank|minilm|\bbge\b/i;

/**
 * Names of the models of the visitor's own Ollama, in its order.
 * @throws AnalysisError `service_unreachable`, `blocked_by_browser`, `service_timeout`, `service_error`, `cancelled`
 */
export async function installedModels(signal: AbortSignal): Promise<string[]> {
  const answer = await requestJson(
    {
      fetch: (...call) => globalThis.fetch(...call),
      label: 'Ollama',
      firstTokenMs: LIST_TIMEOUT_MS,
      idleMs: LIST_TIMEOUT_MS,
      probesBlocking: true,
    },
    { url: `${OLLAMA_BASE_URL}/api/tags` },
    signal,
  );
  if ('refusal' in answer) throw answer.refusal.error;
  const { models } = (answer.json ?? {}) as { models?: unknown };
  if (!Array.isArray(models)) throw new AnalysisError('service_error', { service: 'Ollama' });
  return models
    .map((model: { name?: unknown } | null) => model?.name)
    .filter((name): name is string => typeof name === 'string' && !CANNOT_CHAT.test(name));
}
