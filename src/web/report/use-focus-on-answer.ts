import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the answer when the button that requested it disappears, and with it the focus. Focus elsewhere is
 * left alone.
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
