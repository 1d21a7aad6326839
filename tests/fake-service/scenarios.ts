import type { ErrorCode } from '../../src/domain/errors.ts';
import { REFUSALS } from './answers.ts';
import type { Exchange } from './exchange.ts';
import { lyingAnswer } from './lying-answer.ts';
import { goodAnswer } from './question.ts';

/**
 * The behaviour of a model of this name. `outcome` is the visitor's result: a report, or an error code. `by` names the
 * part that detects a failure: the service's client (`wire`) or the parser of the text (`text`).
 */
export interface Scenario {
  about: string;
  outcome: 'report' | ErrorCode;
  by: 'wire' | 'text';
  play(exchange: Exchange): void | Promise<void>;
}

const HTML = '<!DOCTYPE html><html><head><title>Sign in</title></head><body><h1>Sign in</h1></body></html>';

/** Rejects the request with a status, an error message and a code, in the format of the service. */
function rejectWith(status: number, message: string, code: string | null = null, headers = {}) {
  return (exchange: Exchange) => exchange.fail(status, exchange.wire.errorBody(message, code), headers);
}

/** Fails the first `times` requests; later requests succeed. */
function failFirst(times: number, fail: (exchange: Exchange) => void) {
  return (exchange: Exchange) => (exchange.number <= times ? fail(exchange) : exchange.answer());
}

/** Rejects requests that have a parameter, and names this parameter. */
function rejectParameter(
  has: (body: Exchange['body']) => boolean,
  param: string,
  message: string,
  status = 400,
) {
  return (exchange: Exchange) =>
    has(exchange.body)
      ? exchange.fail(status, exchange.wire.errorBody(message, 'unsupported_parameter', param))
      : exchange.answer();
}

/** Sends a complete good answer with a changed HTTP body. */
function rewriteWire(change: (wire: string) => string) {
  return async (exchange: Exchange) => {
    const { wire, goodText } = exchange;
    let body = '';
    for (let start = 0; start < goodText.length; start += 150)
      body += wire.text(goodText.slice(start, start + 150));
    body += wire.finish('stop') + wire.done;
    exchange.open();
    await exchange.send(change(body));
    exchange.close();
  };
}

/** Starts the stream and sends the first part of a good answer. */
async function streamPart(exchange: Exchange, share = 0.5): Promise<void> {
  exchange.open();
  await exchange.streamText(exchange.goodText.slice(0, Math.floor(exchange.goodText.length * share)));
}

function answerWithout(fields: readonly string[]) {
  return (exchange: Exchange) => {
    const answer = goodAnswer(exchange.question);
    for (const field of fields) delete answer[field];
    return exchange.answer(JSON.stringify(answer));
  };
}

/** Changes a good answer of the second step; other answers are good and unchanged. */
function changeAnswer(change: (answer: Record<string, unknown>) => object) {
  return (exchange: Exchange) =>
    exchange.question.kind === 'answer'
      ? exchange.answer(JSON.stringify(change(goodAnswer(exchange.question))))
      : exchange.answer();
}

/** Plays a scenario for requests of the second step; other answers are good. */
function secondStep(play: Scenario['play']): Scenario['play'] {
  return (exchange) => (exchange.question.kind === 'answer' ? play(exchange) : exchange.answer());
}

const responseType = (body: Exchange['body']) =>
  (body.response_format as { type?: string } | undefined)?.type ??
  (body.format === undefined ? undefined : 'json_schema');

/** Answers that end in a report, in unusual forms. */
const GOOD: Readonly<Record<string, Scenario>> = {
  good: good('a whole report in the language of the prompt', (x) => x.answer()),
  slow: good('the same, over about ten seconds', (x) => x.answer(x.goodText, 25)),
  lively: good('the same, over about a second', (x) => x.answer(x.goodText, 2)),
  disagrees: good('ratings that differ from request to request', (x) =>
    x.answer(JSON.stringify(goodAnswer(x.question, (x.number % 3) - 1))),
  ),
  limited: good('429 and Retry-After at every fifth request', (x) =>
    x.number % 5 === 0 ? rejectWith(429, 'Slow down', null, { 'retry-after': '1' })(x) : x.answer(),
  ),
  misquotes: good('with quotations that are not in the text', (x) =>
    x.answer(x.goodText.replace(/"quote":"[^"]*"/g, '"quote":"words that nobody wrote"')),
  ),
  fenced: good('inside a code fence', (x) => x.answer(`\`\`\`json\n${x.goodText}\n\`\`\``)),
  prose: good('with a sentence before and after', (x) =>
    x.answer(`Aquí tienes el análisis:\n\n${x.goodText}\n\nEspero que te sirva.`),
  ),
  thinking: good('after reasoning in its own field', async (x) => {
    x.open();
    for (let i = 0; i < 20; i += 1) await x.send(x.wire.thinking('Let me weigh {this}… '));
    await x.streamText(x.goodText);
    await x.finish();
  }),
  'thinks-long': good('after half a second of reasoning', async (x) => {
    x.open();
    for (let i = 0; i < 25; i += 1) {
      await x.send(x.wire.thinking('Hmm… '));
      await x.wait(20);
    }
    await x.streamText(x.goodText);
    await x.finish();
  }),
  'answers-in-reasoning': good('in its reasoning alone', async (x) => {
    x.open();
    await x.send(x.wire.thinking('Let me weigh it.\n'));
    for (const piece of x.goodText.match(/.{1,150}/gs) ?? []) await x.send(x.wire.thinking(piece));
    await x.finish();
  }),
  'think-tags': good('after reasoning in <think> tags, braces included', (x) =>
    x.answer(`<think>\nFirst {"score": 99}? No, too kind.\n</think>\n\n${x.goodText}`),
  ),
  document: good('in one document, as from a server that ignores stream', async (x) => {
    x.open('application/json');
    await x.send(x.wire.document(x.goodText));
    x.close();
  }),
  'carriage-returns': good(
    'with CR LF line ends',
    rewriteWire((wire) => wire.replaceAll('\n', '\r\n')),
  ),
  comments: good('with keep-alives between all tokens', async (x) => {
    x.open();
    for (const piece of x.goodText.match(/.{1,150}/gs) ?? []) {
      await x.send(x.wire.keepAlive + x.wire.text(piece) + x.wire.keepAlive);
    }
    await x.finish();
  }),
  'byte-by-byte': good('its first and last characters one byte at a time', async (x) => {
    x.open();
    for (const text of [x.goodText.slice(0, 300), x.goodText.slice(300, -100), x.goodText.slice(-100)]) {
      const bytes = Buffer.from(x.wire.text(text));
      if (text.length > 300) await x.send(bytes);
      else for (const byte of bytes) await x.send(Uint8Array.of(byte));
    }
    await x.finish();
  }),
  'no-done': good('finished, but without `[DONE]`', async (x) => {
    x.open();
    await x.streamText(x.goodText);
    await x.send(x.wire.finish('stop'));
    x.close();
  }),
  unterminated: good(
    'without the last line end',
    rewriteWire((wire) => wire.trimEnd()),
  ),
  'after-done': good('with text after the end', async (x) => {
    x.open();
    await x.streamText(x.goodText);
    await x.send(x.wire.finish('stop') + x.wire.done + x.wire.text(' and one more thing'));
    x.close();
  }),
  'never-closes': good('finished, but the connection stays open', async (x) => {
    x.open();
    await x.streamText(x.goodText);
    await x.send(x.wire.finish('stop'));
    await x.hang();
  }),
  'extra-fields': good('with fields that were not requested', (x) =>
    x.answer(JSON.stringify({ ...goodAnswer(x.question), confidence: 0.9, __proto__x: {}, notes: ['n'] })),
  ),
  cut: good('cut at the token limit; the completing request is answered whole', async (x) => {
    if (x.question.isCompleting) return x.answer();
    await streamPart(x, 0.6);
    await x.finish('length');
  }),
  'missing-fields': good('without three fields; the completing request has them', (x) =>
    x.question.isCompleting ? x.answer() : answerWithout(['pitch', 'monetization', 'strengths'])(x),
  ),
  'broken-off-once': good('lost half way; the completing request is answered whole', async (x) => {
    if (x.question.isCompleting) return x.answer();
    await streamPart(x);
    await x.wait(20);
    x.destroy();
  }),
  'prose-once': good('prose first; a report at the second request', (x) =>
    x.answer(x.number === 1 ? 'Es una {idea} con recorrido, y me gusta mucho cómo la cuentas.' : x.goodText),
  ),
  'refusal-once': good('a refusal first; a report at the second request', (x) =>
    x.answer(x.number === 1 ? REFUSALS[x.question.language] : x.goodText),
  ),
  'reasons-once': good('reasoning up to the limit first; with a larger one, a report', async (x) => {
    if (x.number > 1) return x.answer();
    x.open();
    for (let i = 0; i < 10; i += 1) await x.send(x.wire.thinking('Hmm… '));
    await x.finish('length');
  }),
  'error-mid-stream-once': good(
    'an error object half way; the completing request is answered whole',
    async (x) => {
      if (x.question.isCompleting) return x.answer();
      await streamPart(x);
      await x.send(x.wire.error('The server had an error processing your request', 500));
      x.close();
    },
  ),
  'axes-missing-once': good('five axes of six; the sixth at the second request', (x) => {
    const answer = goodAnswer(x.question);
    if (x.number === 1) delete (answer.scoreBreakdown as { problem?: object } | undefined)?.problem;
    return x.answer(JSON.stringify(answer));
  }),
  'ignores-format': good('prose while thinking is off, as from some models of Ollama', (x) =>
    x.answer(x.body.think === false ? 'Claro, hablemos de la idea con calma. '.repeat(30) : x.goodText),
  ),
  'constrained-channel': good('after a channel of reasoning, with constrained output', (x) =>
    x.answer(
      `<|channel|>analysis<|message|>First {"score": 99}?<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>${x.goodText}`,
    ),
  ),
  'raw-line-breaks': good('with line breaks within its texts', (x) =>
    x.answer(x.goodText.replaceAll('\\n', '\n')),
  ),
  'answer-in-parts': good(
    'the answer in a list of parts',
    changeAnswer((good) => ({
      ...good,
      answer: String(good.answer)
        .split(/^## /m)
        .filter(Boolean)
        .map((part) => ({ title: part.split('\n')[0], text: part.split('\n').slice(1).join('\n').trim() })),
    })),
  ),
  'answer-raw-lines': good(
    'an answer with line breaks that are not escaped',
    secondStep((x) => x.answer(x.goodText.replaceAll('\\n', '\n'))),
  ),
  'answer-cut': good(
    'an answer cut in its middle; the completing request continues it',
    secondStep(async (x) => {
      if (x.question.isCompleting) return x.answer();
      await streamPart(x, 0.3);
      await x.finish('length');
    }),
  ),
  'answer-cut-always': good(
    'an answer cut in its middle, even after the completing request',
    secondStep(async (x) => {
      await streamPart(x, 0.3);
      await x.finish('length');
    }),
  ),
  'answer-fails': good('a second step that fails', secondStep(rejectWith(500, 'Internal error'))),
  'answer-missing': good(
    'a record without an answer',
    changeAnswer(({ answer: _, headline: __, ...rest }) => rest),
  ),
  'answer-too-long': good(
    'a second step refused as too long while it has sources',
    secondStep((x) =>
      /<(?:SOURCES|FUENTES)-1>/.test(JSON.stringify(x.body))
        ? rejectWith(400, 'the request exceeds the available context size', 'exceed_context_size_error')(x)
        : x.answer(),
    ),
  ),
  cites: good(
    'an answer that cites the pages of the scripted search: three marks stand, one does not',
    changeAnswer((good) => ({
      ...good,
      answer: `Canela Fresca empieza en 39,90 € al mes [1] y sirve a más de 1.204 familias [1]. La multa por no registrarse va de 3.001 a 60.000 euros [4]. Cobran 77,77 € por pedido [2].\n\n${good.answer}`,
    })),
  ),
  marks: good(
    'an answer with marks of every form',
    changeAnswer((good) => ({
      ...good,
      answer: String(good.answer)
        .replaceAll(/(?<=[€£])\./g, ' [1][2]. [7]')
        .replace('.', ' 【3】[^1].'),
      pitch: `${good.pitch} [1]`,
    })),
  ),
  'wrong-sums': good(
    'an answer that states a month of a fifth more than its sums',
    changeAnswer(({ sums, ...rest }) => ({
      ...rest,
      sums: { ...(sums as { month: number }), month: (sums as { month: number }).month * 1.2 },
    })),
  ),
  lying: good(
    'an answer with hostile content in every field',
    secondStep((x) => x.answer(lyingAnswer(x.question.language))),
  ),
  'busy-once': good('503 once', failFirst(1, rejectWith(503, 'Model is loading'))),
  'busy-twice': good(
    '429 and Retry-After twice',
    failFirst(2, rejectWith(429, 'Slow down', null, { 'retry-after': '0' })),
  ),
  'busy-for-seconds': good(
    '429 and Retry-After of two seconds, once',
    failFirst(1, rejectWith(429, 'Slow down', null, { 'retry-after': '2' })),
  ),
  'error-500-once': good('500 once', failFirst(1, rejectWith(500, 'Internal error'))),
  'reset-once': good(
    'a lost connection once',
    failFirst(1, (x) => x.destroy()),
  ),
  'error-first-once': good(
    'an error object that says 503 before any text, once',
    failFirst(1, (x) => {
      x.open();
      void x.send(x.wire.error('overloaded', 503)).then(() => x.close());
    }),
  ),
  'rejects-response-format': good(
    'response_format or format rejected',
    rejectParameter(
      (body) => responseType(body) !== undefined,
      'response_format',
      'response_format is not supported; format neither',
    ),
  ),
  'rejects-json-schema': good(
    'response_format rejected, unless it is json_object',
    rejectParameter(
      (body) => responseType(body) === 'json_schema',
      'response_format',
      "'response_format.type' must be 'json_object'; a format schema is not supported",
    ),
  ),
  'rejects-written-json': good(
    'the JSON that the model wrote rejected within the stream, as by Groq',
    async (x) => {
      if (responseType(x.body) === undefined) return x.answer();
      x.open();
      await x.send(x.wire.error("Failed to generate JSON. See 'failed_generation' for more details.", 400));
      x.close();
    },
  ),
  'rejects-temperature': good(
    'temperature rejected, as by reasoning models',
    rejectParameter(
      (body) => body.temperature !== undefined,
      'temperature',
      "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
    ),
  ),
  'rejects-max-tokens': good(
    'max_tokens rejected in favour of max_completion_tokens',
    rejectParameter(
      (body) => body.max_tokens !== undefined,
      'max_tokens',
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    ),
  ),
  'rejects-stream-options': good('stream_options rejected, with a 422 as FastAPI writes it', (x) =>
    x.body.stream_options === undefined
      ? x.answer()
      : x.fail(422, {
          detail: [
            {
              type: 'extra_forbidden',
              loc: ['body', 'stream_options'],
              msg: 'Extra inputs are not permitted',
            },
          ],
        }),
  ),
  'rejects-think': good(
    'think rejected, as by models of Ollama that cannot think',
    rejectParameter((body) => body.think !== undefined, 'think', '"rejects-think" does not support thinking'),
  ),
  'rejects-all': good('every optional parameter rejected, one after the other', (x) => {
    const given = [
      'response_format',
      'format',
      'temperature',
      'max_tokens',
      'max_completion_tokens',
      'stream_options',
      'think',
    ];
    const first = given.find((name) => x.body[name] !== undefined);
    return first ? x.fail(400, x.wire.errorBody(`${first} is not supported`, null, first)) : x.answer();
  }),
};

/** Failures that the client of the service must detect. */
const WIRE_FAILURES: Readonly<Record<string, Scenario>> = {
  'error-400': wire('service_error', 'bad request', rejectWith(400, 'Bad request')),
  'error-400-model': wire(
    'model_not_found',
    'model_not_supported, in the format of Hugging Face',
    rejectWith(
      400,
      "The requested model 'x/y' is not supported by any provider you have enabled.",
      'model_not_supported',
    ),
  ),
  'error-400-context': wire(
    'context_too_small',
    'a context that is too small, in the format of llama.cpp',
    rejectWith(
      400,
      'the request exceeds the available context size. try increasing the context size',
      'exceed_context_size_error',
    ),
  ),
  'error-400-filter': wire(
    'refused',
    'a prompt that a filter stopped, in the format of Azure',
    rejectWith(
      400,
      "The response was filtered due to the prompt triggering Azure OpenAI's content management policy",
      'content_filter',
    ),
  ),
  'error-403-country': wire(
    'service_error',
    'a country that is not served',
    rejectWith(403, 'Country, region, or territory not supported', 'unsupported_country_region_territory'),
  ),
  'error-401': wire(
    'invalid_api_key',
    'key rejected',
    rejectWith(401, 'Incorrect API key provided', 'invalid_api_key'),
  ),
  'error-401-string': wire('invalid_api_key', 'key rejected with a JSON string', (x) =>
    x.fail(401, '"Invalid username or password."'),
  ),
  'error-401-html': wire('invalid_api_key', 'key rejected with an HTML page', (x) => x.fail(401, HTML)),
  'error-402': wire(
    'insufficient_credit',
    'no credit',
    rejectWith(402, 'You have exceeded your monthly included credits for Inference Providers.'),
  ),
  'error-403': wire(
    'invalid_api_key',
    'key without permission',
    rejectWith(
      403,
      'This authentication method does not have sufficient permissions to call Inference Providers',
    ),
  ),
  'error-404': wire(
    'model_not_found',
    'unknown model',
    rejectWith(404, "model 'error-404' not found", 'model_not_found'),
  ),
  'error-404-html': wire('model_not_found', 'unknown URL, with an HTML page', (x) => x.fail(404, HTML)),
  'error-408': wire('service_error', 'request timeout', rejectWith(408, 'Request timeout')),
  'error-413': wire('service_error', 'too large', rejectWith(413, 'Payload too large')),
  'error-422': wire(
    'service_error',
    'not processable',
    rejectWith(422, 'Input validation error: inputs too long'),
  ),
  'error-429': wire(
    'service_busy',
    'too many requests, without Retry-After',
    rejectWith(429, 'Too many requests'),
  ),
  'error-429-later': wire(
    'service_busy',
    'too many requests, come back in an hour',
    rejectWith(429, 'Too many requests', null, { 'retry-after': '3600' }),
  ),
  'error-429-date': wire('service_busy', 'too many requests, come back at a date', (x) =>
    rejectWith(429, 'Too many requests', null, {
      'retry-after': new Date(Date.now() + 3_600_000).toUTCString(),
    })(x),
  ),
  'error-429-quota': wire('insufficient_credit', 'no credit, in the format of OpenAI', (x) =>
    x.fail(429, {
      error: {
        message: 'You exceeded your current quota',
        type: 'insufficient_quota',
        code: 'insufficient_quota',
      },
    }),
  ),
  'error-500': wire('service_error', 'internal error', rejectWith(500, 'Internal server error')),
  'error-501': wire('service_error', 'not implemented', rejectWith(501, 'Not implemented')),
  'error-502-html': wire('service_error', 'bad gateway, with an HTML page', (x) => x.fail(502, HTML)),
  'error-503': wire('service_busy', 'loading or overloaded', rejectWith(503, 'Loading model')),
  'error-504': wire('service_error', 'gateway timeout', rejectWith(504, 'Gateway timeout')),
  'error-529': wire('service_busy', 'status 529', rejectWith(529, 'Overloaded')),
  'error-first': wire('service_error', 'an error object instead of the first token', async (x) => {
    x.open();
    await x.send(x.wire.error('The server had an error processing your request', 500));
    x.close();
  }),
  'error-mid-stream': wire('service_error', 'an error object half way', async (x) => {
    await streamPart(x);
    await x.send(x.wire.error('The server had an error processing your request', 500));
    x.close();
  }),
  'error-mid-stream-document': wire('service_error', 'status 200 with only an error object', async (x) => {
    x.open('application/json');
    await x.send(JSON.stringify({ error: 'upstream failed' }));
    x.close();
  }),
  html: wire('service_error', 'status 200 with an HTML page', async (x) => {
    x.open('text/html');
    await x.send(HTML);
    x.close();
  }),
  'html-as-stream': wire(
    'service_error',
    'status 200 with an HTML page and the content type of a stream',
    async (x) => {
      x.open();
      await x.send(HTML);
      x.close();
    },
  ),
  'plain-text': wire('service_error', 'text that is not a frame', async (x) => {
    x.open('text/plain');
    await x.send('upstream connect error or disconnect before headers\n');
    x.close();
  }),
  'not-json': wire('service_error', 'frames that are not JSON', async (x) => {
    x.open();
    await x.send(x.wire.text('{').replace(/\{.*\}/, 'oops'));
    await x.finish();
  }),
  'wrong-shape': wire('service_error', 'JSON that is not an answer', async (x) => {
    x.open('application/json');
    await x.send(JSON.stringify({ status: 'ok', result: [1, 2, 3] }));
    x.close();
  }),
  redirect: wire('service_error', 'a redirect to another server', (x) =>
    x.fail(307, '', { location: 'http://127.0.0.1:9/elsewhere' }),
  ),
  'redirect-301': wire('service_error', 'a permanent redirect', (x) =>
    x.fail(301, '', { location: '/v2/elsewhere' }),
  ),
  'reset-before': wire('service_unreachable', 'the connection reset before a response', (x) => x.destroy()),
  'reset-after-headers': wire('service_unreachable', 'reset after the headers', async (x) => {
    x.open();
    await x.send(x.wire.keepAlive);
    await x.wait(20);
    x.destroy();
  }),
  'hang-before': wire('service_timeout', 'no response', (x) => x.hang()),
  'hang-after-headers': wire('service_timeout', 'headers and then nothing', async (x) => {
    x.open();
    await x.hang();
  }),
  'hang-middle': wire('service_timeout', 'silence half way', async (x) => {
    await streamPart(x);
    await x.hang();
  }),
  'keep-alive-only': wire('service_timeout', 'keep-alives and no token', async (x) => {
    x.open();
    while (!x.isClosed) {
      await x.send(x.wire.keepAlive);
      await x.wait(10);
    }
  }),
  'keep-alive-middle': wire('service_timeout', 'keep-alives for ever, half way', async (x) => {
    await streamPart(x);
    while (!x.isClosed) {
      await x.send(x.wire.keepAlive);
      await x.wait(10);
    }
  }),
  'hang-error-body': wire('service_error', 'an error whose body never ends', async (x) => {
    x.failAndHang(400);
    await x.hang();
  }),
  huge: text('invalid_response', 'text without end', async (x) => {
    x.open();
    while (!x.isClosed) await x.send(x.wire.text('lorem ipsum '.repeat(500)));
  }),
  'huge-line': wire('service_error', 'one line without end', async (x) => {
    x.open();
    await x.send(x.wire.text('{').slice(0, -20));
    while (!x.isClosed) await x.send('x'.repeat(64 * 1024));
  }),
  'huge-silence': wire('service_error', 'keep-alives without end or pause', async (x) => {
    x.open();
    const much = x.wire.keepAlive.repeat(Math.ceil(65_536 / x.wire.keepAlive.length));
    while (!x.isClosed) await x.send(much);
  }),
};

/** Failures in well-formed responses, which the parser of the text must detect. */
const TEXT_FAILURES: Readonly<Record<string, Scenario>> = {
  empty: text('empty_response', 'an end and no text', (x) => x.answer('')),
  'empty-body': text('empty_response', 'status 200 with an empty body', (x) => {
    x.open();
    x.close();
  }),
  blank: text('empty_response', 'spaces only', (x) => x.answer('  \n\n  ')),
  refusal: text('refused', 'prose that declines', (x) => x.answer(REFUSALS[x.question.language])),
  'refusal-in-fields': text('refused', 'a refusal in every field', (x) =>
    x.answer(
      JSON.stringify(goodAnswer(x.question), (key, value) =>
        typeof value === 'string' && value.includes(' ') && key !== 'axis'
          ? REFUSALS[x.question.language]
          : value,
      ),
    ),
  ),
  'reasons-only': text('empty_response', 'reasoning up to the limit, always', async (x) => {
    x.open();
    for (let i = 0; i < 10; i += 1) await x.send(x.wire.thinking('Hmm… '));
    await x.finish('length');
  }),
  'prose-only': text('invalid_response', 'prose without a report', (x) =>
    x.answer('La idea es interesante y tiene recorrido. Yo seguiría adelante con cautela.'),
  ),
  list: text('invalid_response', 'a list instead of an object', (x) => x.answer('["good", "idea"]')),
  'broken-json': text('invalid_response', 'braces without a report', (x) => x.answer('{{{ :: }}}')),
  'missing-always': text(
    'incomplete_response',
    'three fields missing, even after the completing request',
    (x) => answerWithout(['interpretation', 'pitch', 'strengths'])(x),
  ),
  'cut-always': text(
    'incomplete_response',
    'cut at the token limit, even after the completing request',
    async (x) => {
      await streamPart(x, 0.3);
      await x.finish('length');
    },
  ),
  'broken-off': text('incomplete_response', 'the connection lost half way, always', async (x) => {
    await streamPart(x, 0.3);
    await x.wait(20);
    x.destroy();
  }),
  'closed-early': text('incomplete_response', 'closed half way without an end, always', async (x) => {
    await streamPart(x, 0.3);
    x.close();
  }),
};

export const SCENARIOS: Readonly<Record<string, Scenario>> = { ...GOOD, ...WIRE_FAILURES, ...TEXT_FAILURES };

function good(about: string, play: Scenario['play']): Scenario {
  return { about, outcome: 'report', by: 'text', play };
}

function wire(outcome: ErrorCode, about: string, play: Scenario['play']): Scenario {
  return { about, outcome, by: 'wire', play };
}

function text(outcome: ErrorCode, about: string, play: Scenario['play']): Scenario {
  return { about, outcome, by: 'text', play };
}
