import type { AnswerRequest, AnswerService } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { browserModel } from '../../model/services/browser.ts';
import { createService } from '../../model/services/create-service.ts';
import { HUGGING_FACE_BASE_URL, HUGGING_FACE_PROVIDER } from '../../model/services/huggingface.ts';
import { OLLAMA_BASE_URL } from '../../model/services/ollama.ts';
import { DEFAULT_MODEL, type ServiceChoice } from './choice.ts';
import { installedModels } from './installed-models.ts';

type VisitorChoice = Exclude<ServiceChoice, { service: 'site' }>;

/** The service a visitor chose for themselves, called from this browser. Nothing is sent until it is asked. */
export function visitorService(choice: VisitorChoice): AnswerService {
  if (choice.service === 'browser') return browserModel();
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
      // Set for the default model; another one is left to the router, which knows who serves it.
      provider: choice.model === DEFAULT_MODEL ? HUGGING_FACE_PROVIDER : 'auto',
    },
    options,
  );
}

/** Shortest real question: only an answer shows that the token may call providers and that the model is served. */
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
  task: { kind: 'report', idea: '', language: 'en' },
};

/**
 * Whether the service takes the token and serves the model. Sends no idea.
 * @returns the model that answers
 * @throws AnalysisError why not
 */
export async function testConnection(choice: VisitorChoice, signal: AbortSignal): Promise<string> {
  if (choice.service === 'ollama') {
    const models = await installedModels(signal);
    const model = choice.model === '' ? models[0] : models.find((name) => name === choice.model);
    if (model === undefined) throw new AnalysisError('model_not_found', { service: 'Ollama' });
    return model;
  }
  const service = visitorService(choice);
  for await (const part of service.answer(TEST_REQUEST, signal)) {
    if (part.type === 'text') break;
  }
  return service.model ?? '';
}
