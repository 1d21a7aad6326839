import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnalysisError } from '../../src/domain/errors.ts';
import { readChatCompletions } from '../../src/model/services/chat-completions-parser.ts';
import type { ResponseBody } from '../../src/model/services/http-client.ts';
import { readOllamaChat } from '../../src/model/services/ollama.ts';

/** `expected` is the text, then the reason of the end or the code of the error. */
type Case = [kind: 'chat' | 'ollama', about: string, expected: string, body: string, source: string];

const cases = readFileSync(new URL('../fixtures/stream-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Case => JSON.parse(line));

async function read(kind: Case[0], body: string): Promise<string> {
  const response: ResponseBody = {
    async *[Symbol.asyncIterator]() {
      yield body;
    },
    lost: undefined,
    restartIdleLimit() {},
    finishing() {},
    close() {},
  };
  const parse = kind === 'ollama' ? readOllamaChat : readChatCompletions;
  let text = '';
  let end = '';
  try {
    for await (const part of parse(response)) {
      if (part.type === 'text') text += part.text;
      else end = part.reason;
    }
  } catch (error) {
    end = `<${(error as AnalysisError).code}>`;
  }
  return `${text} ${end}`.trim();
}

// The bodies are quoted from documentation and from users; each case names its source.
test.each(cases)('%s: %s is read as %j', async (kind, _, expected, body, source) => {
  expect(await read(kind, body)).toBe(expected);
  expect(source).not.toBe('');
});
