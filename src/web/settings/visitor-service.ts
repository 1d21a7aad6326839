import type { AnswerService } from '../../domain/answer-service.ts';
import { HUGGING_FACE_MODEL, OLLAMA_BASE_URL } from '../../domain/default-services.ts';
import { createService } from '../../model/services/create-service.ts';
import { HUGGING_FACE_BASE_URL, HUGGING_FACE_PROVIDER } from '../../model/services/huggingface.ts';
import type { VisitorChoice } from './choice.ts';

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
