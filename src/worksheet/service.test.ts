import { describe, expect, it } from 'vitest';
import type { AnswerPart, AnswerTask } from '../domain/answer-service.ts';
import { analyze } from '../model/analyze.ts';
import { worksheetPlan } from './plan.ts';
import { makeWorksheet, worksheetReport } from './report.ts';
import { worksheetService } from './service.ts';

const idea = 'Paseo de perros para personas mayores de Vigo que no pueden salir cada día, 9 € por paseo.';

async function ask(task: AnswerTask, signal = new AbortController().signal): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = [];
  const request = { prompt: '', schema: {}, temperature: 0.7, maxTokens: 2000, task };
  for await (const part of worksheetService().answer(request, signal)) parts.push(part);
  return parts;
}

const textOf = (parts: readonly AnswerPart[]) =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

describe('the worksheet service', () => {
  it('the worksheet service writes JSON field by field between one start and one end', async () => {
    const parts = await ask({ kind: 'report', idea, language: 'es' });
    expect(parts[0]).toMatchObject({ type: 'start', service: 'rules', model: 'rules', aiGenerated: false });
    expect(parts.at(-1)).toEqual({ type: 'end', reason: 'complete' });
    expect(parts.filter(({ type }) => type === 'text').length).toBeGreaterThan(15);
    expect(JSON.parse(textOf(parts))).toEqual(worksheetReport(idea, 'es'));
  });

  it('an analysis reads the answer of the worksheet service unchanged', async () => {
    const events = [];
    for await (const event of analyze(idea, 'es', worksheetService())) events.push(event);
    expect(events.at(-1)).toMatchObject({ type: 'report', report: worksheetReport(idea, 'es') });
  });

  it('the worksheet service answers ratings and plans', async () => {
    expect(JSON.parse(textOf(await ask({ kind: 'rating', idea, language: 'en' })))).toEqual(
      makeWorksheet(idea, 'en').rating,
    );
    expect(
      JSON.parse(textOf(await ask({ kind: 'plan', idea, language: 'en', weakest: ['market'] }))),
    ).toEqual(worksheetPlan(idea, 'en', ['market']));
  });

  it('the worksheet service is always usable, and rejects a cancelled request', async () => {
    expect(await worksheetService().status(new AbortController().signal)).toEqual({
      usable: true,
      model: 'rules',
    });
    await expect(ask({ kind: 'report', idea, language: 'es' }, AbortSignal.abort())).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});
