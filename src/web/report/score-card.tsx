import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { MODEL_REPORT_FIELDS, type Report, type ScoreBand, scoreBand } from '../../domain/report.ts';
import { VERDICT_CAPS } from '../../domain/rubric.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
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

/** Band first, number second, then the three ratings; and, where a verdict caps the score, why. */
export function ScoreCard({ headingId }: { headingId: string }) {
  const { sections, texts } = useReport();
  const { score, verdict = 'judged' } = sections;
  const band = score === undefined ? undefined : scoreBand(score);
  return (
    <section
      id="score"
      aria-labelledby={headingId}
      className="@container scroll-mt-20 border-y-2 border-ink py-8 forced-colors:border forced-colors:px-4"
    >
      <h2 id={headingId} className="sr-only">
        {texts.score}
      </h2>
      <div className="flex flex-wrap items-center justify-center gap-x-12 gap-y-8">
        <div className="grid w-80 max-w-full grid-cols-1 print:w-72 @3xl:w-100">
          <div className="col-start-1 row-start-1">
            <ScoreArc score={score} band={band} />
          </div>
          {/* Within the arc; where large text leaves too little room there, below it. */}
          <div className="col-start-1 row-start-2 flex min-h-28 flex-col items-center justify-end text-center @3xs:row-start-1">
            {score === undefined || !band ? (
              <Pending lines={2} className="mb-4 w-32" />
            ) : (
              <ScoreInWords score={score} band={band} />
            )}
          </div>
        </div>
        <dl className="grid max-w-full flex-1 basis-72 grid-cols-1 gap-3.5">
          {MODEL_REPORT_FIELDS.map((rating) => {
            const value = sections[rating];
            return (
              <div
                key={rating}
                className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line pb-3 last:border-0 last:pb-0"
              >
                <dt className="text-muted">{texts[rating]}</dt>
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
      </div>
      {verdict !== 'judged' && (
        <p className="mt-6 border-l-4 border-danger bg-danger-soft px-4 py-3">
          {texts.verdict(verdict, VERDICT_CAPS[verdict])}
        </p>
      )}
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
        className={`block font-display text-2xl leading-tight wrap-anywhere @3xs:text-[2.25rem] @md:text-[2.5rem] @3xl:text-[3.25rem] print:text-[2.25rem] ${colour}`}
      >
        {texts.band(band)}
      </span>
      <span className="block text-xl font-semibold tabular-nums">{texts.outOf100(score)}</span>
    </p>
  );
}
