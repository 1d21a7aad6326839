import type { ColumnsBlock } from '../document/blocks.ts';
import { BODY, HEADING, heightToBegin, lineHeight, type PageFlow, SPACE, STRONG } from './page-flow.ts';
import { COLOUR, COLUMN, CONTENT_WIDTH, PAGE, TONES } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

type ItemText = string | readonly FontSpan[];

const BETWEEN_ITEMS = 1;
/** The gap between lists that are side by side. */
const GAP = 24;
/** Taller lists are written one below the other. */
const SIDE_BY_SIDE_MAX_HEIGHT = 280;
/** `indent` is the width for the label. */
const BULLETS = { label: { ...BODY, colour: COLOUR.accent }, indent: 11 };
const NUMBERS = { label: { ...STRONG, colour: COLOUR.accent }, indent: 16 };

/**
 * Writes a list.
 * @param start the number of the first item; if absent, the items have no numbers
 */
export function writeList(flow: PageFlow, items: readonly ItemText[], start?: number): void {
  if (items.length === 0) return;
  const isNumbered = start !== undefined;
  const look = isNumbered ? NUMBERS : BULLETS;
  const list = flow.element('L', flow.parent, { numbering: isNumbered ? 'Decimal' : 'Disc' });
  for (const [index, text] of items.entries()) {
    const item = flow.element('LI', list);
    const label = flow.element('Lbl', item);
    const box = flow.textBox(text, BODY, 'LBody', item, flow.indented(look.indent));
    flow.begin(heightToBegin(box));
    const top = flow.y;
    const line = flow.line(isNumbered ? `${start + index}.` : '•', look.label);
    label.add(() => flow.drawLine(line, look.label, flow.column.x, top));
    flow.write(box);
    flow.space(BETWEEN_ITEMS);
  }
  flow.space(SPACE.afterText - BETWEEN_ITEMS);
}

/** Writes lists with their headings: side by side over the whole width, or one below the other if they are tall. */
export function writeLists(flow: PageFlow, { columns }: ColumnsBlock): void {
  const { parent } = flow;
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
    flow.parent = flow.element('Div', parent);
    flow.heading(title, { ...HEADING, colour: TONES[tone].text });
    writeList(flow, items);
    bottom = Math.max(bottom, flow.y);
  }
  flow.parent = parent;
  flow.column = COLUMN;
  flow.y = bottom;
}

function heightWithHeading(flow: PageFlow, items: readonly string[], width: number): number {
  const lines = items.map((item) => flow.lines(item, BODY, width - BULLETS.indent).length);
  const list = lines.reduce((sum, count) => sum + count * lineHeight(BODY) + BETWEEN_ITEMS, 0);
  return SPACE.heading + lineHeight(HEADING) + SPACE.belowHeading + list;
}
