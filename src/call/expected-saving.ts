import { checksOf } from './cutoff-line.ts';

/** With fewer different texts Crisol does not propose a sample, which would save almost nothing. */
export const SAMPLE_FROM = 100;

/** The assumed share of wanted texts. */
const WANTED = 0.2;
/** People want texts above this worth: the `WANTED` upper quantile of the standard normal distribution. */
const WANTED_FROM = 0.8416212335729143;
/** How well a model agrees with people: the correlation of its points with the worth. */
export const AGREEMENTS = { little: 0.3, middling: 0.5, well: 0.7 } as const;
/** For each agreement, the share of all texts that nobody needs to read. */
export type ExpectedSaving = Readonly<Record<keyof typeof AGREEMENTS, number>>;

/**
 * The 24 steps of the points of six criteria with five levels, on the scale of worth, ascending. Texts between two steps have
 * equal points.
 */
const CUTS = [-1.4, -0.5, 0.4, 1.3].flatMap((cut) =>
  Array.from({ length: 6 }, (_, criterion) => cut + (criterion - 2.5) * 0.15),
);
/** The step and the bounds (±`FAR`) of the integral over worth. */
const STEP = 0.02;
const FAR = 5;

/**
 * Estimates the share of texts that nobody needs to read: those below the line, less the checks. People decide the sample
 * until they have enough wanted texts for a line. If the texts run out first, the saving is 0.
 * @param texts the number of different texts
 */
export function expectedSaving(texts: number, loss: number): ExpectedSaving {
  const needed = Math.max(1, Math.ceil(1 / loss - 1e-9) - 1);
  const saving = (agreement: number) => {
    const below = belowLine(agreement, needed);
    let saved = 0;
    for (const [sampleSize, probability] of samplesUntil(needed, texts)) {
      const rest = texts - sampleSize;
      for (const { share, chance } of below)
        saved += probability * chance * Math.max(0, rest * share - checksOf(Math.round(rest * share)));
    }
    return saved / texts;
  };
  const { little, middling, well } = AGREEMENTS;
  return { little: saving(little), middling: saving(middling), well: saving(well) };
}

/** For each size of the sample up to `most`: the probability that its last text is the `needed`-th wanted text. */
function* samplesUntil(needed: number, most: number): Generator<[read: number, probability: number]> {
  let probability = WANTED ** needed;
  for (let read = needed; read <= most; read += 1) {
    yield [read, probability];
    probability *= ((1 - WANTED) * read) / (read + 1 - needed);
  }
}

/** For each position of the lowest of `needed` wanted texts: its probability, and the share of all texts below it. */
function belowLine(agreement: number, needed: number): { share: number; chance: number }[] {
  const shares = CUTS.map((cut) => sharesBelow(cut, agreement));
  return CUTS.map((_, at) => {
    // If the lowest wanted text lies between this cut and the next, the texts below this cut have fewer points.
    const [from, to] = [shares[at]?.wanted ?? 0, shares[at + 1]?.wanted ?? 1];
    return { share: shares[at]?.all ?? 0, chance: (1 - from) ** needed - (1 - to) ** needed };
  });
}

/** The shares of all texts and of wanted texts that the model puts below a cut. */
function sharesBelow(cut: number, agreement: number): { all: number; wanted: number } {
  const noise = Math.sqrt(1 - agreement ** 2);
  let [all, wanted] = [0, 0];
  for (let worth = -FAR + STEP / 2; worth < FAR; worth += STEP) {
    const below = density(worth) * STEP * normalBelow((cut - agreement * worth) / noise);
    all += below;
    if (worth > WANTED_FROM) wanted += below;
  }
  return { all, wanted: wanted / WANTED };
}

const density = (value: number) => Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI);

/** The share of the standard normal distribution below a value (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function normalBelow(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = density(value) * polynomial;
  return value >= 0 ? 1 - above : above;
}
