import { useEffect, useRef } from 'react';
import { setTitle } from '../head/page-title.ts';
import { useMessages } from '../i18n/language.tsx';
import { analysisMessages } from './analysis-messages.ts';
import { type AnalysisState, shownEntry } from './state.ts';

/** About half the fields of a report. */
const HALF = 10;

/** Announces the stages of an analysis in a live region, and its end in the title of a hidden tab. */
export function Announcement({ state }: { state: AnalysisState }) {
  const texts = useMessages(analysisMessages);
  const { screen } = state;
  const wasAnalyzing = useRef(false);
  const ready = screen === 'result' && wasAnalyzing.current;
  const isWorksheet = shownEntry(state)?.file.format === 'crisol-worksheet';

  useEffect(() => {
    if (screen === 'analyzing') wasAnalyzing.current = true;
    else if (screen !== 'result') wasAnalyzing.current = false;
  }, [screen]);

  useEffect(() => {
    if (!ready || !document.hidden) return;
    setTitle({ notice: `✓ ${isWorksheet ? texts.tabWorksheet : texts.tabReady}` });
    const restore = () => {
      if (!document.hidden) setTitle({ notice: undefined });
    };
    document.addEventListener('visibilitychange', restore);
    return () => {
      document.removeEventListener('visibilitychange', restore);
      setTitle({ notice: undefined });
    };
  }, [ready, isWorksheet, texts]);

  if (state.screen !== 'analyzing')
    return ready && (isWorksheet ? texts.announceWorksheet : texts.announceEnd);
  const { place, sections } = state.writing;
  const arrived = Object.keys(sections).length;
  if (place !== undefined) return texts.queued(place);
  if (arrived === 0) return null;
  return arrived >= HALF ? texts.announceHalf : texts.announceStart;
}
