import type { BarsBlock } from '../document/blocks.ts';
import { BODY, heightOf, type PageFlow, SMALL, SPACE, STRONG } from './page-flow.ts';
import { TONES } from './theme.ts';

/** The widths of the columns of names and amounts. */
const NAME_WIDTH = 100;
const AMOUNT_WIDTH = 70;
const BAR = { height: 8, gap: 8, shortest: 1 };
const BETWEEN_BARS = 3;

/**
 * Writes the bars of each group below its name, all on one page. Bars are artifacts, because each amount is also text.
 */
export function writeBars(flow: PageFlow, { groups }: BarsBlock): void {
  const { x, width } = flow.column;
  const barsAt = x + NAME_WIDTH + AMOUNT_WIDTH + BAR.gap;
  const measured = groups.map(({ name, bars }) => {
    const parent = flow.element('Div', flow.parent);
    const head = flow.textBox(name, { ...SMALL, style: 'strong' }, 'P', parent);
    const list = flow.element('L', parent);
    const longest = Math.max(...bars.map(({ amount }) => Math.abs(amount)), Number.EPSILON);
    const scale = (x + width - barsAt) / longest;
    const rows = bars.map((bar) => {
      const item = flow.element('LI', list);
      const label = flow.box(bar.name, BODY, { x, width: NAME_WIDTH }, flow.element('Lbl', item));
      const extent = { x: x + NAME_WIDTH, width: AMOUNT_WIDTH };
      const amount = flow.box(bar.text, STRONG, extent, flow.element('LBody', item));
      return { bar, label, amount, height: Math.max(heightOf(label), heightOf(amount)) + BETWEEN_BARS };
    });
    return { head, scale, rows, height: heightOf(head) + rows.reduce((sum, { height }) => sum + height, 0) };
  });
  flow.begin(measured.reduce((sum, { height }) => sum + height + SPACE.afterText, 0));
  for (const { head, scale, rows } of measured) {
    flow.write(head);
    for (const { bar, label, amount, height } of rows) {
      const top = flow.y;
      flow.draw(label, top);
      flow.draw(amount, top);
      flow.artifact((pdf) => {
        const length = Math.max(BAR.shortest, Math.abs(bar.amount) * scale);
        const { text, background } = TONES[bar.tone];
        pdf.lineWidth(0.6).rect(barsAt, top + 2, length, BAR.height);
        pdf.fillAndStroke(background, text);
      });
      flow.y = top + height;
    }
    flow.space(SPACE.afterText);
  }
}
