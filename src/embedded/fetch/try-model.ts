import { AnalysisError } from '../../domain/errors.ts';
import { EngineProcess } from '../engine-process.ts';
import { FetchFailure } from './source.ts';

/** Enough tokens to measure the speed; they take a few seconds on a slow machine. */
const TRIAL_TOKENS = 48;
const SCHEMA = { type: 'object', properties: { text: { type: 'string', minLength: 200, maxLength: 400 } } };
const TRIAL_LIMIT_MS = 300_000;

/**
 * Loads the model and lets it write a little, because some damaged models crash the engine only at the first token.
 * @returns tokens per second
 * @throws FetchFailure when the model cannot be loaded or writes nothing
 */
export async function tryModel(engineFile: string, modelPath: string): Promise<number> {
  const engine = new EngineProcess({ engineFile, modelPath });
  const request = {
    prompt: 'Describe a shop for repaired bicycles in three sentences, as JSON with the key "text".',
    schema: SCHEMA,
    temperature: 0.7,
    maxTokens: TRIAL_TOKENS,
    task: { kind: 'judgement', idea: '', language: 'en' },
  } as const;
  let first: number | undefined;
  let tokens = 0;
  try {
    for await (const part of engine.answer(request, AbortSignal.timeout(TRIAL_LIMIT_MS))) {
      if (part.type === 'text') first ??= performance.now();
      if (part.type === 'end') tokens = part.usage.completion ?? 0;
    }
  } catch (error) {
    if (!(error instanceof AnalysisError)) throw error;
    const why = error.cause instanceof Error ? error.cause.message : error.code;
    throw new FetchFailure(
      `The model does not run on this machine: ${why}. It may need more memory, or be damaged: choose a smaller one ("npm run model -- --list").`,
    );
  } finally {
    await engine.close();
  }
  if (first === undefined || tokens < 2)
    throw new FetchFailure('The model wrote nothing. Choose another one: "npm run model -- --list".');
  return (tokens - 1) / ((performance.now() - first) / 1000);
}
