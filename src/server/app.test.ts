import { describe, expect, test, vi } from 'vitest';
import { answeringService } from '../../tests/answers/answering-service.ts';
import { scriptedWeb } from '../../tests/answers/scripted-web.ts';
import { SOURCES } from '../../tests/fake-search/pages.ts';
import { REPLIES, REPORTS } from '../../tests/fake-service/answers.ts';
import { createTestApp, eventsOf, hangingService } from '../../tests/server/app.ts';
import { AS_STREAM, IDEA } from '../../tests/server/sample-request.ts';
import type { AnswerService } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import { judgementSchema } from '../domain/report.ts';
import { webReader } from '../evidence/web-reader.ts';

const REPLY = {
  ...{ idea: IDEA, language: 'en', judgement: judgementSchema.parse(REPORTS.en) },
  ...{ headline: REPORTS.en.headline, answer: REPORTS.en.answer, note: 'Three agents have paid a quarter.' },
};

describe('the analysis endpoint', () => {
  test('an analysis as a stream ends with exactly one report', async () => {
    const response = await createTestApp().post('/api/analyses', { idea: IDEA, language: 'en' }, AS_STREAM);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const events = await eventsOf(response);
    expect(events[0]).toMatchObject({ type: 'started', service: 'openai', language: 'en' });
    expect(events.filter(({ type }) => type === 'report' || type === 'error')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'report', meta: { model: 'm', language: 'en' } });
  });

  test('an analysis as a document has the same report as the stream', async () => {
    const response = await createTestApp().post('/api/analyses', { idea: IDEA, language: 'en' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const document = await response.json();
    expect(Object.keys(document)).toEqual(['report', 'computed', 'meta']);
    const stream = await createTestApp().post('/api/analyses', { idea: IDEA, language: 'en' }, AS_STREAM);
    expect((await eventsOf(stream)).at(-1)).toMatchObject({ report: document.report });
  });

  test.each(['text/event-stream', 'application/json, text/event-stream;q=0.5', 'TEXT/EVENT-STREAM'])(
    'the Accept header “%s” requests a stream',
    async (accept) => {
      const response = await createTestApp().post(
        '/api/analyses',
        { idea: IDEA, language: 'en' },
        { accept },
      );
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      await response.body?.cancel();
    },
  );

  test('a stream opens before the service answers, and its cancellation stops the service', async () => {
    const { service, cancelled } = hangingService();
    const { post, admission } = createTestApp({ service });
    const response = await post('/api/analyses', { idea: IDEA, language: 'en' }, AS_STREAM);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^: /);
    await reader?.read();
    expect(admission.counts.running).toBe(1);
    await reader?.cancel();
    await expect.poll(() => cancelled.count).toBe(1);
    expect(admission.counts.running).toBe(0);
  });

  test('a stream sends a keep-alive after ten seconds of silence', async () => {
    vi.useFakeTimers();
    const { service } = hangingService();
    const response = await createTestApp({ service }).post(
      '/api/analyses',
      { idea: IDEA, language: 'en' },
      AS_STREAM,
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': open\n\n');
    await vi.advanceTimersByTimeAsync(0);
    expect((await reader?.read())?.value).toContain('event: started');
    const next = reader?.read();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await next)?.value).toBe(': keep-alive\n\n');
    await reader?.cancel();
    vi.useRealTimers();
  });

  test('an analysis whose client stops reading ends five seconds after its time limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { admission, post } = createTestApp();
    const response = await post('/api/analyses', { idea: IDEA, language: 'en' }, AS_STREAM);
    const reader = response.body?.getReader();
    // Reads the opening comment. The client then reads nothing more.
    await reader?.read();
    await vi.advanceTimersByTimeAsync(64_000);
    expect(admission.counts.running).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(admission.counts.running).toBe(0);
    await expect(reader?.read()).rejects.toThrow('stopped');
    vi.useRealTimers();
  });

  test('cancelling the request for a document stops the service', async () => {
    const { service, cancelled } = hangingService();
    const { post, admission } = createTestApp({ service });
    const abort = new AbortController();
    const response = post('/api/analyses', { idea: IDEA, language: 'en' }, {}, abort.signal);
    await expect.poll(() => admission.counts.running).toBe(1);
    abort.abort();
    await response;
    expect(cancelled.count).toBe(1);
    expect(admission.counts.running).toBe(0);
  });
});

test.each([
  ['es', 'Espera a que termine uno'],
  ['en', 'Wait for one to finish'],
] as const)(
  'an analysis beyond the concurrency limit of its client gets a specific error message (%s)',
  async (language, message) => {
    const { service } = hangingService();
    const { post } = createTestApp({ service, perClient: 1 });
    const first = await post('/api/analyses', { idea: IDEA, language }, AS_STREAM);
    const second = await post('/api/analyses', { idea: IDEA, language });
    expect(second.status).toBe(429);
    expect(await second.json()).toMatchObject({
      code: 'rate_limited',
      detail: expect.stringContaining(message),
    });
    await first.body?.cancel();
  },
);

describe('a server without a model', () => {
  const body = { idea: IDEA, language: 'en' };

  test('an analysis has one event, the worksheet, as a stream and as a document', async () => {
    const { post, metrics } = createTestApp({ service: null });
    const [event, ...others] = await eventsOf(await post('/api/analyses', body, AS_STREAM));
    expect(others).toEqual([]);
    expect(event).toMatchObject({ type: 'worksheet', meta: { language: 'en' } });
    const { type: _, ...sent } = event as { type: string };
    expect(Object.keys(sent)).toEqual(['worksheet', 'meta']);
    const document = await (await post('/api/analyses', body)).json();
    expect(document.worksheet).toEqual((sent as { worksheet: unknown }).worksheet);
    expect(await metrics.registry.metrics()).toContain(
      'analyses_total{kind="analysis",service="rules",outcome="done"} 2',
    );
  });

  test('a worksheet counts as one analysis', async () => {
    const { post } = createTestApp({ service: null, perMinute: 1 });
    expect((await post('/api/analyses', body)).status).toBe(200);
    expect((await post('/api/analyses', body)).status).toBe(429);
  });

  test.each([
    ['/api/ratings', body],
    ['/api/replies', REPLY],
  ])('%s answers 503 no_model and is not counted', async (path, request) => {
    const { post } = createTestApp({ service: null, perMinute: 1 });
    for (let times = 0; times < 2; times += 1) {
      const response = await post(path, request);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        code: 'no_model',
        detail: expect.stringMatching(/no AI model/),
      });
    }
    expect((await post('/api/analyses', body)).status).toBe(200);
  });

  test('a server without a model is healthy and ready', async () => {
    const { app } = createTestApp({ service: null });
    expect(await (await app.request('/api/health')).json()).toMatchObject({ service: 'rules', model: null });
    expect((await app.request('/api/ready')).status).toBe(200);
  });
});

describe('a failing model service', () => {
  const failing = (error: AnalysisError): AnswerService => ({
    ...answeringService(),
    // biome-ignore lint/correctness/useYield: it fails before it sends anything.
    async *answer() {
      throw error;
    },
  });

  test('the response has the Retry-After of a busy model service', async () => {
    const service = failing(
      new AnalysisError('service_busy', { service: { name: 'openai', label: 'OpenAI' }, retryAfter: 3600 }),
    );
    const response = await createTestApp({ service }).post('/api/analyses', { idea: IDEA, language: 'en' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('3600');
  });

  test('the error message names the service that failed, even if another service comes first', async () => {
    const service = failing(
      new AnalysisError('service_unreachable', { service: { name: 'ollama', label: 'Ollama' } }),
    );
    for (const path of ['/api/analyses', '/api/ratings']) {
      const problem = await (
        await createTestApp({ service }).post(path, { idea: IDEA, language: 'en' })
      ).json();
      expect(problem.detail).toMatch(/unable to reach Ollama/);
    }
  });
});

describe('the rating endpoint', () => {
  test('a rating has the breakdown, the score and the verdict', async () => {
    const response = await createTestApp().post('/api/ratings', { idea: IDEA, language: 'en' });
    expect(response.status).toBe(200);
    expect(Object.keys(await response.json()).sort()).toEqual(['score', 'scoreBreakdown', 'verdict']);
  });

  test('three ratings count as one analysis, of one idea or of several', async () => {
    const { post } = createTestApp({ perMinute: 1, perClient: 1 });
    const ideas = [IDEA, IDEA, `${IDEA}!`];
    const rate = async (idea: string) => (await post('/api/ratings', { idea, language: 'en' })).status;
    expect(await Promise.all(ideas.map(rate))).toEqual([200, 200, 200]);
    expect(await rate(IDEA)).toBe(429);
  });
});

describe('an analysis with the web', () => {
  const body = { idea: IDEA, language: 'en' };

  test('a stream has the searches and sources among its sections, and the report has its evidence', async () => {
    const web = scriptedWeb();
    const events = await eventsOf(await createTestApp({ web }).post('/api/analyses', body, AS_STREAM));
    expect(events.filter(({ type }) => type === 'search')).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'source')).toHaveLength(SOURCES.length);
    expect(events.at(-1)).toMatchObject({ type: 'report', evidence: { service: 'searxng', citations: [] } });
    expect(web.ideas).toEqual([IDEA]);
  });

  test('the log has service and cause of a failed search, but no query, and counts the tokens of proposals', async () => {
    const tavily = { name: 'tavily', label: 'Tavily' } as const;
    const answering = answeringService();
    const service: AnswerService = {
      ...answering,
      async *answer(request, signal) {
        for await (const part of answering.answer(request, signal))
          yield part.type === 'end' ? { ...part, usage: { prompt: 7, completion: 1 } } : part;
      },
    };
    const search = async () => {
      const cause = new Error('web search: limit of the plan');
      throw new AnalysisError('insufficient_credit', { service: tavily, status: 432, cause });
    };
    const { post, log } = createTestApp({ service, web: webReader({ ...tavily, search }, 1) });
    await eventsOf(await post('/api/analyses', body, AS_STREAM));
    const lines = log.map((line) => JSON.parse(line));
    expect(lines.find(({ msg }) => msg === 'a web search failed')).toMatchObject({
      service: 'tavily',
      err: { code: 'insufficient_credit', status: 432, cause: 'web search: limit of the plan' },
    });
    expect(lines.find(({ msg }) => msg === 'ended')).toMatchObject({ promptTokens: 21 });
    expect(log.join('')).not.toContain('sourdough');
  });

  test('`search: false` leaves the web out', async () => {
    const web = scriptedWeb();
    const response = await createTestApp({ web }).post('/api/analyses', { ...body, search: false });
    expect(await response.json()).not.toHaveProperty('evidence');
    expect(web.ideas).toEqual([]);
  });
});

describe('the second step alone', () => {
  test('with a judgement in the body, only the answer is asked, and the report has both', async () => {
    const kinds: string[] = [];
    const answering = answeringService();
    const service: AnswerService = {
      ...answering,
      answer(request, signal) {
        kinds.push(request.task.kind);
        return answering.answer(request, signal);
      },
    };
    const judgement = judgementSchema.parse({ ...REPORTS.en, projectName: 'Another name' });
    const response = await createTestApp({ service }).post('/api/analyses', {
      ...{ idea: IDEA, language: 'en', judgement },
    });
    expect(kinds).toEqual(['answer']);
    expect(await response.json()).toMatchObject({
      report: { projectName: 'Another name', headline: REPORTS.en.headline },
      computed: { month: 480 },
    });
  });

  test('if only the second step fails, the response is the report of the first, and says why', async () => {
    const answering = answeringService();
    const service: AnswerService = {
      ...answering,
      async *answer(request, signal) {
        if (request.task.kind === 'answer') throw new AnalysisError('insufficient_credit');
        yield* answering.answer(request, signal);
      },
    };
    const response = await createTestApp({ service }).post('/api/analyses', { idea: IDEA, language: 'en' });
    expect(response.status).toBe(200);
    const { report, meta } = await response.json();
    expect(meta.unfinished).toBe('insufficient_credit');
    expect(judgementSchema.parse(report)).toEqual(report);
  });
});

describe('the reply endpoint', () => {
  test('a reply is sent as a document or as a stream, with the results of its sums', async () => {
    const document = await (await createTestApp().post('/api/replies', REPLY)).json();
    const { sums, ...rest } = REPLIES.en;
    expect(document).toMatchObject({ ...rest, sums, computed: { month: 612 }, meta: { model: 'm' } });
    const events = await eventsOf(await createTestApp().post('/api/replies', REPLY, AS_STREAM));
    const fields = events.flatMap((event) => (event.type === 'section' ? [event.field as string] : []));
    expect(fields[0]).toBe('reply.0');
    expect(fields.filter((field) => !field.startsWith('reply.'))).toEqual([
      ...['reply', 'concerns', 'headline', 'sums'],
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'reply', reply: rest.reply });
  });

  test('a reply counts as one analysis', async () => {
    const { post } = createTestApp({ perMinute: 1 });
    expect((await post('/api/replies', REPLY)).status).toBe(200);
    expect((await post('/api/replies', REPLY)).status).toBe(429);
  });

  test('a note has at most 1,000 characters, counted as people count them', async () => {
    const { post } = createTestApp();
    expect((await post('/api/replies', { ...REPLY, note: '𠀀'.repeat(1000) })).status).toBe(200);
    const response = await post('/api/replies', { ...REPLY, note: 'x'.repeat(1001) });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'invalid_request',
      field: 'note',
      detail: 'Your note is too long. The limit is 1000 characters.',
    });
    expect((await post('/api/replies', { ...REPLY, note: '  ' })).status).toBe(422);
  });
});

test.each(['/api/analyses', '/api/ratings', '/api/replies'])(
  '%s takes 64 KiB and 413 beyond',
  async (path) => {
    const { post } = createTestApp();
    const request = { ...REPLY, answer: 'x'.repeat(60_000) };
    expect((await post(path, request)).status).toBe(200);
    expect((await post(path, { ...request, answer: 'x'.repeat(66_000) })).status).toBe(413);
  },
);

test('the longest idea, results and judgement in any script fit into a request', async () => {
  const long = (length: number) => '𠀀'.repeat(length);
  const { scoreBreakdown, ...judgement } = judgementSchema.parse(REPORTS.en);
  const request = {
    ...{ idea: long(1000), language: 'es', results: long(4000) },
    judgement: {
      ...judgement,
      scoreBreakdown: scoreBreakdown?.map((each) => ({ ...each, reason: long(250) })),
    },
  };
  expect((await createTestApp().post('/api/analyses', request)).status).toBe(200);
  const tooLong = { ...request, results: long(4001) };
  expect((await createTestApp().post('/api/analyses', tooLong)).status).toBe(422);
});

describe('the headers of every response', () => {
  test('every response has its own request id', async () => {
    const { app, post } = createTestApp();
    const ids = await Promise.all(
      [
        app.request('/'),
        app.request('/api/health'),
        app.request('/api/nothing'),
        post('/api/analyses', '{'),
        post('/api/analyses', { idea: IDEA, language: 'en' }, { ...AS_STREAM, 'x-request-id': 'forged' }),
      ].map(async (response) => (await response).headers.get('x-request-id')),
    );
    // Not the first response: this test app replaces the handler of pages.
    expect(new Set(ids.slice(1)).size).toBe(4);
    for (const id of ids.slice(1)) expect(id).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the health endpoints', () => {
  test('/api/health stays 200 while draining, and /api/ready becomes 503', async () => {
    const { app, admission } = createTestApp();
    expect(await (await app.request('/api/health')).json()).toEqual({
      status: 'ok',
      service: 'openai',
      model: 'm',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect((await app.request('/api/ready')).status).toBe(200);
    admission.drain();
    expect((await app.request('/api/ready')).status).toBe(503);
    expect((await app.request('/api/health')).status).toBe(200);
  });

  test('/api/ready caches the status of an unusable service and hides its URL', async () => {
    let calls = 0;
    const service: AnswerService = {
      ...answeringService(),
      async status() {
        calls += 1;
        return { usable: false, model: undefined, detail: 'http://10.0.0.7 cannot be reached' };
      },
    };
    const { app } = createTestApp({ service });
    for (let i = 0; i < 20; i += 1) {
      const response = await app.request('/api/ready');
      expect(response.status).toBe(503);
      expect(await response.text()).not.toContain('10.0.0.7');
    }
    expect(calls).toBe(1);
  });
});

test('an unexpected error fails only its own request and does not contain the idea', async () => {
  const service: AnswerService = {
    ...answeringService(),
    answer() {
      throw new Error(IDEA);
    },
  };
  const { post, app, admission } = createTestApp({ service });
  const response = await post('/api/analyses', { idea: IDEA, language: 'en' });
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain('sourdough');
  expect(admission.counts.running).toBe(0);
  expect((await app.request('/api/health')).status).toBe(200);
});

describe('responses over https', () => {
  test('HSTS is sent only if a trusted proxy reports https', async () => {
    const hsts = async (trustProxy: number) =>
      (
        await createTestApp({ trustProxy }).app.request('/api/health', {
          headers: { 'x-forwarded-proto': 'https' },
        })
      ).headers.get('strict-transport-security');
    expect(await hsts(1)).toMatch(/^max-age=\d{8}/);
    expect(await hsts(0)).toBeNull();
  });
});
