import { defineMessages } from '../document/messages.ts';
import type { Language } from '../domain/language.ts';
import { AGREEMENT_TEXTS_MIN, type Agreement } from './agreement.ts';
import type { CriteriaAgreement } from './criterion-agreement.ts';
import { type Line, type LineSaving, LOSS_DEFAULT } from './cutoff-line.ts';
import { expectedSaving } from './expected-saving.ts';
import type { JuryComparison } from './jury.ts';

const lineMessages = defineMessages({
  es: {
    missing: (missing: number, enough: number) =>
      `Elige ${missing === enough ? missing : `${missing} más`} que te ${missing === 1 ? 'interese' : 'interesen'}; entonces verás cuáles puedes dejar para el final.`,
    noPoints:
      'No hay línea: los que te interesan y que dirían por dónde pasa no tienen puntos. No queda ninguno por debajo.',
    wanted: (wanted: number, below: number) => {
      if (wanted === 1) return 'El único que te interesa no queda por debajo.';
      return `De los ${wanted} que te interesan, ${below === 0 ? 'ninguno queda' : below === 1 ? '1 queda' : `${below} quedan`} por debajo.`;
    },
    skips: (skipped: number, of: number) =>
      skipped === 0 ? 'No ahorra nada: léelos todos.' : `Puedes saltarte ${skipped} de ${of}.`,
    checksWanted: (wanted: number, checks: number) =>
      `De los ${checks} de debajo que se leen para comprobar, ${wanted === 1 ? '1 te interesa' : `${wanted} te interesan`}: sigue leyendo por debajo`,
    smallerLoss: (smaller: string, loss: string) => `, o acepta que se escape ${smaller} en vez de ${loss}`,
    oneIn: (count: number) => `1 de cada ${count}`,
    percent: (percent: number) => `${percent}\u00A0%`,
    losesOneIn: (oneIn: number, byChance: number, percent: string) =>
      `De cada ${oneIn} buenos se escapa como mucho 1 de media; con mala suerte, ${byChance > 1 ? `${byChance} (hasta el ${percent} en una convocatoria de cada diez)` : `hasta el ${percent}, en una convocatoria de cada diez`}.`,
    loses: (average: string, percent: string) =>
      `De los buenos se escapa como mucho ${average} de media; con mala suerte, hasta el ${percent}, en una convocatoria de cada diez.`,
    share: (percent: string) => `el ${percent}`,
    saving: (texts: number, [little, middling, well]: readonly [string, string, string]) =>
      `Con ${texts} textos, si te interesa uno de cada cinco, una muestra a ciegas ahorrará probablemente leer el ${little} si el modelo coincide poco contigo, el ${middling} si a medias y el ${well} si bien. La muestra y las comprobaciones ya están descontadas.`,
  },
  en: {
    missing: (missing, enough) =>
      `Choose ${missing}${missing === enough ? '' : ' more'} that you want; then you will see which ones you can leave until the end.`,
    noPoints:
      'There is no line: those that you wanted and that would say where it runs have no points. None is below.',
    wanted: (wanted, below) => {
      if (wanted === 1) return 'The only one you wanted is not below.';
      return `Of the ${wanted} you wanted, ${below === 0 ? 'none is' : below === 1 ? '1 is' : `${below} are`} below.`;
    },
    skips: (skipped, of) =>
      skipped === 0 ? 'Nothing is spared: read them all.' : `You can skip ${skipped} of ${of}.`,
    checksWanted: (wanted, checks) =>
      `Of the ${checks} below that are read to check, ${wanted} ${wanted === 1 ? 'was' : 'were'} wanted: read on below`,
    smallerLoss: (smaller, loss) => `, or take ${smaller} instead of ${loss}`,
    oneIn: (count) => `1 in ${count}`,
    percent: (percent) => `${percent}\u00A0%`,
    losesOneIn: (oneIn, byChance, percent) =>
      `Of every ${oneIn} good ones at most 1 slips through on average; with bad luck, ${byChance > 1 ? `${byChance} (up to ${percent} in one call of ten)` : `up to ${percent}, in one call of ten`}.`,
    loses: (average, percent) =>
      `Of the good ones at most ${average} slips through on average; with bad luck, up to ${percent}, in one call of ten.`,
    share: (percent) => percent,
    saving: (texts, [little, middling, well]) =>
      `With ${texts} texts, if you want one in five, a blind sample will probably save you from reading ${little} of them if the model agrees little with you, ${middling} if it agrees moderately and ${well} if it agrees well. The sample and the checks are already subtracted.`,
  },
});

/** Says what the sample is expected to save for so many different texts. */
export function savingSentence(texts: number, loss: number, language: Language): string {
  const { little, middling, well } = expectedSaving(texts, loss);
  const percent = (share: number) => percentText(share, language);
  return lineMessages[language].saving(texts, [percent(little), percent(middling), percent(well)]);
}

/**
 * Explains the line: how many wanted texts are missing before there is one; or how many of the sample are below it, what it
 * saves and what it may lose. One string for each sentence.
 */
export function lineSentences(line: Line, saving: LineSaving, language: Language): string[] {
  const texts = lineMessages[language];
  if (line.missing > 0) return [texts.missing(line.missing, line.wanted + line.missing)];
  if (line.points === undefined || line.byChance === undefined) return [texts.noPoints];
  return [
    texts.wanted(line.wanted, line.wantedBelow),
    texts.skips(saving.skipped, saving.total),
    ...checkSentence(line, saving, language),
    lossSentence(line.loss, line.byChance, language),
  ];
}

/** Says what to do if people want a text among the checks. */
function checkSentence({ loss }: Line, { checks, checksWanted }: LineSaving, language: Language): string[] {
  if (checksWanted === 0) return [];
  const texts = lineMessages[language];
  const smaller =
    loss > LOSS_DEFAULT ? texts.smallerLoss(lossText(LOSS_DEFAULT, language), lossText(loss, language)) : '';
  return [`${texts.checksWanted(checksWanted, checks)}${smaller}.`];
}

/** `10` for a loss of 1 in 10; `undefined` if the loss is not one in a whole number. */
function oneInOf(loss: number): number | undefined {
  const oneIn = Math.round(1 / loss);
  return Math.abs(loss * oneIn - 1) < 1e-9 ? oneIn : undefined;
}

const percentText = (share: number, language: Language) =>
  lineMessages[language].percent(Math.round(share * 100));

/** `1 in 10`, or a percentage. */
function lossText(loss: number, language: Language): string {
  const texts = lineMessages[language];
  const oneIn = oneInOf(loss);
  return oneIn === undefined ? texts.share(percentText(loss, language)) : texts.oneIn(oneIn);
}

function lossSentence(loss: number, byChance: number, language: Language): string {
  const texts = lineMessages[language];
  const oneIn = oneInOf(loss);
  const percent = percentText(byChance, language);
  return oneIn === undefined
    ? texts.loses(lossText(loss, language), percent)
    : texts.losesOneIn(oneIn, Math.round(byChance * oneIn), percent);
}

const juryMessages = defineMessages({
  es: {
    tooFew: (texts: number, enough: number) =>
      `${texts === 1 ? '1 texto puntuado es' : `${texts} textos puntuados son`} demasiado poco para decirlo: hacen falta ${enough}.`,
    model: (share: number, low: number, high: number) =>
      `De cada 100 parejas de textos, el modelo pone ${share} en el mismo orden que el jurado (entre ${low} y ${high}).`,
    jurors: (jurors: string, model: string) =>
      `Cada miembro del jurado, frente a los demás: ${jurors}. El modelo, frente a esas mismas personas y en los mismos textos: ${model}.`,
    range: (low: number, high: number) => (low === high ? `${low}` : `de ${low} a ${high}`),
    length: (share: number, low: number, high: number) =>
      `La mera longitud del texto: ${share} (entre ${low} y ${high}). Al azar serían 50.`,
    unknown: (count: number, ids: string) =>
      `El jurado puntúa ${count === 1 ? 'un texto que no está' : `${count} textos que no están`} en la tabla: ${ids}.`,
  },
  en: {
    tooFew: (texts, enough) =>
      `${texts === 1 ? '1 scored text is' : `${texts} scored texts are`} too few to say: it takes ${enough}.`,
    model: (share, low, high) =>
      `Of 100 pairs of texts, the model puts ${share} in the same order as the jury (${low} to ${high}).`,
    jurors: (jurors, model) =>
      `Each juror, against the others: ${jurors}. The model, against the same others and on the same texts: ${model}.`,
    range: (low, high) => (low === high ? `${low}` : `${low} to ${high}`),
    length: (share, low, high) =>
      `The mere length of the text: ${share} (${low} to ${high}). Chance would give 50.`,
    unknown: (count, ids) =>
      `The jury scored ${count === 1 ? 'a text that is' : `${count} texts that are`} not in the table: ${ids}.`,
  },
});

/** The maximum of unknown ids to list. */
const UNKNOWN_SHOWN = 20;

/** The sentences about a comparison with a jury: model, jurors, length of the texts, unknown ids. */
export function jurySentences(comparison: JuryComparison, language: Language): string[] {
  const texts = juryMessages[language];
  const { model, length, unknown } = comparison;
  const ids = unknown.slice(0, UNKNOWN_SHOWN).join(', ');
  const named = `${ids}${unknown.length > UNKNOWN_SHOWN ? '…' : ''}`;
  const notThere = unknown.length === 0 ? [] : [texts.unknown(unknown.length, named)];
  if (!model || !length) return [texts.tooFew(comparison.texts, AGREEMENT_TEXTS_MIN), ...notThere];
  const range = (agreements: readonly (Agreement | undefined)[]) => {
    const shares = agreements.flatMap((agreement) => (agreement ? percent(agreement.share) : []));
    return shares.length === 0 ? undefined : texts.range(Math.min(...shares), Math.max(...shares));
  };
  const jurors = range(comparison.jurors.map(({ agreement }) => agreement));
  const sameOthers = range(comparison.jurors.map((one) => one.model));
  return [
    texts.model(...percents(model)),
    ...(jurors && sameOthers ? [texts.jurors(jurors, sameOthers)] : []),
    texts.length(...percents(length)),
    ...notThere,
  ];
}

const criterionMessages = defineMessages({
  es: {
    tooFew: (texts: number, enough: number) =>
      `Qué criterios lee el modelo como tú: ${texts === 1 ? '1 texto decidido a ciegas es' : `${texts} textos decididos a ciegas son`} demasiado poco para decirlo. Hacen falta ${enough}, unos que te interesen y otros que no.`,
    heading:
      'Qué criterios lee el modelo como tú: de cada 100 parejas de un texto que te interesa y otro que no, en cuántas tiene más nivel el que te interesa. Al azar serían 50.',
    row: (criterion: string, share: number, low: number, high: number) =>
      `${criterion}: ${share} (entre ${low} y ${high})`,
  },
  en: {
    tooFew: (texts, enough) =>
      `Which criteria the model reads as you do: ${texts === 1 ? '1 text decided blind is' : `${texts} texts decided blind are`} too few to say. It takes ${enough}, some that you want and others that you do not.`,
    heading:
      'Which criteria the model reads as you do: of 100 pairs of a text that you want and one that you do not, in how many the one that you want has the higher level. Chance would make it 50.',
    row: (criterion, share, low, high) => `${criterion}: ${share} (${low} to ${high})`,
  },
});

/** A heading, and a string on each criterion's agreement with the blind decisions. Empty if there are no such decisions. */
export function criterionSentences({ texts, criteria }: CriteriaAgreement, language: Language): string[] {
  const words = criterionMessages[language];
  if (texts === 0) return [];
  const rows = criteria.flatMap(({ criterion, agreement }) =>
    agreement ? words.row(criterion, ...percents(agreement)) : [],
  );
  return rows.length === 0 ? [words.tooFew(texts, AGREEMENT_TEXTS_MIN)] : [words.heading, ...rows];
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
