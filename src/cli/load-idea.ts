import { addAbortSignal, type Readable } from 'node:stream';
import { ideaLengthProblem } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import { decodeText } from '../environment/env-file.ts';
import { errorMessage } from '../model/error-messages.ts';
import { commandMessages } from './messages.ts';
import { type AnalyzeCommand, UsageError } from './options.ts';

/** More than four bytes for each allowed character, so that any larger input is certainly too long. */
const INPUT_MAX_BYTES = 8 * 1024;

/**
 * Returns the typed idea, or reads it from standard input. Checks its length.
 * @throws UsageError if it cannot be read or has a wrong length; AbortError if `signal` is aborted
 */
export async function loadIdea(
  typed: AnalyzeCommand['idea'],
  language: Language,
  input: Readable,
  signal: AbortSignal,
): Promise<string> {
  const idea = typed ?? (await readStart(input, language, signal));
  const problem = ideaLengthProblem(idea);
  if (problem) throw new UsageError(errorMessage(problem, language), language);
  return idea;
}

async function readStart(input: Readable, language: Language, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of addAbortSignal(signal, input)) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > INPUT_MAX_BYTES) throw new UsageError(errorMessage('idea_too_long', language), language);
    }
    // Editors and `echo` add a line break.
    return decodeText(Buffer.concat(chunks)).replace(/\r?\n$/, '');
  } catch (error) {
    const { code = '', name } = error as NodeJS.ErrnoException;
    if (name === 'AbortError' || error instanceof UsageError) throw error;
    const { notText, unreadableInput } = commandMessages[language];
    throw new UsageError(error instanceof TypeError ? notText : unreadableInput(code), language);
  }
}
