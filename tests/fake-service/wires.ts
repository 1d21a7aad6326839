/**
 * The HTTP bodies in which each service sends an answer. They follow documentation, not recordings:
 * - chat completions: OpenAI's API reference ("Chat completion chunk object"), which Hugging Face's router,
 *   llama.cpp and vLLM follow; reasoning in `delta.reasoning_content` as vLLM and DeepSeek document it.
 * - Ollama: docs.ollama.com/api/chat, one JSON object on each line.
 */
export interface Wire {
  contentType: string;
  text(text: string): string;
  thinking(text: string): string;
  /** The frame with the reason (`stop` or `length`), and the frames after it. */
  finish(reason: string): string;
  /** End-of-stream marker. */
  done: string;
  /** An error in the stream, after status 200. */
  error(message: string, code: number): string;
  /** A frame that keeps the connection open without content. */
  keepAlive: string;
  /** The answer as one document, without `stream`. */
  document(text: string): string;
  /** Body of an error response. */
  errorBody(message: string, code: string | null, param?: string): unknown;
}

const CREATED = 1_763_700_000;

export function chatCompletions(model: string): Wire {
  const event = (choice: object | undefined, more: object = {}) =>
    `data: ${JSON.stringify({
      id: 'chatcmpl-fake',
      object: 'chat.completion.chunk',
      created: CREATED,
      model,
      choices: choice ? [choice] : [],
      ...more,
    })}\n\n`;
  const usage = { usage: { prompt_tokens: 1800, completion_tokens: 1500, total_tokens: 3300 } };
  return {
    contentType: 'text/event-stream; charset=utf-8',
    text: (content) => event({ index: 0, delta: { content }, finish_reason: null }),
    thinking: (reasoning) =>
      event({ index: 0, delta: { content: '', reasoning_content: reasoning }, finish_reason: null }),
    finish: (reason) => event({ index: 0, delta: {}, finish_reason: reason }) + event(undefined, usage),
    done: 'data: [DONE]\n\n',
    error: (message, code) =>
      `data: ${JSON.stringify({ error: { message, type: 'server_error', code } })}\n\n`,
    keepAlive: ': keep-alive\n\n',
    document: (content) =>
      JSON.stringify({
        id: 'chatcmpl-fake',
        object: 'chat.completion',
        created: CREATED,
        model,
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        ...usage,
      }),
    errorBody: (message, code, param) => ({
      error: { message, type: 'invalid_request_error', param: param ?? null, code },
    }),
  };
}

export function ollamaChat(model: string): Wire {
  const line = (message: object, more: object) =>
    `${JSON.stringify({ model, created_at: '2026-11-21T10:00:00Z', message: { role: 'assistant', ...message }, ...more })}\n`;
  const counts = {
    total_duration: 9_000_000_000,
    load_duration: 1_000_000,
    prompt_eval_count: 1800,
    eval_count: 1500,
  };
  return {
    contentType: 'application/x-ndjson',
    text: (content) => line({ content }, { done: false }),
    thinking: (thinking) => line({ content: '', thinking }, { done: false }),
    finish: (reason) => line({ content: '' }, { done: true, done_reason: reason, ...counts }),
    done: '',
    error: (message) => `${JSON.stringify({ error: message })}\n`,
    keepAlive: '\n',
    document: (content) => line({ content }, { done: true, done_reason: 'stop', ...counts }),
    errorBody: (message) => ({ error: message }),
  };
}
