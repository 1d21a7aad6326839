import { useEffect, useRef } from 'react';
import type { AnalysisState } from './analysis-state.ts';

type Screen = AnalysisState['screen'];
interface Step {
  screen: Screen;
  shown: number;
}

const START: Step = { screen: 'input', shown: 0 };

/**
 * Gives the states of the main screen steps of the browser's history, so that back and forward walk between form,
 * report and example. An analysis becomes the step of what it ends in: its report, or the form.
 */
export function useScreenHistory(
  { screen, shown }: AnalysisState,
  walk: (screen: Exclude<Screen, 'analyzing'>, shown: number) => void,
): void {
  const known = useRef<Step>(undefined);

  useEffect(() => {
    const follow = () => {
      const step = currentStep();
      // A link within the page is no step; an analysis that was left cannot be walked back into.
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
    // What a reload brings back, or an analysis ends in, is no step of its own. Going back instead would scroll.
    if (last.screen === 'analyzing' || navigator.userActivation?.hasBeenActive === false) {
      history.replaceState(step, '');
    } else history.pushState(step, '');
  }, [screen, shown]);
}

function isSame(one: Step, other: Step): boolean {
  return one.screen === other.screen && (one.screen !== 'result' || one.shown === other.shown);
}

/** Other pages' steps have no state. */
function currentStep(): Step {
  return history.state ?? START;
}
