import type { ColumnsBlock } from '../document/blocks.ts';
import { BODY, type Element, heightOf, heightToBegin, STRONG, type TextBox } from './page-flow.ts';
import { indented, type SectionWriter, SPACE } from './section-writer.ts';
import { COLOUR, COLUMN, TONES } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

type Item = string | readonly FontSpan[];
type Kind = 'bullets' | 'numbers';

const BETWEEN_ITEMS = 1.5;
/** Room for the marker. */
const INDENT: Readonly<Record<Kind, number>> = { bullets: 11, numbers: 16 };

/** A list. Neither its first nor its last item is alone on a page. */
export function writeList(
  flow: SectionWriter,
  items: readonly Item[],
  kind: Kind,
  parent = flow.parent,
): void {
  if (items.length === 0) return;
  const list = flow.element('L', parent, { numbering: kind === 'bullets' ? 'Disc' : 'Decimal' });
  const boxes = items.map((text, index) => itemBox(flow, text, kind, index, list));
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    const isInPair = next && (index === 0 || index === boxes.length - 2);
    const least = heightToBegin(box);
    flow.begin(isInPair ? heightOf(box) + BETWEEN_ITEMS + heightToBegin(next) : least, least);
    flow.write(box);
    flow.space(next ? BETWEEN_ITEMS : SPACE.afterText);
  }
}

function itemBox(flow: SectionWriter, text: Item, kind: Kind, index: number, list: Element): TextBox {
  const item = flow.element('LI', list);
  const look = { ...(kind === 'bullets' ? BODY : STRONG), colour: COLOUR.accent };
  const marker = {
    line: flow.line(kind === 'bullets' ? '•' : `${index + 1}.`, look),
    x: kind === 'bullets' ? COLUMN.x + 2 : COLUMN.x,
    look,
    element: flow.element('Lbl', item),
  };
  return { ...flow.textBox(text, BODY, 'LBody', item, indented(INDENT[kind])), marker };
}

/** Lists below each other, each with its heading. */
export function writeLists(flow: SectionWriter, { columns }: ColumnsBlock): void {
  for (const { title, tone, items = [] } of columns) {
    const parent = flow.element('Div', flow.parent);
    flow.heading(title, TONES[tone].text, parent);
    writeList(flow, items, 'bullets', parent);
  }
}
