import { seededRandom } from '../src/call/agreement.ts';
import { checksOf, drawLine, type Line, LOSS_DEFAULT, roundedPoints } from '../src/call/cutoff-line.ts';

/** Texts of a simulated call. */
const TEXTS = 200;
/** A text is wanted from this worth on: a fifth of the normal distribution lies above it. */
const WANTED_FROM = 0.8416212335729143;
const CRITERIA = 6;
/** The thresholds of the levels 2 to 5. */
const LEVEL_CUTS = [-1.4, -0.5, 0.4, 1.3];
/** How much harder each criterion is than the criterion before. */
const HARDER = 0.15;

/** Correlations of what the model sees with the worth of the texts: 0 is noise, 1 is perfect. */
export const SIMULATED_AGREEMENTS = [0, 0.3, 0.5, 0.7, 0.9, 1] as const;

/** How many texts people read blind: a fixed number, or as many as it takes to want `wanted` texts. */
export type SampleRule = { readonly read: number } | { readonly wanted: number };

export interface Setting {
  readonly loss: number;
  readonly rule: SampleRule;
}

/** docs/call.md has a table of the results. */
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
  readonly halfWidth: number;
}

export interface Outcome {
  readonly agreement: number;
  readonly setting: Setting;
  /** Share of the calls with a line. */
  readonly withLine: number;
  /** In the calls with a line: the share of the texts outside the sample that is below the line. */
  readonly spared: Mean;
  /** In the calls with a line: the share of the wanted texts outside the sample that is below the line. */
  readonly lost: Mean;
}

/**
 * Simulates calls of 200 texts, of which people would want a fifth, with each agreement and setting. The code of `src/call`
 * sets the lines. The same seed gives the same results.
 */
export function simulateCalls(calls: number, seed = 1): Outcome[] {
  return SIMULATED_AGREEMENTS.flatMap((agreement) => {
    const random = seededRandom(seed);
    const tallies = SETTINGS.map(() => ({ lines: 0, spared: [] as number[], lost: [] as number[] }));
    for (let call = 0; call < calls; call += 1) {
      const texts = Array.from({ length: TEXTS }, () => simulateText(agreement, random));
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
      agreement,
      setting: SETTINGS[index] ?? { loss: LOSS_DEFAULT, rule: { read: 0 } },
      withLine: lines / calls,
      spared: meanOf(spared),
      lost: meanOf(lost),
    }));
  });
}

/**
 * The share of the texts that nobody reads, if people read the sample, until they want enough texts for a line, and the
 * texts to check.
 */
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

/**
 * A text's worth is normally distributed. The model sees the worth with noise and rates it in levels, so that many texts
 * have equal points.
 */
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

/**
 * @param texts in random order, as the hash orders them
 * @returns `undefined` without a line
 */
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
    halfWidth: (1.96 * Math.sqrt(squares / Math.max(1, values.length - 1))) / Math.sqrt(values.length),
  };
}

/** The guarantees of the line that these results break. */
export function brokenGuarantees(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap((outcome, index) => {
    const { agreement, setting, spared, lost } = outcome;
    const before = outcomes[index - SETTINGS.length];
    const broken = [
      lost.mean - lost.halfWidth > setting.loss && 'loses more than accepted',
      agreement === 0 && spared.mean > setting.loss && 'spares more than the accepted loss',
      before && spared.mean < before.spared.mean && 'spares less than a lower agreement',
    ];
    return broken.flatMap((what) => (what ? [`${nameOf(setting)}, agreement ${agreement}: ${what}`] : []));
  });
}

const nameOf = ({ loss, rule }: Setting) =>
  `1 in ${Math.round(1 / loss)}, ${'read' in rule ? `${rule.read} read` : `until ${rule.wanted} wanted`}`;
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** A Markdown table: for each setting and agreement the share spared and, in brackets, the share lost. */
export function callLineTable(outcomes: readonly Outcome[]): string {
  const rows = SETTINGS.map((setting) => {
    const ofSetting = outcomes.filter((outcome) => outcome.setting === setting);
    const cells = ofSetting.map(({ spared, lost }) => `${percent(spared.mean)} (${percent(lost.mean)})`);
    const widest = Math.max(...ofSetting.map(({ lost }) => lost.halfWidth));
    return `| ${nameOf(setting)} | ${percent(ofSetting[0]?.withLine ?? 0)} | ${cells.join(' | ')} | ±${(widest * 100).toFixed(1)} |`;
  });
  const header = `| accepted loss, sample | calls with a line | ${SIMULATED_AGREEMENTS.map((agreement) => `agreement ${agreement}`).join(' | ')} | loss, 95 % |`;
  return [header, `|${' --- |'.repeat(SIMULATED_AGREEMENTS.length + 3)}`, ...rows].join('\n');
}
