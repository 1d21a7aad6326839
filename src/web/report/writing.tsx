import type { Language } from '../../domain/idea.ts';
import type { ArrivedSections } from '../../domain/report.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { messages } from './page-messages.ts';
import { ReportView } from './report-view.tsx';

interface PartialReport {
  idea: string;
  language: Language;
  sections: ArrivedSections;
}

/** The report while the model writes it: already in its shape, filling in. */
export function WritingReport({
  report,
  full,
  onUnfold,
}: {
  report: PartialReport;
  full: boolean;
  onUnfold(): void;
}) {
  return <ReportView {...report} writing full={full} onUnfold={onUnfold} />;
}

/** What had arrived of a report that failed. Says so itself: it must not be taken for a whole one. */
export function UnfinishedReport({ report }: { report: PartialReport }) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  return (
    <>
      <p lang={language} className="mt-4 border-l-4 border-warning bg-warning-soft px-4 py-3">
        {texts.unfinished}
      </p>
      <ReportView {...report} full onUnfold={() => undefined} />
    </>
  );
}
