import {
  type Block,
  BODY,
  type Element,
  heightToBegin,
  lineHeight,
  type PageFlow,
  type TextLook,
} from './page-flow.ts';
import { COLOUR, CONTENT_WIDTH, LEADING, PAGE, SIZE } from './theme.ts';

const HEADING: TextLook = {
  style: 'display',
  size: SIZE.heading,
  colour: COLOUR.ink,
  leading: LEADING.tight,
};
const LABEL: TextLook = { style: 'strong', size: SIZE.body, colour: COLOUR.ink, leading: LEADING.text };
const BULLET: TextLook = { ...BODY, colour: COLOUR.accent };
const NUMBER: TextLook = { ...LABEL, colour: COLOUR.accent };

const SPACE = { beforeHeading: 20, afterHeading: 6, betweenParagraphs: 5, betweenItems: 3, beforeLabel: 9 };
const LIST_INDENT = 14;
const NUMBER_INDENT = 20;

/** What a report is made of: headings with their bookmark, paragraphs, lists and quotations, one under the other. */
export class SectionWriter {
  readonly #flow: PageFlow;
  #parent: Element;
  #sections = 0;
  /** Headings wait for what they head: only then is it known whether both fit on the page. */
  #pending: { block: Block; before: number; after: number; bookmark?: string }[] = [];

  constructor(flow: PageFlow) {
    this.#flow = flow;
    this.#parent = flow.root;
  }

  /** A numbered section: what follows belongs to it. */
  section(title: string): void {
    this.#sections += 1;
    this.#parent = this.#flow.element('Sect', this.#flow.root);
    const text = `${this.#sections}. ${title}`;
    this.#pending.push({
      block: this.#block(text, HEADING, 'H2'),
      before: SPACE.beforeHeading,
      after: SPACE.afterHeading,
      bookmark: text,
    });
  }

  /** A heading within a section. */
  label(text: string): void {
    this.#pending.push({ block: this.#block(text, LABEL, 'H3'), before: SPACE.beforeLabel, after: 2 });
  }

  paragraph(text: string, look: TextLook = BODY): void {
    const block = this.#block(text, look, 'P');
    this.begin(heightToBegin(block));
    this.#flow.write(block);
    this.#flow.space(SPACE.betweenParagraphs);
  }

  list(items: readonly string[], kind: 'bullets' | 'numbers' = 'bullets'): void {
    const list = this.#flow.element('L', this.#parent);
    const indent = kind === 'bullets' ? LIST_INDENT : NUMBER_INDENT;
    const blocks = items.map((text, index): Block => {
      const item = this.#flow.element('LI', list);
      const look = kind === 'bullets' ? BULLET : NUMBER;
      const element = this.#flow.element('Lbl', item);
      const line = this.#flow.typesetter.line(
        kind === 'bullets' ? '•' : `${index + 1}.`,
        look.style,
        look.size,
      );
      return {
        ...this.#flow.block(
          text,
          BODY,
          PAGE.margin + indent,
          CONTENT_WIDTH - indent,
          this.#flow.element('LBody', item),
        ),
        marker: { line, look, element, x: PAGE.margin + (kind === 'bullets' ? 3 : 0) },
      };
    });
    for (const [index, block] of blocks.entries()) {
      const next = blocks[index + 1];
      // A list never begins with one item at a page's foot, nor ends with one at the next page's head.
      const pair = next && (index === 0 || index === blocks.length - 2);
      this.begin(
        pair ? height(block) + SPACE.betweenItems + heightToBegin(next) : heightToBegin(block),
        heightToBegin(block),
      );
      this.#flow.write(block);
      this.#flow.space(SPACE.betweenItems);
    }
    this.#flow.space(SPACE.betweenParagraphs - SPACE.betweenItems);
  }

  /**
   * Makes room and writes the headings that wait. `height` is what should follow them on this page; where a whole
   * page could not hold it, `least` must.
   */
  begin(wanted: number, least = wanted): void {
    const headings = this.#pending.reduce(
      (sum, { block, before, after }) => sum + before + height(block) + after,
      0,
    );
    const flow = this.#flow;
    const page = PAGE.height - PAGE.footerReserve - PAGE.margin;
    flow.need(headings + (headings + wanted > page ? least : wanted));
    for (const { block, before, after, bookmark } of this.#pending.splice(0)) {
      flow.space(before);
      if (bookmark) flow.pdf.outline.addItem(bookmark);
      flow.write(block);
      flow.space(after);
    }
  }

  #block(text: string, look: TextLook, type: string): Block {
    return this.#flow.block(text, look, PAGE.margin, CONTENT_WIDTH, this.#flow.element(type, this.#parent));
  }
}

function height({ lines, look }: Block): number {
  return lines.length * lineHeight(look);
}
