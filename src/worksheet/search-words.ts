import { readIdea } from './read-idea.ts';

const WORDS = 6;
/** Words that say nothing to a search engine. */
const EMPTY =
  /^(?:el|la|los|las|lo|un|una|unos|unas|de|del|que|en|y|o|a|al|con|por|para|se|su|sus|no|es|son|mi|nos|les?|hay|muy|ya|sin|como|cada|quiero|queremos|vamos|voy|me|the|an?|of|to|and|or|in|is|are|for|that|with|on|at|it|its|their|we|our|i|my|would|will|who|which|from|by|as|be|want|like|so|id)$/;

/** The person’s own words for what they offer, as they typed them, for a search on the web; '' where there are none. */
export function searchWords(idea: string): string {
  const { found, sentences } = readIdea(idea);
  const typed = (found.offer?.sentence ?? sentences[0])?.typed ?? '';
  return (typed.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])
    .filter((word) => !EMPTY.test(word.toLowerCase()))
    .slice(0, WORDS)
    .join(' ');
}
