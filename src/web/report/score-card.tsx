import type { ScoreBlock } from '../../document/blocks.ts';
import { withSign } from '../../document/score-in-words.ts';
import { BAND_LIMITS, type ScoreBand } from '../../domain/score-band.ts';
import { AxisBar } from './axis-bar.tsx';
import { FADE_IN, Pending } from './pending.tsx';
import { useReport, useReportTexts } from './report-context.ts';
import { ScoreArc } from './score-arc.tsx';
import { TONES } from './tones.ts';

export const BAND_COLOURS: Readonly<Record<ScoreBand, string>> = {
  excellent: 'text-success',
  good: 'text-info',
  fair: 'text-amber',
  weak: 'text-danger',
};

/** The marks on the arc, from left to right. */
const MARKS = (Object.entries(BAND_LIMITS) as [keyof typeof BAND_LIMITS, number][]).toReversed();

/**
 * The dial with band and score, the axes with their levels and points, and the badges. On narrow screens the dial is
 * hidden, and `ScoreLine` says band and score below the report's name.
 */
export function ScoreCard({ score, range, axes, badges, notes }: ScoreBlock) {
  const { before, ratingControls, isWriting } = useReport();
  const { band: bandNames } = useReportTexts();
  return (
    <div className="@container">
      <div className="grid grid-cols-1 content-start items-center gap-x-10 gap-y-4">
        <div className="grid grid-cols-1 gap-1">
          <div className="mx-auto hidden w-72 max-w-full grid-cols-1 lg:grid print:grid print:w-64">
            <div className="col-start-1 row-start-1">
              <ScoreArc
                score={score?.value}
                colour={score && BAND_COLOURS[score.band]}
                range={range}
                before={before}
                hasNumbers
              />
            </div>
            {/* The text is inside the arc, or below it if the text is too large. */}
            <div className="col-start-1 row-start-2 flex min-h-28 flex-col items-center justify-end text-center @3xs:row-start-1">
              {score ? (
                <ScoreInWords {...score} before={before} />
              ) : isWriting ? (
                <Pending lines={2} className="mb-4 w-28" />
              ) : (
                <span className="font-display text-2xl text-muted">—</span>
              )}
            </div>
          </div>
          <p aria-hidden="true" className="hidden text-center text-xs text-muted lg:block print:block">
            {MARKS.map(([band, limit]) => `${limit} ${bandNames[band].toLowerCase()}`).join(' · ')}
          </p>
          {range && <p className="text-center text-sm text-muted">{range.inWords}</p>}
          {ratingControls ?? (isWriting && <div className="min-h-11" />)}
        </div>
        {/* On wide cards the badges are beside the axes. */}
        <div className="grid grid-cols-1 gap-x-10 gap-y-4 @xl:grid-cols-2">
          {axes.length > 0 && (
            <ul className="grid gap-0.5 text-sm">
              {axes.map(({ axis, name, ...bar }) => (
                <li key={axis}>
                  <p className="flex min-h-7 flex-wrap items-center gap-x-2 text-muted">
                    <span className="min-w-24">{name}</span>
                    <span className="min-w-14 flex-1">
                      <AxisBar {...bar} />
                    </span>
                    <span className="min-w-14 text-right text-ink tabular-nums">
                      {bar.rated?.levelInWords || '\u00a0'}
                    </span>
                    <span className="min-w-16">{bar.rated?.levelName}</span>
                  </p>
                </li>
              ))}
            </ul>
          )}
          {badges.length > 0 && (
            <dl className="text-sm">
              {badges.map(({ label: name, value }) => (
                // Reserves space for a badge below its label, if both do not fit on one line.
                <div
                  key={name}
                  className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-t border-line"
                >
                  <dt className="text-muted">{name}</dt>
                  <dd>
                    {value ? (
                      <span
                        className={`inline-flex rounded-full border px-3 py-0.5 font-semibold ${TONES[value.tone].badge} ${TONES[value.tone].text}`}
                      >
                        {value.text}
                      </span>
                    ) : (
                      // As wide as the longest badge, so that the badge does not change the row's height when it arrives.
                      <Pending lines={1} className="h-8 w-28 overflow-hidden" />
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
        </div>
      </div>
    </div>
  );
}

/** A small dial with the number, for the sticky list of sections. Decorative: the card says the same. */
export function SmallDial({ score }: { score: ScoreBlock['score'] }) {
  if (!score) return <p className="h-14" />;
  const colour = BAND_COLOURS[score.band];
  return (
    <p aria-hidden="true" className="flex h-14 items-center gap-3">
      <span className="block w-16">
        <ScoreArc score={score.value} colour={colour} range={undefined} />
      </span>
      <span className={`text-xl font-semibold tabular-nums ${colour}`}>{score.value}</span>
    </p>
  );
}

function ScoreInWords({
  value,
  band,
  bandName,
  inWords,
  before,
}: NonNullable<ScoreBlock['score']> & { before: number | undefined }) {
  return (
    <p className={FADE_IN}>
      <span
        className={`block max-w-52 font-display text-2xl leading-tight text-balance wrap-anywhere ${bandName.length > 12 ? '' : '@3xs:text-[2.25rem]'} ${BAND_COLOURS[band]}`}
      >
        {bandName}
      </span>
      <span className="block text-xl font-semibold tabular-nums">
        {inWords}
        <Difference score={value} before={before} />
      </span>
    </p>
  );
}

/** The difference from the earlier score. */
export function Difference({ score, before }: { score: number; before: number | undefined }) {
  const { language } = useReport();
  if (before === undefined || before === score) return null;
  return (
    <span className="ml-3 rounded-full bg-ember-soft px-3 text-base text-ember">
      {withSign(score - before, language)}
    </span>
  );
}
