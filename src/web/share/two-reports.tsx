import type { ReactNode } from 'react';
import { answerMessages } from '../../document/answer-messages.ts';
import { reportMessages } from '../../document/report-messages.ts';
import { type Language, LOCALES } from '../../domain/language.ts';
import { type Decision, notComparable, type ScoredReport } from '../../domain/report.ts';
import { AXES, type Axis, RUBRIC } from '../../domain/rubric.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { shareMessages } from './messages.ts';

/** A report beside another one. */
export interface ReportColumn extends ScoredReport {
  report: ScoredReport['report'] & {
    score?: number | undefined;
    headline?: string | undefined;
    decision?: Decision | undefined;
    pitch?: string | undefined;
  };
  /** `generatedAt`: ISO 8601 */
  meta: ScoredReport['meta'] & { generatedAt: string; language?: Language };
  /** Whether the report is still being written. Missing values are then shown as pending. */
  isUnfinished?: boolean;
}

/** Stands for a value that is still being written. */
const PENDING = '…';

/**
 * Two reports in a table: headline or else pitch, decision, score and the level of each axis. Decisions that differ are bold,
 * and so are scores and levels if the same model gave them by the same rubric.
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
  const decisions = useMessages(answerMessages).decision;
  const isSameScale = reason === undefined || reason === 'model';
  const isMarked = isComplete && reason === undefined;

  function cells(read: (column: ReportColumn) => ReactNode): ReactNode[] {
    return columns.map((column) => read(column) ?? (column.isUnfinished ? PENDING : undefined));
  }

  function levelOf(axis: Axis, { report: { scoreBreakdown } }: ReportColumn): string | undefined {
    const level = scoreBreakdown?.find((rating) => rating.axis === axis)?.level;
    return level && `${words.level[level]} (${words.levelOf(level).replaceAll(' ', '\u00a0')})`;
  }

  return (
    <>
      {reason && (
        <p className="mt-3 max-w-measure border-l-4 border-line-strong bg-sunk px-4 py-2">
          {words.notComparable[reason]}
        </p>
      )}
      <table className="mt-3 w-full table-fixed text-left text-sm hyphens-auto">
        <caption className="sr-only">{texts.comparison(...titles)}</caption>
        <thead>
          <tr className="align-bottom">
            <td className="w-22 sm:w-32" />
            {columns.map(({ meta }, index) => (
              <th key={meta.generatedAt} scope="col" className="py-1.5 pl-3 font-semibold">
                <span lang={meta.language} dir="auto" className="block wrap-anywhere">
                  {titles[index]}
                </span>
                <time dateTime={meta.generatedAt} className="block font-normal text-muted">
                  {new Date(meta.generatedAt).toLocaleString(LOCALES[language], {
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
            name={texts.inShort}
            values={cells(({ report: { headline, pitch }, meta }) => {
              const text = headline ?? pitch;
              return text && <span lang={meta.language}>{text}</span>;
            })}
          />
          <Row
            name={texts.decision}
            values={cells(({ report: { decision } }) => decision && decisions[decision])}
            isMarked
          />
          {isSameScale && (
            <>
              <Row name={words.score} values={cells(({ report: { score } }) => score)} isMarked={isMarked} />
              {AXES.map((axis) => (
                <Row
                  key={axis}
                  name={RUBRIC[language][axis].name}
                  values={cells((column) => levelOf(axis, column))}
                  isMarked={isMarked}
                />
              ))}
            </>
          )}
        </tbody>
      </table>
    </>
  );
}

/** A row of the table. Renders nothing if a report lacks the value. `isMarked`: values that differ are bold. */
function Row({
  name,
  values,
  isMarked = false,
}: {
  name: string;
  values: readonly ReactNode[];
  isMarked?: boolean;
}) {
  if (values.some((value) => value === undefined)) return null;
  const isDifferent = isMarked && !values.includes(PENDING) && values[0] !== values[1];
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="py-1.5 font-normal text-muted">
        {name}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two columns are never reordered.
        <td key={index} dir="auto" className="py-1.5 pl-3 wrap-anywhere tabular-nums">
          {isDifferent ? <b>{value}</b> : value}
        </td>
      ))}
    </tr>
  );
}
