import type { ScoreBlock } from '../../document/blocks.ts';
import { AXIS_WEIGHTS } from '../../domain/rubric.ts';
import { BAND_LIMITS, type ScoreBand } from '../../domain/score-band.ts';
import { FADE_IN, Pending } from './pending.tsx';
import { useReport } from './report-context.ts';
import { TONES } from './tones.ts';

export const BAND_COLOURS: Readonly<Record<ScoreBand, string>> = {
  excellent: 'text-success',
  good: 'text-info',
  fair: 'text-amber',
  weak: 'text-danger',
};

/** The judgement at a glance: band and score beside the arc, the axes with their levels, the badges. */
export function ScoreCard({ score, caption, range, axes, badges, notes }: ScoreBlock) {
  const { rating, isWriting } = useReport();
  const colour = score && BAND_COLOURS[score.band];
  return (
    <div className="grid max-w-measure grid-cols-1 gap-y-2">
      <div className="flex min-h-22 flex-wrap items-center gap-x-4">
        <div className="w-32 shrink-0">
          <ScoreArc score={score?.value} colour={colour} />
        </div>
        {score ? <Verdict score={score} caption={caption} /> : <Pending lines={3} className="flex-1" />}
      </div>
      {range && <p className="text-sm text-muted">{range}</p>}
      {rating || (isWriting && <div className="min-h-11" />)}
      {axes.length > 0 && <Axes axes={axes} />}
      {badges.length > 0 && <Badges badges={badges} />}
      {notes.map((note) => (
        <p key={note} className="text-sm text-muted">
          {note}
        </p>
      ))}
    </div>
  );
}

const RADIUS = 46;
const ARC = `M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0`;

/** The score as a semicircle, with marks where the bands begin. Decorative: text beside the arc says band and number. */
function ScoreArc({
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

function Verdict({
  score: { band, bandName, inWords },
  caption,
}: {
  score: NonNullable<ScoreBlock['score']>;
  caption: string;
}) {
  return (
    <p className={`min-w-0 flex-1 basis-32 leading-snug ${FADE_IN}`}>
      <span className={`block font-display text-xl leading-tight text-balance ${BAND_COLOURS[band]}`}>
        {bandName}
      </span>
      <span className="block font-semibold tabular-nums">{inWords}</span>
      <span className="block text-sm text-muted">{caption}</span>
    </p>
  );
}

function Axes({ axes }: Pick<ScoreBlock, 'axes'>) {
  return (
    <ul className="text-sm">
      {axes.map(({ axis, name, weight, rated }) => (
        // Large text puts the level below the bar.
        <li key={axis} className="flex min-h-7 flex-wrap items-center gap-x-2">
          <span className="min-w-22 text-muted">{name}</span>
          <span className="min-w-12 flex-1">
            <AxisBar weight={weight} points={rated?.points ?? 0} />
          </span>
          <span className="min-w-13 whitespace-nowrap tabular-nums">{rated?.levelInWords ?? '\u00a0'}</span>
          <span className="min-w-19 whitespace-nowrap">{rated?.levelName}</span>
        </li>
      ))}
    </ul>
  );
}

const HEAVIEST = Math.max(...Object.values(AXIS_WEIGHTS));

/** A bar as wide as the weight of an axis, filled up to its points. Decorative: text beside the bar says the level. */
function AxisBar({ weight, points }: { weight: number; points: number }) {
  return (
    <svg
      viewBox={`0 0 ${HEAVIEST} 2`}
      aria-hidden="true"
      className="h-2.5 w-full"
      preserveAspectRatio="none"
      fill="currentColor"
    >
      <path d={`M0 0H${weight}V2H0z`} className="text-line forced-colors:stroke-current" />
      <path d={`M0 0H${points}V2H0z`} className="text-ink" />
    </svg>
  );
}

function Badges({ badges }: Pick<ScoreBlock, 'badges'>) {
  return (
    <dl className="text-sm print:max-w-sm">
      {badges.map(({ label, value }) => (
        <div
          key={label}
          className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-t border-line py-1"
        >
          <dt className="text-muted">{label}</dt>
          <dd>
            {value ? (
              <span
                className={`inline-flex rounded-full border px-3 font-semibold ${TONES[value.tone].badge} ${TONES[value.tone].text}`}
              >
                {value.text}
              </span>
            ) : (
              <Pending lines={1} className="h-6 w-24 overflow-hidden *:my-1.5" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
