import type { Amount } from './amounts.ts';
import { basic, cues, has, isDeniedBefore, markGroups, type WordList } from './cues.ts';
import type { Piece, Sentence } from './text.ts';

export interface Mention {
  sentence: Sentence;
  /** The part of the sentence that says it. */
  clause: Piece;
  /** Said plainly; otherwise in a way that anybody could write, or from one’s own experience alone. */
  firm: boolean;
}

/** The first finding that is firm, else the first. */
export function best(
  sentences: readonly Sentence[],
  look: (sentence: Sentence) => Mention | undefined,
): Mention | undefined {
  let found: Mention | undefined;
  for (const sentence of sentences) {
    const finding = look(sentence);
    if (finding?.firm) return finding;
    found ??= finding;
  }
  return found;
}

/** The first cue of the list in the sentence that is admitted. */
export function mention(
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

/** The clause that holds the words, or the whole sentence when they reach over several. */
function clauseOf(sentence: Sentence, words: string): Piece {
  return sentence.clauses.find(({ folded }) => folded.includes(words.trim())) ?? sentence;
}

/** A cue that no denial stands before, of a list that needs to know the groups that a sentence names. */
export function namedGroup(sentence: Sentence, list: WordList): Mention | undefined {
  const marked = { ...sentence, folded: markGroups(sentence) };
  const finding = affirmed(marked, list);
  return finding && { ...finding, sentence, clause: finding.clause === marked ? sentence : finding.clause };
}

/** A cue that no denial stands before in the same clause. */
export function affirmed(sentence: Sentence, list: WordList): Mention | undefined {
  return mention(sentence, list, { admits: (at) => !isDeniedBefore(sentence, at) });
}

export function unless(sentence: Sentence, list: WordList, not: WordList): Mention | undefined {
  if (has(sentence, not)) return undefined;
  return mention(sentence, list, { admits: (at) => !JUST_DENIED.test(sentence.folded.slice(0, at)) });
}

/** What the writer spends or loses is no problem or cost of the customer’s. */
export function notOwn(finding: Mention | undefined): Mention | undefined {
  return finding && has(finding.clause, basic.own) ? undefined : finding;
}

/** A denial right before a cue that holds none itself: “no se equivocan”. */
const JUST_DENIED = /(?:^|[^a-z])(?:no|nunca|ni|never|not|[a-z]+n't)(?: se| les?| l[oa]s?| me| nos)? $/;

export function withAmount(
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
