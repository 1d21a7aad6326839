import type { ScoreBlock } from '../../document/blocks.ts';
import { AXIS_WEIGHTS } from '../../domain/rubric.ts';

const HEAVIEST = Math.max(...Object.values(AXIS_WEIGHTS));
const HEIGHT = 2;

/**
 * An axis as a bar that is as wide as its weight and filled up to its points. Decorative: text beside the bar says the level.
 */
export function AxisBar({ weight, rated }: Omit<ScoreBlock['axes'][number], 'axis' | 'name'>) {
  return (
    <svg
      viewBox={`0 0 ${HEAVIEST} ${HEIGHT}`}
      aria-hidden="true"
      className="h-2.5 w-full"
      preserveAspectRatio="none"
      fill="currentColor"
    >
      <path d={`M0 0H${weight}V${HEIGHT}H0z`} className="text-line forced-colors:stroke-current" />
      <path d={`M0 0H${rated?.points ?? 0}V${HEIGHT}H0z`} className="text-ink" />
    </svg>
  );
}
