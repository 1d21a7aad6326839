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

/** What a report is made of: sections, paragraphs, lists and quotations, one under the other. */
export class SectionWriter {
  readonly flow: PageFlow;
  /** What is written next belongs to this element. */
  parent: Element;
  /** Headings wait for what they head: only then is it known whether both fit on the page. */
  #waiting: Heading[] = [];

  constructor(flow: PageFlow) {
    this.flow = flow;
    this.parent = flow.root;
  }

  /**
   * A section with its bookmark; what follows belongs to it.
   * @param number as on the page, where only the chapters are numbered
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

  /** Words of someone else, beside a bar in the accent colour. */
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
      // A list neither begins with a single item at a page's foot nor ends with one at the next page's head.
      const inPair = next && (index === 0 || index === blocks.length - 2);
      const pair = inPair ? heightOf(block) + SPACE.betweenItems + heightToBegin(next) : 0;
      this.begin(Math.max(pair, heightToBegin(block)), heightToBegin(block));
      this.flow.write(block);
      this.flow.space(SPACE.betweenItems);
    }
    this.flow.space(SPACE.afterText - SPACE.betweenItems);
  }

  /**
   * Makes room and writes the headings that wait.
   * @param wanted points that what follows would like to have on the same page
   * @param least points that it must have, where no page could give what it would like
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

/** A bookmark that opens the page at the place reached. */
export function addBookmark({ pdf, y }: PageFlow, title: string): void {
  // pdfkit counts `left` from the right edge.
  pdf.outline.addItem(cleanLine(title), { fit: false, top: y, left: PAGE.width } as never);
}

/** A list's items, each with its marker, below a new `L` in `parent`. */
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
