import { BAND_LIMITS } from '../../domain/score-band.ts';

const RADIUS = 46;
const ARC = `M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0`;

/** The score as a semicircle, with marks where the bands begin. Decorative: text beside the arc says band and number. */
export function ScoreArc({
  score,
  colour = '',
}: {
  score: number | undefined;
  /** Class of the score's colour. */
  colour: string | undefined;
}) {
  return (
    <svg viewBox="-56 -56 112 58" aria-hidden="true" className="w-full" fill="none" stroke="currentColor">
      <path d={ARC} strokeWidth="9" className="text-line" />
      {score !== undefined && score > 0 && (
        <path
          d={ARC}
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
    </svg>
  );
}

function pointAt(score: number, radius: number): string {
  const angle = Math.PI * (1 - score / 100);
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(-radius * Math.sin(angle)).toFixed(1)}`;
}
