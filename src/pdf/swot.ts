import { itemsOrNone } from '../document/items-or-none.ts';
import type { StrategicAnalysis } from '../domain/report.ts';
import type { Messages } from './messages.ts';
import type { TextLook } from './page-flow.ts';
import { LABEL, listBlocks, type SectionWriter } from './section-writer.ts';
import { closeTable, columns, rowElements, rowHeight, writeRow } from './table.ts';
import { BAND_COLOUR, COLOUR } from './theme.ts';

const HELPS: TextLook = { ...LABEL, colour: BAND_COLOUR.excellent };
const HARMS: TextLook = { ...LABEL, colour: BAND_COLOUR.weak };

/** Strengths beside weaknesses, then opportunities beside threats; each pair has its own header row. */
export function writeSwot(write: SectionWriter, t: Messages, analysis: StrategicAnalysis): void {
  const { flow } = write;
  const table = flow.element('Table', write.parent);
  const sides = columns(1, 1);
  for (const half of [
    [
      { title: t.strengths, look: HELPS, items: analysis.strengths },
      { title: t.weaknesses, look: HARMS, items: analysis.weaknesses },
    ],
    [
      { title: t.opportunities, look: HELPS, items: analysis.opportunities },
      { title: t.threats, look: HARMS, items: analysis.threats },
    ],
  ]) {
    const headElements = rowElements(flow, table, ['TH', 'TH']);
    const bodyElements = rowElements(flow, table, ['TD', 'TD']);
    const heads = sides.map(({ x, width }, index) => {
      const { title, look } = half[index] as (typeof half)[number];
      return {
        blocks: [flow.block(title, look, x, width, headElements[index] as (typeof headElements)[number])],
      };
    });
    const bodies = sides.map(({ x, width }, index) => {
      const { items } = half[index] as (typeof half)[number];
      const element = bodyElements[index] as (typeof bodyElements)[number];
      return { blocks: listBlocks(flow, itemsOrNone(items, t), 'bullets', element, x, width) };
    });
    write.begin(rowHeight(heads) + Math.min(rowHeight(bodies), 140));
    writeRow(flow, heads, { background: COLOUR.panel });
    writeRow(flow, bodies, { rule: 'none' });
  }
  closeTable(flow);
}
