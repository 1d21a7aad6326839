import { Component } from 'react';

/** What a person reads. The list of sections sticks to the window, so that its place says nothing. */
const READ = 'article :is(h1, h2, h3, p, li, dt, dd, button, summary):not(nav *)';

/** The place of an element in the window, in pixels. */
interface Place {
  element: Element;
  top: number;
}

/**
 * Keeps what is being read in its place when its parent is drawn again with more text above, as browsers with scroll
 * anchoring do by themselves. Draws nothing.
 */
export class ScrollAnchor extends Component {
  override getSnapshotBeforeUpdate(): Place[] {
    // Safari lacks it.
    if (CSS.supports('overflow-anchor', 'auto') || scrollY === 0) return [];
    return [...document.querySelectorAll(READ)]
      .map((element) => ({ element, top: element.getBoundingClientRect().top }))
      .filter(({ element, top }) => top >= 0 && top < innerHeight && element.checkVisibility());
  }

  override componentDidUpdate(_props: unknown, _state: unknown, places: Place[]): void {
    // The update may have taken the first ones away.
    const place = places.find(({ element }) => element.isConnected);
    if (place) scrollBy({ top: place.element.getBoundingClientRect().top - place.top, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}
