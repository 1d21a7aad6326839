import { Agent, request } from 'node:http';
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { worksheetFileSchema } from '../../src/domain/worksheet.ts';
import { REPORTS } from '../fake-service/answers.ts';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { heapInUse } from './heap.ts';
import { IDEA } from './sample-request.ts';
import { type InProcessServer, modelAt, NO_LIMITS, startInProcess } from './servers.ts';

let model: FakeService;
const cleanups: (() => Promise<void>)[] = [];
/** Servers by scenario and variables, which the tests share. */
const servers = new Map<string, Promise<InProcessServer>>();

beforeAll(async () => {
  model = await startFakeService();
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
afterAll(async () => {
  for (const server of servers.values()) await (await server).close();
  await model.close();
});

function sharedServer(scenario: string, variables: Record<string, string> = {}): Promise<InProcessServer> {
  const key = JSON.stringify([scenario, variables]);
  const server =
    servers.get(key) ??
    startInProcess({ MCP: 'on', ...NO_LIMITS, ...modelAt(model.url, scenario), ...variables });
  servers.set(key, server);
  return server;
}

async function connect(server: InProcessServer, options: ClientOptions = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url)));
  cleanups.push(() => client.close());
  return client;
}

const ARGUMENTS = { idea: IDEA, language: 'en' };
const textOf = (result: { content: unknown[] }) => (result.content[0] as { text: string }).text;

/** Sends one message without the client library. */
function send(
  server: InProcessServer,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const CALL = {
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name: 'analyze_idea', arguments: ARGUMENTS },
};

describe.each([
  ['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
  ['2025-06-18', { supportedProtocolVersions: ['2025-06-18'] }],
] as [string, ClientOptions][])('the MCP route with a client of version %s', (version, options) => {
  test('an MCP client can list the tools, call each and receive progress', async () => {
    const client = await connect(await sharedServer('good'), options);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['analyze_idea', 'rate_idea']);
    for (const { description, outputSchema } of tools) {
      expect(description).toBeTruthy();
      expect(outputSchema).toBeTruthy();
    }
    const progress: number[] = [];
    // The client itself checks structured content against the tool's schema.
    const report = await client.callTool(
      { name: 'analyze_idea', arguments: ARGUMENTS },
      { onprogress: (update) => progress.push(update.progress) },
    );
    const { headline = '', answer } = REPORTS.en;
    expect(report.structuredContent).toMatchObject({
      report: { headline, answer },
      computed: { month: 480 },
      meta: { model: 'good' },
    });
    expect(textOf(report)).toContain(headline);
    expect(textOf(report)).toMatch(/\d+ out of 100/);
    expect(progress.length).toBeGreaterThan(20);
    expect(progress).toEqual([...new Set(progress)].sort((a, b) => a - b));
    const rating = await client.callTool({ name: 'rate_idea', arguments: ARGUMENTS });
    expect(rating.structuredContent).toMatchObject({ score: expect.any(Number) });
    expect(textOf(rating)).toMatch(/^Score\nFair · \d+ out of 100/);
  });
});

test('cancelling an MCP call stops the model', async () => {
  const client = await connect(await sharedServer('slow'), { versionNegotiation: { mode: 'auto' } });
  const before = model.requests.length;
  const controller = new AbortController();
  const call = client.callTool(
    { name: 'analyze_idea', arguments: ARGUMENTS },
    { signal: controller.signal, onprogress: () => undefined },
  );
  await expect.poll(() => model.requests.length).toBeGreaterThan(before);
  controller.abort();
  await expect(call).rejects.toThrow();
  await expect.poll(() => model.requests[before]?.aborted).toBe(true);
});

test('a 2025-06-18 client can initialize and call a tool without the client library and without a session', async () => {
  const server = await sharedServer('good');
  const initialize = await send(server, {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'by hand', version: '1' },
    },
  });
  expect(await initialize.text()).toContain('"protocolVersion":"2025-06-18"');
  expect(initialize.headers.get('x-content-type-options')).toBe('nosniff');
  const call = await send(server, CALL, { 'mcp-protocol-version': '2025-06-18' });
  expect(await call.text()).toContain('"structuredContent"');
});

test('MCP calls return errors in the idea, of the service and of the limits as tool results', async () => {
  const server = await sharedServer('refusal', { RATE_LIMIT_PER_MINUTE: '1' });
  const client = await connect(server);
  const call = (idea: string) =>
    client.callTool({ name: 'analyze_idea', arguments: { idea, language: 'en' } });
  const short = await call('too short');
  expect(short).toMatchObject({ isError: true });
  expect(textOf(short)).toContain('(idea_too_short)');
  expect(textOf(await call(IDEA))).toContain('(refused)');
  // Listing tools does not count; the second analysis exceeds the rate limit.
  await client.listTools();
  expect(textOf(await call(IDEA))).toContain('(rate_limited)');
  expect(server.log.join('')).not.toContain('sourdough');
});

test('no hostile text in a field of the answer reaches an MCP client', async () => {
  const client = await connect(await sharedServer('lying'));
  // The client checks structured content against the tool's schema.
  const result = await client.callTool({ name: 'analyze_idea', arguments: ARGUMENTS });
  expect(result.isError).toBeFalsy();
  expect(JSON.stringify(result).length).toBeLessThan(80_000);
  expect(textOf(result)).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|polluted|NaN|Infinity|undefined|\[object/u);
});

test('closing the connection of an MCP call stops the model', async () => {
  const server = await sharedServer('slow');
  const before = model.requests.length;
  const controller = new AbortController();
  const response = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ ...CALL, params: { ...CALL.params, _meta: { progressToken: 1 } } }),
    signal: controller.signal,
  });
  await response.body?.getReader().read();
  await expect.poll(() => model.requests.length).toBeGreaterThan(before);
  controller.abort();
  await expect.poll(() => model.requests[before]?.aborted).toBe(true);
});

test('MCP messages that run no model have a separate limit', async () => {
  const server = await sharedServer('good', { RATE_LIMIT_PER_MINUTE: '5' });
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const statuses = [];
  for (let sent = 0; sent < 120; sent += 1) statuses.push((await send(server, ping)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const rejected = await send(server, ping);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await rejected.json()).toMatchObject({ code: 'rate_limited' });
});

test('all MCP messages over kept-alive connections get a response and leak no memory', async () => {
  const server = await sharedServer('good');
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const sendPing = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${server.url}/mcp`, { method: 'POST', agent, headers }, (response) => {
        response.on('end', () => resolve(response.statusCode)).resume();
      });
      sent.on('error', reject).end(message);
    });
  const round = async () => {
    for (let sent = 0; sent < 300; sent += 1) expect(await sendPing()).toBe(200);
  };
  await round();
  const before = await heapInUse();
  await round();
  expect((await heapInUse()) - before).toBeLessThan(300 * 5_000);
  agent.destroy();
});

test('the MCP route rejects malformed requests and requests from other sites, without a request to the model', async () => {
  const server = await sharedServer('good');
  const before = model.requests.length;
  expect((await send(server, CALL, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await send(server, [CALL, CALL])).status).toBe(400);
  expect((await send(server, { ...CALL, padding: 'x'.repeat(66_000) })).status).toBe(413);
  expect((await send(server, '{')).status).toBe(400);
  expect((await send(server, CALL, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await fetch(`${server.url}/mcp`)).status).toBe(405);
  expect(model.requests.length).toBe(before);
});

test('with MCP off, GET /mcp is 404 and POST is 405', async () => {
  const server = await sharedServer('good', { MCP: 'off' });
  expect((await send(server, CALL)).status).toBe(405);
  expect((await fetch(`${server.url}/mcp`)).status).toBe(404);
});

describe('a server without a model', () => {
  const startWithoutModel = (variables: Record<string, string> = {}) =>
    startInProcess({ MCP: 'on', ...NO_LIMITS, AI_SERVICE: 'rules', ...variables });

  test('analyze_idea answers with the worksheet, as data and as text', async () => {
    const server = await startWithoutModel();
    cleanups.push(() => server.close());
    const client = await connect(server);
    const result = await client.callTool({ name: 'analyze_idea', arguments: ARGUMENTS });
    const { worksheet, meta } = worksheetFileSchema.parse({
      format: 'crisol-worksheet',
      version: 1,
      idea: IDEA,
      ...(result.structuredContent as object),
    });
    expect(worksheet.axes).toHaveLength(6);
    expect(meta.language).toBe('en');
    expect(textOf(result)).toMatch(/^Worksheet · Without AI\n/);
    expect(textOf(result)).toContain(worksheet.axes[0]?.question);
  });

  test('rate_idea says that a model is needed', async () => {
    const server = await startWithoutModel();
    cleanups.push(() => server.close());
    const result = await (await connect(server)).callTool({ name: 'rate_idea', arguments: ARGUMENTS });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('(no_model)');
  });
});
