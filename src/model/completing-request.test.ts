import { describe, expect, it } from 'vitest';
import { asWritten, englishReport, spanishReport } from '../../tests/answers/reports.ts';
import { writeReport } from '../../tests/answers/write-report.ts';
import type { AnswerPart, AnswerRequest, AnswerService } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import type { AnalysisEvent } from '../domain/events.ts';
import type { Language } from '../domain/language.ts';
import { AXES, RUBRIC_VERSION } from '../domain/rubric.ts';
import { type AnalyzeOptions, rate } from './analyze.ts';

const IDEA = 'Cajas de verdura fea para familias de Zaragoza, a 12 € la caja y con recogida en los colegios.';
const START: AnswerPart = {
  type: 'start',
  service: 'openai',
  model: 'm',
  label: 'OpenAI',
};

interface Answer {
  text: string;
  end?: Partial<Extract<AnswerPart, { type: 'end' }>>;
  error?: AnalysisError;
}

/** A service that gives one answer per request. */
function serviceWith(...answers: readonly Answer[]) {
  const requests: AnswerRequest[] = [];
  const service: AnswerService = {
    name: 'openai',
    label: 'OpenAI',
    model: 'm',
    async *answer(request) {
      const { text, end, error } = answers[requests.push(request) - 1] as Answer;
      yield START;
      for (let at = 0; at < text.length; at += 50) yield { type: 'text', text: text.slice(at, at + 50) };
      if (error) throw error;
      yield { type: 'end', reason: 'complete', ...end };
    },
    status: async () => ({ usable: true, model: 'm' }),
  };
  return { service, requests };
}

async function run(service: AnswerService, options: AnalyzeOptions = {}, language: Language = 'es') {
  const events: AnalysisEvent[] = [];
  for await (const event of writeReport(IDEA, language, service, options)) events.push(event);
  const end = events.at(-1) as AnalysisEvent;
  return {
    end,
    events,
    sections: events.flatMap((event) => (event.type === 'section' ? [event.field] : [])),
  };
}

const fullAnswer = JSON.stringify(asWritten(spanishReport));
const cutAnswer = fullAnswer.slice(0, fullAnswer.indexOf('"improvedIdea"') + 30);
const serviceError = new AnalysisError('service_error', { service: { name: 'openai', label: 'OpenAI' } });
const timeout = new AnalysisError('service_timeout', { service: { name: 'openai', label: 'OpenAI' } });

describe('the completing request', () => {
  it.each<[string, Answer]>([
    ['a cut answer', { text: cutAnswer, end: { reason: 'cut' } }],
    ['a reset connection', { text: cutAnswer, end: { reason: 'broken' } }],
    ['an error object under way', { text: cutAnswer, error: serviceError }],
    ['silence under way', { text: cutAnswer, error: timeout }],
    ['prose', { text: 'Me parece una idea con recorrido, sobre todo por el precio.' }],
    ['a refusal', { text: 'Lo siento, pero no puedo ayudarte con eso.' }],
    ['the form of the prompt', { text: '{"interpretation": "una frase (25 palabras)", "projectName": "…"}' }],
    ['reasoning up to the limit', { text: '', end: { reason: 'cut', onlyReasoning: true } }],
  ])('the report is completed after %s', async (_, first) => {
    const { service, requests } = serviceWith(first, { text: fullAnswer });
    const { end } = await run(service);
    expect(end).toMatchObject({ type: 'report', report: spanishReport });
    expect(requests).toHaveLength(2);
  });

  it('unreadable axes are requested again, and the other fields are kept', async () => {
    const { scoreBreakdown = [] } = spanishReport;
    const doubled = scoreBreakdown.map((rating) => ({ ...rating, axis: 'problem' }));
    const { service, requests } = serviceWith(
      { text: JSON.stringify({ ...spanishReport, scoreBreakdown: doubled }) },
      { text: JSON.stringify({ scoreBreakdown }) },
    );
    expect((await run(service)).end).toMatchObject({ type: 'report', report: spanishReport });
    expect(requests[1]?.schema.required).toEqual(['scoreBreakdown']);
  });

  it('only the missing axes are requested again, and the others are kept', async () => {
    const { scoreBreakdown = [] } = spanishReport;
    const keyed = Object.fromEntries(scoreBreakdown.map(({ axis, ...rating }) => [axis, rating]));
    const { market, evidence, ...four } = keyed;
    const { service, requests } = serviceWith(
      { text: JSON.stringify({ ...spanishReport, scoreBreakdown: { ...four, market: 'Alto' } }) },
      {
        text: JSON.stringify({
          scoreBreakdown: { problem: { ...four.problem, level: 1 }, market, evidence },
        }),
      },
    );
    expect((await run(service)).end).toMatchObject({ type: 'report', report: spanishReport });
    expect(requests[1]?.schema).toMatchObject({
      properties: { scoreBreakdown: { required: ['market', 'evidence'] } },
    });
  });

  it.each<[string, object]>([
    ['in one member', { verdict: 'harmful' }],
    [
      'with empty texts',
      {
        interpretation: '',
        projectName: 'Ninguno',
        verdict: 'harmful',
        scoreBreakdown: { problem: { reason: '', level: 1 } },
        strategicAnalysis: { strengths: [], valueProposition: '' },
        pitch: 'N/A',
      },
    ],
    [
      'while declining in every text',
      {
        interpretation: 'No puedo ayudar con esto.',
        verdict: 'harmful',
        improvedIdea: 'Lo siento, pero no.',
        pitch: 'No puedo ayudar.',
      },
    ],
  ])('an idea judged harmful %s is a report without a completing request', async (_, answer) => {
    const { service, requests } = serviceWith({ text: JSON.stringify(answer) });
    const { end, sections } = await run(service);
    expect(end).toMatchObject({
      type: 'report',
      report: { verdict: 'harmful', score: 0, monetization: [], pitch: expect.any(String) },
    });
    expect(sections).toContain('scoreBreakdown');
    expect(requests).toHaveLength(1);
  });

  it('a cut answer on a harmful idea is completed', async () => {
    const pitch = 'Detrás hay un problema de vivienda.';
    const { service, requests } = serviceWith(
      { text: '{"verdict": "harmful", "improvedIdea": "No', end: { reason: 'cut' } },
      { text: JSON.stringify({ pitch }) },
    );
    expect((await run(service)).end).toMatchObject({ type: 'report', report: { pitch, score: 0 } });
    expect(requests).toHaveLength(2);
  });

  it('a completing request is never followed by a third request', async () => {
    const cut: Answer = { text: cutAnswer, end: { reason: 'cut' } };
    const { service, requests } = serviceWith(cut, {
      text: '{"improvedIdea": "Otra',
      end: { reason: 'cut' },
    });
    expect((await run(service)).end).toMatchObject({ type: 'error', code: 'incomplete_response' });
    expect(requests).toHaveLength(2);
  });

  it.each<[string, Answer, string]>([
    ['an error object', { text: cutAnswer, error: serviceError }, 'service_error'],
    ['silence', { text: cutAnswer, error: timeout }, 'service_timeout'],
    ['prose', { text: 'Es una idea con recorrido y la contaría así.' }, 'invalid_response'],
    ['a refusal', { text: 'Prefiero no valorar esta propuesta.' }, 'refused'],
    ['the form of the prompt', { text: '{"pitch": "una frase (25 palabras)"}' }, 'invalid_response'],
    ['nothing but reasoning', { text: '', end: { reason: 'cut', onlyReasoning: true } }, 'empty_response'],
  ])('an error that occurs in both requests keeps its code: %s', async (_, answer, code) => {
    const { service, requests } = serviceWith(answer, answer);
    expect((await run(service)).end).toMatchObject({ type: 'error', code });
    expect(requests).toHaveLength(2);
  });

  it.each<[string, Answer, string]>([
    ['the answer is empty', { text: '' }, 'empty_response'],
    [
      'an error comes before any field',
      { text: '{"interpretation": "Cajas', error: serviceError },
      'service_error',
    ],
    [
      'the model refuses in every field',
      {
        text: JSON.stringify({
          interpretation: 'No puedo ayudar.',
          pitch: 'No puedo ayudar.',
          improvedIdea: 'No puedo.',
        }),
      },
      'refused',
    ],
  ])('there is no completing request if %s', async (_, answer, code) => {
    const { service, requests } = serviceWith(answer);
    const { end, sections } = await run(service);
    expect(end).toMatchObject({ type: 'error', code });
    expect(sections).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it.each<[string, string]>([
    ['an empty object', '{}'],
    ['blanks without end', `{"interpretation":${' \n'.repeat(100_000)}`],
    ['nothing but blanks', '\n'.repeat(100_000)],
  ])(
    'an answer stuck in the schema ends early and is requested again without the schema: %s',
    async (_, text) => {
      let sent = 0;
      const { service, requests } = serviceWith({ text }, { text: fullAnswer });
      const watched: AnswerService = {
        ...service,
        async *answer(request, signal) {
          for await (const part of service.answer(request, signal)) {
            if (part.type === 'text' && requests.length === 1) sent += part.text.length;
            yield part;
          }
        },
      };
      expect((await run(watched)).end).toMatchObject({ type: 'report', report: spanishReport });
      expect(requests.map(({ withoutSchema }) => withoutSchema)).toEqual([undefined, true]);
      expect(sent).toBeLessThan(300);
    },
  );

  it('blanks after a complete report end the answer', async () => {
    const { service, requests } = serviceWith({ text: `${fullAnswer}${'\n'.repeat(100_000)}` });
    expect((await run(service)).end).toMatchObject({ report: spanishReport });
    expect(requests).toHaveLength(1);
  });

  it('the completing request after an answer of only reasoning has a larger token limit', async () => {
    const { service, requests } = serviceWith(
      { text: '', end: { onlyReasoning: true } },
      { text: fullAnswer },
    );
    await run(service, { maxTokens: 1000 });
    expect(requests.map(({ maxTokens }) => maxTokens)).toEqual([1000, 3000]);
  });
});

describe('the score', () => {
  it('the score is sent when the axes are complete, in the first half of the answer', async () => {
    const { service } = serviceWith({ text: fullAnswer });
    const { sections } = await run(service);
    expect(sections.slice(0, 16)).toEqual([
      'interpretation',
      'projectName',
      'verdict',
      ...AXES.map((axis) => `scoreBreakdown.${axis}`),
      'scoreBreakdown',
      'score',
      'marketPotential',
      'complexity',
      'innovationLevel',
      'strategicAnalysis.strengths',
      'strategicAnalysis.weaknesses',
    ]);
  });

  it('the score does not wait for the model’s own score', async () => {
    const untilAxes = fullAnswer.slice(0, fullAnswer.indexOf('"score":'));
    const { service } = serviceWith({ text: untilAxes, end: { reason: 'cut' } }, { text: '{}' });
    const { events } = await run(service);
    expect(events).toContainEqual({ type: 'section', field: 'score', value: spanishReport.score });
  });
});

describe('a list with an unreadable item', () => {
  const oddReport = { ...(asWritten(spanishReport) as typeof spanishReport), monetization: ['Cuota', 'TBD'] };

  it('the report says how many items were left out, without a completing request', async () => {
    const { service, requests } = serviceWith({ text: JSON.stringify(oddReport) });
    expect((await run(service)).end).toMatchObject({
      report: { ...spanishReport, monetization: ['Cuota'] },
      meta: { leftOut: 1 },
    });
    expect(requests).toHaveLength(1);
  });

  it('a completing request for another field also asks for the whole list', async () => {
    const { pitch, ...rest } = oddReport;
    const second = { pitch, monetization: ['Cuota', 'Venta'] };
    const { service, requests } = serviceWith(
      { text: JSON.stringify(rest) },
      { text: JSON.stringify(second) },
    );
    const { end } = await run(service);
    expect(end).toMatchObject({ report: { ...spanishReport, monetization: ['Cuota', 'Venta'] } });
    expect(end).toHaveProperty('meta.leftOut', undefined);
    expect(requests[1]?.schema.required).toEqual(['monetization', 'pitch']);
  });
});

describe('a draft before the report', () => {
  const draft = '{"interpretation":"Un borrador…","projectName":"Borrador","verdict":"harmful"}';

  it.each([1, 50, fullAnswer.length + draft.length])(
    'a draft is never used, in pieces of %s',
    async (size) => {
      const service: AnswerService = {
        ...serviceWith().service,
        async *answer() {
          yield START;
          const text = `${draft}\n${fullAnswer}`;
          for (let at = 0; at < text.length; at += size)
            yield { type: 'text', text: text.slice(at, at + size) };
          yield { type: 'end', reason: 'complete' };
        },
      };
      const { end, events } = await run(service);
      expect(end).toMatchObject({ type: 'report', report: spanishReport });
      expect(JSON.stringify(events)).not.toContain('orrador');
    },
  );
});

describe('the metadata of a report', () => {
  it('the metadata name the version of the rubric', async () => {
    const { end } = await run(serviceWith({ text: fullAnswer }).service);
    expect(end).toMatchObject({ meta: { rubric: RUBRIC_VERSION } });
    expect(end).toHaveProperty('meta.writtenIn', undefined);
  });

  it.each<[Language, string, string | undefined]>([
    ['es', JSON.stringify(englishReport), 'en'],
    ['en', JSON.stringify(spanishReport), 'es'],
    ['en', JSON.stringify(englishReport), undefined],
    ['es', JSON.stringify(spanishReport).replaceAll(/[a-záéíóúñ]{2,}(?= )/gi, 'привет'), 'other'],
  ])(
    'a report requested in %s states if its text is in another language',
    async (language, text, writtenIn) => {
      const changed = text.includes('привет') ? text.replaceAll(/привет(?=")/g, 'x') : text;
      const { end } = await run(serviceWith({ text: changed }, { text: changed }).service, {}, language);
      if (end.type !== 'report') throw new Error(JSON.stringify(end));
      expect(end.meta.language).toBe(language);
      expect(end.meta.writtenIn).toBe(writtenIn);
    },
  );
});

it('experiment results are in every prompt as data', async () => {
  const { service, requests } = serviceWith({ text: fullAnswer }, { text: fullAnswer });
  await run(service, { results: '12 de 20 vecinos pagaron por adelantado.' });
  for await (const _ of rate(IDEA, 'es', service, { results: '12 de 20 vecinos pagaron por adelantado.' }));
  for (const { prompt, task } of requests) {
    expect(prompt).toContain('\n<RESULTS-1>\n12 de 20 vecinos pagaron por adelantado.\n</RESULTS-1>\n');
    expect(task.results).toBe('12 de 20 vecinos pagaron por adelantado.');
  }
});
