import type { Language } from '../domain/idea.ts';
import type { Amount } from './amounts.ts';
import { basic, cues, has, markGroups, type WordList } from './cues.ts';
import { fold, type Piece, type Sentence } from './text.ts';

export interface Mention {
  sentence: Sentence;
  /** The part of the sentence that says it. */
  clause: Piece;
  /** Said plainly; otherwise in a way that anybody could write, or from one’s own experience alone. */
  firm: boolean;
}

type Look = (sentence: Sentence, index: number) => Mention | undefined;

/** The first finding that is firm, else the first. */
export function best(sentences: readonly Sentence[], look: Look): Mention | undefined {
  let found: Mention | undefined;
  for (const [index, sentence] of sentences.entries()) {
    const finding = look(sentence, index);
    if (finding?.firm) return finding;
    found ??= finding;
  }
  return found;
}

export function first(sentences: readonly Sentence[], look: Look): Mention | undefined {
  for (const [index, sentence] of sentences.entries()) {
    const finding = look(sentence, index);
    if (finding) return finding;
  }
  return undefined;
}

export function firm(sentence: Sentence, list: WordList): Mention | undefined {
  return match(sentence, list, true, () => true);
}

export function loose(sentence: Sentence, list: WordList): Mention | undefined {
  return match(sentence, list, false, () => true);
}

/** The same where the cues need to know the groups that a sentence names. */
export function namedGroup(sentence: Sentence, list: WordList): Mention | undefined {
  const marked = { ...sentence, folded: markGroups(sentence.folded, sentence.language) };
  const finding = affirmed(marked, list);
  return finding && { ...finding, sentence, clause: finding.clause === marked ? sentence : finding.clause };
}

/** A cue that no denial stands before in the same clause. */
export function affirmed(sentence: Sentence, list: WordList): Mention | undefined {
  return match(sentence, list, true, (at) => !deniedBefore(sentence, at));
}

export function unless(sentence: Sentence, list: WordList, not: WordList): Mention | undefined {
  if (has(sentence.folded, not, sentence.language)) return undefined;
  return match(sentence, list, true, (at) => !JUST_DENIED.test(sentence.folded.slice(0, at)));
}

/** What the writer spends or loses is no problem or cost of the customer’s. */
export function notOwn(sentence: Sentence, finding: Mention | undefined): Mention | undefined {
  return finding && has(finding.clause.folded, basic.own, sentence.language) ? undefined : finding;
}

function match(
  sentence: Sentence,
  list: WordList,
  isFirm: boolean,
  admits: (at: number) => boolean,
): Mention | undefined {
  const expression = cues(list, sentence.language);
  // `matchAll` copies the expression, which costs more than looking through a short sentence.
  if (sentence.folded.search(expression) < 0) return undefined;
  for (const { index, 0: words } of sentence.folded.matchAll(expression)) {
    if (admits(index))
      return { sentence, clause: clauseOf(sentence, words.replaceAll('§', '')), firm: isFirm };
  }
  return undefined;
}

/** The clause that holds the words, or the whole sentence when they reach over several. */
function clauseOf(sentence: Sentence, words: string): Piece {
  return sentence.clauses.find(({ folded }) => folded.includes(words.trim())) ?? sentence;
}

/** A denial right before a cue that holds none itself: “no se equivocan”. */
const JUST_DENIED = /(?:^|[^a-z])(?:no|nunca|ni|never|not|[a-z]+n't)(?: se| les?| l[oa]s?| me| nos)? $/;

const NOT = /(?:^|[^a-z])(?:no|nunca|ni|tampoco|not|never|nor|cannot|dont|wont|[a-z]+n't)(?![a-z])/;
const NEAR = 24;

function deniedBefore({ folded, language }: Sentence, at: number): boolean {
  const before = folded.slice(Math.max(0, at - NEAR), at).replace(/^.*[,;:.()]/, '');
  return NOT.test(before) && !has(before, basic.denialNot, language);
}

/** “We do not charge £10” states no price. */
export function deniedAmount(sentence: Sentence, { typed }: Amount): boolean {
  return deniedBefore(sentence, sentence.folded.indexOf(fold(typed)));
}

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

export function isDenied({ folded }: Piece, language: Language): boolean {
  return has(folded, basic.denial, language) && !has(folded, basic.denialNot, language);
}
