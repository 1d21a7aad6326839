import type { Language } from '../../domain/idea.ts';
import type { ArrivedSections } from '../../domain/report.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { messages } from './page-messages.ts';
import { ReportView } from './report-view.tsx';

/** The part of a failed report that arrived, marked as incomplete. */
export function UnfinishedReport({
  report,
}: {
  report: { idea: string; language: Language; sections: ArrivedSections };
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  return (
    <>
      <p lang={language} className="mt-4 border-l-4 border-warning bg-warning-soft px-4 py-3">
        {texts.unfinished}
      </p>
      <ReportView content={{ ...report, author: 'model', missing: 'said' }} full onUnfold={() => undefined} />
    </>
  );
}
