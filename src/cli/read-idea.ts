import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { messagesIn } from '../document/messages.ts';
import { errorMessage } from '../domain/error-messages.ts';
import { ideaLengthProblem, type Language } from '../domain/idea.ts';
import { messages } from './messages.ts';
import { type IdeaSource, UsageError } from './options.ts';

/** Four bytes for each of the characters an idea may have, and room to see that it has more. */
const INPUT_MAX_BYTES = 8 * 1024;

/**
 * The idea from where the options say.
 * @throws UsageError when it cannot be read or its length is wrong
 */
export async function readIdea(source: IdeaSource, language: Language, input: Readable): Promise<string> {
  const idea =
    source.from === 'argument' ? source.text : withoutLineEnd(await readStart(source, language, input));
  const problem = ideaLengthProblem(idea);
  if (problem) throw new UsageError(errorMessage(problem, language), language);
  return idea;
}

async function readStart(
  source: Exclude<IdeaSource, { from: 'argument' }>,
  language: Language,
  input: Readable,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of source.from === 'file' ? createReadStream(source.file) : input) {
      text += decoder.decode(chunk, { stream: true });
      bytes += chunk.length;
      if (bytes > INPUT_MAX_BYTES) break;
    }
  } catch (error) {
    const file = source.from === 'file' ? source.file : '-';
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UsageError(messagesIn(messages, language).unreadableFile(file, code), language);
  }
  return text + decoder.decode();
}

/** Editors and `echo` end a text with a line break, which is not part of it. */
function withoutLineEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}
