import { useEffect, useRef } from 'react';
import type { AnalysisState } from './analysis-state.ts';

type Screen = AnalysisState['screen'];
interface Step {
  screen: Screen;
  shown: number;
}

const START: Step = { screen: 'input', shown: 0 };

/**
 * Keeps the browser's history in step with the main screen, so that back and forward move between form, report and
 * example. The end of an analysis, its report or the form, takes over the entry of the analysis.
 */
export function useScreenHistory(
  { screen, shown }: AnalysisState,
  walk: (screen: Exclude<Screen, 'analyzing'>, shown: number) => void,
): void {
  const known = useRef<Step>(undefined);

  useEffect(() => {
    const follow = () => {
      const step = currentStep();
      // A link within the page changes no screen; a cancelled analysis cannot be restored.
      if ((history.state === null && location.hash !== '') || step.screen === 'analyzing') return;
      known.current = step;
      walk(step.screen, step.shown);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [walk]);

  useEffect(() => {
    const step = { screen, shown };
    known.current ??= currentStep();
    const last = known.current;
    if (isSame(last, step)) return;
    known.current = step;
    // Screens restored by a reload, and the end of an analysis, replace the current entry: going back would scroll.
    if (last.screen === 'analyzing' || navigator.userActivation?.hasBeenActive === false) {
      history.replaceState(step, '');
    } else history.pushState(step, '');
  }, [screen, shown]);
}

function isSame(one: Step, other: Step): boolean {
  return one.screen === other.screen && (one.screen !== 'result' || one.shown === other.shown);
}

/** Entries of other pages have no state. */
function currentStep(): Step {
  return history.state ?? START;
}
