import type { ScoreBlock } from '../../document/blocks.ts';
import { AXIS_WEIGHTS } from '../../domain/rubric.ts';

const HEAVIEST = Math.max(...Object.values(AXIS_WEIGHTS));
/** Units of the drawing for each point of the score. */
const POINT = 10;
const HEIGHT = 14;
const WHISKER = 4;

/**
 * The points of an axis as a bar that is as wide as the axis's weight: filled up to the points, hatched where points are
 * lost, with a line over the range of several ratings. Decorative, so text beside the bar must state the points.
 */
export function AxisBar({ weight, rated, range }: Omit<ScoreBlock['axes'][number], 'axis' | 'name'>) {
  const points = rated?.points ?? 0;
  const steps = Array.from({ length: weight }, (_, at) => at).filter((at) => rated && at >= points);
  const hatch = steps.map((at) => `M${at * POINT} ${HEIGHT}L${(at + 1) * POINT} 0`).join('');
  const middle = HEIGHT / 2;
  const whisker = (at: number) => `M${at * POINT} ${middle - WHISKER}V${middle + WHISKER}`;
  return (
    <svg
      viewBox={`-2 -1 ${HEAVIEST * POINT + 4} ${HEIGHT + 2}`}
      aria-hidden="true"
      className="h-3.5 w-full"
      fill="none"
      stroke="currentColor"
      preserveAspectRatio="none"
    >
      <path d={hatch} className="text-line-strong" vectorEffect="non-scaling-stroke" />
      <path
        d={`M0 0H${points * POINT}V${HEIGHT}H0z`}
        className="text-ink"
        fill="currentColor"
        stroke="none"
      />
      <path
        d={`M0 0H${weight * POINT}V${HEIGHT}H0z`}
        className="text-line-strong"
        vectorEffect="non-scaling-stroke"
      />
      {range && (
        <path
          d={`M${range.low * POINT} ${middle}H${range.high * POINT}${whisker(range.low)}${whisker(range.high)}`}
          className="text-ember"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
