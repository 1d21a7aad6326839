import { useEffect, useRef, useState } from 'react';
import type { AnalysisState, HistoryStep } from './state.ts';

const START: HistoryStep = { screen: 'input' };
const SCREENS: readonly HistoryStep['screen'][] = ['input', 'analyzing', 'stopped', 'result', 'short'];

/**
 * Keeps the browser's history in step with the main screen, so that Back and Forward move between form, reports and
 * other pages. When an analysis ends, its report or the form replaces the history entry of the analysis.
 */
export function useScreenHistory(state: AnalysisState, go: (to: HistoryStep) => void): void {
  const { screen, shown }: HistoryStep = state;
  const lastStep = useRef<HistoryStep>(undefined);
  /** How often the visitor went back or forward. */
  const [moves, setMoves] = useState(0);
  const handledMoves = useRef(0);

  useEffect(() => {
    const follow = () => {
      // A link within the page changes no screen.
      if (history.state === null && location.hash !== '') return;
      lastStep.current = currentStep();
      setMoves((count) => count + 1);
      go(lastStep.current);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [go]);

  useEffect(() => {
    const step: HistoryStep = { screen, shown };
    const last = lastStep.current ?? currentStep();
    lastStep.current = step;
    // The report of a history entry may be gone. The entry then gets the screen that is shown instead.
    const isMove = handledMoves.current !== moves;
    handledMoves.current = moves;
    if (last.screen === screen && last.shown === shown) return;
    const isInPlace = last.screen === 'analyzing' || (last.screen === 'stopped' && screen === 'analyzing');
    // A screen that appears before any click was restored by a reload. It also replaces the history entry: otherwise
    // Back would lead to a form that the visitor never opened.
    if (isMove || isInPlace || navigator.userActivation?.hasBeenActive === false) {
      history.replaceState(step, '');
    } else history.pushState(step, '');
  }, [screen, shown, moves]);
}

/** The screen of the current history entry. Entries of other pages have no state; other versions may store others. */
function currentStep(): HistoryStep {
  const { screen, shown } = (history.state ?? START) as Partial<HistoryStep>;
  const known = SCREENS.find((each) => each === screen);
  return known ? { screen: known, shown: typeof shown === 'number' ? shown : undefined } : START;
}

/**
 * Moves focus once to the heading of a new screen. The input screen handles its own focus. When the writing of a report
 * ends, scroll position and any focus inside the page stay as they are.
 * @param ready false while the code of the heading is loading
 */
export function useScreenFocus(state: AnalysisState, ready: boolean) {
  const { screen, shown }: HistoryStep = state;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const entered = useRef<HistoryStep>({ screen: 'input' });

  useEffect(() => {
    const from = entered.current;
    if ((from.screen === screen && from.shown === shown) || (screen !== 'input' && !ready)) return;
    entered.current = { screen, shown };
    if (screen === 'input') return;
    const inPlace =
      (from.screen === 'analyzing' && (screen === 'result' || screen === 'stopped')) ||
      (from.screen === 'stopped' && screen === 'analyzing');
    if (!inPlace && from.screen !== screen) window.scrollTo(0, 0);
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
    if (!hasFocus || (from.screen !== screen && !inPlace)) {
      headingRef.current?.focus({ preventScroll: true });
    }
  }, [screen, shown, ready]);

  return { headingRef, cameFrom: entered.current.screen };
}
