import { brand } from '../../brand.ts';
import type { Language } from '../../domain/idea.ts';
import { UsageError } from '../options.ts';
import { messages } from './messages.ts';

type Texts = (typeof messages)['es'];

/** Wrong use of `crisol call`, with the sentence in the person's language. Exit status 2. */
export class CallUsageError extends UsageError {
  constructor(language: Language, sentence: (texts: Texts) => string) {
    super(sentence(messages[language]), language, `${brand.slug} call --help`);
  }
}
