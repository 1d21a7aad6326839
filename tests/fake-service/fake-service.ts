import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Exchange } from './exchange.ts';
import { readQuestion } from './question.ts';
import { SCENARIOS } from './scenarios.ts';
import { chatCompletions, ollamaChat, type Wire } from './wires.ts';

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** The parsed body if it is JSON, otherwise its text. */
  body: unknown;
  /** Whether the client closed the connection before the response was complete. */
  aborted: boolean;
}

export interface FakeService {
  /** `http://127.0.0.1:4150`; add `/v1` for Hugging Face and OpenAI, nothing for Ollama. */
  url: string;
  /** Every request so far, oldest first. */
  requests: RecordedRequest[];
  close(): Promise<void>;
}

/**
 * A model that plays the scenario named in the idea, such as `(scenario: refusal)`; `good` by default. Two scenarios wait
 * for `POST /release`: `held` before the last words of each answer, `stepwise` after the rating of a judgement and after the
 * first block of an answer. The response is the number of answers that waited. With `?least=2` no answer continues before
 * two wait.
 */
export const SCENARIO_BY_IDEA = 'scripted';

interface FakeServiceOptions {
  /** Any free port by default. */
  port?: number;
  /** The listed models. By default one for each scenario, `good` first. */
  models?: readonly string[];
}

/**
 * A model service on loopback with the formats of Hugging Face's router, OpenAI-compatible servers and Ollama. The model
 * name selects the scenario from `scenarios.ts`, or is `SCENARIO_BY_IDEA`.
 */
export async function startFakeService({
  port = 0,
  models = Object.keys(SCENARIOS),
}: FakeServiceOptions = {}): Promise<FakeService> {
  const requests: RecordedRequest[] = [];
  const counts = new Map<string, number>();
  const releases = new Set<() => void>();

  const server = createServer((request, response) => {
    void serve(request, response);
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setHeaders(response);
    response.on('error', () => undefined);
    const recorded = recordOf(request);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    requests.push(recorded);
    response.on('close', () => {
      recorded.aborted = !response.writableFinished;
    });
    recorded.body = await readBody(request);
    const body = (recorded.body ?? {}) as Record<string, unknown>;
    switch (`${recorded.method} ${recorded.path}`) {
      case 'GET /v1/models':
        return sendJson(response, { object: 'list', data: models.map(listedModel) });
      case 'GET /api/tags':
        return sendJson(response, { models: [EMBEDDING_TAG, ...models.map(tag)] });
      case 'POST /api/show':
        return sendJson(response, {
          capabilities: ['completion'],
          details: tag(String(body.model)).details,
          model_info: { 'general.architecture': 'llama', 'llama.context_length': 131_072 },
        });
      case 'POST /v1/chat/completions':
        return play(response, body, chatCompletions(String(body.model)));
      case 'POST /api/chat':
        return play(response, body, ollamaChat(String(body.model)));
      case 'POST /release':
        return sendJson(response, releaseAll(releases, leastOf(request)));
      default:
        return sendJson(response, { error: 'not found' }, 404);
    }
  }

  async function play(response: ServerResponse, body: Record<string, unknown>, wire: Wire): Promise<void> {
    // Hugging Face's provider and Ollama's tag follow a colon.
    const model = String(body.model).split(':')[0] ?? '';
    const prompt = promptOf(body);
    const name = model === SCENARIO_BY_IDEA ? scenarioIn(prompt) : model;
    const scenario = SCENARIOS[name] ?? SCENARIOS['error-404'];
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const exchange = new Exchange(response, wire, readQuestion(prompt, schemaOf(body)), body, number);
    if (name === 'held') return answerWithStop(exchange, exchange.goodText.length - 20, releases);
    if (name === 'stepwise') return answerWithStop(exchange, stopOf(exchange), releases, 2);
    await scenario?.play(exchange);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${actualPort}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function setHeaders(response: ServerResponse): void {
  // Ollama and llama.cpp allow requests from pages on the same machine.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  // Shows in recordings that they are of this service.
  response.setHeader('server', 'scripted');
}

function leastOf({ url = '/' }: IncomingMessage): number {
  return Number(new URL(url, 'http://fake').searchParams.get('least') ?? 1);
}

/** @returns the number of released answers */
function releaseAll(releases: ReadonlySet<() => void>, least: number): number {
  const { size } = releases;
  if (size < least) return 0;
  for (const release of releases) release();
  return size;
}

function recordOf({ method = '', url = '/', headers }: IncomingMessage): RecordedRequest {
  const { pathname } = new URL(url, 'http://fake');
  return { method, path: pathname, headers, body: undefined, aborted: false };
}

/** Format: huggingface.co/docs/inference-providers, "Chat Completion", and the types of its clients. */
function listedModel(id: string) {
  return {
    id,
    object: 'model',
    created: 1_763_700_000,
    owned_by: 'crisol',
    providers: [
      { provider: 'novita', status: 'live', context_length: 131_072, supports_structured_output: true },
    ],
  };
}

/** Format: docs.ollama.com/api/tags. */
function tag(name: string) {
  return {
    name,
    model: name,
    modified_at: '2026-11-20T10:00:00Z',
    size: 2_019_393_189,
    details: { format: 'gguf', family: 'llama', families: ['llama'], parameter_size: '3.2B' },
  };
}

/** An embedding model, which many people have installed. Crisol must never use it. */
const EMBEDDING_TAG = {
  ...tag('nomic-embed-text:latest'),
  details: { format: 'gguf', family: 'nomic-bert', families: ['nomic-bert'], parameter_size: '137M' },
};

/** Streams the good answer, and waits at this position until it is released. */
async function answerWithStop(
  exchange: Exchange,
  end: number,
  releases: Set<() => void>,
  paceMs = 0,
): Promise<void> {
  const { goodText } = exchange;
  exchange.open();
  await exchange.streamText(goodText.slice(0, end), paceMs);
  await exchange.waitForRelease(releases);
  await exchange.streamText(goodText.slice(end), paceMs);
  await exchange.finish();
}

function stopOf({ goodText, question }: Exchange): number {
  if (question.kind === 'judgement') return goodText.indexOf('"marketPotential"');
  // After the first block of the answer, once the next one has begun.
  const second = goodText.indexOf('## ', goodText.indexOf('## ') + 1);
  return second < 0 ? Math.floor(goodText.length / 2) : second + 40;
}

function scenarioIn(prompt: string): string {
  return prompt.match(/\(scenario: ([\w-]+)\)/)?.[1] ?? 'good';
}

function promptOf({ messages }: Record<string, unknown>): string {
  return Array.isArray(messages) ? messages.map(({ content }) => String(content)).join('\n') : '';
}

function schemaOf({ response_format, format }: Record<string, unknown>): unknown {
  const { json_schema } = (response_format ?? {}) as { json_schema?: { schema?: unknown } };
  return json_schema?.schema ?? format;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  try {
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
