import { useEffect, useRef, useState } from 'react';
import type { AnalysisState, Step } from './state.ts';

const START: Step = { screen: 'input' };
const SCREENS: readonly Step['screen'][] = ['input', 'analyzing', 'stopped', 'result', 'short'];

/**
 * Keeps the browser's history in step with the main screen, so that Back and Forward move between form, reports and
 * other pages. When an analysis ends, its report or the form replaces the history entry of the analysis.
 */
export function useScreenHistory(state: AnalysisState, go: (to: Step) => void): void {
  const { screen, shown }: Step = state;
  const known = useRef<Step>(undefined);
  /** How often the visitor went back or forward. */
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
    // The report of a history entry may be gone. The entry then gets the screen that is shown instead.
    const isTaken = seen.current !== taken;
    seen.current = taken;
    if (last.screen === screen && last.shown === shown) return;
    const isInPlace = last.screen === 'analyzing' || (last.screen === 'stopped' && screen === 'analyzing');
    // A screen that appears before any click was restored by a reload. It replaces the entry too: otherwise Back would
    // lead to a form that the visitor never opened.
    if (isTaken || isInPlace || navigator.userActivation?.hasBeenActive === false) {
      history.replaceState(step, '');
    } else history.pushState(step, '');
  }, [screen, shown, taken]);
}

/** The screen of the current history entry. Entries of other pages have no state, and other versions may have other ones. */
function currentStep(): Step {
  const { screen, shown } = (history.state ?? START) as Partial<Step>;
  const known = SCREENS.find((each) => each === screen);
  return known ? { screen: known, shown: typeof shown === 'number' ? shown : undefined } : START;
}
