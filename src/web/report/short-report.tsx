import type { Ref } from 'react';
import { documentOf } from '../../document/printed-document.ts';
import { IDEA_MAX_LENGTH, truncateCodePoints } from '../../domain/idea.ts';
import type { ShortReportFile } from '../../domain/report-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import type { WithFile } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { shareMessages } from '../share/messages.ts';
import { ReportOrigin } from '../share/report-origin.tsx';
import { Button } from '../ui/button.tsx';
import { ReportView } from './report-view.tsx';

/** A report from a short link, with buttons to analyze the visitor's own idea, or the report's idea again. */
export function ShortReport({
  file,
  leftOut,
  headingRef,
}: WithFile<ShortReportFile> & {
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { store } = useAnalysisContext();
  const texts = useMessages(shareMessages);
  return (
    <>
      <ReportView
        language={file.meta.language}
        sections={documentOf(file)}
        headingRef={headingRef}
        slots={{ origin: <ReportOrigin origin="link" leftOut={leftOut} /> }}
      />
      <section className="mt-10 border-t-2 border-ink pt-6 print:hidden">
        <h2 className="font-display text-2xl">{texts.ownIdea}</h2>
        <p className="mt-2 max-w-measure">{texts.shortWhy}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Button variant="primary" onClick={store.showForm}>
            {texts.tryOwn}
          </Button>
          <Button onClick={() => store.improve(truncateCodePoints(file.idea, IDEA_MAX_LENGTH))}>
            {texts.analyzeThis}
          </Button>
        </p>
      </section>
    </>
  );
}
