import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tinyModel } from '../../tests/engine/tiny-model.ts';
import { EngineProcess } from './engine-process.ts';

const REQUEST = {
  prompt: '',
  schema: {},
  temperature: 0,
  maxTokens: 1,
  task: { kind: 'judgement', idea: '', language: 'en' },
} as const;

describe('the engine without a model', () => {
  test('says that no model is installed, in its status and in the error of a request', async () => {
    const engine = new EngineProcess({ engineFile: 'none.js', modelPath: undefined });
    expect(await engine.missing()).toBe('no model is installed: run "npm run model"');
    const answer = engine.answer(REQUEST, new AbortController().signal);
    await expect(answer.next()).rejects.toMatchObject({
      code: 'model_not_found',
      cause: { message: 'no model is installed' },
    });
  });
});

test('an idle engine ends its process, and the next request starts another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crisol-idle-'));
  const modelPath = join(folder, 'tiny.gguf');
  await writeFile(modelPath, tinyModel());
  // The process runs without an engine too, and answers that it cannot load one.
  const engine = new EngineProcess({ engineFile: join(folder, 'none.js'), modelPath, idleMs: 50 });
  const pids: (number | undefined)[] = [];
  for (let requests = 0; requests < 2; requests += 1) {
    const answer = engine.answer(REQUEST, new AbortController().signal);
    expect(await answer.next()).toMatchObject({ value: { type: 'begun' } });
    pids.push(engine.pid);
    await expect(answer.next()).rejects.toMatchObject({ code: 'model_not_found' });
    await expect.poll(() => engine.pid).toBeUndefined();
    await expect.poll(() => isGone(pids.at(-1))).toBe(true);
  }
  expect(new Set(pids).size).toBe(2);
  await rm(folder, { recursive: true });
});

function isGone(pid: number | undefined): boolean {
  try {
    process.kill(pid ?? 0, 0);
    return false;
  } catch {
    return true;
  }
}
