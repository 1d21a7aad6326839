import {
  BODY,
  type Element,
  type Extent,
  heightOf,
  lineHeight,
  PageFlow,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import { addBookmark } from './pdfkit-insides.ts';
import { printableLine } from './printable-text.ts';
import { COLOUR, COLUMN, SIZE } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

export const HEADING: TextLook = { style: 'display', size: SIZE.heading, colour: COLOUR.ink };
const SUBHEADING: TextLook = { ...HEADING, colour: COLOUR.muted };
export const SPACE = { section: 7, heading: 4, belowHeading: 1, afterText: 4 };
/** Height of the following text that a page must have below a heading. */
const BELOW_HEADING = 2 * lineHeight(BODY);

/** A heading that waits until the height of the content below is known. */
interface Heading {
  box: TextBox;
  above: number;
  bookmark?: string;
}

/** Writes sections in one column, and keeps each heading on the page of the content below. */
export class SectionWriter extends PageFlow {
  /** The structure element that receives the next content. */
  parent: Element = this.root;
  /** The column of the next content. */
  column: Extent = COLUMN;
  #hasTitle = false;
  #headings: Heading[] = [];

  /** Begins a section, to which later content belongs. A bookmark leads to the title. */
  section(title: string | undefined): void {
    this.parent = this.element('Sect', this.root);
    this.#hasTitle = title !== undefined;
    if (title === undefined) return;
    this.#headings.push({ box: this.textBox(title, HEADING, 'H2'), above: SPACE.section, bookmark: title });
  }

  /** A heading within a section: H3 below a title, H2 without one, because PDF/UA forbids skipped levels. */
  heading(text: string, look: TextLook = SUBHEADING): void {
    const box = this.textBox(text, look, this.#hasTitle ? 'H3' : 'H2');
    this.#headings.push({ box, above: SPACE.heading });
  }

  /** Makes room for content of this height, on a new page if needed, and writes the waiting headings above it. */
  begin(height: number): void {
    const headings = this.#headings.splice(0);
    const above = headings.reduce(
      (sum, { box, above }) => sum + above + heightOf(box) + SPACE.belowHeading,
      0,
    );
    this.need(above + Math.max(headings.length > 0 ? BELOW_HEADING : 0, height));
    for (const { box, above, bookmark } of headings) {
      this.space(above);
      if (bookmark !== undefined) this.bookmark(bookmark);
      this.write(box);
      this.y += SPACE.belowHeading;
    }
  }

  /** A text in a new element. */
  textBox(
    text: string | readonly FontSpan[],
    look: TextLook,
    type = 'P',
    parent = this.parent,
    extent = this.column,
  ): TextBox {
    return this.box(text, look, extent, this.element(type, parent));
  }

  /** The column of an indented text. */
  indented(indent: number): Extent {
    return { x: this.column.x + indent, width: this.column.width - indent };
  }

  /** Adds a bookmark to the current position on the page. */
  bookmark(title: string): void {
    addBookmark(this.pdf, printableLine(title), this.y);
  }
}
