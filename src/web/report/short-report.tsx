import { type Ref, useMemo } from 'react';
import { contentOf } from '../../document/content.ts';
import { reportDocument } from '../../document/report-document.ts';
import { IDEA_MAX_LENGTH, truncateCodePoints } from '../../domain/idea.ts';
import type { ShortReportFile } from '../../domain/report-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { OriginMark, ShortNext } from '../share/keep-actions.tsx';
import { ReportView } from './report-view.tsx';

/** A report from a short link. */
export function ShortReport({
  file,
  headingRef,
}: {
  file: ShortReportFile;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { store } = useAnalysisContext();
  const content = useMemo(() => contentOf(file), [file]);
  return (
    <>
      <ReportView
        content={content}
        sections={reportDocument(content)}
        headingRef={headingRef}
        kicker={<OriginMark origin="link" />}
      />
      <div className="mt-10">
        <ShortNext
          onAnalyze={() => store.improve(truncateCodePoints(file.idea, IDEA_MAX_LENGTH))}
          onBack={store.showForm}
        />
      </div>
    </>
  );
}
