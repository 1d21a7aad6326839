import { useEffect, useRef } from 'react';
import type { ReportFile } from '../../domain/report-file.ts';
import { RUBRIC_VERSION } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { cancelRequest, checkStability } from '../analysis/report-requests.ts';
import type { WithFile } from '../analysis/tab-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { pageMessages } from './page-messages.ts';

/** Requests two more ratings, if this version can rate the report. The card above then shows how much the ratings differ. */
export function StabilityControls({ entry: { id, file, requests } }: { entry: WithFile<ReportFile> }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const { stability: request } = requests;
  const isAsking = request !== undefined && !request.failure;
  const result = useRef<HTMLParagraphElement>(null);
  const wasAsking = useRef(false);
  const hasArrived = wasAsking.current && !isAsking && file.ratings !== undefined;

  useEffect(() => {
    wasAsking.current ||= isAsking;
  }, [isAsking]);
  // The button that had the focus no longer exists.
  useEffect(() => {
    if (hasArrived && document.activeElement === document.body)
      result.current?.focus({ preventScroll: true });
  }, [hasArrived]);

  const isRated = file.report.scoreBreakdown !== undefined && file.meta.rubric === RUBRIC_VERSION;
  if (file.ratings === undefined && !(isRated && analysis.hasModel)) return null;
  const ask = () => void checkStability(analysis, id);
  return (
    <div lang={language} className="print:hidden">
      {file.ratings === undefined && !request?.failure && (
        <Button
          variant="quiet"
          className="-ml-3 text-sm"
          onClick={isAsking ? () => cancelRequest(analysis.store, id, 'stability') : ask}
        >
          {isAsking ? texts.cancel : texts.stability}
        </Button>
      )}
      {request?.failure && <FailureNotice failure={request.failure} onRetry={ask} />}
      {/* Rendered before its text, so that the text is announced. */}
      <p ref={result} tabIndex={-1} role="status" className={isAsking ? 'text-sm text-muted' : 'sr-only'}>
        {isAsking && texts.stabilityAsking}
        {hasArrived && texts.stabilityReady}
      </p>
    </div>
  );
}
