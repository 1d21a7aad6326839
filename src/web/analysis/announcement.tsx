import { useEffect, useRef } from 'react';
import { setTitle } from '../head/page-title.ts';
import { useMessages } from '../i18n/language.tsx';
import { analysisMessages } from './analysis-messages.ts';
import { type AnalysisState, shownEntry, shownReport } from './state.ts';

/** About half the fields of a report. */
const HALF = 10;

/** Announces the stages of an analysis and of its advice in a live region, and its end in the title of a hidden tab. */
export function Announcement({ state }: { state: AnalysisState }) {
  const texts = useMessages(analysisMessages);
  const { screen } = state;
  const wasAnalyzing = useRef(false);
  const ready = screen === 'result' && wasAnalyzing.current;
  const isWorksheet = shownEntry(state)?.file.format === 'crisol-worksheet';
  const report = screen === 'analyzing' ? state.writing : shownReport(state);
  const isAdvising = report?.advising?.status === 'asking';
  /** Id of the last report whose advice was written while the page was open. */
  const advised = useRef<number>(undefined);
  const isAdvised = report !== undefined && advised.current === report.id && !report.advising;

  useEffect(() => {
    if (screen === 'analyzing') wasAnalyzing.current = true;
    else if (screen !== 'result') wasAnalyzing.current = false;
  }, [screen]);

  useEffect(() => {
    if (isAdvising) advised.current = report?.id;
  }, [isAdvising, report?.id]);

  useEffect(() => {
    if (!ready || !document.hidden) return;
    setTitle({ notice: isWorksheet ? texts.tabWorksheet : texts.tabReady });
    const restore = () => {
      if (!document.hidden) setTitle({ notice: undefined });
    };
    document.addEventListener('visibilitychange', restore);
    return () => {
      document.removeEventListener('visibilitychange', restore);
      setTitle({ notice: undefined });
    };
  }, [ready, isWorksheet, texts]);

  const advice = isAdvised ? ` ${texts.announceAdvice}` : '';
  if (state.screen !== 'analyzing') {
    return `${ready ? (isWorksheet ? texts.announceWorksheet : texts.announceEnd) : ''}${advice}`;
  }
  const { place, sections } = state.writing;
  const arrived = Object.keys(sections).length;
  if (place !== undefined) return texts.queued(place);
  if (arrived === 0) return null;
  return `${arrived >= HALF ? texts.announceHalf : texts.announceStart}${advice}`;
}
