import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the answer if the focused button that requested it disappears. Focus elsewhere is kept.
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
