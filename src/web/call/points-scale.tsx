import type { TextResult } from '../../call/results.ts';

const WIDTH = 200;
const xOf = (points: number) => 6 + (points / 100) * (WIDTH - 12);

/** The points as a dot between the lowest and the highest reading, with the line. Its words stand beside it. */
export function PointsScale({ result, line }: { result: TextResult; line: number | undefined }) {
  const { points = 0, lowest = 0, highest = 0 } = result;
  return (
    <svg viewBox={`0 0 ${WIDTH} 26`} aria-hidden="true" className="w-full max-w-60">
      <line x1="6" x2={WIDTH - 6} y1="13" y2="13" className="stroke-line" strokeWidth="2" />
      {line !== undefined && (
        <line
          x1={xOf(line)}
          x2={xOf(line)}
          y1="1"
          y2="25"
          className="stroke-ink"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      )}
      <line
        x1={xOf(lowest)}
        x2={xOf(highest)}
        y1="13"
        y2="13"
        className="stroke-line-strong"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx={xOf(points)} cy="13" r="5.5" className="fill-ember stroke-paper" strokeWidth="1.5" />
    </svg>
  );
}

/** One small bar for each criterion, as high as the mean of its levels. */
export function LevelBars({ levels }: { levels: readonly { criterion: string; level: number }[] }) {
  return (
    <svg viewBox={`0 0 ${levels.length * 14} 26`} aria-hidden="true" className="h-6.5">
      {levels.map(({ criterion, level }, index) => (
        <g key={criterion}>
          <rect x={index * 14 + 2} width="10" y="1" height="24" className="fill-sunk" />
          <rect
            x={index * 14 + 2}
            width="10"
            y={25 - level * 4.8}
            height={level * 4.8}
            className="fill-line-strong"
          />
        </g>
      ))}
    </svg>
  );
}

/** The mean level of each criterion, in their order. */
export function meanLevels({ readings }: TextResult): { criterion: string; level: number }[] {
  return (readings[0]?.levels ?? []).map(({ criterion }, index) => ({
    criterion,
    level: readings.reduce((sum, { levels }) => sum + (levels[index]?.level ?? 0), 0) / readings.length,
  }));
}
