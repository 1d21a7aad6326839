import type { ReportFonts, Style } from './report-fonts.ts';
import { COLOUR, CONTENT_BOTTOM, LEADING, PAGE, SIZE } from './theme.ts';
import { type Line, Typesetter } from './typesetter.ts';

export type Pdf = PDFKit.PDFDocument;

/** An element of the structure tree, which is what assistive technology reads. */
export interface Element {
  type: string;
  node: PDFKit.PDFStructureElement;
}

export interface ElementOptions {
  alt?: string;
  lang?: string;
  /** Of a header cell: what it heads. */
  scope?: 'Column' | 'Row';
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
  /** Points from the left margin. */
  x: number;
  element: Element;
  /** Drawn before the first line, within the height of that line: a bullet, a number. */
  marker?: { line: Line; x: number; look: TextLook; element: Element };
}

/** Fewest lines of a paragraph left alone at a page's foot or head. */
const MIN_LINES_TOGETHER = 2;

/**
 * Writes down the pages of a document. Everything drawn goes either into an element of the structure tree, in
 * reading order, or is an artifact: assistive technology passes over those.
 */
export class PageFlow {
  readonly pdf: Pdf;
  readonly typesetter: Typesetter;
  readonly root: Element;
  y: number = PAGE.margin;

  constructor(pdf: Pdf, fonts: ReportFonts) {
    this.pdf = pdf;
    this.typesetter = new Typesetter(fonts);
    this.root = { type: 'Document', node: pdf.struct('Document') };
    pdf.addStructure(this.root.node);
  }

  /** An element of the structure tree at the end of `parent`. */
  element(type: string, parent: Element, options: ElementOptions = {}): Element {
    const node = this.pdf.struct(type, options);
    parent.node.add(node);
    return { type, node };
  }

  /** Draws what belongs to an element. A page must not end within `draw`. */
  mark(element: Element, draw: () => void): void {
    const content = this.pdf.markStructureContent(element.type);
    draw();
    this.pdf.endMarkedContent();
    element.node.add(content);
  }

  /** Draws what only the eye needs: rules, panels, dots. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  block(text: string, look: TextLook, x: number, width: number, element: Element): Block {
    return { lines: this.typesetter.lines(text, look.style, look.size, width), look, x, element };
  }

  drawLine(line: Line, look: TextLook, x: number, top: number): void {
    const baseline = top + (lineHeight(look) + look.size * 0.72) / 2;
    let at = x;
    this.pdf.fillColor(look.colour).fontSize(look.size);
    for (const { face, text, width } of line.runs) {
      this.pdf.font(face).text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  get room(): number {
    return CONTENT_BOTTOM - this.y;
  }

  /** Begins a new page when less than `height` is left on this one, unless a page could never hold it. */
  need(height: number): void {
    if (height > this.room && this.y > PAGE.margin) this.newPage();
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = PAGE.margin;
  }

  space(height: number): void {
    if (this.y > PAGE.margin) this.y += height;
  }

  /** Writes a block from here on, over as many pages as it takes, never leaving a single line behind. */
  write(block: Block): void {
    const height = lineHeight(block.look);
    let from = 0;
    while (from < block.lines.length) {
      const left = block.lines.length - from;
      let fit = Math.min(left, Math.floor((this.room + 0.01) / height));
      if (fit < left) {
        if (left - fit < MIN_LINES_TOGETHER) fit = left - MIN_LINES_TOGETHER;
        if (fit < Math.min(left, MIN_LINES_TOGETHER) && this.y > PAGE.margin) {
          this.newPage();
          continue;
        }
      }
      if (from === 0 && block.marker) {
        const { line, x, look, element } = block.marker;
        this.mark(element, () => this.drawLine(line, look, x, this.y));
      }
      const part = block.lines.slice(from, from + fit);
      this.mark(block.element, () => {
        for (const [index, line] of part.entries()) {
          this.drawLine(line, block.look, block.x, this.y + index * height);
        }
      });
      this.y += fit * height;
      from += fit;
    }
  }
}

export function lineHeight({ size, leading }: TextLook): number {
  return size * leading;
}

/** Height that must be free for a block to begin: its first lines, or all of a short one. */
export function heightToBegin({ lines, look }: Block): number {
  const together = lines.length <= MIN_LINES_TOGETHER + 1 ? lines.length : MIN_LINES_TOGETHER;
  return together * lineHeight(look);
}
