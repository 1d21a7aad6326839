import type { Style } from './font-files.ts';
import type { ReportFonts } from './report-fonts.ts';
import { COLOUR, CONTENT_BOTTOM, LEADING, PAGE, SIZE } from './theme.ts';
import { type Line, type Span, Typesetter } from './typesetter.ts';

/** An element of the structure tree, which is what assistive technology reads. */
export interface Element {
  type: string;
  node: PDFKit.PDFStructureElement;
}

interface ElementOptions {
  alt?: string;
  /** Of a header cell: what it heads. */
  scope?: 'Column' | 'Row';
  /** Of a figure, in points from the page's top left: left, top, right, bottom. */
  bbox?: [number, number, number, number];
  /** Of a list: what its markers are. */
  numbering?: 'Disc' | 'Decimal';
}

export interface TextLook {
  style: Style;
  size: number;
  colour: string;
  /** Multiple of the size. */
  leading: number;
}

export const BODY: TextLook = { style: 'text', size: SIZE.body, colour: COLOUR.ink, leading: LEADING.text };

/** A text on its way to the page: its lines, and the element of the structure tree that will hold them. */
export interface Block {
  lines: Line[];
  look: TextLook;
  /** Points from the page's left edge. */
  x: number;
  element: Element;
  /** A bullet or a number, drawn beside the first line. */
  marker?: { line: Line; x: number; look: TextLook; element: Element };
}

/** Fewest lines of a paragraph left alone at a page's foot or head. */
const MIN_LINES_TOGETHER = 2;
/** Height of a capital letter, as a part of the size: lines stand centred on it. */
const CAPITAL_HEIGHT = 0.714;

/**
 * Writes down the pages of a document. Everything drawn goes either into an element of the structure tree, in
 * reading order, or is an artifact, which assistive technology passes over.
 */
export class PageFlow {
  readonly pdf: PDFKit.PDFDocument;
  readonly typesetter: Typesetter;
  readonly root: Element;
  /** Where the next thing is drawn, from the page's top. */
  y: number = PAGE.margin;

  constructor(pdf: PDFKit.PDFDocument, fonts: ReportFonts) {
    this.pdf = pdf;
    this.typesetter = new Typesetter(fonts);
    this.root = { type: 'Document', node: pdf.struct('Document') };
    pdf.addStructure(this.root.node);
  }

  /** A new element of the structure tree, last in `parent`. */
  element(type: string, parent: Element, options: ElementOptions = {}): Element {
    const node = this.pdf.struct(type, options);
    if (options.numbering) {
      // PDF/UA asks for it; pdfkit has no option for it.
      const { data } = (node as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary;
      data.A = { O: 'List', ListNumbering: options.numbering };
    }
    parent.node.add(node);
    return { type, node };
  }

  /** Draws what belongs to an element; `draw` stays on this page. */
  mark(element: Element, draw: () => void): void {
    const content = this.pdf.markStructureContent(element.type);
    draw();
    this.pdf.endMarkedContent();
    element.node.add(content);
  }

  /** Draws what only the eye needs: rules, panels, dots. */
  artifact(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.pdf);
    this.pdf.endMarkedContent();
  }

  block(text: string | readonly Span[], look: TextLook, x: number, width: number, element: Element): Block {
    const spans = typeof text === 'string' ? [{ text, style: look.style }] : text;
    return { lines: this.typesetter.lines(spans, look.size, width), look, x, element };
  }

  drawLine(line: Line, look: TextLook, x: number, top: number): void {
    const baseline = top + (lineHeight(look) + look.size * CAPITAL_HEIGHT) / 2;
    let at = x;
    for (const { face, text, width, colour } of line.runs) {
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

  /** Begins a new page when less than `height` is left on this one. */
  need(height: number): void {
    if (height > this.room && this.y > PAGE.margin) this.newPage();
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = PAGE.margin;
  }

  /** Leaves a gap, except at a page's head. */
  space(height: number): void {
    if (this.y > PAGE.margin) this.y += height;
  }

  /** Draws lines `from` up to `to` of a block, marker included, with the first of them at `top`. */
  drawLines(block: Block, from: number, to: number, top: number): void {
    const { marker, look } = block;
    if (from === 0 && marker) {
      this.mark(marker.element, () => this.drawLine(marker.line, marker.look, marker.x, top));
    }
    this.mark(block.element, () => {
      for (const [index, line] of block.lines.slice(from, to).entries()) {
        this.drawLine(line, look, block.x, top + index * lineHeight(look));
      }
    });
  }

  /**
   * Writes a block from here on, over as many pages as it takes, never leaving a single line behind.
   * @param beside called for each part on a page, with its top and height, before it is drawn
   */
  write(block: Block, beside?: (top: number, height: number) => void): void {
    const height = lineHeight(block.look);
    let from = 0;
    while (from < block.lines.length) {
      const left = block.lines.length - from;
      const fit = linesThatFit(left, this.room, height);
      if (fit === 0) {
        this.newPage();
        continue;
      }
      beside?.(this.y, fit * height);
      this.drawLines(block, from, from + fit, this.y);
      this.y += fit * height;
      from += fit;
    }
  }
}

export function lineHeight({ size, leading }: TextLook): number {
  return size * leading;
}

export function heightOf({ lines, look }: Block): number {
  return lines.length * lineHeight(look);
}

/** Height that must be free for a block to begin: its first lines, or all of a short one. */
export function heightToBegin({ lines, look }: Block): number {
  const together = lines.length < 2 * MIN_LINES_TOGETHER ? lines.length : MIN_LINES_TOGETHER;
  return together * lineHeight(look);
}

/**
 * How many of a block's lines that are left go on this page: never one of several alone at its foot, nor one alone
 * left for the next. 0 where they had better all move on.
 */
export function linesThatFit(left: number, room: number, height: number): number {
  // Forgiving what floating point adds.
  const fit = Math.floor((room + 0.01) / height);
  if (fit >= left) return left;
  const together = Math.min(fit, left - MIN_LINES_TOGETHER);
  return together < MIN_LINES_TOGETHER ? 0 : together;
}
