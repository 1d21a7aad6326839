import { useEffect, useRef } from 'react';
import type { AnalysisState } from './analysis-state.ts';

type Screen = AnalysisState['screen'];
interface Step {
  screen: Screen;
  shown: number;
}

const SCREENS: readonly Screen[] = ['input', 'analyzing', 'result', 'example', 'short'];
const START: Step = { screen: 'input', shown: 0 };

/**
 * Gives the states of the main screen steps of the browser's history, so that back and forward walk between form,
 * report and example. An analysis becomes the step of its report; one that ends without a report leaves none.
 */
export function useScreenHistory(
  { screen, shown }: AnalysisState,
  walk: (screen: Exclude<Screen, 'analyzing'>, shown: number) => void,
): void {
  const known = useRef<Step>(undefined);
  const beforeAnalysis = useRef<Step>(START);

  useEffect(() => {
    const follow = () => {
      const step = currentStep();
      // An analysis that was left cannot be walked back into.
      if (step.screen === 'analyzing') return;
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
    if (screen === 'analyzing') beforeAnalysis.current = last;
    if (last.screen === 'analyzing' && isSame(beforeAnalysis.current, step)) {
      history.back();
      return;
    }
    // What a reload brings back, or an analysis ends in, is no step of its own.
    const isOwnStep = last.screen !== 'analyzing' && navigator.userActivation?.hasBeenActive !== false;
    history[isOwnStep ? 'pushState' : 'replaceState']({ ...step }, '');
  }, [screen, shown]);
}

function isSame(one: Step, other: Step): boolean {
  return one.screen === other.screen && (one.screen !== 'result' || one.shown === other.shown);
}

function currentStep(): Step {
  const { screen, shown } = (history.state ?? START) as Partial<Step>;
  const known = SCREENS.find((one) => one === screen);
  return known ? { screen: known, shown: typeof shown === 'number' ? shown : 0 } : START;
}
