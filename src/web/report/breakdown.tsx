import { type ReactNode, useId } from 'react';
import { AXES, AXIS_WEIGHTS, type AxisRating, axisPoints, RUBRIC } from '../../domain/rubric.ts';
import { Gains } from './gains.tsx';
import { LevelBar } from './level-bar.tsx';
import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';

const ROW = 'grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[10.5rem_minmax(0,1fr)]';

/** The six axes with their reasons, the calculation of the score, and the changes that would raise it most. */
export function Breakdown({ improve }: { improve?: ReactNode }) {
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
          <Gains ratings={ratings} verdict={sections.verdict} language={language}>
            {improve}
          </Gains>
        </>
      ) : (
        <ul className="mt-3">
          {AXES.map((axis) => (
            <li key={axis} className={ROW}>
              <div>
                <h3 className="text-base">{RUBRIC[language][axis].name}</h3>
                <LevelBar level={0} className="mt-1.5 max-w-40" />
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
        <LevelBar level={level} className="mt-1.5 max-w-40" />
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
        <p dir="auto" className="mt-0.5">
          {reason}
        </p>
      </div>
    </li>
  );
}
