import { useEffect, useRef } from 'react';
import type { AnalysisState } from './analysis-state.ts';

type Screen = AnalysisState['screen'];

/**
 * Moves focus to the heading of a state of the screen, once, when it is entered; the form looks after itself. A
 * visitor who meanwhile went to something else in the report that was being written stays there.
 * @param ready whether the heading is on the page already: its code may still be on its way
 */
export function useScreenFocus(screen: Screen, shown: number, ready: boolean) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const entered = useRef<{ screen: Screen; shown: number }>({ screen: 'input', shown: 0 });

  useEffect(() => {
    const from = entered.current;
    if ((from.screen === screen && from.shown === shown) || (screen !== 'input' && !ready)) return;
    entered.current = { screen, shown };
    const written = from.screen === 'analyzing' && screen === 'result';
    // While it was written the visitor read: where they are on the page is theirs.
    if (!written && from.screen !== screen) window.scrollTo(0, 0);
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!elsewhere || from.screen !== screen) headingRef.current?.focus({ preventScroll: written });
  }, [screen, shown, ready]);

  return { headingRef, cameFrom: entered.current.screen };
}
