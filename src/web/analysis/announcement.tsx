import { useEffect, useRef } from 'react';
import { setTitle } from '../head/page-title.ts';
import { useMessages } from '../i18n/language.tsx';
import { useAnalysisContext } from './analysis-context.ts';
import { analysisMessages } from './analysis-messages.ts';
import { shownReport } from './report-state.ts';
import { isWriting } from './tab-report.ts';

/** Announces the stages of an analysis in a live region, and its end in the title of a hidden tab. */
export function Announcement() {
  const { state } = useAnalysisContext();
  const texts = useMessages(analysisMessages);
  const report = shownReport(state);
  const isRunning = report !== undefined && isWriting(report);
  /** Id of the last report that was written while the page was open. */
  const written = useRef<number>(undefined);
  const isReady = report?.phase === 'whole' && written.current === report.id;
  const isWorksheet = report?.file?.format === 'crisol-worksheet';

  useEffect(() => {
    if (isRunning) written.current = report?.id;
  }, [isRunning, report?.id]);

  useEffect(() => {
    if (!isReady || !document.hidden) return;
    setTitle({ notice: isWorksheet ? texts.tabWorksheet : texts.tabReady });
    const restore = () => {
      if (!document.hidden) setTitle({ notice: undefined });
    };
    document.addEventListener('visibilitychange', restore);
    return () => {
      document.removeEventListener('visibilitychange', restore);
      setTitle({ notice: undefined });
    };
  }, [isReady, isWorksheet, texts]);

  if (isReady) return isWorksheet ? texts.announceWorksheet : texts.announceEnd;
  if (!report || !isRunning) return null;
  const { place, retryAt } = report.progress ?? {};
  if (place !== undefined) return texts.queued(place);
  if (retryAt !== undefined) return texts.busy;
  if (report.sections.answer !== undefined) return texts.announceAnswer;
  return Object.keys(report.sections).length > 0 ? texts.announceStart : null;
}
