import type { Computed, LineKind, Sums, SumsLine } from './sums.ts';

/** Quantities are counted in whole ten-thousandths, so that 0.1 + 0.2 is 0.3. */
const SCALE = 10_000;

/** Computes every result whose quantities are known. Costs or shares without a line count as 0. */
export function computedOf({ lines }: Pick<Sums, 'lines'>): Computed {
  const [price, hours, fixed] = [total(lines, 'price'), total(lines, 'hours'), total(lines, 'fixed')];
  const start = total(lines, 'start');
  // A second line of units is for another month, so units are not added up.
  const [units] = scaled(lines, 'units');
  const kept = 1 - (total(lines, 'share') ?? 0) / SCALE / 100;
  const margin = price === undefined ? undefined : Math.round(price * kept) - (total(lines, 'cost') ?? 0);
  const month =
    margin !== undefined && units !== undefined && fixed !== undefined
      ? (margin * units) / SCALE - fixed
      : undefined;
  const worked = hours !== undefined && units !== undefined ? (hours * units) / SCALE : 0;
  return present({
    margin: rounded(margin),
    month: rounded(month),
    hour: month !== undefined && worked > 0 ? rounded((month / worked) * SCALE) : undefined,
    breakEven:
      margin !== undefined && margin > 0 && fixed !== undefined ? Math.ceil(fixed / margin) : undefined,
    payback:
      month !== undefined && month > 0 && start !== undefined ? rounded((start / month) * SCALE) : undefined,
  });
}

/** A result for which the text of the answer states another value than the quantities give. */
export interface Contradiction {
  result: 'month' | 'hour';
  stated: number;
  computed: number;
}

/** Smaller differences are rounding. */
const TOLERATED_SHARE = 0.05;
const TOLERATED_AMOUNT = 1;

/** Compares the results in the text with those of the model's quantities, without later changes. */
export function contradictionsOf(sums: Sums): Contradiction[] {
  const computed = computedOf({ lines: sums.lines.map(asWritten) });
  return (['month', 'hour'] as const).flatMap((result) => {
    const [stated, value] = [sums[result], computed[result]];
    if (stated === undefined || value === undefined) return [];
    const tolerance = Math.max(TOLERATED_SHARE * Math.abs(value), TOLERATED_AMOUNT);
    return Math.abs(stated - value) <= tolerance ? [] : [{ result, stated, computed: value }];
  });
}

export function asWritten({ changed: _, before, ...line }: SumsLine): SumsLine {
  return { ...line, value: before ?? line.value };
}

/** The quantities after the person has changed the number of one line, perhaps back to the original. */
export function withValue(sums: Sums, index: number, value: number): Sums {
  const lines = sums.lines.map((line, at): SumsLine => {
    if (at !== index) return line;
    const written = asWritten(line);
    return written.value === value ? written : { ...written, value, changed: true, before: written.value };
  });
  return { ...sums, lines };
}

/** The sum of all lines of a kind, in ten-thousandths; `undefined` without such a line. */
function total(lines: readonly SumsLine[], kind: LineKind): number | undefined {
  const values = scaled(lines, kind);
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}

function scaled(lines: readonly SumsLine[], kind: LineKind): number[] {
  return lines
    .filter((line) => line.kind === kind && Number.isFinite(line.value))
    .map(({ value }) => Math.round(value * SCALE));
}

/** Converts ten-thousandths to a number rounded to hundredths; never −0. */
function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round((value / SCALE) * 100) / 100 + 0;
}

function present(results: { [Key in keyof Computed]: number | undefined }): Computed {
  return Object.fromEntries(Object.entries(results).filter(([, value]) => value !== undefined));
}
