import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that asked vanishes with the answer, and focus with it: it goes on from the answer's place, not from
 * the page's top. Focus that is elsewhere stays there.
 */
export function useFocusOnAnswer<Place extends HTMLElement>(answered: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(answered);
  useEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (answered && !before.current && lost) place.current?.focus({ preventScroll: true });
    before.current = answered;
  }, [answered]);
  return place;
}
