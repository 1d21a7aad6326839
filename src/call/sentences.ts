import { defineMessages } from '../document/messages.ts';
import type { Language } from '../domain/language.ts';
import { AGREEMENT_TEXTS_MIN, type Agreement } from './agreement.ts';
import type { JuryComparison } from './jury.ts';
import type { Line, Spared } from './line.ts';

const lineMessages = defineMessages({
  es: {
    missing: (missing: number, enough: number) =>
      `${missing === 1 ? 'Falta 1 que quieras' : `Faltan ${missing} que quieras`}: con ${enough} se traza la línea. Hasta entonces no queda ninguna por debajo.`,
    noPoints:
      'No hay línea: las que querías y que dirían por dónde pasa no tienen puntos. No queda ninguna por debajo.',
    wanted: (wanted: number, below: number) => {
      if (wanted === 1) return 'La única que querías no queda por debajo.';
      return `De las ${wanted} que querías, ${below === 0 ? 'ninguna queda' : below === 1 ? '1 queda' : `${below} quedan`} por debajo.`;
    },
    spares: (below: number, of: number) =>
      `${below === 0 ? 'No ahorra leer ninguna' : `Ahorra leer ${below}`} de ${of}.`,
    checks: (checks: number) =>
      checks === 1
        ? 'Una de ellas se lee de todos modos, para comprobarlo.'
        : `De ellas, ${checks} se leen de todos modos, para comprobarlo.`,
    oneIn: (count: number) => `1 de cada ${count}`,
    percent: (percent: number) => `${percent}\u00A0%`,
    loses: (average: string, byChance: string) =>
      `De media se pierde como mucho ${average}; en una convocatoria de cada diez, hasta ${byChance}.`,
    share: (percent: string) => `el ${percent}`,
  },
  en: {
    missing: (missing, enough) =>
      `${missing} more that you want ${missing === 1 ? 'is' : 'are'} needed: with ${enough} there is a line. Until then none is below.`,
    noPoints:
      'There is no line: those that you wanted and that would say where it runs have no points. None is below.',
    wanted: (wanted, below) => {
      if (wanted === 1) return 'The only one you wanted is not below.';
      return `Of the ${wanted} you wanted, ${below === 0 ? 'none is' : below === 1 ? '1 is' : `${below} are`} below.`;
    },
    spares: (below, of) => `It spares reading ${below === 0 ? 'none' : below} of ${of}.`,
    checks: (checks) =>
      checks === 1
        ? 'One of them is read all the same, to check.'
        : `Of these, ${checks} are read all the same, to check.`,
    oneIn: (count) => `1 in ${count}`,
    percent: (percent) => `${percent}\u00A0%`,
    loses: (average, byChance) =>
      `On average at most ${average} is lost; in one call of ten, up to ${byChance}.`,
    share: (percent) => percent,
  },
});

/**
 * What the sample says, for people: how many are still missing; or what the line would have made of the wanted texts, what
 * it spares and what it may lose. One string for each sentence.
 */
export function lineSentences(line: Line, spared: Spared, language: Language): string[] {
  const texts = lineMessages[language];
  if (line.missing > 0) return [texts.missing(line.missing, line.wanted + line.missing)];
  if (line.points === undefined || line.byChance === undefined) return [texts.noPoints];
  return [
    texts.wanted(line.wanted, line.wantedBelow),
    texts.spares(spared.below, spared.of),
    ...(spared.checks > 0 ? [texts.checks(spared.checks)] : []),
    texts.loses(...lossWords(line.loss, line.byChance, language)),
  ];
}

/** `1 in 10` and `2 (23 %)` where the loss is one in so many, else shares. */
function lossWords(loss: number, byChance: number, language: Language): [average: string, byChance: string] {
  const texts = lineMessages[language];
  const percent = (share: number) => texts.percent(Math.round(share * 100));
  const oneIn = Math.round(1 / loss);
  const isOneIn = Math.abs(loss * oneIn - 1) < 1e-9;
  const count = Math.round(byChance * oneIn);
  return [
    isOneIn ? texts.oneIn(oneIn) : texts.share(percent(loss)),
    isOneIn && count > 1 ? `${count} (${percent(byChance)})` : texts.share(percent(byChance)),
  ];
}

const juryMessages = defineMessages({
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
  const texts = juryMessages[language];
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

const timeMessages = defineMessages({
  es: {
    time: (minutes: number) => {
      if (minutes <= 1) return minutes < 1 ? 'menos de un minuto' : 'un minuto';
      return minutes < 90 ? `unos ${minutes} min` : `unas ${Math.round(minutes / 60)} h`;
    },
  },
  en: {
    time: (minutes) => {
      if (minutes <= 1) return minutes < 1 ? 'less than a minute' : 'a minute';
      return minutes < 90 ? `about ${minutes} min` : `about ${Math.round(minutes / 60)} h`;
    },
  },
});

/** Milliseconds as minutes or hours. */
export function timeText(ms: number, language: Language): string {
  return timeMessages[language].time(Math.round(ms / 60_000));
}
