import { Component } from 'react';

/** Elements to keep in place. Excludes the list of sections, which sticks to the window. */
const TEXT_ELEMENTS = 'article :is(h1, h2, h3, p, li, dt, dd, button, summary):not(nav *)';

/** The position of an element in the window, in pixels. */
interface Position {
  element: Element;
  top: number;
}

/**
 * Keeps the visible text in place when the parent renders more text above it. Replaces scroll anchoring in browsers that
 * lack it. Draws nothing.
 */
export class ScrollAnchor extends Component {
  override getSnapshotBeforeUpdate(): Position[] {
    // Safari lacks scroll anchoring.
    if (CSS.supports('overflow-anchor', 'auto') || scrollY === 0) return [];
    return [...document.querySelectorAll(TEXT_ELEMENTS)]
      .map((element) => ({ element, top: element.getBoundingClientRect().top }))
      .filter(({ element, top }) => top >= 0 && top < innerHeight && element.checkVisibility());
  }

  override componentDidUpdate(_props: unknown, _state: unknown, positions: Position[]): void {
    // The update may have removed the first elements.
    const position = positions.find(({ element }) => element.isConnected);
    if (!position) return;
    scrollBy({ top: position.element.getBoundingClientRect().top - position.top, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}
