import { useId } from 'react';
import type { ReportContent } from '../../document/content.ts';
import { RUBRIC_VERSION } from '../../domain/rubric.ts';
import { isReport, isWriting, type TabReport } from '../analysis/tab-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { type ReportColumn, TwoReports } from '../share/two-reports.tsx';
import { pageMessages } from './page-messages.ts';

interface Compared {
  before: ReportColumn;
  after: ReportColumn;
}

/** The earlier report and this one, finished or not; `undefined` without an earlier report. */
export function compared(
  report: TabReport,
  earlier: TabReport | undefined,
  content: ReportContent,
): Compared | undefined {
  if (!earlier || !isReport(earlier)) return undefined;
  const { file, progress } = report;
  const { service = '', model = '', startedAt = 0 } = progress ?? {};
  const generatedAt = new Date(startedAt).toISOString();
  const meta = file?.format === 'crisol-report' ? file.meta : { service, model, rubric: RUBRIC_VERSION };
  return {
    before: earlier.file,
    after: {
      report: content.sections,
      meta: { generatedAt, ...meta },
      isUnfinished: isWriting(report),
    },
  };
}

/** The earlier report beside this one. If their scores cannot be compared, says why. */
export function ChangesSince({ before, after }: Compared) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const headingId = useId();
  return (
    <section
      lang={language}
      aria-labelledby={headingId}
      className="border-l-4 border-ember bg-ember-soft px-4 py-2"
    >
      <h2 id={headingId} className="font-display text-xl">
        {texts.changes}
      </h2>
      <TwoReports columns={[before, after]} titles={[texts.before, texts.now]} />
    </section>
  );
}
