import { describe, expect, test } from 'vitest';
import { QUICK_TIMEOUTS, settingsFor } from '../../../tests/fake-service/ask.ts';
import { createTestApp, eventsOf, hangingService } from '../../../tests/server/app.ts';
import { AS_STREAM, IDEA } from '../../../tests/server/sample-request.ts';
import { answerMcp } from '../../mcp/serve-http.ts';
import { errorMessage } from '../../model/error-messages.ts';
import { createService } from '../../model/services/create-service.ts';

const BODY = { idea: IDEA, language: 'en' };

const rejecting = (status: number, body: object, headers: Record<string, string> = {}) =>
  createService(settingsFor('huggingface', 'http://hf', 'org/model') as never, {
    fetch: async () => new Response(JSON.stringify(body), { status, headers }),
    timeouts: QUICK_TIMEOUTS,
  });

/** Calls the tool `analyze_idea` and returns the response's text. */
async function callTool(post: ReturnType<typeof createTestApp>['post']): Promise<string> {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'analyze_idea', arguments: BODY },
  };
  const headers = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' };
  return (await post('/mcp', message, headers)).text();
}

describe('a refusal says what exactly was refused', () => {
  test.each([
    ['rate_minute', { perMinute: 1 }],
    ['rate_day', { perDay: 1 }],
    ['ceiling', { dailyAnalyses: 1 }],
  ] as const)('%s, in the problem and in the answer of a tool', async (reason, limits) => {
    const { post } = createTestApp({ ...limits, mcp: answerMcp });
    await post('/api/analyses', BODY);
    const problem = await (await post('/api/analyses', BODY)).json();
    expect(problem).toMatchObject({ reason, retryAfter: expect.any(Number) });
    // The seconds may differ.
    const sentence = problem.detail.split(/\d/)[0];
    expect(await callTool(post)).toContain(sentence);
  });

  test('concurrent: page and assistants read that analyses are running, not that there were too many', async () => {
    const { service } = hangingService();
    const { post, admission } = createTestApp({ service, perClient: 1, mcp: answerMcp });
    const running = await post('/api/analyses', BODY, AS_STREAM);
    const problem = await (await post('/api/analyses', BODY)).json();
    expect(problem).toMatchObject({ status: 429, code: 'rate_limited', reason: 'concurrent' });
    expect(problem.detail).toBe(errorMessage('rate_limited', 'en', { reason: 'concurrent' }));
    expect(await callTool(post)).toContain(problem.detail);
    await running.body?.cancel();
    await expect.poll(() => admission.counts.running).toBe(0);
  });

  test('queue_full: as a problem for a full queue, and as an event after the wait', async () => {
    const { service } = hangingService();
    const { post, admission } = createTestApp({ service, running: 1, queue: 1, queueWaitMs: 1 });
    const running = await post('/api/analyses', BODY, AS_STREAM);
    const events = await eventsOf(await post('/api/analyses', BODY, AS_STREAM));
    expect(events.at(-1)).toMatchObject({ code: 'busy', reason: 'queue_full', retryAfter: 10 });
    const late = await post('/api/analyses', BODY);
    expect(late.headers.get('retry-after')).toBe('10');
    expect(await late.json()).toMatchObject({ code: 'busy', reason: 'queue_full' });
    await running.body?.cancel();
    await expect.poll(() => admission.counts.running).toBe(0);
  });
});

describe('a busy service', () => {
  const busy = () => rejecting(429, { error: { message: 'Rate limit reached' } }, { 'retry-after': '0' });

  test('while it is asked again, the stream says so', async () => {
    const { post } = createTestApp({ service: busy(), perMinute: 1 });
    const events = await eventsOf(await post('/api/analyses', BODY, AS_STREAM));
    expect(events.map(({ type }) => type)).toEqual(['started', 'waiting', 'waiting', 'error']);
    expect(events[1]).toEqual({ type: 'waiting', seconds: 1 });
  });

  test('the error of the stream has the time that the service named', async () => {
    const service = rejecting(429, { error: { message: 'Slow down' } }, { 'retry-after': '40' });
    const events = await eventsOf(await createTestApp({ service }).post('/api/analyses', BODY, AS_STREAM));
    expect(events.at(-1)).toMatchObject({ code: 'service_busy', retryAfter: 40 });
    const problem = await createTestApp({ service }).post('/api/analyses', BODY);
    expect(problem.headers.get('retry-after')).toBe('40');
  });
});

describe('an account without credit', () => {
  const spent = () => rejecting(402, { error: 'You have exceeded your monthly included credits' });
  const visitors = errorMessage('insufficient_credit', 'en');

  test('is no business of visitors, and the log says what the operator should do', async () => {
    const { post, log } = createTestApp({ service: spent() });
    const problem = await (await post('/api/analyses', BODY)).json();
    expect(problem).toMatchObject({ code: 'insufficient_credit', detail: visitors });
    expect(JSON.stringify(problem)).not.toMatch(/account|credit left/);
    expect(log.join('')).toMatch(/account with Hugging Face has no credit left\. Add credit/);
  });

  test('is named to the operator on a server that nobody else can reach', async () => {
    const { post } = createTestApp({ service: spent(), isLocal: true });
    expect(await (await post('/api/analyses', BODY)).json()).toMatchObject({
      detail: visitors,
      operatorMessage: expect.stringContaining('has no credit left'),
    });
  });
});
