import { describe, expect, it } from 'vitest';
import { REPLIES, REPORTS } from '../../tests/fake-service/answers.ts';
import { goodAnswer, readQuestion } from '../../tests/fake-service/question.ts';
import type { AnswerPart, AnswerRequest, AnswerService, ShownSource } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import type { SearchEvent } from '../domain/events.ts';
import { analyze, rate, reply } from './analyze.ts';
import type { WebReader } from './web-reader.ts';

const IDEA =
  'Una biblioteca de herramientas en mi barrio, con taquillas y una cuota de 9 € al mes por vecino.';
const START: AnswerPart = { type: 'start', service: 'openai', model: 'm', label: 'OpenAI' };

type Change = (request: AnswerRequest) => string | AnalysisError | undefined;

/** A service with good answers, except where `change` gives another text or an error. */
function goodService(change: Change = () => undefined, contextTokens?: number) {
  const requests: AnswerRequest[] = [];
  const service: AnswerService = {
    name: 'openai',
    label: 'OpenAI',
    model: 'm',
    async *answer(request) {
      requests.push(request);
      yield START;
      const changed = change(request);
      if (changed instanceof Error) throw changed;
      const good = goodAnswer(readQuestion(request.prompt, request.schema));
      for (const text of (changed ?? JSON.stringify(good)).match(/[\s\S]{1,60}/g) ?? [])
        yield { type: 'text', text };
      yield { type: 'end', reason: 'complete' };
    },
    ...(contextTokens && { contextTokens: async () => contextTokens }),
    status: async () => ({ usable: true, model: 'm' }),
  };
  return { service, requests };
}

async function collect<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const list: Event[] = [];
  for await (const event of events) list.push(event);
  return list;
}

const SOURCES: ShownSource[] = [1, 2].map((id) => ({
  id,
  title: `Página ${id}`,
  host: 'web.example',
  text: `Alquilar un taladro cuesta ${id}4 € al día en el barrio.`,
}));

/** A web that finds two sources, and whose check keeps the marks of the first. */
function webWith(
  events: readonly SearchEvent[],
  { isEndless = false } = {},
): WebReader & { stopped: number } {
  const web = {
    stopped: 0,
    start: () => ({
      events: (async function* () {
        yield* events;
        if (isEndless) await new Promise(() => undefined);
      })(),
      ready: Promise.resolve(),
      stop: () => {
        web.stopped += 1;
      },
      found: () => ({
        service: 'searxng' as const,
        searchedAt: '2026-11-28T10:00:00Z',
        searches: [{ query: 'alquiler taladro', results: 2 }],
        sources: SOURCES.map(({ host: _, ...source }) => ({ ...source, url: 'https://web.example' })),
        excerpts: SOURCES,
      }),
    }),
    checker: () => ({
      check: (block: string) => ({
        text: block.replaceAll('[2]', ''),
        citations: block.includes('[1]') ? [{ source: 1, passages: [] }] : [],
        dropped: block.split('[2]').length - 1,
      }),
    }),
  };
  return web;
}

const SEARCHED: readonly SearchEvent[] = [
  { type: 'search', query: 'alquiler taladro', results: 2 },
  { type: 'source', id: 1, url: 'https://web.example', title: 'Página 1' },
];

describe('an analysis', () => {
  it('is judged first and then answered, in two requests of one stream', async () => {
    const { service, requests } = goodService();
    const events = await collect(analyze(IDEA, 'es', service, { results: 'Tres han pagado.' }));
    expect(requests.map(({ task }) => task.kind)).toEqual(['judgement', 'answer']);
    expect(requests.every(({ prompt }) => prompt.includes('Tres han pagado.'))).toBe(true);
    expect(requests[1]?.prompt).toContain('Problema: 4 de 5. ');
    expect(events.filter(({ type }) => type === 'started')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'report', report: REPORTS.es, computed: { month: 370 } });
  });

  it.each(['not_an_idea', 'harmful', 'too_little_said'] as const)(
    'of a text that is %s has no second step',
    async (verdict) => {
      const { service, requests } = goodService(({ prompt, schema }) =>
        JSON.stringify({ ...goodAnswer(readQuestion(prompt, schema)), verdict }),
      );
      const end = (await collect(analyze(IDEA, 'es', service))).at(-1);
      expect(requests).toHaveLength(1);
      expect(end).toMatchObject({ type: 'report', report: { verdict } });
      expect(end).not.toHaveProperty('report.answer');
      expect(end).toHaveProperty('meta.unfinished', undefined);
    },
  );

  it('with a judgement asks only for the second step', async () => {
    const { service, requests } = goodService();
    const events = await collect(analyze(IDEA, 'es', service, { judgement: REPORTS.es }));
    expect(requests.map(({ task }) => task.kind)).toEqual(['answer']);
    expect(events.at(-1)).toMatchObject({ type: 'report', report: REPORTS.es });
  });

  it('that is cancelled within its second step is an error', async () => {
    const controller = new AbortController();
    const { service } = goodService(({ task }) => {
      if (task.kind !== 'answer') return undefined;
      controller.abort();
      return new AnalysisError('cancelled');
    });
    const events = await collect(analyze(IDEA, 'es', service, { signal: controller.signal }));
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'cancelled' });
  });
});

describe('the web', () => {
  it('is read beside the judgement, and its sources reach only the second step', async () => {
    const { service, requests } = goodService();
    const web = webWith(SEARCHED);
    const events = await collect(analyze(IDEA, 'es', service, { web }));
    const [judging, answering] = requests.map(({ prompt }) => prompt);
    expect(judging).not.toContain('taladro cuesta');
    expect(answering).toContain('[1] Página 1 — web.example\nAlquilar un taladro cuesta 14 €');
    expect(events.filter(({ type }) => type === 'search' || type === 'source')).toEqual(SEARCHED);
    expect(web.stopped).toBeGreaterThan(0);
  });

  it('gives the answer citations, and takes marks out of all other fields', async () => {
    const { service } = goodService(({ prompt, schema, task }) => {
      if (task.kind !== 'answer') return undefined;
      const good = goodAnswer(readQuestion(prompt, schema));
      return JSON.stringify({ ...good, answer: 'Cuesta 14 € [1].\n\nO 24 € [2].', pitch: 'Por 14 € [1].' });
    });
    const events = await collect(analyze(IDEA, 'es', service, { web: webWith(SEARCHED) }));
    expect(events.at(-1)).toMatchObject({
      report: { answer: 'Cuesta 14 € [1].\n\nO 24 € .', pitch: 'Por 14 €.' },
      evidence: { citations: [{ source: 1 }], dropped: 1, searches: [{ results: 2 }] },
    });
    expect(events).toContainEqual({
      type: 'section',
      field: 'answer.0',
      value: 'Cuesta 14 € [1].',
      citations: [{ source: 1, passages: [] }],
    });
  });

  it('is waited for at most 8 seconds after the judgement', async () => {
    const { service } = goodService();
    const waits: number[] = [];
    const original = globalThis.setTimeout;
    // Only the length of the wait matters: it is shortened.
    globalThis.setTimeout = ((run: () => void, ms: number) => {
      waits.push(ms);
      return original(run, ms === 8_000 ? 5 : ms);
    }) as typeof setTimeout;
    try {
      const events = await collect(
        analyze(IDEA, 'es', service, { web: webWith(SEARCHED, { isEndless: true }) }),
      );
      expect(events.at(-1)).toMatchObject({ type: 'report', report: { headline: REPORTS.es.headline } });
      expect(waits).toContain(8_000);
    } finally {
      globalThis.setTimeout = original;
    }
  });

  it('is left out where the service refuses the prompt with sources as too long', async () => {
    const { service, requests } = goodService(({ prompt }) =>
      prompt.includes('<FUENTES-1>') ? new AnalysisError('context_too_small') : undefined,
    );
    const events = await collect(analyze(IDEA, 'es', service, { web: webWith(SEARCHED) }));
    expect(requests.map(({ task }) => task.kind)).toEqual(['judgement', 'answer', 'answer']);
    expect(events.at(-1)).toMatchObject({ type: 'report', report: REPORTS.es });
  });
});

describe('a known context', () => {
  async function answerWithin(contextTokens: number) {
    const { service, requests } = goodService(undefined, contextTokens);
    const events = await collect(analyze(IDEA, 'es', service, { web: webWith(SEARCHED) }));
    const end = events.at(-1);
    if (end?.type !== 'report') throw new Error(JSON.stringify(end));
    return { ...end, step2: requests.find(({ task }) => task.kind === 'answer') };
  }

  it('loses sources first, then the end of the record, and then the second step', async () => {
    const outcomes: string[] = [];
    for (let contextTokens = 8_000; contextTokens >= 3_000; contextTokens -= 100) {
      const { step2, report, meta } = await answerWithin(contextTokens);
      const outcome = !step2
        ? 'no answer'
        : meta.unfinished
          ? 'no pitch'
          : step2.prompt.includes('<FUENTES-1>')
            ? 'sources'
            : 'no sources';
      expect(report.pitch === undefined).toBe(outcome.startsWith('no ') && outcome !== 'no sources');
      if (step2) expect(report.answer).toBe(REPORTS.es.answer);
      if (outcomes.at(-1) !== outcome) outcomes.push(outcome);
    }
    expect(outcomes).toEqual(['sources', 'no sources', 'no pitch', 'no answer']);

    const none = await answerWithin(3_000);
    expect(none.step2).toBeUndefined();
    expect(none.report.answer).toBeUndefined();
    expect(none.report.score).toBe(REPORTS.es.score);
    expect(none.meta.unfinished).toBe('context_too_small');
  });
});

describe('a rating with results', () => {
  it('keeps the levels of all axes that the results do not concern', async () => {
    const { service } = goodService(({ prompt, schema }) => {
      const good = goodAnswer(readQuestion(prompt, schema)) as { scoreBreakdown: Record<string, object> };
      const raised = Object.entries(good.scoreBreakdown).map(([axis, rating]) => [
        axis,
        { ...rating, level: 5 },
      ]);
      return JSON.stringify({ ...good, scoreBreakdown: Object.fromEntries(raised) });
    });
    const judgement = REPORTS.es;
    const events = await collect(
      rate(IDEA, 'es', service, { judgement, concerns: ['evidence'], results: 'Han pagado treinta.' }),
    );
    const levels = judgement.scoreBreakdown?.map(({ axis, level }) => (axis === 'evidence' ? 5 : level));
    const [rating] = events;
    if (rating?.type !== 'rating') throw new Error(JSON.stringify(rating));
    expect(rating.scoreBreakdown.map(({ level }) => level)).toEqual(levels);
    // 63 points, and three more levels of an axis with 15 points.
    expect(rating.score).toBe(74);
  });
});

describe('a reply', () => {
  it('arrives block by block, with its results', async () => {
    const { service, requests } = goodService();
    const { headline = '', answer = '' } = REPORTS.es;
    const note = 'Tres administradores han pagado el trimestre.';
    const events = await collect(
      reply({ idea: IDEA, language: 'es', judgement: REPORTS.es, headline, answer, note }, service),
    );
    const fields = events.flatMap((event) => (event.type === 'section' ? [event.field] : []));
    expect(fields).toEqual([
      'reply.0',
      'reply.1',
      'reply.2',
      'reply.3',
      'reply.4',
      'reply',
      'concerns',
      'headline',
      'sums',
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'reply', ...REPLIES.es, computed: { month: 482 } });
    expect(requests[0]?.prompt).toContain(note);
    expect(requests[0]?.prompt).toContain(answer);
  });
});
