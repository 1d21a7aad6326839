import { seededRandom } from '../src/call/agreement.ts';
import { checksOf, drawLine, type Line, LOSS_DEFAULT, roundedPoints } from '../src/call/cutoff-line.ts';

/** Texts of a simulated call. */
const TEXTS = 200;
/** A text is wanted from this worth on: a fifth of the normal distribution lies above it. */
const WANTED_FROM = 0.8416212335729143;
/** Six criteria with five levels each. A criterion is harder than the one before by this much. */
const CRITERIA = 6;
const LEVEL_CUTS = [-1.4, -0.5, 0.4, 1.3];
const HARDER = 0.15;

/** How well a model's order agrees with the worth of the texts (correlation): from noise to an oracle. */
export const WORTHS = [0, 0.3, 0.5, 0.7, 0.9, 1] as const;

/** How many texts people read blind: a fixed number, or until they want `wanted` of them. */
export type SampleRule = { readonly read: number } | { readonly wanted: number };

export interface Setting {
  readonly loss: number;
  readonly rule: SampleRule;
}

/** The results; docs/call.md has a table of them. */
export const SETTINGS: readonly Setting[] = [
  { loss: LOSS_DEFAULT, rule: { read: 30 } },
  { loss: LOSS_DEFAULT, rule: { read: 45 } },
  { loss: LOSS_DEFAULT, rule: { read: 60 } },
  { loss: LOSS_DEFAULT, rule: { read: 100 } },
  { loss: LOSS_DEFAULT, rule: { wanted: 9 } },
  { loss: 0.2, rule: { read: 20 } },
  { loss: 0.2, rule: { read: 30 } },
  { loss: 0.2, rule: { wanted: 4 } },
];

/** A mean over the calls, with half the width of its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly half: number;
}

export interface Outcome {
  readonly worth: number;
  readonly setting: Setting;
  /** Share of the calls in which there was a line. */
  readonly withLine: number;
  /** Of the texts outside the sample, the share below, in the calls with a line. */
  readonly spared: Mean;
  /** Of the wanted texts outside the sample, the share below, in the calls with a line. */
  readonly lost: Mean;
}

/**
 * Simulates calls of 200 texts, of which people would want a fifth, with each model and setting. The product's own code sets
 * their lines. The same seed gives the same figures.
 */
export function simulateCalls(calls: number, seed = 1): Outcome[] {
  return WORTHS.flatMap((worth) => {
    const random = seededRandom(seed);
    const tallies = SETTINGS.map(() => ({ lines: 0, spared: [] as number[], lost: [] as number[] }));
    for (let call = 0; call < calls; call += 1) {
      const texts = Array.from({ length: TEXTS }, () => simulateText(worth, random));
      for (const [index, setting] of SETTINGS.entries()) {
        const tally = tallies[index];
        const result = resultOf(texts, setting);
        if (!tally || !result) continue;
        tally.lines += 1;
        tally.spared.push(result.spared);
        if (result.lost !== undefined) tally.lost.push(result.lost);
      }
    }
    return tallies.map(({ lines, spared, lost }, index) => ({
      worth,
      setting: SETTINGS[index] ?? { loss: LOSS_DEFAULT, rule: { read: 0 } },
      withLine: lines / calls,
      spared: meanOf(spared),
      lost: meanOf(lost),
    }));
  });
}

/** The share of a call that nobody reads, after the sample (until enough texts are wanted for a line) and the checks. */
export function simulateSaving(
  count: number,
  agreement: number,
  { loss, calls, seed = 1 }: { readonly loss: number; readonly calls: number; readonly seed?: number },
): number {
  const random = seededRandom(seed);
  let spared = 0;
  for (let call = 0; call < calls; call += 1) {
    const texts = Array.from({ length: count }, () => simulateText(agreement, random));
    const below = resultOf(texts, { loss, rule: { wanted: Math.round(1 / loss) - 1 } })?.below ?? 0;
    spared += below - checksOf(below);
  }
  return spared / calls / count;
}

interface SimulatedText {
  readonly isWanted: boolean;
  readonly points: number;
}

/** The worth is normal. The model sees it with noise and rates it in levels, so that many texts have equal points. */
function simulateText(agreement: number, random: () => number): SimulatedText {
  const worth = normal(random);
  const seen = agreement * worth + Math.sqrt(1 - agreement ** 2) * normal(random);
  const levels = Array.from({ length: CRITERIA }, (_, criterion) => {
    const harder = (criterion - (CRITERIA - 1) / 2) * HARDER;
    return LEVEL_CUTS.filter((cut) => seen > cut + harder).length;
  });
  const sum = levels.reduce((total, level) => total + level, 0);
  return { isWanted: worth > WANTED_FROM, points: (100 * sum) / (CRITERIA * LEVEL_CUTS.length) };
}

/** `undefined` without a line. The texts are in a random order, as the hash orders them. */
function resultOf(texts: readonly SimulatedText[], { loss, rule }: Setting) {
  const size = 'read' in rule ? rule.read : sizeUntil(texts, rule.wanted);
  const sample = texts.slice(0, size).map(({ isWanted }, at) => ({
    hash: String(at),
    decision: isWanted ? ('yes' as const) : ('no' as const),
  }));
  const line: Line = drawLine(sample, (hash) => texts[Number(hash)]?.points, loss);
  const { points: limit } = line;
  if (limit === undefined) return undefined;
  const rest = texts.slice(size);
  const below = rest.filter(({ points }) => roundedPoints(points) < limit);
  const wanted = rest.filter(({ isWanted }) => isWanted).length;
  return {
    below: below.length,
    spared: rest.length === 0 ? 0 : below.length / rest.length,
    lost: wanted === 0 ? undefined : below.filter(({ isWanted }) => isWanted).length / wanted,
  };
}

function sizeUntil(texts: readonly SimulatedText[], wanted: number): number {
  let found = 0;
  const last = texts.findIndex(({ isWanted }) => {
    if (isWanted) found += 1;
    return found === wanted;
  });
  return last < 0 ? texts.length : last + 1;
}

/** A number of the standard normal distribution (Box and Muller). */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    half: (1.96 * Math.sqrt(squares / Math.max(1, values.length - 1))) / Math.sqrt(values.length),
  };
}

/** The broken promises: none, in a correct simulation. */
export function brokenPromises(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap((outcome, index) => {
    const { worth, setting, spared, lost } = outcome;
    const before = outcomes[index - SETTINGS.length];
    const broken = [
      lost.mean - lost.half > setting.loss && 'loses more than accepted',
      worth === 0 && spared.mean > setting.loss && 'is worth nothing and spares more than the accepted loss',
      before && spared.mean < before.spared.mean && 'is worth more and spares less',
    ];
    return broken.flatMap((what) => (what ? [`${nameOf(setting)}, agreement ${worth}: ${what}`] : []));
  });
}

const nameOf = ({ loss, rule }: Setting) =>
  `1 in ${Math.round(1 / loss)}, ${'read' in rule ? `${rule.read} read` : `until ${rule.wanted} wanted`}`;
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** A Markdown table: a row for each setting, and for each model the share saved and, in brackets, the share lost. */
export function callLineTable(outcomes: readonly Outcome[]): string {
  const rows = SETTINGS.map((setting) => {
    const own = outcomes.filter((outcome) => outcome.setting === setting);
    const cells = own.map(({ spared, lost }) => `${percent(spared.mean)} (${percent(lost.mean)})`);
    const widest = Math.max(...own.map(({ lost }) => lost.half));
    return `| ${nameOf(setting)} | ${percent(own[0]?.withLine ?? 0)} | ${cells.join(' | ')} | ±${(widest * 100).toFixed(1)} |`;
  });
  const header = `| accepted loss, sample | calls with a line | ${WORTHS.map((worth) => `agreement ${worth}`).join(' | ')} | loss, 95 % |`;
  return [header, `|${' --- |'.repeat(WORTHS.length + 3)}`, ...rows].join('\n');
}
