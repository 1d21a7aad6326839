import { createReadStream } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import { errorMessage } from '../domain/error-messages.ts';
import { ideaLengthProblem, type Language } from '../domain/idea.ts';
import { messages } from './messages.ts';
import { type IdeaSource, UsageError } from './options.ts';

/** More than four bytes per allowed character, so that a longer idea is recognised as too long. */
const INPUT_MAX_BYTES = 8 * 1024;

/**
 * Reads the idea from the source that the options name.
 * @throws UsageError if it cannot be read or has a wrong length; AbortError if `signal` is aborted
 */
export async function loadIdea(
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
    throw new UsageError(messages[language].unreadableFile(file, code), language);
  }
  return text + decoder.decode();
}

/** Removes the line break that editors and `echo` add. */
function withoutLineEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}
