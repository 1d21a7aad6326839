import type { TableBlock } from '../document/blocks.ts';
import {
  BODY,
  type Extent,
  heightOf,
  type PageFlow,
  SMALL,
  SPACE,
  spansOf,
  splitText,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import { COLOUR, CONTENT_BOTTOM, CONTENT_WIDTH, PAGE } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

const HEAD: TextLook = { ...SMALL, style: 'strong' };
/** Horizontal and vertical padding of a cell. */
const PADDING = { x: 6, y: 2.5 };
/** Tables with fewer rows are not split. */
const SPLIT_ROWS = 6;
/** Taller column heads are not repeated, because a page might have no room for a row below them. */
const REPEATED_HEADS_MAX_HEIGHT = (CONTENT_BOTTOM - PAGE.margin) / 2;

/** The cells of a row. */
type Row = readonly TextBox[];

/**
 * Writes a table, with column heads if any head has text. Every page repeats the heads unless they are tall. A table
 * with few rows is split only if it does not fit on a page. A longer table has at least two rows on each page.
 */
export function writeTable(flow: PageFlow, block: TableBlock): void {
  const { heads, rows } = layOut(flow, block);
  const repeated = rowHeight(heads) < REPEATED_HEADS_MAX_HEIGHT ? heads : [];
  const needed = rows.map((row, index) => {
    const next = index === 0 || index === rows.length - 2 ? rows[index + 1] : undefined;
    return rowHeight(row) + rowHeight(next ?? []);
  });
  const whole = rows.reduce((sum, row) => sum + rowHeight(row), 0);
  flow.begin(rowHeight(heads) + (rows.length < SPLIT_ROWS ? whole : (needed[0] ?? 0)));
  if (heads.length > 0) {
    drawPanel(flow, rowHeight(heads));
    writeRow(flow, heads, []);
  }
  for (const [index, row] of rows.entries()) {
    if (index > 0 && (needed[index] ?? 0) > flow.room) beginPage(flow, repeated);
    writeRow(flow, row, repeated);
  }
  drawRule(flow);
  flow.y += SPACE.afterText;
}

function rowHeight(cells: Row): number {
  return cells.length === 0 ? 0 : Math.max(...cells.map(heightOf)) + 2 * PADDING.y;
}

/** Writes a row below a rule. Text that does not fit continues on the next page, below the column heads. */
function writeRow(flow: PageFlow, row: Row, heads: Row): void {
  const split = row.map((cell) => splitText(cell, flow.room - 2 * PADDING.y));
  const parts = split.map(({ part }) => part);
  drawRule(flow);
  for (const part of parts) flow.draw(part, flow.y + PADDING.y);
  flow.y += rowHeight(parts);
  const rest = split.map((cell) => cell.rest);
  if (rest.every(({ lines }) => lines.length === 0)) return;
  beginPage(flow, heads);
  writeRow(flow, rest, heads);
}

/** Begins a page with the column heads. These are artifacts, because the structure tree has the heads already. */
function beginPage(flow: PageFlow, heads: Row): void {
  flow.newPage();
  drawPanel(flow, rowHeight(heads));
  flow.artifact(() => {
    for (const head of heads) flow.drawLines(head, flow.y + PADDING.y);
  });
  flow.y += rowHeight(heads);
}

/** Draws the background of the column heads. */
function drawPanel(flow: PageFlow, height: number): void {
  flow.artifact((pdf) => pdf.rect(PAGE.margin, flow.y, CONTENT_WIDTH, height).fill(COLOUR.panel));
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

/** Lays out the cells, in elements of the structure tree. */
function layOut(flow: PageFlow, { heads, rows }: TableBlock): { heads: Row; rows: readonly Row[] } {
  const texts = rows.map((row) => row.map((text) => spansOf(text, BODY)));
  const headTexts = heads.map((text): FontSpan[] => [{ text, style: HEAD.style }]);
  const hasFigures = heads.map((_, column) => column > 0 && areFigures(texts.map((row) => row[column])));
  const columns = columnsFor(flow, [headTexts, ...texts], hasFigures);
  const table = flow.element('Table', flow.parent);
  const layOutRow = (row: readonly FontSpan[][], look: TextLook): Row => {
    const parent = flow.element('TR', table);
    return columns.map((extent, column) => {
      const scope = look === HEAD ? 'Column' : 'Row';
      const isHead = look === HEAD || column === 0;
      const cell = isHead ? flow.element('TH', parent, { scope }) : flow.element('TD', parent);
      const box = flow.box(row[column] ?? [], look, extent, cell);
      return hasFigures[column] ? { ...box, align: { to: 'right', width: extent.width } } : box;
    });
  };
  return {
    heads: heads.some((head) => head !== '') ? layOutRow(headTexts, HEAD) : [],
    rows: texts.map((row) => layOutRow(row, BODY)),
  };
}

/** A number with its sign and unit: `780 €`, `-35 %`, `20 a 39 €`. */
const FIGURE = /^[^\p{L}\d]{0,4}\d.{0,20}$/u;

/** Whether a column has only figures, which are aligned at the right. */
function areFigures(cells: readonly (FontSpan[] | undefined)[]): boolean {
  const texts = cells.map((spans = []) => spans.map(({ text }) => text).join(' '));
  const written = texts.filter((text) => text !== '');
  return written.length > 0 && written.every((text) => FIGURE.test(text));
}

/**
 * Columns over the full width. If all have room, each is as wide as its longest text. Otherwise the wide columns share
 * what the narrow columns leave. Spare width goes to the last column, or to the first if any column has figures.
 */
function columnsFor(
  flow: PageFlow,
  rows: readonly (readonly FontSpan[][])[],
  hasFigures: readonly boolean[],
): Extent[] {
  const widths = hasFigures.map((_, column) => {
    const lines = rows.flatMap((cells) => flow.lines(cells[column] ?? [], BODY));
    // Rounded up, so that no line breaks by a rounding error.
    return Math.ceil(Math.max(0, ...lines.map(({ width }) => width))) + 2 * PADDING.x;
  });
  let room = CONTENT_WIDTH;
  const narrowFirst = [...widths.keys()].sort((one, other) => (widths[one] ?? 0) - (widths[other] ?? 0));
  for (const [index, column] of narrowFirst.entries()) {
    const width = Math.min(widths[column] ?? 0, room / (widths.length - index));
    widths[column] = width;
    room -= width;
  }
  const widest = hasFigures.includes(true) ? 0 : widths.length - 1;
  widths[widest] = (widths[widest] ?? 0) + room;
  let x: number = PAGE.margin;
  return widths.map((width) => {
    const extent = { x: x + PADDING.x, width: width - 2 * PADDING.x };
    x += width;
    return extent;
  });
}
