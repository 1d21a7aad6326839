import { type Element, heightOf, PageFlow, type TextBox, type TextLook } from './page-flow.ts';
import { printableLine } from './printable-text.ts';
import { COLOUR, CONTENT_BOTTOM, CONTENT_WIDTH, PAGE, SIZE } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

export const HEADING: TextLook = { style: 'display', size: SIZE.heading, colour: COLOUR.ink };

export const SUBHEADING: TextLook = { ...HEADING, colour: COLOUR.muted };

const SPACE = { beforeSection: 9, afterSection: 3, beforeHeading: 5, afterHeading: 2 };

/** Lists and tables with fewer rows are not split. */
const SPLIT_ROWS = 6;

/** Writes sections, and keeps each heading on the page of what follows it. */
export class SectionWriter extends PageFlow {
  /** The structure element that receives the next content. */
  parent: Element = this.root;
  #hasTitle = false;
  /** Texts that wait until the height of the content below them is known. */
  #waiting: { box: TextBox; before: number; after: number; bookmark?: string }[] = [];

  /** Begins a section. Later content belongs to it. */
  section(hasTitle: boolean): void {
    const isFirst = this.parent === this.root;
    this.parent = this.element('Sect', this.root);
    this.#hasTitle = hasTitle;
    if (!hasTitle && !isFirst) this.space(SPACE.beforeSection);
  }

  /** The title of the section over the width of the page, with a bookmark. */
  title(text: string): void {
    this.#waiting.push({
      box: this.fullWidthBox(text, HEADING, 'H2'),
      before: SPACE.beforeSection,
      after: SPACE.afterSection,
      bookmark: text,
    });
  }

  /** A heading within a section. */
  heading(text: string): void {
    const box = this.fullWidthBox(text, SUBHEADING, this.headingType);
    this.#waiting.push({ box, before: SPACE.beforeHeading, after: SPACE.afterHeading });
  }

  /** Keeps a text on the page of what follows it. */
  hold(box: TextBox, after: number): void {
    this.#waiting.push({ box, before: 0, after });
  }

  /** Heading levels must not be skipped. */
  get headingType(): 'H2' | 'H3' {
    return this.#hasTitle ? 'H3' : 'H2';
  }

  /**
   * Makes room for content and writes the waiting texts above it.
   * @param wanted points to keep together on one page if any page can hold them
   * @param least points that must fit in any case
   */
  begin(wanted: number, least = wanted): void {
    const above = this.#waiting.reduce(
      (sum, { box, before, after }) => sum + before + heightOf(box) + after,
      0,
    );
    const page = CONTENT_BOTTOM - PAGE.margin;
    this.need(above + (above + wanted <= page ? wanted : least));
    for (const { box, before, after, bookmark } of this.#waiting.splice(0)) {
      this.space(before);
      if (bookmark) this.bookmark(bookmark);
      this.write(box);
      this.y += after;
    }
  }

  /** As `begin`, for `rows` of a list or table with this height in all: few rows are kept together. */
  beginRows(rows: number, height: number, wanted: number, least = wanted): void {
    this.begin(rows < SPLIT_ROWS ? height : wanted, least);
  }

  /** Text over the width of the page in a new element. */
  fullWidthBox(text: string | readonly FontSpan[], look: TextLook, type: string): TextBox {
    return this.box(text, look, PAGE.margin, CONTENT_WIDTH, this.element(type, this.parent));
  }

  /** Adds a bookmark that opens this position of the page. */
  bookmark(title: string, top = this.y): void {
    // pdfkit measures `left` from the right edge.
    this.pdf.outline.addItem(printableLine(title), { fit: false, top, left: PAGE.width } as never);
  }
}
