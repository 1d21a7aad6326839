import { describe, expect, it, vi } from 'vitest';
import type { AnswerPart, AnswerTask } from '../domain/answer-service.ts';
import { evaluateIdea, rateIdea } from './evaluate.ts';
import { planFor } from './plan.ts';
import { worksheetService } from './service.ts';

// The first evaluation compiles the lexicons, which takes its time on a machine busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

const idea = 'Paseo de perros para personas mayores de Vigo que no pueden salir cada día, 9 € por paseo.';

async function ask(task: AnswerTask, signal = new AbortController().signal): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = [];
  const request = { prompt: '', schema: {}, temperature: 0.7, maxTokens: 2000, task };
  for await (const part of worksheetService().answer(request, signal)) parts.push(part);
  return parts;
}

const textOf = (parts: readonly AnswerPart[]) =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

describe('worksheetService', () => {
  it('writes its report as JSON a field at a time, between one start and one end', async () => {
    const parts = await ask({ kind: 'report', idea, language: 'es' });
    expect(parts[0]).toMatchObject({ type: 'start', service: 'rules', model: 'rules', aiGenerated: false });
    expect(parts.at(-1)).toEqual({ type: 'end', reason: 'complete' });
    expect(parts.filter(({ type }) => type === 'text').length).toBeGreaterThan(15);
    expect(JSON.parse(textOf(parts))).toEqual(evaluateIdea(idea, 'es'));
  });

  it('answers ratings and plans too', async () => {
    expect(JSON.parse(textOf(await ask({ kind: 'rating', idea, language: 'en' })))).toEqual(
      rateIdea(idea, 'en'),
    );
    expect(
      JSON.parse(textOf(await ask({ kind: 'plan', idea, language: 'en', weakest: ['market'] }))),
    ).toEqual(planFor(idea, 'en', ['market']));
  });

  it('is always usable, and says cancelled when it is', async () => {
    expect(await worksheetService().status(new AbortController().signal)).toEqual({
      usable: true,
      model: 'rules',
    });
    await expect(ask({ kind: 'report', idea, language: 'es' }, AbortSignal.abort())).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});
