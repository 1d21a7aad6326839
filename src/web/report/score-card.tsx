import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { MODEL_REPORT_FIELDS, type Report, type ScoreBand, scoreBand } from '../../domain/report.ts';
import { AXES, RUBRIC } from '../../domain/rubric.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { LevelBar } from './level-bar.tsx';
import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';
import { ScoreArc } from './score-arc.tsx';

const BANDS: Readonly<Record<ScoreBand, { icon: typeof CircleCheck; colour: string }>> = {
  excellent: { icon: CircleCheck, colour: 'text-success' },
  good: { icon: CircleCheck, colour: 'text-info' },
  fair: { icon: TriangleAlert, colour: 'text-amber' },
  weak: { icon: TriangleAlert, colour: 'text-danger' },
};

type Rating = NonNullable<Report[(typeof MODEL_REPORT_FIELDS)[number]]>;

const TONES: Readonly<Record<Rating, BadgeTone>> = {
  high: 'success',
  simple: 'success',
  disruptive: 'success',
  medium: 'warning',
  moderate: 'warning',
  incremental: 'warning',
  low: 'destructive',
  complex: 'destructive',
  niche: 'outline',
};

/** The score, with the band before the number; the axes on wide screens; the three ratings. */
export function ScoreCard() {
  const { sections, texts } = useReport();
  const { score } = sections;
  const headingId = useId();
  const band = score === undefined ? undefined : scoreBand(score);
  return (
    <section
      id="score"
      aria-labelledby={headingId}
      className="@container mt-8 grid scroll-mt-20 grid-cols-1 content-start gap-5 lg:mt-0 forced-colors:border forced-colors:p-4"
    >
      <h2 id={headingId} className="sr-only">
        {texts.score}
      </h2>
      <div className="mx-auto grid w-80 max-w-full grid-cols-1 print:w-64">
        <div className="col-start-1 row-start-1">
          <ScoreArc score={score} band={band} />
        </div>
        {/* Inside the arc; below it if large text leaves too little room. */}
        <div className="col-start-1 row-start-2 flex min-h-28 flex-col items-center justify-end text-center @3xs:row-start-1">
          {score === undefined || !band ? (
            <Pending lines={2} className="mb-4 w-32" />
          ) : (
            <ScoreInWords score={score} band={band} />
          )}
        </div>
      </div>
      <AxesAtAGlance />
      <dl className="grid grid-cols-1 gap-3">
        {MODEL_REPORT_FIELDS.map((field) => {
          const value = sections[field];
          return (
            <div
              key={field}
              className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3"
            >
              <dt className="text-muted">{texts[field]}</dt>
              <dd>
                {value ? (
                  <Badge tone={TONES[value]}>{texts[value]}</Badge>
                ) : (
                  <Pending lines={1} className="w-20" />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function ScoreInWords({ score, band }: { score: number; band: ScoreBand }): ReactNode {
  const { texts } = useReport();
  const { icon: Icon, colour } = BANDS[band];
  return (
    <p className="transition-opacity duration-500 starting:opacity-0">
      <Icon aria-hidden="true" className={`mx-auto size-7 ${colour}`} />
      <span
        className={`block font-display text-2xl leading-tight wrap-anywhere @3xs:text-[2.25rem] @md:text-[2.5rem] print:text-[2.25rem] ${colour}`}
      >
        {texts.band(band)}
      </span>
      <span className="block text-xl font-semibold tabular-nums">{texts.outOf100(score)}</span>
    </p>
  );
}

/** The axes as bars. Hidden from screen readers: the score breakdown has them in words. */
function AxesAtAGlance() {
  const { sections, language } = useReport();
  return (
    <ul aria-hidden="true" className="hidden gap-1.5 text-sm lg:grid">
      {AXES.map((axis) => (
        <li key={axis} className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3">
          <span className="text-muted">{RUBRIC[language][axis].name}</span>
          <LevelBar level={sections.scoreBreakdown?.find((rating) => rating.axis === axis)?.level ?? 0} />
        </li>
      ))}
    </ul>
  );
}
