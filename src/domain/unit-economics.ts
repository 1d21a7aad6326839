import type { EconomicsLine, LineKind, UnitEconomics } from './advice.ts';

/** Money in the currency of the lines, rounded to hundredths. A result is absent if one of its quantities is missing. */
export interface EconomicsResults {
  /** Price of one unit minus its direct cost. */
  margin?: number;
  /** Margin × units − fixed costs. `start` is never subtracted. */
  month?: number;
  /** Profit of one hour of own work. */
  hour?: number;
  /** Units a month that cover the fixed costs. Absent if the margin is not positive. */
  breakEven?: number;
  /** Months until `start` is earned back. Absent if the month has no profit. */
  payback?: number;
}

/** Quantities are counted in whole ten-thousandths, so that 0.1 + 0.2 is 0.3. */
const SCALE = 10_000;

/** Computes every result whose quantities are known. */
export function resultsOf({ lines }: Pick<UnitEconomics, 'lines'>): EconomicsResults {
  const [price, cost, hours] = [total(lines, 'price'), total(lines, 'cost'), total(lines, 'hours')];
  const [fixed, start, units] = [total(lines, 'fixed'), total(lines, 'start'), first(lines, 'units')];
  const margin = price !== undefined && cost !== undefined ? price - cost : undefined;
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

/** A result for which the text of the advice states another value than the quantities give. */
export interface Contradiction {
  result: 'month' | 'hour';
  stated: number;
  computed: number;
}

/** Smaller differences are rounding. */
const TOLERATED_SHARE = 0.05;
const TOLERATED_AMOUNT = 1;

/** Compares the results in the text with those of the model's quantities, without the person's changes. */
export function contradictionsOf(economics: UnitEconomics): Contradiction[] {
  const results = resultsOf({ lines: economics.lines.map(asWritten) });
  return (['month', 'hour'] as const).flatMap((result) => {
    const [stated, computed] = [economics[result], results[result]];
    if (stated === undefined || computed === undefined) return [];
    const tolerance = Math.max(TOLERATED_SHARE * Math.abs(computed), TOLERATED_AMOUNT);
    return Math.abs(stated - computed) <= tolerance ? [] : [{ result, stated, computed }];
  });
}

/** The line as the model wrote it. */
export function asWritten({ changed: _, before, ...line }: EconomicsLine): EconomicsLine {
  return { ...line, value: before ?? line.value };
}

/** The quantities after the person has changed the number of one line, perhaps back to the original. */
export function withValue(economics: UnitEconomics, index: number, value: number): UnitEconomics {
  const lines = economics.lines.map((line, at): EconomicsLine => {
    if (at !== index) return line;
    const written = asWritten(line);
    return written.value === value ? written : { ...written, value, changed: true, before: written.value };
  });
  return { ...economics, lines };
}

/** The sum of all lines of a kind, in ten-thousandths; `undefined` without such a line. */
function total(lines: readonly EconomicsLine[], kind: LineKind): number | undefined {
  const values = scaled(lines, kind);
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}

/** For units, which are not added up, because a second line of units is for another month. */
function first(lines: readonly EconomicsLine[], kind: LineKind): number | undefined {
  return scaled(lines, kind)[0];
}

function scaled(lines: readonly EconomicsLine[], kind: LineKind): number[] {
  return lines
    .filter((line) => line.kind === kind && Number.isFinite(line.value))
    .map(({ value }) => Math.round(value * SCALE));
}

/** Rounds to hundredths; never −0. */
function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round((value / SCALE) * 100) / 100 + 0;
}

function present(results: { [Key in keyof EconomicsResults]: number | undefined }): EconomicsResults {
  return Object.fromEntries(Object.entries(results).filter(([, value]) => value !== undefined));
}
