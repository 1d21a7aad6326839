import { BAND_LIMITS } from '../../domain/score-band.ts';

const CENTRE = { x: 110, y: 112 };
const RADIUS = 92;
const RANGE_RADIUS = 81;
const BEFORE_RADIUS = 101;

/**
 * The score as a semicircle, with marks where the bands begin, a thin inner arc over the range of several ratings and a
 * thin outer arc up to an earlier score. Decorative: text beside the arc says band, number and range.
 */
export function ScoreArc({
  score,
  colour = '',
  range,
  before,
  hasNumbers = false,
}: {
  score?: number | undefined;
  /** Class of the score's colour. */
  colour?: string | undefined;
  range: { low: number; high: number } | undefined;
  /** The score of an earlier report. */
  before?: number | undefined;
  /** Whether the marks have numbers. */
  hasNumbers?: boolean;
}) {
  const arc = arcOf(RADIUS);
  return (
    <svg viewBox="0 -10 220 128" aria-hidden="true" className="w-full" fill="none">
      <path d={arc} stroke="currentColor" strokeWidth="13" className="text-line" />
      {Object.values(BAND_LIMITS).map((threshold) => (
        <g key={threshold} className="text-muted">
          <path d={markPath(threshold)} stroke="currentColor" strokeWidth="1.5" />
          {hasNumbers && (
            <text {...numberPosition(threshold)} fill="currentColor" fontSize="9" textAnchor="middle">
              {threshold}
            </text>
          )}
        </g>
      ))}
      {score !== undefined && score > 0 && (
        <path
          d={arc}
          pathLength="100"
          strokeDasharray={`${score} 100`}
          stroke="currentColor"
          strokeWidth="13"
          className={`transition-[stroke-dasharray] duration-700 ease-out starting:[stroke-dasharray:0_100] ${colour}`}
        />
      )}
      {before !== undefined && before > 0 && (
        <path
          d={arcOf(BEFORE_RADIUS)}
          pathLength="100"
          strokeDasharray={`${before} 100`}
          stroke="currentColor"
          strokeWidth="4"
          className="text-line-strong"
        />
      )}
      {range && (
        <path
          d={arcOf(RANGE_RADIUS)}
          pathLength="100"
          strokeDasharray={`0 ${range.low} ${Math.max(range.high - range.low, 1)} 100`}
          stroke="currentColor"
          strokeWidth="3"
          className="text-ink"
        />
      )}
    </svg>
  );
}

function arcOf(radius: number): string {
  return `M${CENTRE.x - radius} ${CENTRE.y}A${radius} ${radius} 0 0 1 ${CENTRE.x + radius} ${CENTRE.y}`;
}

function markPath(score: number): string {
  return `M${Object.values(pointAt(score, RADIUS + 9)).join(' ')}L${Object.values(pointAt(score, RADIUS + 14)).join(' ')}`;
}

/** Position of the number of a mark. */
function numberPosition(score: number): { x: string; y: string } {
  const { x, y } = pointAt(score, RADIUS + 20);
  return { x, y: (Number(y) + 3).toFixed(1) };
}

function pointAt(score: number, radius: number): { x: string; y: string } {
  const angle = Math.PI * (1 - score / 100);
  return {
    x: (CENTRE.x + radius * Math.cos(angle)).toFixed(1),
    y: (CENTRE.y - radius * Math.sin(angle)).toFixed(1),
  };
}
