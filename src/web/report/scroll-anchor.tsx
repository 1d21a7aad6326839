import { Component } from 'react';

/** Elements to keep in place. Excludes the list of sections, which sticks to the window. */
const READ = 'article :is(h1, h2, h3, p, li, dt, dd, button, summary):not(nav *)';

/** The place of an element in the window, in pixels. */
interface Place {
  element: Element;
  top: number;
}

/**
 * Keeps the text in view in place when the parent renders more text above it. Replaces scroll anchoring where browsers
 * lack it. Draws nothing.
 */
export class ScrollAnchor extends Component {
  override getSnapshotBeforeUpdate(): Place[] {
    // Safari lacks scroll anchoring.
    if (CSS.supports('overflow-anchor', 'auto') || scrollY === 0) return [];
    return [...document.querySelectorAll(READ)]
      .map((element) => ({ element, top: element.getBoundingClientRect().top }))
      .filter(({ element, top }) => top >= 0 && top < innerHeight && element.checkVisibility());
  }

  override componentDidUpdate(_props: unknown, _state: unknown, places: Place[]): void {
    // The update may have removed the first elements.
    const place = places.find(({ element }) => element.isConnected);
    if (place) scrollBy({ top: place.element.getBoundingClientRect().top - place.top, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}
