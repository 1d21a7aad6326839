import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRetryAfter, rejection } from './failures.ts';

const codeFor = (status: number | undefined, body: unknown) => rejection('X', status, body).error.code;

describe('a rejection', () => {
  test.each([
    [401, '"Invalid username or password."', 'invalid_api_key'],
    [401, '<html>', 'invalid_api_key'],
    [403, '', 'service_error'],
    [403, '<html>Access denied</html>', 'service_error'],
    [403, '{"error":{"message":"Country, region, or territory not supported"}}', 'service_error'],
    [403, '{"error":"This authentication method does not have sufficient permissions"}', 'invalid_api_key'],
    [400, '{"error":{"code":"context_length_exceeded","message":"…"}}', 'context_too_small'],
    [
      400,
      '{"error":{"code":400,"message":"the request exceeds the available context size","type":"exceed_context_size_error"}}',
      'context_too_small',
    ],
    [
      400,
      '{"message":"This model\'s maximum context length is 4096 tokens. However, you requested 6000 tokens"}',
      'context_too_small',
    ],
    [400, '{"error":{"code":"content_filter","message":"The response was filtered"}}', 'refused'],
    [
      400,
      '{"error":{"code":"DataInspectionFailed","message":"Input may contain inappropriate content"}}',
      'refused',
    ],
    [529, '{"error":{"type":"overloaded_error"}}', 'service_busy'],
    [402, '{"error":"You have exceeded your monthly included credits"}', 'insufficient_credit'],
    [429, '{"error":{"code":"insufficient_quota"}}', 'insufficient_credit'],
    [404, '{"error":"model \'x\' not found"}', 'model_not_found'],
    [400, '{"error":{"code":"model_not_supported","message":"…"}}', 'model_not_found'],
    [400, '{"error":{"message":"The requested model \'x\' does not exist"}}', 'model_not_found'],
    [
      400,
      '{"error":{"message":"The requested model \'x\' is not supported by any provider you have enabled."}}',
      'model_not_found',
    ],
    [400, '{"error":{"message":"temperature is not supported"}}', 'service_error'],
    // xAI, Anthropic, LiteLLM, Ollama's cloud
    [
      403,
      '{"code":"The caller does not have permission","error":"Your newly created team doesn\'t have any credits or licenses yet."}',
      'insufficient_credit',
    ],
    [
      429,
      '{"error":"Your team has either used all available credits or reached its monthly spending limit."}',
      'insufficient_credit',
    ],
    [
      400,
      '{"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low to access the Anthropic API."}}',
      'insufficient_credit',
    ],
    [
      400,
      '{"error":{"message":"Budget has been exceeded! Current cost: 1, Max budget: 1","type":"budget_exceeded","param":null,"code":"400"}}',
      'insufficient_credit',
    ],
    [
      429,
      '{"error":"you have reached your weekly usage limit, upgrade for higher limits"}',
      'insufficient_credit',
    ],
    // OpenAI, Together, LM Studio, LiteLLM, Mistral
    [
      403,
      '{"error":{"message":"Project `p` does not have access to model `x`","type":"invalid_request_error","param":null,"code":"model_not_found"}}',
      'model_not_found',
    ],
    [
      400,
      '{"error":{"message":"Unable to access model x. Please visit the list of supported models.","type":"invalid_request_error","param":"model","code":"model_not_available"}}',
      'model_not_found',
    ],
    [400, '{"error":"No models loaded. Please load a model in the developer page."}', 'model_not_found'],
    [
      400,
      '{"error":{"message":"/chat/completions: Invalid model name passed in model=x. Call `/v1/models`","type":"None","param":"None","code":"400"}}',
      'model_not_found',
    ],
    [
      400,
      '{"object":"error","message":"Invalid model: x","type":"invalid_model","param":null,"code":"1500"}',
      'model_not_found',
    ],
    // Gemini
    [
      400,
      '[{"error":{"code":400,"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT"}}]',
      'invalid_api_key',
    ],
    [
      429,
      '[{"error":{"code":429,"message":"You exceeded your current quota, please check your plan and billing details.","status":"RESOURCE_EXHAUSTED"}}]',
      'service_busy',
    ],
    // llama-cpp-python, Groq
    [
      400,
      '{"error":{"message":"Requested tokens (5000) exceed context window of 2048"}}',
      'context_too_small',
    ],
    [
      413,
      '{"error":{"message":"Request too large for model `x` on tokens per minute (TPM): Limit 6000, Requested 7343","type":"tokens","code":"rate_limit_exceeded"}}',
      'context_too_small',
    ],
    [
      400,
      '{"error":{"message":"Invalid prompt: your prompt was flagged","code":"invalid_prompt"}}',
      'refused',
    ],
    [400, '{"error":{"message":"Your request was rejected: it violates our usage policies"}}', 'refused'],
    [429, '', 'service_busy'],
    [503, '', 'service_busy'],
    [500, '', 'service_error'],
    [418, '', 'service_error'],
    [undefined, { error: { code: 429, message: 'slow down' } }, 'service_busy'],
    [undefined, { error: { status: 503 } }, 'service_busy'],
    [undefined, { error: 'boom' }, 'service_error'],
    [undefined, 'boom', 'service_error'],
  ])('%s %j is %s', (status, body, code) => {
    expect(codeFor(status, body)).toBe(code);
  });

  test('whatever the body holds, none of its words leave except a machine code', () => {
    const idea = 'Biblioteca de herramientas';
    fc.assert(
      fc.property(
        fc.constantFrom(400, 401, 404, 422, 429, 500, undefined),
        fc.constantFrom(
          idea,
          JSON.stringify(idea),
          JSON.stringify({ error: idea }),
          JSON.stringify({ error: { message: idea, code: idea, type: idea } }),
          JSON.stringify({ detail: [{ loc: ['body'], msg: idea, input: { messages: [idea] } }] }),
          JSON.stringify({ message: idea, code: 'bad_request' }),
        ),
        (status, body) => {
          const { error } = rejection('X', status, body);
          const said = `${error.message} ${error.stack} ${error.cause} ${JSON.stringify(error)}`;
          expect(said).not.toContain('Biblioteca');
        },
      ),
    );
  });

  test('no body of any shape makes it throw', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 400, max: 599 }), { nil: undefined }),
        fc.oneof(
          fc.jsonValue(),
          fc.dictionary(
            fc.constantFrom(
              'error',
              'code',
              'type',
              'status',
              'param',
              'message',
              'detail',
              'loc',
              'toString',
            ),
            fc.jsonValue(),
          ),
        ),
        (status, body) => {
          rejection('X', status, body);
          rejection('X', status, JSON.stringify(body));
        },
      ),
      {
        examples: [
          [undefined, [{ toString: '' }]],
          [400, { code: { toString: '' } }],
          [400, { detail: [{ loc: [{ toString: '' }] }] }],
        ],
      },
    );
  });

  test('an error in a list is read like one outside', () => {
    const message = "'response_format' is not supported";
    expect(rejection('X', 400, [{ error: { code: 400, message } }])).toEqual(
      rejection('X', 400, { error: { code: 400, message } }),
    );
  });

  test('the culprit that is named exactly counts, not an echo of the request', () => {
    const echo = { messages: [], response_format: {}, temperature: 0.7 };
    const { complaint } = rejection('X', 422, {
      detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs', input: echo }],
    });
    expect(complaint).toBe('body.stream_options');
  });
});

test('a model that is too large for the memory says so in the log', () => {
  const { error } = rejection(
    'X',
    500,
    '{"error":"model requires more system memory (5.6 GiB) than is available (3.1 GiB)"}',
  );
  expect(String(error.cause)).toContain('more memory than is free');
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  test.each([
    [null, undefined],
    ['7', 7],
    ['0', 0],
    [' 1.5 ', 2],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
  ])('%s is %s', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });
});
