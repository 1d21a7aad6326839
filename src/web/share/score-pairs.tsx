import type { ReactNode } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import { withSign } from '../../document/score-in-words.ts';
import { LOCALES } from '../../domain/language.ts';
import { type AxisRating, axisPairs, LEVELS, RUBRIC } from '../../domain/rubric.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { shareMessages } from './messages.ts';

export type Pair = ReturnType<typeof axisPairs>[number];

/**
 * A drawing of two ratings: for each axis that differs, a pair of dots on the five levels, with the difference in points
 * and what `detail` adds. One line names the other axes.
 */
export function ScorePairs({
  one,
  other,
  detail,
}: {
  one: readonly AxisRating[] | undefined;
  other: readonly AxisRating[] | undefined;
  detail?(pair: Pair): ReactNode;
}) {
  const { language } = useLanguage();
  const texts = useMessages(shareMessages);
  const words = useMessages(reportMessages);
  const pairs = axisPairs(one, other).filter(({ points }) => points !== undefined);
  const same = pairs.filter(({ points }) => points === 0);
  return (
    <>
      <ul className="mt-2 grid grid-cols-1 gap-x-8 gap-y-2 empty:hidden sm:grid-cols-2">
        {pairs.map((pair) => {
          const { axis, one: before, other: after, points } = pair;
          if (!before || !after || !points) return null;
          return (
            <li key={axis}>
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-24 font-semibold">{RUBRIC[language][axis].name}</span>
                <Dots before={before.level} after={after.level} />
                <span className="sr-only">
                  {texts.fromTo(
                    words.level[before.level].toLowerCase(),
                    words.level[after.level].toLowerCase(),
                  )}
                </span>
                <b className="tabular-nums">{withSign(points, language)}</b>
              </p>
              {detail?.(pair)}
            </li>
          );
        })}
      </ul>
      {same.length > 0 && (
        <p className="mt-2 text-sm text-muted">
          {same.length === pairs.length
            ? texts.allSame
            : texts.same(same.map(({ axis }) => RUBRIC[language][axis].name))}
        </p>
      )}
    </>
  );
}

const DOT = { gap: 24, from: 10, y: 9, radius: 6.5 };

/** Five levels on a line, with a ring at the earlier level and a dot at the later level. Decorative. */
function Dots({ before, after }: { before: number; after: number }) {
  const xOf = (level: number) => DOT.from + (level - 1) * DOT.gap;
  return (
    <svg
      viewBox="0 0 116 18"
      aria-hidden="true"
      width="116"
      height="18"
      className="shrink-0"
      fill="none"
      stroke="currentColor"
    >
      <path d={`M${xOf(1)} ${DOT.y}H${xOf(5)}`} className="text-line-strong" />
      {LEVELS.map((level) => (
        <circle
          key={level}
          cx={xOf(level)}
          cy={DOT.y}
          r="2"
          fill="currentColor"
          className="text-line-strong"
        />
      ))}
      <path d={`M${xOf(before)} ${DOT.y}H${xOf(after)}`} strokeWidth="3" className="text-ember" />
      <circle cx={xOf(before)} cy={DOT.y} r={DOT.radius} strokeWidth="2" className="text-ember" />
      <circle cx={xOf(after)} cy={DOT.y} r={DOT.radius} fill="currentColor" className="text-ember" />
    </svg>
  );
}

/** For each report, when it was written and its score, if both reports have the same scale. */
export function ScoreChips({
  chips,
}: {
  chips: readonly { label: string; score: number | undefined; at: string; lang?: string }[];
}) {
  const { language } = useLanguage();
  return (
    <p className="flex flex-wrap gap-2 text-sm">
      {chips.map(({ label, score, at, lang }, index) => (
        <span
          key={at}
          className={`rounded-full border px-3 py-1 ${index === 0 ? 'border-line-strong' : 'border-ink font-semibold'}`}
        >
          <span lang={lang}>{label}</span>
          {score !== undefined && <span className="tabular-nums"> · {score}</span>}{' '}
          <time dateTime={at} className="font-normal text-muted">
            {new Date(at).toLocaleString(LOCALES[language], {
              dateStyle: 'short',
              timeStyle: 'short',
            })}
          </time>
        </span>
      ))}
    </p>
  );
}
