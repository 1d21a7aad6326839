import type { ReactNode } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import { LOCALES } from '../../domain/language.ts';
import { notComparable, type ScoredReport } from '../../domain/report.ts';
import { AXES, type Axis, RUBRIC } from '../../domain/rubric.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { shareMessages } from './messages.ts';

/** A report beside another one. A report that is still being written lacks score and axes. */
export interface ReportColumn extends ScoredReport {
  report: ScoredReport['report'] & { score?: number | undefined };
  /** `generatedAt`: ISO 8601 */
  meta: ScoredReport['meta'] & { generatedAt: string };
}

/** Stands for a value that is still being written. */
const PENDING = '…';

/**
 * Two reports in a table: score and the level of each axis. What differs is bold, if one model gave both scores by one
 * rubric.
 * @param titles headings of the two columns
 */
export function TwoReports({
  columns,
  titles,
}: {
  columns: readonly [ReportColumn, ReportColumn];
  titles: readonly [string, string];
}) {
  const texts = useMessages(shareMessages);
  const words = useMessages(reportMessages);
  const { language } = useLanguage();
  const isComplete = columns.every(({ report }) => report.score !== undefined);
  const reason = isComplete ? notComparable(...columns) : undefined;
  const isSameScale = reason === undefined || reason === 'model';
  const isMarked = isComplete && reason === undefined;

  function levelOf(axis: Axis, { report: { scoreBreakdown } }: ReportColumn): string {
    const level = scoreBreakdown?.find((rating) => rating.axis === axis)?.level;
    return level ? `${words.level[level]} (${words.levelOf(level)})` : PENDING;
  }

  return (
    <>
      {reason && (
        <p className="mt-3 max-w-measure border-l-4 border-line-strong bg-sunk px-4 py-2">
          {words.notComparable[reason]}
        </p>
      )}
      {isSameScale && (
        <table className="mt-3 w-full table-fixed text-left text-sm hyphens-auto">
          <caption className="sr-only">{texts.comparison(...titles)}</caption>
          <thead>
            <tr className="align-bottom">
              <td className="w-22 sm:w-32" />
              {columns.map(({ meta: { generatedAt } }, index) => (
                <th key={generatedAt} scope="col" className="py-1.5 pl-3 font-semibold">
                  {titles[index]}
                  <time dateTime={generatedAt} className="block font-normal text-muted">
                    {new Date(generatedAt).toLocaleString(LOCALES[language], {
                      dateStyle: 'short',
                      timeStyle: 'short',
                    })}
                  </time>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              name={words.score}
              values={columns.map(({ report: { score } }) => score ?? PENDING)}
              isMarked={isMarked}
            />
            {AXES.map((axis) => (
              <Row
                key={axis}
                name={RUBRIC[language][axis].name}
                values={columns.map((column) => levelOf(axis, column))}
                isMarked={isMarked}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** A row of the table. `isMarked`: values that differ are bold. */
function Row({ name, values, isMarked }: { name: string; values: readonly ReactNode[]; isMarked: boolean }) {
  const isDifferent = isMarked && values[0] !== values[1];
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="py-1.5 font-normal text-muted">
        {name}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two columns are never reordered.
        <td key={index} className="py-1.5 pl-3 wrap-anywhere tabular-nums">
          {isDifferent ? <b>{value}</b> : value}
        </td>
      ))}
    </tr>
  );
}
