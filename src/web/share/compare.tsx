import { diffWordsWithSpace } from 'diff';
import { useId, useState } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import { notComparable } from '../../domain/comparable.ts';
import type { Language } from '../../domain/idea.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { type AxisRating, axisPairs, RUBRIC } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { isReport, presentEntries } from '../analysis/state.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { fieldClass } from '../ui/field-class.ts';
import { shareMessages } from './messages.ts';
import { useSavedReports } from './saved-reports.ts';

/** Compares score, axes and idea of the shown report with those of a report of this tab or a saved one. */
export function Compare({ file }: { file: ReportFile }) {
  const tab = presentEntries(useAnalysisContext().state)
    .filter(isReport)
    .map((entry) => entry.file);
  const texts = useMessages(shareMessages);
  const inTab = new Set(tab.map(({ meta }) => meta.generatedAt));
  const saved = useSavedReports().flatMap(({ opened }) =>
    opened.ok && opened.file.format === 'crisol-report' ? [opened.file] : [],
  );
  const others = [...tab, ...saved.filter(({ meta }) => !inTab.has(meta.generatedAt))].filter(
    ({ meta }) => meta.generatedAt !== file.meta.generatedAt,
  );
  const [chosen, setChosen] = useState('');
  const other = others[Number(chosen)];
  const headingId = useId();

  if (others.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="print:hidden">
      <h2 id={headingId} className="font-display text-2xl">
        {texts.compareTitle}
      </h2>
      <p className="mt-2 max-w-measure">{texts.compareWhy}</p>
      <label className="mt-4 block max-w-100 font-semibold">
        {texts.compareWith}
        <select value={chosen} onChange={(event) => setChosen(event.target.value)} className={fieldClass}>
          <option value="">{texts.choose}</option>
          {others.map(({ report, meta }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports may repeat; the value is the index.
            <option key={index} value={index}>
              {report.projectName} · {texts.savedAt(meta.generatedAt)}
            </option>
          ))}
        </select>
      </label>
      {chosen !== '' && other && <SideBySide one={other} other={file} />}
    </section>
  );
}

/** Two reports in two columns, `one` on the left. Differences are `other` minus `one`. */
function SideBySide({ one, other }: { one: ReportFile; other: ReportFile }) {
  const texts = useMessages(shareMessages);
  const { language } = useLanguage();
  const words = useMessages(reportMessages);
  const reason = notComparable(one, other);
  // With different scales neither scores nor levels have the same meaning.
  const isOneScale = reason !== 'rubric';
  const score = {
    name: words.score,
    points: other.report.score - one.report.score,
    left: words.outOf100(one.report.score),
    right: words.outOf100(other.report.score),
  };
  const pairs = axisPairs(one.report.scoreBreakdown, other.report.scoreBreakdown);
  const axes = pairs.map((pair) => ({
    name: RUBRIC[language][pair.axis].name,
    points: pair.points,
    left: <Rating rating={pair.one} language={one.meta.language} withLevel={isOneScale} />,
    right: <Rating rating={pair.other} language={other.meta.language} withLevel={isOneScale} />,
  }));
  // Each gets a row with name and difference, and a row with both values: two columns fit a phone.
  const rows = [...(isOneScale ? [score] : []), ...axes];
  return (
    <>
      <p role="status" className="sr-only">
        {texts.comparison(one.report.projectName, other.report.projectName)}
      </p>
      {reason && (
        <p className="mt-4 max-w-measure border-l-4 border-line-strong bg-sunk px-4 py-2">
          {words.notComparable[reason]}
        </p>
      )}
      <table className="mt-5 w-full table-fixed border-collapse text-left align-top">
        <thead>
          <tr className="border-b-2 border-ink">
            {[one, other].map((file) => (
              <th key={file.meta.generatedAt} scope="col" className="py-2 pr-3 wrap-anywhere">
                <span lang={file.meta.language} dir="auto">
                  {file.report.projectName}
                </span>
                {file === other && (
                  <span className="block text-sm font-normal text-muted">{texts.thisReport}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ name, points, left, right }) => (
          <tbody key={name} className="border-b border-line">
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-2">
                {name}
                {!reason && points !== undefined && (
                  <span className="font-normal tabular-nums">
                    {' · '}
                    {texts.difference}: {texts.points(points)}
                  </span>
                )}
              </th>
            </tr>
            <tr className="align-top">
              <td className="py-2 pr-3 wrap-anywhere tabular-nums">{left}</td>
              <td className="py-2 wrap-anywhere tabular-nums">{right}</td>
            </tr>
          </tbody>
        ))}
      </table>
      <TextChanges before={one} after={other} />
    </>
  );
}

function Rating({
  rating,
  language,
  withLevel,
}: {
  rating: AxisRating | undefined;
  language: Language;
  withLevel: boolean;
}) {
  const words = useMessages(reportMessages);
  if (!rating) return '—';
  return (
    <>
      {withLevel && <span className="font-semibold">{words.level[rating.level]}</span>}
      <span lang={language} dir="auto" className="block text-sm">
        {rating.reason}
      </span>
    </>
  );
}

function TextChanges({ before, after }: { before: ReportFile; after: ReportFile }) {
  const texts = useMessages(shareMessages);
  if (before.idea.trim() === after.idea.trim()) return <p className="mt-4">{texts.sameText}</p>;
  const parts = diffWordsWithSpace(before.idea.trim(), after.idea.trim());
  return (
    <>
      <h3 className="mt-6 font-semibold">{texts.text}</h3>
      <p dir="auto" className="mt-2 max-w-measure whitespace-pre-wrap">
        {parts.map(({ value, added, removed }, index) => {
          const Element = added ? 'ins' : removed ? 'del' : 'span';
          return (
            <Element
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered.
              key={index}
              className={added ? 'bg-success-soft' : removed ? 'bg-danger-soft' : undefined}
            >
              {(added || removed) && (
                <span className="sr-only">[{added ? texts.added : texts.removed}] </span>
              )}
              {value}
            </Element>
          );
        })}
      </p>
    </>
  );
}
