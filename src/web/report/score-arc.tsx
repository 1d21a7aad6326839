import type { ScoreBand } from '../../domain/report.ts';

const STROKES: Readonly<Record<ScoreBand, string>> = {
  excellent: 'text-success',
  good: 'text-info',
  fair: 'text-amber',
  weak: 'text-danger',
};

/** Lowest scores of the bands. */
const THRESHOLDS = [60, 70, 85] as const;

const CENTRE = { x: 110, y: 112 };
const RADIUS = 92;

/** The score as a semicircle, with marks where the bands begin. Decorative: band and number are beside it as text. */
export function ScoreArc({ score, band }: { score: number | undefined; band: ScoreBand | undefined }) {
  const arc = `M${CENTRE.x - RADIUS} ${CENTRE.y}A${RADIUS} ${RADIUS} 0 0 1 ${CENTRE.x + RADIUS} ${CENTRE.y}`;
  return (
    <svg viewBox="0 0 220 118" aria-hidden="true" className="w-full" fill="none">
      <path d={arc} stroke="currentColor" strokeWidth="13" className="text-line" />
      {THRESHOLDS.map((threshold) => (
        <path
          key={threshold}
          d={tick(threshold)}
          stroke="currentColor"
          strokeWidth="1.5"
          className="text-muted"
        />
      ))}
      {score !== undefined && score > 0 && band && (
        <path
          d={arc}
          pathLength="100"
          strokeDasharray={`${score} 100`}
          stroke="currentColor"
          strokeWidth="13"
          className={`transition-[stroke-dasharray] duration-700 ease-out starting:[stroke-dasharray:0_100] ${STROKES[band]}`}
        />
      )}
    </svg>
  );
}

function tick(score: number): string {
  const angle = Math.PI * (1 - score / 100);
  const at = (radius: number) =>
    `${(CENTRE.x + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE.y - radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(RADIUS + 9)}L${at(RADIUS + 14)}`;
}
