import { describe, expect, test } from 'vitest';
import { EngineProcess } from './engine-process.ts';

describe('the engine without a model', () => {
  test('says that no model is installed, in its status and in the failure of a question', async () => {
    const engine = new EngineProcess({ engineFile: 'none.js', modelPath: undefined });
    expect(await engine.missing()).toBe('no model is installed: run "npm run model"');
    const request = {
      prompt: '',
      schema: {},
      temperature: 0,
      maxTokens: 1,
      task: { kind: 'report', idea: '', language: 'en' },
    } as const;
    const answer = engine.answer(request, new AbortController().signal);
    await expect(answer.next()).rejects.toMatchObject({
      code: 'model_not_found',
      cause: { message: 'no model is installed' },
    });
  });
});
