import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { anyCharacter } from '../../tests/answers/any-character.ts';
import { asWritten, englishReport, spanishReport } from '../../tests/answers/reports.ts';
import { reportFormat, writeReport } from '../../tests/answers/write-report.ts';
import { sectionsOf } from '../document/content.ts';
import type { AnswerPart, AnswerRequest, AnswerService } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import { type AnalysisEvent, isTerminal } from '../domain/events.ts';
import { type ReportField, reportSchema } from '../domain/report.ts';
import { AXES } from '../domain/rubric.ts';
import { type AnalyzeOptions, rate } from './analyze.ts';

const IDEA =
  'Una aplicación para que los dueños de perros de mi barrio encuentren a alguien que los pasee; cobraría 5 € por paseo.';

const START: AnswerPart = {
  type: 'start',
  service: 'openai',
  model: 'double',
  label: 'OpenAI',
};

type Script = (request: AnswerRequest, signal: AbortSignal) => AsyncIterable<AnswerPart>;

/** A service that runs one script per request. */
function scriptedService(...scripts: Script[]) {
  const requests: AnswerRequest[] = [];
  const closed: number[] = [];
  const service: AnswerService = {
    name: 'openai',
    label: 'OpenAI',
    model: 'double',
    async *answer(request, signal) {
      const index = requests.push(request) - 1;
      try {
        yield* (scripts[index] as Script)(request, signal);
      } finally {
        closed.push(index);
      }
    },
    status: async () => ({ usable: true, model: 'double' }),
  };
  return { service, requests, closed };
}

const answerScript = (text: string, reason: 'complete' | 'cut' | 'broken' = 'complete'): Script =>
  async function* () {
    yield START;
    yield { type: 'text', text };
    yield { type: 'end', reason, usage: { prompt: 10, completion: 20 } };
  };

const failureScript = (error: unknown, text?: string): Script =>
  async function* () {
    yield START;
    if (text) yield { type: 'text', text };
    throw error;
  };

async function collect<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const list: Event[] = [];
  for await (const event of events) list.push(event);
  return list;
}

/** Every field but the list that the prompt does not ask for. */
const FIELDS = Object.keys(reportFormat.rows) as ReportField[];

const run = (service: AnswerService, options?: AnalyzeOptions) =>
  collect(writeReport(IDEA, 'es', service, options));
const sections = (events: readonly AnalysisEvent[]) =>
  events.flatMap((event) => (event.type === 'section' ? [event.field] : []));

describe('a complete answer', () => {
  it('a complete answer gives a start, its sections in order, and the report', async () => {
    const { service, requests } = scriptedService(answerScript(JSON.stringify(asWritten(spanishReport))));
    const events = await run(service);
    expect(events[0]).toEqual({ type: 'started', service: 'openai', model: 'double', language: 'es' });
    expect(sections(events)).toEqual(FIELDS);
    expect(events.at(-1)).toMatchObject({
      type: 'report',
      report: spanishReport,
      meta: { service: 'openai', model: 'double', language: 'es' },
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      temperature: 0.7,
      maxTokens: 4000,
      task: { kind: 'judgement', idea: IDEA, language: 'es' },
    });
  });

  it('each section is sent before the next one is written', async () => {
    const text = JSON.stringify(asWritten(spanishReport));
    let sent = '';
    const seen: [string, string][] = [];
    const { service } = scriptedService(async function* () {
      yield START;
      for (const char of text) {
        sent += char;
        yield { type: 'text', text: char };
      }
      yield { type: 'end', reason: 'complete' };
    });
    for await (const event of writeReport(IDEA, 'es', service)) {
      if (event.type === 'section') seen.push([event.field, sent]);
    }
    const [, afterFirst] = seen[0] as [string, string];
    expect(afterFirst.length).toBeLessThan(text.indexOf('"improvedPoints"'));
    const monetization = seen.find(([field]) => field === 'monetization')?.[1] as string;
    expect(monetization.length).toBeLessThan(text.indexOf('"pitch"') + 80);
  });

  it('another start is sent only if the service or the model changes', async () => {
    const other: AnswerPart = { ...START, model: 'other' } as AnswerPart;
    const { service } = scriptedService(async function* () {
      yield START;
      yield START;
      yield other;
      yield { type: 'text', text: JSON.stringify(englishReport) };
      yield { type: 'end', reason: 'complete' };
    });
    const events = await run(service);
    expect(events.filter(({ type }) => type === 'started')).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({ meta: { model: 'other' } });
  });
});

describe('market potential, complexity and innovation level', () => {
  const { marketPotential, complexity, innovationLevel, ...others } = spanishReport;

  it('market potential, complexity and innovation level are required, and requested again if missing', async () => {
    const rest = JSON.stringify({ marketPotential, complexity, innovationLevel });
    const { service, requests } = scriptedService(answerScript(JSON.stringify(others)), answerScript(rest));
    const events = await run(service);
    expect(events.at(-1)).toMatchObject({ type: 'report', report: spanishReport });
    expect(requests[0]?.schema).toMatchObject({
      required: expect.arrayContaining(['marketPotential', 'complexity', 'innovationLevel']),
    });
    expect(requests[1]?.schema).toMatchObject({
      required: ['marketPotential', 'complexity', 'innovationLevel'],
    });
  });

  it('market potential may be missing if the model does not give it when asked again', async () => {
    const { service, requests } = scriptedService(answerScript(JSON.stringify(others)), answerScript('{}'));
    const events = await run(service);
    expect(events.at(-1)).toMatchObject({ type: 'report' });
    expect(events.at(-1)).not.toHaveProperty('report.marketPotential');
    expect(requests).toHaveLength(2);
  });
});

describe('an incomplete answer', () => {
  const text = JSON.stringify(spanishReport);
  const cutAt = text.indexOf('"monetization"') + 30;

  it('an incomplete answer is completed by one request for only the missing fields', async () => {
    const completing = vi.fn();
    const { service, requests } = scriptedService(
      answerScript(text.slice(0, cutAt), 'cut'),
      answerScript(JSON.stringify({ ...englishReport, pitch: 'Otro pitch.' })),
    );
    const events = await run(service, { observer: { completing } });
    const missing = FIELDS.slice(FIELDS.indexOf('monetization'));
    expect(completing).toHaveBeenCalledExactlyOnceWith(missing);
    const [, second] = requests as [AnswerRequest, AnswerRequest];
    expect(Object.keys(second.schema.properties as object)).toEqual(missing);
    expect(second.schema.required).toEqual(missing);
    expect(second.prompt).toContain('"monetization": [');
    expect(second.prompt).not.toContain('"improvedIdea": "');
    expect(second.prompt).toContain(JSON.stringify(spanishReport.interpretation));
    expect(second.prompt).toContain(IDEA);
    expect(events.at(-1)).toMatchObject({
      type: 'report',
      report: {
        ...spanishReport,
        ...Object.fromEntries(missing.map((field) => [field, englishReport[field as 'pitch']])),
        pitch: 'Otro pitch.',
      },
    });
    expect(events.filter(isTerminal)).toHaveLength(1);
  });

  it('a missing part of strategicAnalysis is requested as a key of its own', async () => {
    const { strategicAnalysis, ...rest } = spanishReport;
    const { threats, ...parts } = strategicAnalysis;
    const { service, requests } = scriptedService(
      answerScript(JSON.stringify({ ...rest, strategicAnalysis: parts })),
      answerScript(JSON.stringify({ strategicAnalysis: { threats } })),
    );
    expect((await run(service)).at(-1)).toMatchObject({ type: 'report', report: spanishReport });
    expect(requests[1]?.preferred).toBe('openai');
    expect(requests[1]?.schema).toMatchObject({
      required: ['threats'],
    });
  });

  it('a failed completing request is an error whose cause is kept for the log', async () => {
    const failed = vi.fn();
    const cause = new AnalysisError('service_busy', { service: { name: 'openai', label: 'OpenAI' } });
    const { service, requests } = scriptedService(
      answerScript(text.slice(0, cutAt), 'broken'),
      failureScript(cause),
    );
    const events = await run(service, { observer: { failed } });
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'incomplete_response', retryable: true });
    expect(failed.mock.calls[0]?.[0].cause).toBe(cause);
    expect(requests).toHaveLength(2);
  });

  it('an answer that lacks only optional fields needs no completing request', async () => {
    const { improvedPoints, scoreBreakdown, verdict, ...rest } = spanishReport;
    const { service, requests } = scriptedService(answerScript(JSON.stringify({ ...rest, score: 41.6 })));
    expect((await run(service)).at(-1)).toMatchObject({ type: 'report', report: { score: 42 } });
    expect(requests).toHaveLength(1);
  });

  it('a report has no competitors if neither answer names any', async () => {
    const { competition, ...parts } = spanishReport.strategicAnalysis;
    const { service } = scriptedService(
      answerScript(JSON.stringify({ ...spanishReport, strategicAnalysis: parts })),
      answerScript('{}'),
    );
    expect((await run(service)).at(-1)).toMatchObject({ report: { strategicAnalysis: { competition: [] } } });
  });

  it('empty lists are accepted only if nothing can be judged', async () => {
    const lists = { strengths: [], targetAudience: [], problemsSolved: ['ninguno'] };
    const answer = (verdict: string) =>
      JSON.stringify({
        ...spanishReport,
        verdict,
        strategicAnalysis: { ...spanishReport.strategicAnalysis, ...lists },
        monetization: [],
      });
    const vague = scriptedService(answerScript(answer('not_an_idea')));
    const end = (await run(vague.service)).at(-1);
    expect(end).toMatchObject({
      type: 'report',
      report: { strategicAnalysis: { ...lists, problemsSolved: [] }, monetization: [] },
    });
    expect(vague.requests).toHaveLength(1);

    const judged = scriptedService(answerScript(answer('judged')), answerScript('{}'));
    expect((await run(judged.service)).at(-1)).toMatchObject({ type: 'error', code: 'incomplete_response' });
    expect(Object.keys(judged.requests[1]?.schema.properties ?? {})).toEqual([
      'strengths',
      'problemsSolved',
      'targetAudience',
      'monetization',
    ]);
  });

  it('an answer without an `end` counts as broken off', async () => {
    const { service, requests } = scriptedService(async function* () {
      yield START;
      yield { type: 'text', text: text.slice(0, cutAt) };
    }, answerScript('{}'));
    expect((await run(service)).at(-1)).toMatchObject({ code: 'incomplete_response' });
    expect(requests).toHaveLength(2);
  });
});

describe('a failure', () => {
  it.each([
    [
      new AnalysisError('invalid_api_key', { service: { name: 'openai', label: 'OpenAI' }, status: 401 }),
      'invalid_api_key',
      false,
    ],
    [new AnalysisError('service_busy', { retryAfter: 20 }), 'service_busy', true],
    [new TypeError('a mistake'), 'service_error', true],
  ])('a failure of the service is one terminal event: %s', async (error, code, retryable) => {
    const failed = vi.fn();
    const { service } = scriptedService(failureScript(error));
    const events = await run(service, { observer: { failed } });
    expect(events.filter(isTerminal)).toEqual([
      expect.objectContaining({ type: 'error', code, retryable, message: expect.any(String) }),
    ]);
    expect(failed).toHaveBeenCalledOnce();
    const reported = failed.mock.calls[0]?.[0];
    expect(reported instanceof AnalysisError && (reported === error || reported.cause === error)).toBe(true);
  });

  it('a failure after sections ends the stream with its own code', async () => {
    const { service } = scriptedService(
      failureScript(new AnalysisError('service_timeout'), `${JSON.stringify(spanishReport).slice(0, 900)}`),
    );
    const events = await run(service);
    expect(sections(events).length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({ code: 'service_timeout' });
  });

  it('a failure has a message in the language of the request', async () => {
    const english = await collect(writeReport(IDEA, 'en', scriptedService(answerScript('')).service));
    const spanish = await run(scriptedService(answerScript('')).service);
    expect(english.at(-1)).toMatchObject({ code: 'empty_response' });
    expect(spanish.at(-1)).toMatchObject({ code: 'empty_response' });
    expect((english.at(-1) as { message: string }).message).not.toBe(
      (spanish.at(-1) as { message: string }).message,
    );
  });

  it('a failure never contains the idea or the answer', async () => {
    const failed = vi.fn();
    await run(scriptedService(answerScript('Secreto sin objeto')).service, { observer: { failed } });
    const [{ message, cause }] = failed.mock.calls[0] as [AnalysisError];
    expect(message).toBe('Formato de respuesta de OpenAI inválido');
    expect(cause).toBeUndefined();
  });

  it('an endless answer is stopped as invalid', async () => {
    const { service, closed } = scriptedService(async function* () {
      yield START;
      for (;;) yield { type: 'text', text: 'a'.repeat(100_000) };
    });
    expect((await run(service)).at(-1)).toMatchObject({ code: 'invalid_response' });
    expect(closed).toEqual([0]);
  });
});

describe('an analysis that ends before its answer', () => {
  const hangingScript: Script = async function* () {
    yield START;
    yield { type: 'text', text: '{"interpretation": "Hola", "improvedIdea": "X", ' };
    await new Promise(() => undefined);
  };

  it('a cancelled analysis ends at once, even if the service ignores the signal', async () => {
    const controller = new AbortController();
    const { service } = scriptedService(hangingScript);
    const events: AnalysisEvent[] = [];
    for await (const event of writeReport(IDEA, 'es', service, { signal: controller.signal })) {
      events.push(event);
      if (event.type === 'started') setTimeout(() => controller.abort(), 1);
    }
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'cancelled' });
  });

  it('the signal of a cancelled analysis reaches the service', async () => {
    const controller = new AbortController();
    let isNotified = false;
    const { service, closed } = scriptedService(async function* (_, signal) {
      yield START;
      setTimeout(() => controller.abort(), 1);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      isNotified = true;
      throw new AnalysisError('cancelled');
    });
    expect((await run(service, { signal: controller.signal })).at(-1)).toMatchObject({ code: 'cancelled' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isNotified).toBe(true);
    expect(closed).toEqual([0]);
  });

  it('an analysis cancelled before its start sends no request', async () => {
    const { service, requests } = scriptedService(answerScript('{}'));
    const events = await run(service, { signal: AbortSignal.abort() });
    expect(events).toMatchObject([{ type: 'error', code: 'cancelled' }]);
    expect(requests).toHaveLength(0);
  });

  it('a total timeout names the service that took over', async () => {
    const { service } = scriptedService(async function* () {
      yield { ...START, service: 'huggingface', label: 'Hugging Face' };
      yield { ...START, service: 'ollama', label: 'Ollama' };
      await new Promise(() => {});
    });
    const end = (await run(service, { totalTimeoutMs: 30 })).at(-1);
    expect(end).toMatchObject({
      code: 'service_timeout',
      message: expect.stringMatching(/^Ollama /),
    });
  });

  it('the total time limit includes the completing request', async () => {
    const { service } = scriptedService(answerScript('{"interpretation": "a"}'), hangingScript);
    expect((await run(service, { totalTimeoutMs: 30 })).at(-1)).toMatchObject({ code: 'service_timeout' });
  });

  it('the total time limit is 270 seconds by default', async () => {
    vi.useFakeTimers();
    try {
      const { service } = scriptedService(hangingScript);
      const events = run(service);
      await vi.advanceTimersByTimeAsync(269_000);
      const early = await Promise.race([events, Promise.resolve('still running')]);
      expect(early).toBe('still running');
      await vi.advanceTimersByTimeAsync(1_500);
      expect((await events).at(-1)).toMatchObject({ code: 'service_timeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('an analysis that the caller stops reading closes the answer', async () => {
    const { service, closed } = scriptedService(answerScript(JSON.stringify(spanishReport)));
    for await (const event of writeReport(IDEA, 'es', service)) if (event.type === 'section') break;
    expect(closed).toEqual([0]);
  });
});

describe('a rating', () => {
  it('the score of a rating is computed from its axes, not taken from the model', async () => {
    const { scoreBreakdown } = spanishReport;
    const { service } = scriptedService(
      answerScript(JSON.stringify({ verdict: 'judged', scoreBreakdown, score: 99 })),
    );
    expect(await collect(rate(IDEA, 'es', service))).toEqual([
      { type: 'rating', verdict: 'judged', scoreBreakdown, score: 58 },
    ]);
  });

  it('a rating without its axes is an error', async () => {
    const { service, requests } = scriptedService(
      answerScript('{"verdict": "judged", "score": 70}'),
      answerScript('{"score": 70}'),
    );
    expect(await collect(rate(IDEA, 'es', service))).toMatchObject([
      { type: 'error', code: 'incomplete_response' },
    ]);
    expect(requests[1]?.schema.required).toEqual(['scoreBreakdown']);
  });
});

/** Milliseconds: these tests read thousands of answers, on machines that may be busy. */
const LONG = 60_000;

describe('an answer cut or split anywhere', () => {
  const text = `<think>{"score": 1}</think>\`\`\`json\n${JSON.stringify(asWritten(englishReport))}\n\`\`\`\nHope it helps!`;
  const whole = { ...englishReport } as Record<string, unknown>;
  const written = (field: string) =>
    sectionsOf(englishReport)[field as ReportField] ??
    englishReport.scoreBreakdown?.find(({ axis }) => field === `scoreBreakdown.${axis}`);

  it(
    'an answer cut at every second syntax character gives one terminal event and no wrong section',
    async () => {
      // A member with a text has six, of which alternately the odd and the even ones are taken.
      const syntaxIndices = [...text.matchAll(/["{}[\]:,`<>]/g)]
        .map(({ index }) => index)
        .filter((_, place) => (place + Math.floor(place / 6)) % 2 === 0);
      for (const [round, index] of [0, ...syntaxIndices].entries()) {
        // Cuts before the character, after it or one character later, and alternates between `cut` and `complete`.
        const at = index + (round % 3);
        const reason = round % 2 === 0 ? 'cut' : 'complete';
        const { service } = scriptedService(answerScript(text.slice(0, at), reason), answerScript('{}'));
        const events = await run(service);
        const terminals = events.filter(isTerminal);
        if (terminals.length !== 1 || events.at(-1) !== terminals[0]) expect.fail(`terminals at ${at}`);
        for (const event of events) {
          if (event.type === 'report' && reason !== 'complete') {
            // Parts after the cut are absent; the others are as written.
            for (const [key, value] of Object.entries(event.report)) expect(value).toEqual(whole[key]);
          }
          if (event.type !== 'section' || (Array.isArray(event.value) && event.value.length === 0)) continue;
          if (event.field === 'score' || JSON.stringify(event.value) === JSON.stringify(written(event.field)))
            continue;
          expect.fail(`${event.field} cut at ${at}`);
        }
      }
    },
    LONG,
  );

  it(
    'an answer split anywhere gives the same sections in the same order',
    async () => {
      const cuts = fc.array(fc.nat(text.length), { maxLength: 40 });
      const expected = (await run(scriptedService(answerScript(text)).service)).filter(
        ({ type }) => type === 'section',
      );
      await fc.assert(
        fc.asyncProperty(cuts, async (places) => {
          const sorted = [0, ...places.toSorted((a, b) => a - b), text.length];
          const { service } = scriptedService(async function* () {
            yield START;
            for (const [index, place] of sorted.entries()) {
              yield { type: 'text', text: text.slice(place, sorted[index + 1]) };
            }
            yield { type: 'end', reason: 'complete' };
          });
          expect((await run(service)).filter(({ type }) => type === 'section')).toEqual(expected);
        }),
        { numRuns: 20 },
      );
    },
    LONG,
  );
});

describe('an answer of any content', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: anyCharacter }),
    fc.array(fc.string()),
    fc.double(),
  );
  const plausible = fc.oneof(
    { weight: 1, arbitrary: anything },
    { weight: 4, arbitrary: fc.constant(undefined) },
  );

  it(
    'any value in any field gives a valid report or an error',
    async () => {
      const fields = fc.record(
        Object.fromEntries(FIELDS.filter((field) => !field.includes('.')).map((field) => [field, plausible])),
      );
      const parts = fc.record(
        Object.fromEntries(Object.keys(spanishReport.strategicAnalysis).map((part) => [part, plausible])),
      );
      const rating = fc.record({
        axis: fc.constantFrom(...AXES),
        level: fc.oneof(fc.nat(6), anything),
        reason: fc.oneof(fc.constant('Porque sí.'), anything),
      });
      const defined = (object: object) =>
        Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
      await fc.assert(
        fc.asyncProperty(
          fields,
          parts,
          fc.option(fc.array(rating), { nil: undefined }),
          async (changes, partChanges, ratings) => {
            const answer = {
              ...spanishReport,
              ...defined(changes),
              ...(ratings && { scoreBreakdown: ratings }),
              strategicAnalysis: { ...spanishReport.strategicAnalysis, ...defined(partChanges) },
            };
            const { service } = scriptedService(answerScript(JSON.stringify(answer)), answerScript('{}'));
            const events = await run(service);
            const end = events.at(-1);
            expect(events.filter(isTerminal)).toHaveLength(1);
            if (end?.type !== 'report') return;
            expect(reportSchema.parse(end.report)).toEqual(end.report);
          },
        ),
        { numRuns: 50 },
      );
    },
    LONG,
  );

  it(
    'any text gives exactly one terminal event',
    async () => {
      const fragments = fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        '"',
        ':',
        ',',
        '\\',
        "'",
        '\n',
        '<think>',
        '</think>',
        '```',
        '"pitch"',
        '"score": 7',
        'null',
        '"strategicAnalysis": {',
        '"strengths": ["a"',
        '//',
        '/*',
        '…',
        'hola',
        '12',
        '“',
      );
      await fc.assert(
        fc.asyncProperty(fc.array(fragments, { maxLength: 60 }), async (pieces) => {
          const events = await run(
            scriptedService(answerScript(`{${pieces.join('')}`), answerScript(pieces.join(' '))).service,
          );
          expect(events.filter(isTerminal)).toHaveLength(1);
        }),
        { numRuns: 80 },
      );
    },
    LONG,
  );
});
