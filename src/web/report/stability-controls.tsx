import { useEffect, useRef, useState } from 'react';
import type { ReportFile } from '../../domain/report-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { cancelRequest, checkStability } from '../analysis/report-requests.ts';
import type { WithFile } from '../analysis/tab-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { pageMessages } from './page-messages.ts';

/** Requests two more ratings. The report shows beside its score how much the ratings differ. */
export function StabilityControls({ entry }: { entry: WithFile<ReportFile> }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const request = entry.requests.stability;
  const hasRatings = entry.file.ratings !== undefined;
  const isAsking = request !== undefined && !request.failure;
  const failure = request?.failure;
  const hasFailed = failure !== undefined;
  const container = useRef<HTMLDivElement>(null);
  const hasEnded = hasRatings || hasFailed;
  const hadEnded = useRef(hasEnded);

  // The button that had the focus no longer exists. Focus elsewhere is kept.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hasEnded && !hadEnded.current && isLost) container.current?.focus({ preventScroll: true });
    hadEnded.current = hasEnded;
  }, [hasEnded]);

  function press() {
    setAsked(true);
    void checkStability(analysis, entry.id);
  }

  return (
    <div lang={language} ref={container} tabIndex={-1} className="print:hidden">
      {!hasEnded && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
          <Button
            variant="quiet"
            className="text-sm"
            onClick={isAsking ? () => cancelRequest(analysis.store, entry.id, 'stability') : press}
          >
            {isAsking ? texts.cancel : texts.stability}
          </Button>
          {isAsking && <Spinner />}
        </div>
      )}
      {failure && <FailureNotice failure={failure} onRetry={press} />}
      {/* Rendered before its text, so that the text is announced. */}
      <p role="status" className={isAsking ? 'mt-2 text-sm text-muted' : 'sr-only'}>
        {isAsking && texts.stabilityAsking}
        {isAsked && hasRatings && texts.stabilityReady}
      </p>
    </div>
  );
}
