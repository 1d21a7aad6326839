import { defineMessages } from '../document/messages.ts';
import type { Language } from '../domain/language.ts';
import { TEXT_MAX } from '../domain/reading.ts';
import { type CallText, differentTexts } from './texts.ts';

const messages = defineMessages({
  es: {
    different: (count: number) => (count === 1 ? '1 texto distinto' : `${count} textos distintos`),
    equal: (count: number) => (count === 1 ? '1 igual a otro' : `${count} iguales a otros`),
    empty: (count: number) => (count === 1 ? '1 vacío' : `${count} vacíos`),
    leftOut: (count: number) => (count === 1 ? '1 excluido' : `${count} excluidos`),
    cut: (count: number) => `${count === 1 ? '1 cortado' : `${count} cortados`} a ${TEXT_MAX} caracteres`,
  },
  en: {
    different: (count) => (count === 1 ? '1 different text' : `${count} different texts`),
    equal: (count) => `${count} the same as another`,
    empty: (count) => `${count} empty`,
    leftOut: (count) => `${count} left out`,
    cut: (count) => `${count} cut at ${TEXT_MAX.toLocaleString('en')} characters`,
  },
});

/** How many texts are different, and then, if there are any, equal, empty, left out and cut. */
export function textCounts(texts: readonly CallText[], language: Language): [different: string, ...string[]] {
  const words = messages[language];
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
