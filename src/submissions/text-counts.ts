import type { Language } from '../domain/language.ts';
import { countMessages } from './messages.ts';
import { type CallText, differentTexts } from './texts.ts';

/** Counts in words: the distinct texts, then the duplicate, empty, left-out and cut texts. Omits counts of zero. */
export function textCounts(texts: readonly CallText[], language: Language): [different: string, ...string[]] {
  const words = countMessages[language];
  const kept = texts.filter(({ isLeftOut }) => !isLeftOut);
  const counts = [
    [kept.filter(({ sameAs }) => sameAs !== undefined).length, words.equal],
    [kept.filter(({ isEmpty }) => isEmpty).length, words.empty],
    [texts.length - kept.length, words.leftOut],
    [kept.filter(({ isCut }) => isCut).length, words.cut],
  ] as const;
  const others = counts.flatMap(([count, say]) => (count > 0 ? say(count) : []));
  return [words.different(differentTexts(texts).length), ...others];
}
