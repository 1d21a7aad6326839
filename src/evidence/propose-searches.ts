import type { AnswerService } from '../domain/answer-service.ts';
import type { Language } from '../domain/language.ts';
import { searchesFormat } from '../model/formats/searches.ts';
import { type AnalyzeOptions, awaitDocument } from '../model/write-document.ts';
import { normalText } from '../text/normal-text.ts';

/** A search of at least this many words that is in the idea may be the visitor's own sentence. */
const OWN_SENTENCE_WORDS = 5;
/** Words of sentences ("una app que reparte …"), which the name of a category does not contain. */
const SENTENCE_WORD =
  /(?<![\p{L}])(?:que|quien|mi|mis|nuestr[oa]s?|quiero|queremos|es|son|se|lo|le|les|un|una|unos|unas|that|which|who|my|our|i|we|is|are|it|want|an|the)(?![\p{L}])/u;

/**
 * Asks the model what to search for. Searches nothing.
 * @throws AnalysisError
 */
export async function proposeSearches(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): Promise<{ queries: string[] }> {
  const task = { kind: 'searches', idea, language } as const;
  const { queries } = await awaitDocument(searchesFormat, task, service, options);
  const others = queries.filter((query) => !isOwnSentence(query, idea));
  return { queries: others.length > 0 ? others : queries };
}

function isOwnSentence(query: string, idea: string): boolean {
  const words = normalText(query);
  const isLong = words.split(' ').length >= OWN_SENTENCE_WORDS;
  return isLong && SENTENCE_WORD.test(words) && normalText(idea).includes(words);
}
