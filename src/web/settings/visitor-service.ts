import type { AnswerRequest, AnswerService } from '../../domain/answer-service.ts';
import { HUGGING_FACE_MODEL, OLLAMA_BASE_URL } from '../../domain/default-services.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { createService } from '../../model/services/create-service.ts';
import { HUGGING_FACE_BASE_URL, HUGGING_FACE_PROVIDER } from '../../model/services/huggingface.ts';
import { chatModels, OLLAMA } from '../../model/services/ollama.ts';
import type { VisitorChoice } from './choice.ts';

/** Timeout for Ollama's list of models. Ollama reads the list from a local file, so a longer wait would not help. */
const LIST_TIMEOUT_MS = 5000;

/** The service that the visitor chose, for requests from this browser. */
export function visitorService(choice: VisitorChoice): AnswerService {
  const options = { inBrowser: true };
  if (choice.service === 'ollama') {
    const model = choice.model === '' ? {} : { model: choice.model };
    return createService({ name: 'ollama', baseUrl: OLLAMA_BASE_URL, ...model }, options);
  }
  return createService(
    {
      name: 'huggingface',
      apiKey: choice.apiKey,
      model: choice.model,
      baseUrl: HUGGING_FACE_BASE_URL,
      // The provider is fixed only for the default model. For other models, Hugging Face chooses the provider.
      provider: choice.model === HUGGING_FACE_MODEL ? HUGGING_FACE_PROVIDER : 'auto',
    },
    options,
  );
}

/** A minimal request. Only an answer proves that the token allows requests and that a provider has the model. */
const TEST_REQUEST: AnswerRequest = {
  prompt: 'Answer with {"ok":true} and nothing else.',
  schema: {
    type: 'object',
    properties: { ok: { type: 'boolean' } },
    required: ['ok'],
    additionalProperties: false,
  },
  temperature: 0,
  maxTokens: 16,
  task: { kind: 'judgement', idea: '', language: 'en' },
};

/**
 * Checks that the service accepts the token and serves the model. Sends no idea.
 * @returns the tested model, and for Ollama the installed chat models, newest first
 * @throws AnalysisError with the reason
 */
export async function testConnection(
  choice: VisitorChoice,
  signal: AbortSignal,
): Promise<{ model: string; installed?: readonly string[] }> {
  if (choice.service === 'ollama') {
    const limits = { firstTokenMs: LIST_TIMEOUT_MS, idleMs: LIST_TIMEOUT_MS };
    const installed = await chatModels({ baseUrl: OLLAMA_BASE_URL, inBrowser: true, ...limits }, signal);
    const model = choice.model === '' ? installed[0] : installed.find((name) => name === choice.model);
    if (model === undefined) throw new AnalysisError('model_not_found', { service: OLLAMA });
    return { model, installed };
  }
  const service = visitorService(choice);
  for await (const part of service.answer(TEST_REQUEST, signal)) {
    if (part.type === 'text') break;
  }
  return { model: service.model ?? '' };
}
