import { useEffect, useRef } from 'react';
import type { AnalysisStore } from './analysis-store.ts';
import { type AnalysisState, shownReport } from './report-state.ts';
import { isWriting } from './tab-report.ts';

/**
 * Keeps the browser's history in step with the main screen, so that Back and Forward move between form, reports and
 * other pages. When an analysis ends without a report, the next screen replaces its history entry.
 */
export function useScreenHistory(state: AnalysisState, store: AnalysisStore): void {
  const { shown } = state;
  const report = shownReport(state);
  const isRunning = report !== undefined && isWriting(report);
  const last = useRef<{ shown: number | undefined; wasRunning: boolean }>(undefined);

  useEffect(() => {
    const follow = () => {
      // A link within the page changes no screen.
      if (history.state === null && location.hash !== '') return;
      store.go(currentStep());
      // The report of a history entry may be gone. The entry then gets the screen that is shown instead.
      const { shown: followed } = store.get();
      if (followed !== currentStep()) history.replaceState({ shown: followed }, '');
      last.current = { shown: followed, wasRunning: false };
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [store]);

  useEffect(() => {
    const before = last.current ?? { shown: currentStep(), wasRunning: false };
    last.current = { shown, wasRunning: isRunning };
    if (before.shown === shown) return;
    // A screen that appears before the visitor acts was restored after a reload. Such a screen also replaces the entry:
    // otherwise Back would lead to a form that the visitor never opened.
    const isReplaced = before.wasRunning || navigator.userActivation?.hasBeenActive === false;
    if (isReplaced) history.replaceState({ shown }, '');
    else history.pushState({ shown }, '');
  }, [shown, isRunning]);
}

/** Id of the report in the current history entry. Other pages store no state; other versions may store other states. */
function currentStep(): number | undefined {
  const { shown } = (history.state ?? {}) as { shown?: unknown };
  return typeof shown === 'number' ? shown : undefined;
}

/**
 * Moves focus and view to the heading of a new screen. The form handles its own focus. When the writing of a report begins
 * again or ends, scroll position and any focus inside the page stay as they are.
 * @param ready false while the code of the heading is loading
 */
export function useScreenFocus(state: AnalysisState, ready: boolean) {
  const { shown } = state;
  const phase = shownReport(state)?.phase;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const entered = useRef<number>(undefined);
  const enteredPhase = useRef(phase);

  useEffect(() => {
    const from = entered.current;
    const isSame = from === shown;
    if ((isSame && enteredPhase.current === phase) || (shown !== undefined && !ready)) return;
    entered.current = shown;
    enteredPhase.current = phase;
    if (shown === undefined) return;
    if (!isSame) window.scrollTo(0, 0);
    const { activeElement } = document;
    const hasFocus = activeElement !== null && activeElement !== document.body;
    const isBelow = hasFocus && activeElement.getBoundingClientRect().top > window.innerHeight;
    if (!hasFocus || (!isSame && (from === undefined || isBelow))) {
      headingRef.current?.focus({ preventScroll: true });
    }
  }, [shown, phase, ready]);

  return { headingRef, cameBack: entered.current !== undefined };
}
