import type { ColumnsBlock } from '../document/blocks.ts';
import { BODY, type Element, heightToBegin, lineHeight, STRONG, type TextBox } from './page-flow.ts';
import { HEADING, type SectionWriter, SPACE } from './section-writer.ts';
import { COLOUR, COLUMN, CONTENT_WIDTH, PAGE, TONES } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

type Item = string | readonly FontSpan[];

const BETWEEN_ITEMS = 1;
/** Between lists that are side by side. */
const GAP = 24;
/** Longer lists are below each other. */
const SIDE_BY_SIDE_MAX_HEIGHT = 280;
/** Width for the marker. */
const INDENT = { bullet: 11, number: 16 };

/**
 * Writes a list.
 * @param start the number of the first item; if absent, the items have no numbers
 */
export function writeList(
  flow: SectionWriter,
  items: readonly Item[],
  start?: number,
  parent = flow.parent,
): void {
  if (items.length === 0) return;
  const list = flow.element('L', parent, { numbering: start === undefined ? 'Disc' : 'Decimal' });
  const boxes = items.map((text, index) =>
    itemBox(flow, text, start === undefined ? undefined : start + index, list),
  );
  for (const [index, box] of boxes.entries()) {
    flow.begin(heightToBegin(box));
    flow.write(box);
    flow.space(index < boxes.length - 1 ? BETWEEN_ITEMS : SPACE.afterText);
  }
}

function itemBox(flow: SectionWriter, text: Item, number: number | undefined, list: Element): TextBox {
  const item = flow.element('LI', list);
  const isNumbered = number !== undefined;
  const look = { ...(isNumbered ? STRONG : BODY), colour: COLOUR.accent };
  const marker = {
    line: flow.line(isNumbered ? `${number}.` : '•', look),
    x: isNumbered ? flow.column.x : flow.column.x + 2,
    look,
    element: flow.element('Lbl', item),
  };
  return {
    ...flow.textBox(text, BODY, 'LBody', item, flow.indented(isNumbered ? INDENT.number : INDENT.bullet)),
    marker,
  };
}

/** Lists with their headings: side by side over the whole width, or below each other if they are long. */
export function writeLists(flow: SectionWriter, { columns }: ColumnsBlock): void {
  const width = (CONTENT_WIDTH - GAP * (columns.length - 1)) / columns.length;
  const height = Math.max(...columns.map(({ items = [] }) => heightWithHeading(flow, items, width)));
  const isSideBySide = height <= SIDE_BY_SIDE_MAX_HEIGHT;
  if (isSideBySide) flow.begin(height);
  const top = flow.y;
  let bottom = top;
  for (const [index, { title, tone, items = [] }] of columns.entries()) {
    if (isSideBySide) {
      flow.column = { x: PAGE.margin + index * (width + GAP), width };
      flow.y = top;
    }
    const parent = flow.element('Div', flow.parent);
    flow.heading(title, { ...HEADING, colour: TONES[tone].text }, parent);
    writeList(flow, items, undefined, parent);
    bottom = Math.max(bottom, flow.y);
  }
  flow.column = COLUMN;
  flow.y = bottom;
}

function heightWithHeading(flow: SectionWriter, items: readonly string[], width: number): number {
  const lines = items.map((item) => flow.lines(item, BODY, width - INDENT.bullet).length);
  const list = lines.reduce((sum, count) => sum + count * lineHeight(BODY) + BETWEEN_ITEMS, 0);
  return SPACE.heading + lineHeight(HEADING) + SPACE.belowHeading + list;
}
