import { describe, expect, test } from 'vitest';
import { collectAnswer, serviceFor } from '../../../tests/fake-service/ask.ts';
import type { AnalysisError } from '../../domain/errors.ts';
import { readChatCompletions } from './chat-completions-parser.ts';
import type { ResponseBody } from './http-client.ts';
import type { WirePart } from './wire.ts';

function bodyOf(...pieces: string[]): ResponseBody {
  return {
    async *[Symbol.asyncIterator]() {
      yield* pieces;
    },
    lost: undefined,
    restartIdleLimit() {},
    finishing() {},
    close() {},
  };
}

/** The text, the reason of the end, or the code of the error that these events give. */
async function read(...events: (object | string)[]) {
  const wire = events.map((event) =>
    typeof event === 'string' ? event : `data: ${JSON.stringify(event)}\n\n`,
  );
  const parts: WirePart[] = [];
  try {
    for await (const part of readChatCompletions(bodyOf(...wire))) parts.push(part);
  } catch (error) {
    parts.push({ type: 'text', text: `<${(error as AnalysisError).code}>` });
  }
  return parts.map((part) => (part.type === 'text' ? part.text : part.reason)).join(' ');
}

const says = (content: unknown, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason }],
});
const DONE = 'data: [DONE]\n\n';

describe('a streamed answer', () => {
  test.each([
    ['a reason and `[DONE]`', [says('a', 'stop'), DONE], 'a complete'],
    ['text and reason in one chunk', [says('a'), says('b', 'stop')], 'a b complete'],
    ['no reason, but `[DONE]`', [says('a'), DONE], 'a complete'],
    ['an empty reason on every chunk', [says('a', ''), says('b', ''), DONE], 'a b complete'],
    ['neither reason nor `[DONE]`', [says('a')], 'a broken'],
    ['the token limit', [says('a', 'length'), DONE], 'a cut'],
    ['the reason of an abort', [says('a', 'abort'), DONE], 'a broken'],
    ['a content filter after some text', [says('a', 'content_filter'), DONE], 'a cut'],
    ['a content filter before any text', [says('', 'content_filter'), DONE], '<refused>'],
    ['a refusal in its own field', [{ choices: [{ delta: { refusal: 'No.' } }] }], '<refused>'],
    ['an unknown reason', [says('a', 'eos_token'), DONE], 'a complete'],
    ['no text', [DONE], 'complete'],
    ['text after the reason', [says('a', 'stop'), says('b'), DONE], 'a complete'],
    ['text after `[DONE]`', [says('a'), DONE, says('b')], 'a complete'],
    [
      'a second choice',
      [
        {
          choices: [
            { index: 1, delta: { content: 'b' } },
            { index: 0, delta: { content: 'a' } },
          ],
        },
        DONE,
      ],
      'a complete',
    ],
    [
      'a second choice alone',
      [says('a'), { choices: [{ index: 1, delta: { content: 'b' } }] }, DONE],
      'a complete',
    ],
    [
      'the text of a legacy completion',
      [{ choices: [{ text: 'a', finish_reason: 'stop' }] }, DONE],
      'a complete',
    ],
    [
      'events that end with one line break',
      [
        `data: ${JSON.stringify(says('a'))}\n`,
        `data: ${JSON.stringify(says('b'))}\ndata: ${JSON.stringify(says('c', 'stop'))}\n`,
        'data: [DONE]\n',
      ],
      'a bc complete',
    ],
    [
      'an event in several lines',
      ['data: {"choices": [\ndata: {"delta": {"content": "a"}}]}\n\n', DONE],
      'a complete',
    ],
    ['an event cut with its connection', [says('a'), 'data: {"choices": [{"de'], 'a broken'],
    ['content in parts', [says([{ type: 'text', text: 'a' }, { type: 'image_url' }]), DONE], 'a complete'],
    [
      'the answer in the reasoning alone',
      [
        { choices: [{ delta: { reasoning_content: 'Hm.\n{"a":' } }] },
        { choices: [{ delta: { reasoning_content: ' 1}' } }] },
        says('', 'stop'),
        DONE,
      ],
      '\n{"a": 1} complete',
    ],
    [
      'the answer in a function call',
      [
        {
          choices: [
            { delta: { tool_calls: [{ index: 0, function: { name: 'report', arguments: '{"a":' } }] } },
          ],
        },
        { choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: ' 1}' } }] } }] },
        says('', 'tool_calls'),
        DONE,
      ],
      '{"a": 1} complete',
    ],
    [
      'reasoning without an answer',
      [{ choices: [{ delta: { reasoning: 'hm {' } }] }, says('', 'length'), DONE],
      'cut',
    ],
    ['reasoning', [{ choices: [{ delta: { reasoning: 'hm' } }] }, says('a'), DONE], 'a complete'],
    [
      'a second choice without an index',
      [{ choices: [{ delta: { content: 'a' } }, { delta: { content: 'z' } }] }, DONE],
      'a complete',
    ],
    [
      'whole messages as chunks',
      [{ choices: [{ message: { content: 'a' } }] }, says('b'), DONE],
      'a b complete',
    ],
    ['an unknown object', [{ hello: 1 }, says('a'), DONE], 'a complete'],
    ['only unknown objects', [{ hello: 1 }], '<service_error>'],
    ['an error event', ['event: error\ndata: it broke\n\n'], '<service_error>'],
    ['an error with a status', [{ error: { code: 429, message: 'slow down' } }], '<service_busy>'],
    ['an event that is not JSON', ['data: oops\n\n', DONE], '<service_error>'],
    ['plain text', ['Bad gateway'], '<service_error>'],
    ['an HTML page', ['  <html>'], '<service_error>'],
  ])('a streamed answer with %s is read as $2', async (_, events, expected) => {
    expect(await read(...events)).toBe(expected);
  });
});

test('token counts are read from any chunk', async () => {
  const usage = { prompt_tokens: 5, completion_tokens: 7 };
  const wire = [
    { ...says('a'), usage },
    { ...says('b', 'stop'), usage: null },
  ]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .join('');
  const parts: WirePart[] = [];
  for await (const part of readChatCompletions(bodyOf(wire))) parts.push(part);
  expect(parts.at(-1)).toEqual({ type: 'end', reason: 'complete', usage: { prompt: 5, completion: 7 } });
});

describe('an answer in one document', () => {
  test.each([
    [
      'with text and reason',
      '{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}',
      'a complete',
    ],
    ['without a reason', '{"choices":[{"message":{"content":"a"}}]}', 'a complete'],
    ['cut at the token limit', '{"choices":[{"message":{"content":"a"},"finish_reason":"length"}]}', 'a cut'],
    ['with an error text', '{"error":"no"}', '<service_error>'],
    ['that is a list', '[1]', '<service_error>'],
    ['that is a string', '"hello"', '<service_error>'],
    ['cut halfway', '{"choices":[{"message"', '<service_error>'],
  ])('a document %s is read as $2', async (_, document, expected) => {
    expect(await read(document)).toBe(expected);
  });
});

/** Error responses as quoted in the sources of docs/services.md. */
describe('the changes after a rejection', () => {
  /** Sends a request to a service that answers with these rejections first. @returns the parameters of each attempt */
  async function bodiesAfter(...rejections: [status: number, body: unknown][]) {
    const bodies: Record<string, unknown>[] = [];
    const send: typeof fetch = async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      const [status, body] = rejections[bodies.length - 1] ?? [200, { choices: [{ text: '{}' }] }];
      return Response.json(body, { status });
    };
    await collectAnswer(serviceFor('openai', 'http://local', 'm', { fetch: send }));
    return bodies.map((body) => ({
      output: (body.response_format as { type: string } | undefined)?.type ?? 'text',
      limit: Object.keys(body).find((name) => name.startsWith('max_')) ?? 'none',
      temperature: 'temperature' in body,
      usage: 'stream_options' in body,
    }));
  }

  /** The change to the request after this rejection; empty if the request is not sent again. */
  async function changesAfter(status: number, body: unknown): Promise<object> {
    const [before, after = before] = await bodiesAfter([status, body]);
    return Object.fromEntries(
      Object.entries(after ?? {}).filter(([name, choice]) => before?.[name as 'output'] !== choice),
    );
  }

  test.each([
    [400, { error: "'response_format.type' must be 'json_object' or 'text'" }, { output: 'json_object' }],
    [
      400,
      { error: { code: 400, message: 'Failed to initialize samplers: failed to parse grammar' } },
      { output: 'json_object' },
    ],
    [
      400,
      {
        error: {
          message:
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          param: 'max_tokens',
          code: 'unsupported_parameter',
        },
      },
      { limit: 'max_completion_tokens' },
    ],
    [
      400,
      { error: { message: "'temperature' does not support 0.7 with this model.", param: 'temperature' } },
      { temperature: false },
    ],
    [422, { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs' }] }, { usage: false }],
    // Mistral
    [
      422,
      { object: 'error', message: { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs' }] } },
      { usage: false },
    ],
    // OpenRouter
    [
      400,
      {
        error: {
          message: 'Provider returned error',
          code: 400,
          metadata: { raw: '{"error":{"message":"temperature is not supported","param":null}}' },
        },
      },
      { temperature: false },
    ],
    // Gemini
    [
      400,
      [
        {
          error: {
            code: 400,
            message:
              'Invalid JSON payload received. Unknown name "additionalProperties" at \'generation_config.response_schema\': Cannot find field.',
            status: 'INVALID_ARGUMENT',
          },
        },
      ],
      { output: 'json_object' },
    ],
    [
      400,
      [
        {
          error: {
            code: 400,
            message: 'The specified schema produces a constraint that has too many states for serving.',
          },
        },
      ],
      { output: 'json_object' },
    ],
    [405, { error: { message: 'response_format is not supported' } }, { output: 'json_object' }],
    [
      404,
      { error: { message: 'No endpoints found that support response_format' } },
      { output: 'json_object' },
    ],
  ])('the rejection %s %j changes the request to %j', async (status, body, change) => {
    expect(await changesAfter(status, body)).toEqual(change);
  });

  test.each([
    [401, { error: { message: 'temperature' } }],
    [402, { error: { message: 'This request requires more credits, or fewer max_tokens.' } }],
    [429, { error: { message: 'max_tokens per minute exceeded' } }],
    [404, { error: { message: "model 'no-temperature-thinking' not found" } }],
    [400, { error: { message: 'Bad request' } }],
    [404, '<html itemscope itemtype="https://schema.org/WebPage">'],
  ])('the rejection %s %j does not change the request', async (status, body) => {
    expect(await changesAfter(status, body)).toEqual({});
  });

  test('a repeated rejection stops changing the request when nothing is left to change', async () => {
    const message = { error: 'response_format max_tokens temperature stream_options' };
    const rejections = Array.from({ length: 9 }, (): [number, unknown] => [400, message]);
    expect(await bodiesAfter(...rejections)).toHaveLength(3);
  });
});
