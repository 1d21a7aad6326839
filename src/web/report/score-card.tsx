import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ScoreBlock } from '../../document/blocks.ts';
import type { ScoreBand } from '../../domain/report.ts';
import type { Axis } from '../../domain/rubric.ts';
import { LevelBar } from './level-bar.tsx';
import { appears, Pending } from './pending.tsx';
import { useReport } from './report-context.ts';
import { ScoreArc } from './score-arc.tsx';
import { TONES } from './tones.ts';

const BANDS: Readonly<Record<ScoreBand, { icon: typeof CircleCheck; colour: string }>> = {
  excellent: { icon: CircleCheck, colour: 'text-success' },
  good: { icon: CircleCheck, colour: 'text-info' },
  fair: { icon: TriangleAlert, colour: 'text-amber' },
  weak: { icon: TriangleAlert, colour: 'text-danger' },
};

/** Id of the element with the reason for an axis's level. */
export function axisId(axis: Axis): string {
  return `axis-${axis}`;
}

/** The dial with band and score, the axes as links to their reasons, and the three badges. */
export function ScoreCard({ label, score, range, axes, badges, notes }: ScoreBlock) {
  const headingId = useId();
  const { reveal } = useReport();
  return (
    <section
      id="score"
      aria-labelledby={headingId}
      className="@container grid scroll-mt-20 grid-cols-1 content-start gap-4 forced-colors:border forced-colors:p-4"
    >
      <h2 id={headingId} className="sr-only">
        {label}
      </h2>
      <div className="mx-auto grid w-72 max-w-full grid-cols-1 print:w-64">
        <div className="col-start-1 row-start-1">
          <ScoreArc score={score?.value} colour={score && BANDS[score.band].colour} range={range} />
        </div>
        {/* The text stands inside the arc, or below it if large text leaves too little room. */}
        <div className="col-start-1 row-start-2 flex min-h-28 flex-col items-center justify-end text-center @3xs:row-start-1">
          {score ? <ScoreInWords {...score} /> : <Pending lines={2} className="mb-4 w-32" />}
        </div>
      </div>
      {range && <p className="text-center text-sm text-muted">{range.inWords}</p>}
      {axes.length > 0 && (
        <ul className="grid gap-0.5 text-sm">
          {axes.map(({ axis, name, level, levelName, differs }) => (
            <li key={axis}>
              {/* Until the level arrives there is no reason to link to: an `a` without `href` is plain text. */}
              <a
                href={level && `#${axisId(axis)}`}
                onClick={level && reveal}
                className="flex min-h-7 flex-wrap items-center gap-x-3 text-muted no-underline [&[href]]:hover:text-ink [&[href]]:hover:underline"
              >
                <span className="min-w-24">{name}</span>
                <span className="min-w-0 flex-1">
                  <LevelBar level={level ?? 0} />
                </span>
                {levelName !== undefined && <span className="sr-only">: {levelName}</span>}
                {differs !== undefined && (
                  <span className="basis-full text-xs text-muted">
                    <span className="sr-only">, </span>± {differs}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {badges.length > 0 && (
        <dl className="grid grid-cols-1 gap-2">
          {badges.map(({ label: name, value }) => (
            <div
              key={name}
              className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2"
            >
              <dt className="text-muted">{name}</dt>
              <dd>
                {value ? (
                  <span
                    className={`inline-flex rounded-full border px-3 py-0.5 text-sm font-semibold ${TONES[value.tone].badge} ${TONES[value.tone].text}`}
                  >
                    {value.text}
                  </span>
                ) : (
                  <Pending lines={1} className="w-20" />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm text-muted">
          {note}
        </p>
      ))}
    </section>
  );
}

/** Score and band in one line, for phones, where the card stands below the text. */
export function ScoreLine({ score }: { score: ScoreBlock['score'] }) {
  if (!score) return <Pending lines={1} className="h-8 w-56 max-w-full" />;
  const { icon: Icon, colour } = BANDS[score.band];
  return (
    <p aria-hidden="true" className="flex min-h-8 flex-wrap items-center gap-x-2 text-lg font-semibold">
      <Icon className={`size-5 ${colour}`} />
      <span className={colour}>{score.bandName}</span>
      <span className="tabular-nums">· {score.inWords}</span>
    </p>
  );
}

function ScoreInWords({ band, bandName, inWords }: NonNullable<ScoreBlock['score']>) {
  const { icon: Icon, colour } = BANDS[band];
  return (
    <p className={appears}>
      <Icon aria-hidden="true" className={`mx-auto size-7 ${colour}`} />
      <span
        className={`block max-w-52 font-display text-2xl leading-tight text-balance wrap-anywhere ${bandName.length > 12 ? '' : '@3xs:text-[2.25rem]'} ${colour}`}
      >
        {bandName}
      </span>
      <span className="block text-xl font-semibold tabular-nums">{inWords}</span>
    </p>
  );
}
