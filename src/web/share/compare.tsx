import { diffWordsWithSpace } from 'diff';
import { useId, useState } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import type { Language } from '../../domain/language.ts';
import { notComparable } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { type AxisRating, axisPairs, RUBRIC } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { presentReports } from '../analysis/report-state.ts';
import { isReport } from '../analysis/tab-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Label, Select } from '../ui/field.tsx';
import { shareMessages } from './messages.ts';
import { useSavedReports } from './saved-reports.ts';
import { type Pair, ScoreChips, ScorePairs } from './score-pairs.tsx';

/** Compares score, axes and idea of the shown report with another report of this tab or a saved report. */
export function Compare({ file }: { file: ReportFile }) {
  const tabReports = presentReports(useAnalysisContext().state)
    .filter(isReport)
    .map((report) => report.file);
  const texts = useMessages(shareMessages);
  const tabDates = new Set(tabReports.map(({ meta }) => meta.generatedAt));
  const saved = useSavedReports().flatMap(({ opened }) =>
    opened.ok && opened.file.format === 'crisol-report' ? [opened.file] : [],
  );
  const others = [...tabReports, ...saved.filter(({ meta }) => !tabDates.has(meta.generatedAt))].filter(
    ({ meta }) => meta.generatedAt !== file.meta.generatedAt,
  );
  const [chosen, setChosen] = useState(-1);
  const other = others[chosen];
  const headingId = useId();

  if (others.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="print:hidden">
      <h2 id={headingId} className="font-display text-2xl">
        {texts.compareTitle}
      </h2>
      <p className="mt-2 max-w-measure">{texts.compareWhy}</p>
      <Label text={texts.compareWith} className="mt-4 max-w-100">
        <Select
          value={chosen}
          options={[
            [-1, texts.choose],
            ...others.map(
              ({ report, meta }, index) =>
                [index, `${report.projectName} · ${texts.savedAt(meta.generatedAt)}`] as const,
            ),
          ]}
          onValue={setChosen}
        />
      </Label>
      {other && <SideBySide one={other} other={file} />}
    </section>
  );
}

/** Two reports, `one` first: both scores, a drawing of the axes that differ, with both reasons, and the texts. */
export function SideBySide({ one, other }: { one: ReportFile; other: ReportFile }) {
  const texts = useMessages(shareMessages);
  const { language } = useLanguage();
  const words = useMessages(reportMessages);
  const reason = notComparable(one, other);
  // With different scales neither scores nor levels have the same meaning.
  const isSameScale = reason === undefined || reason === 'model';
  const chips = [one, other].map(({ report, meta }) => ({
    label: report.projectName,
    lang: meta.language,
    score: isSameScale ? report.score : undefined,
    at: meta.generatedAt,
  }));
  const reasons = ({ one: before, other: after }: Pair) => (
    <div className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
      <Rating rating={before} language={one.meta.language} withLevel={isSameScale} />
      <Rating rating={after} language={other.meta.language} withLevel={isSameScale} />
    </div>
  );
  const { scoreBreakdown } = one.report;
  return (
    <div className="mt-5">
      <p role="status" className="sr-only">
        {texts.comparison(one.report.projectName, other.report.projectName)}
      </p>
      <ScoreChips chips={chips} />
      {reason ? (
        <>
          <p className="mt-4 max-w-measure border-l-4 border-line-strong bg-sunk px-4 py-2">
            {words.notComparable[reason]}
          </p>
          {reason !== 'notScored' &&
            axisPairs(scoreBreakdown, other.report.scoreBreakdown).map((pair) => (
              <div key={pair.axis} className="mt-3 border-t border-line pt-2">
                <h3 className="font-semibold">{RUBRIC[language][pair.axis].name}</h3>
                {reasons(pair)}
              </div>
            ))}
        </>
      ) : (
        <ScorePairs one={scoreBreakdown} other={other.report.scoreBreakdown} detail={reasons} />
      )}
      <TextChanges before={one} after={other} />
    </div>
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
  if (!rating) return <p>—</p>;
  return (
    <p className="wrap-anywhere">
      {withLevel && <b className="font-semibold">{words.level[rating.level]}. </b>}
      <span lang={language} dir="auto">
        {rating.reason}
      </span>
    </p>
  );
}

/** In UTF-16 units. A shorter common piece may be a coincidence. */
const COMMON_PIECE_MIN_LENGTH = 15;
/** If the texts have less than this share of the shorter text in common, they are shown side by side. */
const COMMON_SHARE_MIN = 0.5;

/** The share of the shorter text that both texts have in common, in pieces of at least `COMMON_PIECE_MIN_LENGTH`. */
function commonShare(parts: ReturnType<typeof diffWordsWithSpace>, length: number): number {
  const common = parts.filter(
    ({ added, removed, value }) => !added && !removed && value.length >= COMMON_PIECE_MIN_LENGTH,
  );
  return common.reduce((sum, { value }) => sum + value.length, 0) / length;
}

/** The idea's text with its changes marked, or both texts side by side if they have little in common. */
function TextChanges({ before, after }: { before: ReportFile; after: ReportFile }) {
  const texts = useMessages(shareMessages);
  const [one, other] = [before.idea.trim(), after.idea.trim()];
  if (one === other) return <p className="mt-4">{texts.sameText}</p>;
  const parts = diffWordsWithSpace(one, other);
  const heading = <h3 className="mt-6 font-semibold">{texts.text}</h3>;
  if (commonShare(parts, Math.min(one.length, other.length)) < COMMON_SHARE_MIN) {
    return (
      <>
        {heading}
        <div className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {[one, other].map((text, index) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: the two texts are never reordered.
              key={index}
              dir="auto"
              className="whitespace-pre-wrap wrap-anywhere"
            >
              {text}
            </p>
          ))}
        </div>
      </>
    );
  }
  return (
    <>
      {heading}
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
