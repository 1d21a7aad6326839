import type { Amount } from './amounts.ts';
import { basic, cues, has, isDeniedBefore, markGroups, type WordList } from './cues.ts';
import type { Piece, Sentence } from './text.ts';

/** A place of the text that says one of the ingredients. */
export interface Mention {
  sentence: Sentence;
  /** The part of the sentence that says it; the sentence itself if no clause holds all of its words. */
  clause: Piece;
  /** Said plainly. False for what anybody could write, and for the writer’s own experience. */
  firm: boolean;
}

/** The first firm mention, else the first. */
export function bestMention(
  sentences: readonly Sentence[],
  look: (sentence: Sentence) => Mention | undefined,
): Mention | undefined {
  let found: Mention | undefined;
  for (const sentence of sentences) {
    const mention = look(sentence);
    if (mention?.firm) return mention;
    found ??= mention;
  }
  return found;
}

/** The first cue of the list in the sentence whose place is admitted. */
export function mentionOf(
  sentence: Sentence,
  list: WordList,
  { admits = () => true, firm = true }: { admits?(at: number): boolean; firm?: boolean } = {},
): Mention | undefined {
  const expression = cues(list, sentence.language);
  // `matchAll` copies the expression, which costs more than looking through a short sentence.
  if (sentence.folded.search(expression) < 0) return undefined;
  for (const { index, 0: words } of sentence.folded.matchAll(expression)) {
    if (admits(index)) return { sentence, clause: clauseOf(sentence, words.replaceAll('§', '')), firm };
  }
  return undefined;
}

function clauseOf(sentence: Sentence, words: string): Piece {
  return sentence.clauses.find(({ folded }) => folded.includes(words.trim())) ?? sentence;
}

/** `affirmedMention` for a list with `GROUP`. */
export function groupMention(sentence: Sentence, list: WordList): Mention | undefined {
  const marked = { ...sentence, folded: markGroups(sentence) };
  const mention = affirmedMention(marked, list);
  return mention && { ...mention, sentence, clause: mention.clause === marked ? sentence : mention.clause };
}

/** The first cue without a denial before it in its clause. */
export function affirmedMention(sentence: Sentence, list: WordList): Mention | undefined {
  return mentionOf(sentence, list, { admits: (at) => !isDeniedBefore(sentence, at) });
}

/** The first cue without a denial right before it; none if the sentence has a cue of `not`. */
export function mentionUnless(sentence: Sentence, list: WordList, not: WordList): Mention | undefined {
  if (has(sentence, not)) return undefined;
  return mentionOf(sentence, list, { admits: (at) => !JUST_DENIED.test(sentence.folded.slice(0, at)) });
}

/** Leaves out what the writer spends or loses: it is no problem of the customer’s. */
export function notOwn(mention: Mention | undefined): Mention | undefined {
  return mention && has(mention.clause, basic.own) ? undefined : mention;
}

/** The end of a text with a denial right before the cue: “no se” of “no se equivocan”. */
const JUST_DENIED = /(?:^|[^a-z])(?:no|nunca|ni|never|not|[a-z]+n't)(?: se| les?| l[oa]s?| me| nos)? $/;

export function amountMention(
  sentence: Sentence,
  amounts: readonly Amount[] | undefined,
  role: 'price' | 'cost',
): Mention | undefined {
  const amount = amounts?.find((one) => one.role === role);
  if (!amount) return undefined;
  const clause = sentence.clauses.find(({ typed }) => typed.includes(amount.typed)) ?? sentence;
  return { sentence, clause, firm: true };
}

export function isDenied(clause: Piece): boolean {
  return has(clause, basic.denial) && !has(clause, basic.denialNot);
}
