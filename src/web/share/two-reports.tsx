import type { ReactNode } from 'react';
import { answerMessages } from '../../document/answer-messages.ts';
import { reportMessages } from '../../document/report-messages.ts';
import { type Language, LOCALES } from '../../domain/language.ts';
import { notComparable, type ScoredReport } from '../../domain/report.ts';
import { AXES, RUBRIC } from '../../domain/rubric.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { shareMessages } from './messages.ts';

/** A report beside another one. A report that is still being written lacks score and axes. */
export interface ReportColumn extends ScoredReport {
  report: ScoredReport['report'] & {
    score?: number | undefined;
    headline?: string | undefined;
    decision?: 'go' | 'test' | 'change' | 'drop' | undefined;
    pitch?: string | undefined;
  };
  meta: ScoredReport['meta'] & {
    /** ISO 8601. */
    generatedAt: string;
    language?: Language;
  };
}

/** Stands for a value that is still being written. */
const PENDING = '…';

/**
 * Two reports in a table: headline or else pitch, decision, score and the level of each axis. What differs is bold, if one
 * model gave both scores by one rubric.
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
  const { decision: decisions } = useMessages(answerMessages);
  const { language } = useLanguage();
  const isComplete = columns.every(({ report }) => report.score !== undefined);
  const reason = isComplete ? notComparable(...columns) : undefined;
  const isSameScale = reason === undefined || reason === 'model';
  const rows: readonly (readonly [name: string, read: (column: ReportColumn) => string | undefined])[] = [
    [texts.decisionRow, ({ report: { decision } }) => decision && decisions[decision]],
    ...(isSameScale
      ? [
          [words.score, ({ report: { score } }: ReportColumn) => String(score ?? PENDING)] as const,
          ...AXES.map(
            (axis) =>
              [
                RUBRIC[language][axis].name,
                ({ report: { scoreBreakdown } }: ReportColumn) => {
                  const level = scoreBreakdown?.find((rating) => rating.axis === axis)?.level;
                  return level ? `${words.level[level]} (${words.levelOf(level)})` : PENDING;
                },
              ] as const,
          ),
        ]
      : []),
  ];
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
                <DateAndTime iso={meta.generatedAt} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            name={texts.inShort}
            values={columns.map(({ report: { headline, pitch }, meta }) => {
              const text = headline ?? pitch;
              return text && <span lang={meta.language}>{text}</span>;
            })}
          />
          {rows.map(([name, read]) => {
            const [one, other] = columns.map(read);
            const differs = isComplete && reason === undefined && one !== other;
            return <Row key={name} name={name} values={[one, other]} differs={differs} />;
          })}
        </tbody>
      </table>
    </>
  );
}

/** A row of the table. Renders nothing if a report lacks the value. */
function Row({
  name,
  values,
  differs = false,
}: {
  name: string;
  values: readonly ReactNode[];
  differs?: boolean;
}) {
  if (values.some((value) => value === undefined)) return null;
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="py-1.5 font-normal text-muted">
        {name}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two columns are never reordered.
        <td key={index} dir="auto" className="py-1.5 pl-3 wrap-anywhere tabular-nums">
          {differs ? <b>{value}</b> : value}
        </td>
      ))}
    </tr>
  );
}

function DateAndTime({ iso }: { iso: string }) {
  const { language } = useLanguage();
  const format = { dateStyle: 'short', timeStyle: 'short' } as const;
  return (
    <time dateTime={iso} className="block font-normal text-muted">
      {new Date(iso).toLocaleString(LOCALES[language], format)}
    </time>
  );
}
