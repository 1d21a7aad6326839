import { useEffect, useRef } from 'react';
import type { AnalysisState } from './analysis-state.ts';

type Screen = AnalysisState['screen'];

/**
 * Moves focus once to the heading of a new screen. The input screen handles its own focus. When a report is finished,
 * scroll position and any focus inside the page stay as they are.
 * @param ready whether the heading is rendered: its code may still be loading
 */
export function useScreenFocus(screen: Screen, shown: number, ready: boolean) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const entered = useRef<{ screen: Screen; shown: number }>({ screen: 'input', shown: 0 });

  useEffect(() => {
    const from = entered.current;
    if ((from.screen === screen && from.shown === shown) || (screen !== 'input' && !ready)) return;
    entered.current = { screen, shown };
    if (screen === 'input') return;
    const written = from.screen === 'analyzing' && screen === 'result';
    if (!written && from.screen !== screen) window.scrollTo(0, 0);
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!elsewhere || (from.screen !== screen && !written))
      headingRef.current?.focus({ preventScroll: true });
  }, [screen, shown, ready]);

  return { headingRef, cameFrom: entered.current.screen };
}
