import { QUERY_MAX_LENGTH, QUERY_MAX_WORDS } from '../domain/evidence.ts';
import { codePointLength } from '../domain/idea.ts';
import { wordsOf } from '../domain/text-matching.ts';

/** This many consecutive words of the idea may be the visitor's own sentence. */
const OWN_WORDS = 5;
/** Words of sentences ("una app que reparte …"), which the name of a category does not contain. */
const SENTENCE_WORD =
  /^(?:que|quien|mi|mis|nuestr[oa]s?|quiero|queremos|es|son|se|lo|le|les|un|una|unos|unas|that|which|who|my|our|i|we|is|are|it|want|an?|the|el|la|los|las)$/;
/** Web, e-mail and street addresses, handles, and telephone numbers (nine digits or more, or a plus sign). */
const PRIVATE = [
  /:\/\/|(?:^|\s)www\.|[\p{L}\p{N}]\.\p{L}{2,}(?:\/|\s|$)/iu,
  /@/,
  /(?:\+|00)\s?\d[\d\s().-]{5,}/,
  /(?:\d[\s().-]{0,2}){9,}/,
  /(?<!\p{L})(?:calle|c\/|avda?\.?|avenida|plaza|paseo|carrer)\s.*\d|\d+\s+(?:\p{L}+\s){1,3}(?:street|st|road|rd|avenue|ave|lane|drive)(?!\p{L})/iu,
];

/** Whether a search may be sent to a search service: short, and without a sentence of the idea or contact details. */
export function isAllowedSearch(query: string, idea: string): boolean {
  const words = wordsOf(query);
  if (words.length === 0 || query.trim().split(/\s+/).length > QUERY_MAX_WORDS) return false;
  if (
    codePointLength(query) > QUERY_MAX_LENGTH ||
    PRIVATE.some((pattern) => pattern.test(query.normalize('NFKC')))
  ) {
    return false;
  }
  const own = ` ${wordsOf(idea).join(' ')} `;
  return !words.some((_, index) => {
    const row = words.slice(index, index + OWN_WORDS);
    return (
      row.length === OWN_WORDS &&
      row.some((word) => SENTENCE_WORD.test(word)) &&
      own.includes(` ${row.join(' ')} `)
    );
  });
}
