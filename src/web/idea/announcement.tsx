import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import type { AnalysisState } from './analysis-state.ts';
import { messages } from './asking-messages.ts';

/** Fields that make about half a report. */
const HALF = 10;

/**
 * How far an analysis is, by stages and not by words, for a live region; and in a hidden tab's title, that it is
 * done.
 */
export function Announcement({ state }: { state: AnalysisState }) {
  const texts = useMessages(messages);
  const { screen, writing } = state;
  const wasAnalyzing = useRef(false);
  const ready = screen === 'result' && wasAnalyzing.current;

  useEffect(() => {
    if (screen === 'analyzing') wasAnalyzing.current = true;
    else if (screen !== 'result') wasAnalyzing.current = false;
  }, [screen]);

  useEffect(() => {
    if (!ready || !document.hidden) return;
    const title = document.title;
    document.title = `✓ ${texts.tabReady} · ${title}`;
    const restore = () => {
      if (!document.hidden) document.title = title;
    };
    document.addEventListener('visibilitychange', restore);
    return () => {
      document.removeEventListener('visibilitychange', restore);
      document.title = title;
    };
  }, [ready, texts]);

  const arrived = writing ? Object.keys(writing.sections).length : 0;
  return (
    <>
      {ready && texts.saidReady}
      {screen === 'analyzing' &&
        (writing?.place !== undefined
          ? texts.queued(writing.place)
          : arrived >= HALF
            ? texts.saidHalf
            : arrived > 0
              ? texts.saidStarted
              : '')}
    </>
  );
}
