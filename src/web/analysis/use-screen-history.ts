import { useEffect, useRef, useState } from 'react';
import type { AnalysisState, Step } from './state.ts';

const START: Step = { screen: 'input' };

/**
 * Keeps the browser's history in step with the main screen, so that back and forward move between form, report and
 * example. The end of an analysis, its report or the form, takes over the entry of the analysis.
 */
export function useScreenHistory(state: AnalysisState, go: (to: Step) => void): void {
  const { screen, shown }: Step = state;
  const known = useRef<Step>(undefined);
  /** Steps taken with back and forward. */
  const [taken, setTaken] = useState(0);
  const seen = useRef(0);

  useEffect(() => {
    const follow = () => {
      // A link within the page changes no screen.
      if (history.state === null && location.hash !== '') return;
      known.current = currentStep();
      setTaken((steps) => steps + 1);
      go(known.current);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [go]);

  useEffect(() => {
    const step: Step = { screen, shown };
    const last = known.current ?? currentStep();
    known.current = step;
    // A step may lead nowhere any more: the entry then stands for the screen that is shown.
    const isTaken = seen.current !== taken;
    seen.current = taken;
    if (last.screen === screen && last.shown === shown) return;
    const isInPlace = last.screen === 'analyzing' || (last.screen === 'stopped' && screen === 'analyzing');
    // What a reload restored replaces the current entry too: going back would scroll.
    if (isTaken || isInPlace || navigator.userActivation?.hasBeenActive === false) {
      history.replaceState(step, '');
    } else history.pushState(step, '');
  }, [screen, shown, taken]);
}

/** Entries of other pages have no state. */
function currentStep(): Step {
  return history.state ?? START;
}
