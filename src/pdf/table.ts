import type { TableBlock, Text } from '../document/blocks.ts';
import {
  BODY,
  type Extent,
  heightOf,
  type PageFlow,
  SMALL,
  splitText,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import { type SectionWriter, SPACE } from './section-writer.ts';
import { spansOf } from './spans.ts';
import { COLOUR, CONTENT_WIDTH, PAGE } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

const HEAD: TextLook = { ...SMALL, style: 'strong' };

/** Texts below each other. */
type Cell = readonly TextBox[];

/** Left and right of the text of a cell, and above and below the text. */
const PADDING = { x: 6, y: 2.5 };
const GAP = 2;
/** A row up to this height stays on one page; a higher row may be split. */
const UNCUT_HEIGHT = 140;
/** Tables with fewer rows are not split. */
const SPLIT_ROWS = 6;
/** A row lower than this should not be alone on a page. */
const LONELY_HEIGHT = 80;

function rowHeight(cells: readonly Cell[]): number {
  return Math.max(...cells.map(cellHeight)) + 2 * PADDING.y;
}

function cellHeight(boxes: Cell): number {
  return boxes.reduce((sum, box, index) => sum + heightOf(box) + (index > 0 ? GAP : 0), 0);
}

/**
 * Writes a row below a rule. Cells that do not fit on the page continue side by side on the next page, below the column
 * heads.
 */
function writeRow(flow: PageFlow, cells: readonly Cell[], heads: readonly Cell[] = []): void {
  flow.need(heightToBeginRow(cells));
  let stacks = cells;
  for (let begun = false; stacks.some((boxes) => boxes.length > 0); begun = true) {
    if (begun) {
      flow.newPage();
      if (heads.length > 0) repeatHeads(flow, heads);
    }
    const top = flow.y;
    const parts = stacks.map((boxes) => takeLines(boxes, flow.room - 2 * PADDING.y));
    const height = Math.max(...parts.map((part) => part.height)) + 2 * PADDING.y;
    drawRule(flow);
    for (const { drawn } of parts) {
      for (const { box, y } of drawn) flow.draw(box, top + PADDING.y + y);
    }
    flow.y = top + height;
    stacks = parts.map(({ rest }) => rest);
  }
}

/** Free height that a row needs to begin: its whole height, or the first part of a high row. */
function heightToBeginRow(cells: readonly Cell[]): number {
  const height = rowHeight(cells);
  return height <= UNCUT_HEIGHT ? height : UNCUT_HEIGHT / 2;
}

/**
 * Writes a table and repeats its column heads on every page. A table with few rows is not split. In a longer table, a low
 * row is never alone at the bottom of the first page or at the top of the last page.
 */
function writeTable(flow: SectionWriter, heads: readonly Cell[], rows: readonly (readonly Cell[])[]): void {
  const wanted = rows.map((cells, index) => {
    const next = rows[index + 1];
    const alone = index === 0 ? cells : next;
    const inPair = next && alone && (index === 0 || index === rows.length - 2);
    const isLonely = inPair && rowHeight(alone) < LONELY_HEIGHT;
    return heightToBeginRow(cells) + (isLonely ? heightToBeginRow(next) : 0);
  });
  const headHeight = heads.length > 0 ? rowHeight(heads) : 0;
  const tableHeight = rows.reduce((sum, row) => sum + rowHeight(row), headHeight);
  flow.begin(rows.length < SPLIT_ROWS ? tableHeight : headHeight + (wanted[0] ?? 0));
  if (heads.length > 0) {
    drawPanel(flow, headHeight);
    writeRow(flow, heads);
  }
  for (const [index, cells] of rows.entries()) {
    if (index > 0 && (wanted[index] ?? 0) > flow.room) {
      flow.newPage();
      if (heads.length > 0) repeatHeads(flow, heads);
    }
    writeRow(flow, cells, heads);
  }
  closeTable(flow);
}

/** Draws the repeated heads as artifacts, because the structure tree has the heads once. */
function repeatHeads(flow: PageFlow, heads: readonly Cell[]): void {
  const top = flow.y;
  drawPanel(flow, rowHeight(heads));
  flow.artifact(() => {
    for (const box of heads.flat()) flow.drawLines(box, top + PADDING.y);
  });
  flow.y = top + rowHeight(heads);
}

/** Draws the background of the column heads. */
function drawPanel(flow: PageFlow, height: number): void {
  flow.artifact((pdf) => pdf.rect(PAGE.margin, flow.y, CONTENT_WIDTH, height).fill(COLOUR.panel));
}

/** Splits a stack of texts into the lines that fit in `room`, with their distance from the top, and the rest. */
function takeLines(boxes: Cell, room: number) {
  const drawn: { box: TextBox; y: number }[] = [];
  let height = 0;
  for (const [index, box] of boxes.entries()) {
    const y = drawn.length > 0 ? height + GAP : 0;
    const { part, rest } = splitText(box, room - y);
    if (part) {
      drawn.push({ box: part, y });
      height = y + heightOf(part);
    }
    if (rest) return { drawn, height, rest: [rest, ...boxes.slice(index + 1)] };
  }
  return { drawn, height, rest: [] };
}

/** Draws the rule at the end of a table. */
function closeTable(flow: PageFlow): void {
  drawRule(flow);
  flow.y += SPACE.afterText;
}

function drawRule(flow: PageFlow): void {
  flow.artifact((pdf) =>
    pdf
      .moveTo(PAGE.margin, flow.y)
      .lineTo(PAGE.margin + CONTENT_WIDTH, flow.y)
      .lineWidth(0.5)
      .stroke(COLOUR.line),
  );
}

/** A text of a cell. */
interface CellText {
  text: string | readonly FontSpan[];
  look: TextLook;
}

/** The texts of each row's cells, laid out as a table. With `hasHeads` the first row has the column heads. */
function layOut(
  flow: SectionWriter,
  rows: readonly (readonly (readonly CellText[])[])[],
  hasHeads: boolean,
): Cell[][] {
  const hasFigures = figureColumns(hasHeads ? rows.slice(1) : rows);
  const columns = columnsFor(flow, rows, hasFigures);
  const table = flow.element('Table', flow.parent);
  return rows.map((texts, index) => {
    const row = flow.element('TR', table);
    const isHead = hasHeads && index === 0;
    return columns.map((extent, column) => {
      const scope = isHead ? 'Column' : 'Row';
      const cell = isHead || column === 0 ? flow.element('TH', row, { scope }) : flow.element('TD', row);
      const stack = texts[column] ?? [];
      return stack.map(({ text, look }): TextBox => {
        const box = flow.box(text, look, extent, stack.length === 1 ? cell : flow.element('P', cell));
        return hasFigures[column] ? { ...box, align: { to: 'right', width: extent.width } } : box;
      });
    });
  });
}

/** A number with its sign and unit: `780 €`, `-35 %`, `20 a 39 €`. */
const FIGURE = /^[^\p{L}\d]{0,4}\d.{0,20}$/u;

/** For each column whether it has only figures, which are aligned at the right. The first column has names. */
function figureColumns(rows: readonly (readonly (readonly CellText[])[])[]): boolean[] {
  return (rows[0] ?? []).map((_, column) => {
    const texts = rows.map((cells) => plainText(cells[column])).filter((text) => text !== '');
    return column > 0 && texts.length > 0 && texts.every((text) => FIGURE.test(text));
  });
}

function plainText(cell: readonly CellText[] = []): string {
  const texts = cell.flatMap(({ text }) =>
    typeof text === 'string' ? [text] : text.map((span) => span.text),
  );
  return texts.join(' ').trim();
}

/**
 * Columns over the full width. If all have room, each column is as wide as its longest text. Otherwise the wide columns
 * share the width that the narrow columns leave. The rest goes to the last column, or to the first beside figures.
 */
function columnsFor(
  flow: SectionWriter,
  rows: readonly (readonly (readonly CellText[])[])[],
  hasFigures: readonly boolean[],
): Extent[] {
  const textWidths = (rows[0] ?? []).map((_, column) => {
    const lines = rows
      .flatMap((cells) => cells[column] ?? [])
      .flatMap(({ text, look }) => flow.lines(text, look));
    // Rounded up, so that no line breaks by a rounding error.
    return Math.ceil(Math.max(0, ...lines.map(({ width }) => width))) + 2 * PADDING.x;
  });
  const widths = [...textWidths];
  let room = CONTENT_WIDTH;
  let remaining = textWidths.length;
  for (const { width, column } of textWidths
    .map((width, column) => ({ width, column }))
    .sort((one, other) => one.width - other.width)) {
    widths[column] = Math.min(width, room / remaining);
    room -= widths[column] ?? 0;
    remaining -= 1;
  }
  let x: number = PAGE.margin;
  const widest = hasFigures.some(Boolean) ? 0 : widths.length - 1;
  const rest = CONTENT_WIDTH - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, column) => {
    const outer = column === widest ? width + rest : width;
    const extent = { x: x + PADDING.x, width: outer - 2 * PADDING.x };
    x += outer;
    return extent;
  });
}

/** A table, with column heads if any head has text. */
export function writeRows(flow: SectionWriter, { heads, rows }: TableBlock): void {
  const plainCell = (text: Text): CellText[] => [{ text: spansOf(text, BODY), look: BODY }];
  const texts = rows.map((cells) => cells.map(plainCell));
  if (heads.every((head) => head === '')) {
    writeTable(flow, [], layOut(flow, texts, false));
    return;
  }
  const [first = [], ...others] = layOut(
    flow,
    [heads.map((text): CellText[] => [{ text, look: HEAD }]), ...texts],
    true,
  );
  writeTable(flow, first, others);
}
