import { defineMessages } from '../document/messages.ts';
import type { Language } from '../domain/idea.ts';
import { AGREEMENT_TEXTS_MIN, type Agreement } from './agreement.ts';
import type { JuryComparison } from './jury.ts';

const messages = defineMessages({
  es: {
    tooFew: (texts: number, enough: number) =>
      `${texts === 1 ? '1 texto puntuado es' : `${texts} textos puntuados son`} demasiado poco para decirlo: hacen falta ${enough}.`,
    model: (share: number, low: number, high: number) =>
      `De cada 100 parejas de textos, el modelo pone ${share} en el mismo orden que el jurado (entre ${low} y ${high}).`,
    juror: (share: number) => `Cada miembro del jurado, frente a los demás: ${share}.`,
    jurors: (low: number, high: number) =>
      `Cada miembro del jurado, frente a los demás: de ${low} a ${high}.`,
    length: (share: number, low: number, high: number) =>
      `La mera longitud del texto: ${share} (entre ${low} y ${high}). Al azar serían 50.`,
  },
  en: {
    tooFew: (texts, enough) =>
      `${texts === 1 ? '1 scored text is' : `${texts} scored texts are`} too few to say: it takes ${enough}.`,
    model: (share, low, high) =>
      `Of 100 pairs of texts, the model puts ${share} in the same order as the jury (${low} to ${high}).`,
    juror: (share) => `Each juror, against the others: ${share}.`,
    jurors: (low, high) => `Each juror, against the others: ${low} to ${high}.`,
    length: (share, low, high) =>
      `The mere length of the text: ${share} (${low} to ${high}). Chance would put 50.`,
  },
});

/** The sentences that matter of a comparison with a jury: the model, the jurors, the length of the text. */
export function jurySentences(comparison: JuryComparison, language: Language): string[] {
  const texts = messages[language];
  const { model, length } = comparison;
  if (!model || !length) return [texts.tooFew(comparison.texts, AGREEMENT_TEXTS_MIN)];
  const shares = comparison.jurors.flatMap(({ agreement }) => (agreement ? percent(agreement.share) : []));
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  return [
    texts.model(...percents(model)),
    ...(shares.length === 0 ? [] : [low === high ? texts.juror(low) : texts.jurors(low, high)]),
    texts.length(...percents(length)),
  ];
}

const percent = (share: number) => Math.round(share * 100);
const percents = ({ share, low, high }: Agreement) => [percent(share), percent(low), percent(high)] as const;
