import { useEffect, useRef } from 'react';
import type { AnalysisState, Step } from './state.ts';

/**
 * Moves focus once to the heading of a new screen. The input screen handles its own focus. When a report is finished or
 * broken off, scroll position and any focus inside the page stay as they are.
 * @param ready false while the code of the heading is loading
 */
export function useScreenFocus(state: AnalysisState, ready: boolean) {
  const { screen, shown }: Step = state;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const entered = useRef<Step>({ screen: 'input' });

  useEffect(() => {
    const from = entered.current;
    if ((from.screen === screen && from.shown === shown) || (screen !== 'input' && !ready)) return;
    entered.current = { screen, shown };
    if (screen === 'input') return;
    const inPlace =
      (from.screen === 'analyzing' && (screen === 'result' || screen === 'stopped')) ||
      (from.screen === 'stopped' && screen === 'analyzing');
    if (!inPlace && from.screen !== screen) window.scrollTo(0, 0);
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!elsewhere || (from.screen !== screen && !inPlace)) {
      headingRef.current?.focus({ preventScroll: true });
    }
  }, [screen, shown, ready]);

  return { headingRef, cameFrom: entered.current.screen };
}
