import type { Text } from '../document/blocks.ts';
import type { Style } from './font-files.ts';
import { addBookmark, setNumbering } from './pdfkit-insides.ts';
import { printableLine } from './printable-text.ts';
import type { ReportFonts } from './report-fonts.ts';
import { COLOUR, COLUMN, CONTENT_BOTTOM, LEADING, PAGE, SIZE } from './theme.ts';
import { type FontSpan, type TextLine, Typesetter } from './typesetter.ts';

/** An element of the structure tree, which assistive technology reads. */
export type Element = PDFKit.PDFStructureElement;

interface ElementOptions {
  alt?: string;
  /** For a header cell: whether it heads a column or a row. */
  scope?: 'Column' | 'Row';
  /** For a figure, in points from the page's top left: left, top, right, bottom. */
  bbox?: [number, number, number, number];
  /** For a list: the kind of its markers. */
  numbering?: 'Disc' | 'Decimal';
}

export interface TextLook {
  style: Style;
  size: number;
  colour: string;
}

export const BODY: TextLook = { style: 'text', size: SIZE.body, colour: COLOUR.ink };
export const STRONG: TextLook = { ...BODY, style: 'strong' };
export const SMALL: TextLook = { ...BODY, size: SIZE.small, colour: COLOUR.muted };
export const HEADING: TextLook = { style: 'display', size: SIZE.heading, colour: COLOUR.ink };
const SUBHEADING: TextLook = { ...HEADING, colour: COLOUR.muted };
export const SPACE = { section: 7, heading: 4, belowHeading: 1, afterText: 4 };

/** The runs of a text as spans with font style and colour. Strong and marked runs are bold. */
export function spansOf(text: Text, look: TextLook): FontSpan[] {
  return text.map(({ text: words, style, isJoined = false }) => ({
    text: words,
    style: look.style === 'text' && (style === 'strong' || style === 'mark') ? 'strong' : look.style,
    ...(style === 'muted' && { colour: COLOUR.muted }),
    isJoined,
  }));
}

/** The column of a text on the page. */
export interface Extent {
  x: number;
  width: number;
}

/** Laid-out text: its lines, and the structure element that will hold them. */
export interface TextBox {
  lines: TextLine[];
  look: TextLook;
  /** Points from the page's left edge. */
  x: number;
  element: Element;
  /** The alignment of the lines within a width; left if absent. */
  align?: { to: 'centre' | 'right'; width: number };
}

/** A heading that waits until the height of the content below is known. */
interface Heading {
  box: TextBox;
  above: number;
  bookmark?: string;
}

/** A paragraph has at least this many lines on each of its pages (widows and orphans). */
const MIN_LINES_TOGETHER = 2;
/** Height of the following text that a page must have below a heading. */
const BELOW_HEADING = 2 * lineHeight(BODY);
/** Height of a capital letter as a fraction of the font size, to centre lines vertically. */
const CAPITAL_HEIGHT = 0.714;

/**
 * Writes a document from top to bottom over its pages, and keeps each heading on the page of the content below. All content
 * is either in an element of the structure tree, in reading order, or an artifact, which assistive technology skips.
 */
export class PageFlow {
  readonly pdf: PDFKit.PDFDocument;
  /** Vertical position of the next content, in points from the top of the page. */
  y: number = PAGE.margin + PAGE.topLine;
  /** The column of the next content. */
  column: Extent = COLUMN;
  /** The structure element that receives the next content. */
  parent: Element;
  readonly #typesetter: Typesetter;
  readonly #root: Element;
  #hasTitle = false;
  #headings: Heading[] = [];

  constructor(pdf: PDFKit.PDFDocument, fonts: ReportFonts) {
    this.pdf = pdf;
    this.#typesetter = new Typesetter(fonts);
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
    this.parent = this.#root;
  }

  /** Begins a section, to which later content belongs. A bookmark leads to the title. */
  section(title: string | undefined): void {
    this.parent = this.element('Sect', this.#root);
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
    const needed = above + Math.max(headings.length > 0 ? BELOW_HEADING : 0, height);
    if (needed > this.room && this.y > PAGE.margin) this.newPage();
    for (const { box, above, bookmark } of headings) {
      this.space(above);
      if (bookmark !== undefined) this.bookmark(bookmark);
      this.write(box);
      this.y += SPACE.belowHeading;
    }
  }

  /** Appends a new structure element to `parent`. */
  element(type: string, parent: Element, options: ElementOptions = {}): Element {
    const element = this.pdf.struct(type, options);
    if (options.numbering) setNumbering(element, options.numbering);
    parent.add(element);
    return element;
  }

  /** Draws what assistive technology skips: by default decoration, such as rules and panels. */
  artifact(
    draw: (pdf: PDFKit.PDFDocument) => void,
    options: PDFKit.Mixins.MarkingOptions = { type: 'Layout' },
  ): void {
    this.pdf.markContent('Artifact', options);
    draw(this.pdf);
    this.pdf.endMarkedContent();
  }

  box(text: string | readonly FontSpan[], look: TextLook, { x, width }: Extent, element: Element): TextBox {
    return { lines: this.lines(text, look, width), look, x, element };
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

  /** The lines of a text. Without a width, only line breaks in the text break lines. */
  lines(
    text: string | readonly FontSpan[],
    look: TextLook,
    width: number = Number.POSITIVE_INFINITY,
  ): TextLine[] {
    const spans = typeof text === 'string' ? [{ text, style: look.style }] : text;
    return this.#typesetter.lines(spans, look.size, width);
  }

  /** A single line, cut with an ellipsis if it exceeds `width`. */
  line(text: string, { style, size }: TextLook, width?: number): TextLine {
    return this.#typesetter.line({ text, style }, size, width);
  }

  drawLine(line: TextLine, look: TextLook, x: number, top: number): void {
    const baseline = top + (lineHeight(look) + look.size * CAPITAL_HEIGHT) / 2;
    let at = x;
    for (const { face, text, colour, width } of line.runs) {
      this.pdf
        .fillColor(colour ?? look.colour)
        .font(face, look.size)
        .text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  get room(): number {
    return CONTENT_BOTTOM - this.y;
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = PAGE.margin;
  }

  /** Leaves a gap, except at the top of a page. */
  space(height: number): void {
    if (this.y > PAGE.margin) this.y += height;
  }

  /** Draws all lines of a text on this page, in its element. */
  draw(box: TextBox, top: number): void {
    box.element.add(() => this.drawLines(box, top));
  }

  drawLines(box: TextBox, top: number): void {
    for (const [index, line] of box.lines.entries()) {
      this.drawLine(line, box.look, leftOf(line, box), top + index * lineHeight(box.look));
    }
  }

  /**
   * Writes a text, over several pages if needed, without widows or orphans.
   * @param beside called with top and height of each part before the part is drawn
   */
  write(box: TextBox, beside?: (top: number, height: number) => void): void {
    const { part, rest } = splitText(box, this.room);
    if (part.lines.length > 0 || rest.lines.length === 0) {
      beside?.(this.y, heightOf(part));
      this.draw(part, this.y);
      this.y += heightOf(part);
    }
    if (rest.lines.length === 0) return;
    this.newPage();
    this.write(rest, beside);
  }
}

function leftOf(line: TextLine, { x, align }: TextBox): number {
  if (!align) return x;
  return x + (align.width - line.width) / (align.to === 'centre' ? 2 : 1);
}

/** Distance between baselines, in points. */
export function lineHeight({ style, size }: TextLook): number {
  return size * (style === 'display' ? LEADING.tight : LEADING.text);
}

export function heightOf({ lines, look }: TextBox): number {
  return lines.length * lineHeight(look);
}

/** The free height that a text needs to begin: the height of its first lines, or of all lines if it is short. */
export function heightToBegin({ lines, look }: TextBox): number {
  const together = lines.length < 2 * MIN_LINES_TOGETHER ? lines.length : MIN_LINES_TOGETHER;
  return together * lineHeight(look);
}

/**
 * Splits a text into the lines that fit in `room` and the rest. Leaves no single line of a longer text alone. Either
 * part may have no lines.
 */
export function splitText(box: TextBox, room: number): { part: TextBox; rest: TextBox } {
  const { lines, look } = box;
  // Tolerates rounding errors.
  const fit = Math.floor((room + 0.01) / lineHeight(look));
  const together = Math.min(fit, lines.length - MIN_LINES_TOGETHER);
  const count = fit >= lines.length ? lines.length : together < MIN_LINES_TOGETHER ? 0 : together;
  return {
    part: { ...box, lines: lines.slice(0, count) },
    rest: { ...box, lines: lines.slice(count) },
  };
}
