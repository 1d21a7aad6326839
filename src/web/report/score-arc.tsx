import { BAND_LIMITS } from '../../domain/score-band.ts';

const RADIUS = 46;
const RANGE_RADIUS = 37;

/**
 * The score as a semicircle, with marks where the bands begin and a thin inner arc over the range of several ratings.
 * Decorative: text beside the arc says band, number and range.
 */
export function ScoreArc({
  score,
  colour = '',
  range,
}: {
  score: number | undefined;
  /** Class of the score's colour. */
  colour: string | undefined;
  range: { low: number; high: number } | undefined;
}) {
  const arc = arcOf(RADIUS);
  return (
    <svg viewBox="-56 -56 112 58" aria-hidden="true" className="w-full" fill="none" stroke="currentColor">
      <path d={arc} strokeWidth="9" className="text-line" />
      {score !== undefined && score > 0 && (
        <path
          d={arc}
          pathLength="100"
          strokeDasharray={`${score} 100`}
          strokeWidth="9"
          className={`transition-[stroke-dasharray] duration-700 ease-out starting:[stroke-dasharray:0_100] ${colour}`}
        />
      )}
      {Object.values(BAND_LIMITS).map((limit) => (
        <path
          key={limit}
          d={`M${pointAt(limit, RADIUS + 5)}L${pointAt(limit, RADIUS + 9)}`}
          className="text-muted"
        />
      ))}
      {range && (
        <path
          d={arcOf(RANGE_RADIUS)}
          pathLength="100"
          strokeDasharray={`0 ${range.low} ${Math.max(range.high - range.low, 1)} 100`}
          strokeWidth="2"
          className="text-ink"
        />
      )}
    </svg>
  );
}

function arcOf(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`;
}

function pointAt(score: number, radius: number): string {
  const angle = Math.PI * (1 - score / 100);
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(-radius * Math.sin(angle)).toFixed(1)}`;
}
