import { useId } from 'react';
import {
  AXES,
  AXIS_WEIGHTS,
  type AxisRating,
  axisPoints,
  isImprovable,
  LEVELS,
  largestGains,
  RUBRIC,
} from '../../domain/rubric.ts';
import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';

const ROW = 'grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[10.5rem_minmax(0,1fr)]';

/** Six axes with their reasons, how they make the score, and the changes that would gain most. */
export function Breakdown() {
  const { sections, texts, writing, language } = useReport();
  const headingId = useId();
  const ratings = sections.scoreBreakdown;
  if (!ratings && !writing) return null;
  return (
    <section id="breakdown" aria-labelledby={headingId} className="scroll-mt-20">
      <h2 id={headingId} className="font-display text-2xl">
        {texts.breakdown}
      </h2>
      {ratings ? (
        <>
          <ul className="mt-3 transition-opacity duration-500 starting:opacity-0">
            {ratings.map((rating) => (
              <Axis key={rating.axis} {...rating} />
            ))}
          </ul>
          <details className="mt-2">
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ember">
              {texts.howScored}
            </summary>
            <p className="max-w-measure">{texts.howScoredText}</p>
            <ul className="mt-3 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
              {AXES.map((axis) => (
                <li key={axis} className="flex gap-3">
                  <span className="w-8 shrink-0 text-right font-semibold tabular-nums">
                    {AXIS_WEIGHTS[axis]}
                  </span>
                  <span>
                    {RUBRIC[language][axis].name}.{' '}
                    <span className="text-muted">{RUBRIC[language][axis].question}</span>
                  </span>
                </li>
              ))}
            </ul>
          </details>
          {isImprovable(sections.verdict) && <Gains ratings={ratings} />}
        </>
      ) : (
        <ul className="mt-3">
          {AXES.map((axis) => (
            <li key={axis} className={ROW}>
              <div>
                <h3 className="text-base">{RUBRIC[language][axis].name}</h3>
                <Bar level={0} />
              </div>
              <Pending lines={2} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Axis({ axis, level, reason }: AxisRating) {
  const { texts, language } = useReport();
  return (
    <li className={ROW}>
      <div>
        <h3 className="text-base">{RUBRIC[language][axis].name}</h3>
        <Bar level={level} />
      </div>
      <div>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-semibold">
            {texts.level(level)}
            <span className="sr-only">, {texts.levelOf5(level)}</span>
          </span>
          <span className="text-muted tabular-nums">
            {texts.points(axisPoints(axis, level), AXIS_WEIGHTS[axis])}
          </span>
        </p>
        <p className="mt-0.5">{reason}</p>
      </div>
    </li>
  );
}

/** Five steps, since there are five levels: a smooth bar would claim more than is known. */
function Bar({ level }: { level: number }) {
  return (
    <svg
      viewBox="0 0 100 8"
      aria-hidden="true"
      className="mt-1.5 h-2 w-full max-w-40"
      fill="none"
      preserveAspectRatio="none"
    >
      {LEVELS.map((step) => (
        <rect
          key={step}
          x={(step - 1) * 20.5}
          y="0.5"
          width="18"
          height="7"
          fill="currentColor"
          className={step <= level ? 'text-ink' : 'text-line'}
        />
      ))}
    </svg>
  );
}

function Gains({ ratings }: { ratings: readonly AxisRating[] }) {
  const { texts, language } = useReport();
  const gains = largestGains(ratings);
  if (gains.length === 0) return null;
  return (
    <div className="mt-5 break-inside-avoid border-l-4 border-ember bg-ember-soft px-5 py-4">
      <h3 className="font-display text-xl">{texts.gains}</h3>
      <ol className="mt-2 grid grid-cols-1 gap-2.5">
        {gains.map(({ axis, raise, points }) => (
          <li key={axis} className="flex flex-wrap gap-x-4">
            <b className="basis-26 font-semibold text-ember tabular-nums">{texts.gain(points)}</b>
            <p className="max-w-measure flex-1 basis-72">
              <b className="font-semibold">{RUBRIC[language][axis].name}:</b> {raise}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
