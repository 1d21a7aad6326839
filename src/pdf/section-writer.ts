import { cleanLine } from './clean-text.ts';
import {
  type Block,
  BODY,
  type Element,
  heightOf,
  heightToBegin,
  type PageFlow,
  type TextLook,
} from './page-flow.ts';
import { COLOUR, CONTENT_BOTTOM, CONTENT_WIDTH, LEADING, PAGE, SIZE } from './theme.ts';
import type { Span } from './typesetter.ts';

export const HEADING: TextLook = {
  style: 'display',
  size: SIZE.heading,
  colour: COLOUR.ink,
  leading: LEADING.tight,
};
export const LABEL: TextLook = { ...BODY, style: 'strong' };
const BULLET: TextLook = { ...BODY, colour: COLOUR.accent };
const NUMBER: TextLook = { ...LABEL, colour: COLOUR.accent };

const SPACE = {
  beforeHeading: 16,
  afterHeading: 5,
  beforeLabel: 5,
  afterLabel: 2,
  afterText: 6,
  betweenItems: 3,
};
const INDENT = { bullets: 13, numbers: 20 };

interface Heading {
  block: Block;
  before: number;
  after: number;
  bookmark?: string;
}

/** Writes the building blocks of a report: sections, paragraphs, lists and quotations. */
export class SectionWriter {
  readonly flow: PageFlow;
  /** The structure element that receives the next content. */
  parent: Element;
  /** Headings are held back until the height of the content below them is known. */
  #waiting: Heading[] = [];

  constructor(flow: PageFlow) {
    this.flow = flow;
    this.parent = flow.root;
  }

  /**
   * Begins a section with a bookmark. Later content belongs to it.
   * @param number chapter number; unnumbered sections have none
   */
  section(title: string, number?: number): void {
    this.parent = this.flow.element('Sect', this.flow.root);
    const spans: Span[] = [{ text: title, style: 'display' }];
    if (number !== undefined) spans.unshift({ text: `${number}.`, style: 'display', colour: COLOUR.accent });
    this.#waiting.push({
      block: this.#block(spans, HEADING, 'H2'),
      before: SPACE.beforeHeading,
      after: SPACE.afterHeading,
      bookmark: number === undefined ? title : `${number}. ${title}`,
    });
  }

  /** A heading within a section. */
  label(text: string): void {
    this.#waiting.push({
      block: this.#block(text, LABEL, 'H3'),
      before: SPACE.beforeLabel,
      after: SPACE.afterLabel,
    });
  }

  paragraph(text: string | readonly Span[], look: TextLook = BODY): void {
    const block = this.#block(text, look, 'P');
    this.begin(heightToBegin(block));
    this.flow.write(block);
    this.flow.space(SPACE.afterText);
  }

  /** A quotation with a bar in the accent colour. */
  quotation(text: string): void {
    const { flow } = this;
    const words = flow.element('P', flow.element('BlockQuote', this.parent));
    const block = flow.block(text, BODY, PAGE.margin + INDENT.bullets, CONTENT_WIDTH - INDENT.bullets, words);
    this.begin(heightToBegin(block));
    flow.write(block, (top, height) =>
      flow.artifact((pdf) => pdf.rect(PAGE.margin, top + 1, 2, height - 2).fill(COLOUR.accent)),
    );
    flow.space(SPACE.afterText);
  }

  list(items: readonly (string | readonly Span[])[], kind: 'bullets' | 'numbers' = 'bullets'): void {
    const blocks = listBlocks(this.flow, items, kind, this.parent, PAGE.margin, CONTENT_WIDTH);
    for (const [index, block] of blocks.entries()) {
      const next = blocks[index + 1];
      // Keep the first two items together, and the last two.
      const inPair = next && (index === 0 || index === blocks.length - 2);
      const pair = inPair ? heightOf(block) + SPACE.betweenItems + heightToBegin(next) : 0;
      this.begin(Math.max(pair, heightToBegin(block)), heightToBegin(block));
      this.flow.write(block);
      this.flow.space(SPACE.betweenItems);
    }
    this.flow.space(SPACE.afterText - SPACE.betweenItems);
  }

  /**
   * Makes room for content and writes the pending headings above it.
   * @param wanted points to keep together on one page if any page can hold them
   * @param least points that must fit in any case
   */
  begin(wanted: number, least = wanted): void {
    const { flow } = this;
    const headings = this.#waiting.reduce(
      (sum, { block, before, after }) => sum + before + heightOf(block) + after,
      0,
    );
    const page = CONTENT_BOTTOM - PAGE.margin;
    flow.need(headings + (headings + wanted <= page ? wanted : least));
    for (const { block, before, after, bookmark } of this.#waiting.splice(0)) {
      flow.space(before);
      if (bookmark) addBookmark(flow, bookmark);
      flow.write(block);
      flow.y += after;
    }
  }

  #block(text: string | readonly Span[], look: TextLook, type: string): Block {
    return this.flow.block(text, look, PAGE.margin, CONTENT_WIDTH, this.flow.element(type, this.parent));
  }
}

/** Adds a bookmark that opens the current position. */
export function addBookmark({ pdf, y }: PageFlow, title: string): void {
  // pdfkit measures `left` from the right edge.
  pdf.outline.addItem(cleanLine(title), { fit: false, top: y, left: PAGE.width } as never);
}

/** The items of a list, each with a marker, in a new `L` element of `parent`. */
export function listBlocks(
  flow: PageFlow,
  items: readonly (string | readonly Span[])[],
  kind: 'bullets' | 'numbers',
  parent: Element,
  x: number,
  width: number,
): Block[] {
  const list = flow.element('L', parent, { numbering: kind === 'bullets' ? 'Disc' : 'Decimal' });
  const look = kind === 'bullets' ? BULLET : NUMBER;
  return items.map((text, index) => {
    const item = flow.element('LI', list);
    const mark = kind === 'bullets' ? '•' : `${index + 1}.`;
    const marker = {
      line: flow.typesetter.line({ text: mark, style: look.style }, look.size),
      x: kind === 'bullets' ? x + 2 : x,
      look,
      element: flow.element('Lbl', item),
    };
    const indent = INDENT[kind];
    return { ...flow.block(text, BODY, x + indent, width - indent, flow.element('LBody', item)), marker };
  });
}
