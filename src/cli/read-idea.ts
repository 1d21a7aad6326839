import { createReadStream } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import { messagesIn } from '../document/messages.ts';
import { errorMessage } from '../domain/error-messages.ts';
import { ideaLengthProblem, type Language } from '../domain/idea.ts';
import { messages } from './messages.ts';
import { type IdeaSource, UsageError } from './options.ts';

/** Four bytes for each of the characters an idea may have, and room to see that it has more. */
const INPUT_MAX_BYTES = 8 * 1024;

/**
 * The idea from where the options say.
 * @throws UsageError when it cannot be read or its length is wrong; AbortError once `signal` is aborted
 */
export async function readIdea(
  source: IdeaSource,
  language: Language,
  input: Readable,
  signal: AbortSignal,
): Promise<string> {
  const idea =
    source.from === 'argument'
      ? source.text
      : withoutLineEnd(await readStart(source, language, addAbortSignal(signal, open(source, input))));
  const problem = ideaLengthProblem(idea);
  if (problem) throw new UsageError(errorMessage(problem, language), language);
  return idea;
}

type Opened = Exclude<IdeaSource, { from: 'argument' }>;

function open(source: Opened, input: Readable): Readable {
  return source.from === 'file' ? createReadStream(source.file) : input;
}

async function readStart(source: Opened, language: Language, stream: Readable): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      bytes += chunk.length;
      if (bytes > INPUT_MAX_BYTES) break;
    }
  } catch (error) {
    const { code = '', name } = error as NodeJS.ErrnoException;
    if (name === 'AbortError') throw error;
    const file = source.from === 'file' ? source.file : '-';
    throw new UsageError(messagesIn(messages, language).unreadableFile(file, code), language);
  }
  return text + decoder.decode();
}

/** Editors and `echo` end a text with a line break, which is not part of it. */
function withoutLineEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}
