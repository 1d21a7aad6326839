import type { FactsBlock, TableBlock } from '../document/blocks.ts';
import {
  BODY,
  type Element,
  heightOf,
  type PageFlow,
  SMALL,
  STRONG,
  splitText,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import type { SectionWriter } from './section-writer.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, TONES } from './theme.ts';

const HEAD: TextLook = { ...SMALL, style: 'strong' };

/** A stack of texts in one column. Each has its own element below the cell's. */
export interface Cell {
  boxes: TextBox[];
  /** Draws decoration beside the first line; `top` is the top of that line. */
  decorate?(top: number): void;
}

interface RowOptions {
  /** Whether a rule is above the row. */
  rule?: boolean;
  background?: string;
  /** Points above and below the text. */
  padding?: number;
  /** Column heads, repeated at the top of every page that the row continues on. */
  heads?: readonly Cell[];
}

const CELL_PADDING = 6;
/** Rows of a fact list are closer together than those of a table with columns. */
const FACT_PADDING = 3;
const GAP = 2;
/** A row up to this height stays on one page; a higher row may be split. */
const UNCUT_HEIGHT = 140;
/** A row lower than this should not be alone on a page. */
const LONELY_HEIGHT = 80;

export interface Column {
  x: number;
  width: number;
}

/** Columns over the full width, in proportion to `shares`. `x` and `width` are those of the text inside. */
export function columns(...shares: number[]): Column[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  let x: number = PAGE.margin;
  return shares.map((share) => {
    const outer = (CONTENT_WIDTH * share) / sum;
    const column = { x: x + CELL_PADDING, width: outer - 2 * CELL_PADDING };
    x += outer;
    return column;
  });
}

export function rowHeight(cells: readonly Cell[], padding = CELL_PADDING): number {
  return Math.max(...cells.map(cellHeight)) + 2 * padding;
}

function cellHeight({ boxes }: Cell): number {
  return boxes.reduce((sum, box, index) => sum + heightOf(box) + (index > 0 ? gapAbove(box) : 0), 0);
}

function gapAbove({ above = GAP }: TextBox): number {
  return above;
}

/** Writes a row. Cells that do not fit on the page continue side by side on the next. */
export function writeRow(
  flow: PageFlow,
  cells: readonly Cell[],
  { rule = true, background, padding = CELL_PADDING, heads }: RowOptions = {},
): void {
  flow.need(heightToBeginRow(cells, padding));
  let stacks: readonly (readonly TextBox[])[] = cells.map(({ boxes }) => boxes);
  for (let begun = false; stacks.some((boxes) => boxes.length > 0); begun = true) {
    if (begun) {
      flow.newPage();
      if (heads) repeatHeads(flow, heads);
    }
    const top = flow.y;
    const parts = stacks.map((boxes) => takeLines(boxes, flow.room - 2 * padding));
    const height = Math.max(...parts.map((part) => part.height)) + 2 * padding;
    if (background) {
      flow.artifact((pdf) => pdf.rect(PAGE.margin, top, CONTENT_WIDTH, height).fill(background));
    }
    if (rule) drawRule(flow);
    if (!begun) {
      for (const cell of cells) cell.decorate?.(top + padding);
    }
    for (const { drawn } of parts) {
      for (const { box, y } of drawn) flow.draw(box, top + padding + y);
    }
    flow.y = top + height;
    stacks = parts.map(({ rest }) => rest);
  }
}

/** Free height that a row needs to begin: all of an unsplit row, the first part of a higher one. */
export function heightToBeginRow(cells: readonly Cell[], padding = CELL_PADDING): number {
  const whole = rowHeight(cells, padding);
  return whole <= UNCUT_HEIGHT ? whole : UNCUT_HEIGHT / 2;
}

/**
 * Writes a table and repeats its column heads on every page. Few rows are not split. Of more, a single low row is never
 * alone at the bottom of the first page or at the top of the last.
 */
export function writeTable(
  flow: SectionWriter,
  heads: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  padding = CELL_PADDING,
): void {
  const wanted = rows.map((cells, index) => {
    const next = rows[index + 1];
    const alone = index === 0 ? cells : next;
    const inPair = next && alone && (index === 0 || index === rows.length - 2);
    const lonely = inPair && rowHeight(alone, padding) < LONELY_HEIGHT;
    return heightToBeginRow(cells, padding) + (lonely ? heightToBeginRow(next, padding) : 0);
  });
  const whole = [heads, ...rows].reduce((sum, row) => sum + rowHeight(row, padding), 0);
  flow.beginRows(rows.length, whole, rowHeight(heads, padding) + (wanted[0] ?? 0));
  writeRow(flow, heads, { rule: false, background: COLOUR.panel, padding });
  for (const [index, cells] of rows.entries()) {
    if (index > 0 && (wanted[index] ?? 0) > flow.room) {
      flow.newPage();
      repeatHeads(flow, heads);
    }
    writeRow(flow, cells, { heads, padding });
  }
  closeTable(flow);
}

/** Draws the repeated heads as artifacts: in the structure tree the table has its heads once. */
function repeatHeads(flow: PageFlow, heads: readonly Cell[]): void {
  const top = flow.y;
  const height = rowHeight(heads);
  flow.artifact((pdf) => {
    pdf.rect(PAGE.margin, top, CONTENT_WIDTH, height).fill(COLOUR.panel);
    for (const box of heads.flatMap(({ boxes }) => boxes)) flow.drawLines(box, top + CELL_PADDING);
  });
  flow.y = top + height;
}

/** Splits a stack of texts into the lines that fit in `room`, with their distance from the top, and the rest. */
function takeLines(boxes: readonly TextBox[], room: number) {
  const drawn: { box: TextBox; y: number }[] = [];
  let height = 0;
  for (const [index, box] of boxes.entries()) {
    const y = drawn.length > 0 ? height + gapAbove(box) : 0;
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
  flow.y += CELL_PADDING;
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

/** A row of so many cells in the structure tree: all heads of columns, or the first the head of the row. */
export function rowElements(
  flow: PageFlow,
  table: Element,
  cells: number,
  scope: 'Column' | 'Row',
): Element[] {
  const row = flow.element('TR', table);
  return Array.from({ length: cells }, (_, index) =>
    scope === 'Column' || index === 0 ? flow.element('TH', row, { scope }) : flow.element('TD', row),
  );
}

/** The heads of a table's columns. */
export function headCells(
  flow: PageFlow,
  table: Element,
  sides: readonly Column[],
  heads: readonly string[],
): Cell[] {
  const elements = rowElements(flow, table, heads.length, 'Column');
  return sides.map(({ x, width }, index) => ({
    boxes: [flow.box(heads[index] ?? '', HEAD, x, width, elements[index] as Element)],
  }));
}

/** How the runs of a row's head look. */
const HEAD_LOOKS = {
  strong: STRONG,
  mark: STRONG,
  muted: SMALL,
  accent: { ...HEAD, colour: TONES.destructive.text },
};

/** A table with heads. */
export function writeRows(flow: SectionWriter, { heads, rows }: TableBlock): void {
  const table = flow.element('Table', flow.parent);
  const sides = columns(18, ...heads.slice(1).map(() => 82 / (heads.length - 1)));
  const tableHeads = headCells(flow, table, sides, heads);
  const lines = rows.map((cells): Cell[] => {
    const elements = rowElements(flow, table, heads.length, 'Row');
    return sides.map(({ x, width }, index) => {
      const spans = cells[index] ?? [];
      const box = (text: string, look: TextLook) =>
        flow.box(text, look, x, width, flow.element('P', elements[index] as Element));
      return {
        boxes:
          index === 0
            ? spans.map(({ text, style }) => box(text, style ? HEAD_LOOKS[style] : STRONG))
            : [box(spans.map(({ text }) => text).join(' '), BODY)],
      };
    });
  });
  writeTable(flow, tableHeads, lines);
}

/** A table of two columns: name and value. It is not split. */
export function writeFacts(flow: SectionWriter, { experiment, facts }: FactsBlock): void {
  if (experiment) flow.heading(`${experiment.index + 1}. ${experiment.title}`);
  const [left, right] = columns(15, 85) as [Column, Column];
  const table = flow.element('Table', flow.parent);
  const rows = facts.map(({ name, text, tone }): Cell[] => {
    const [head, body] = rowElements(flow, table, 2, 'Row') as [Element, Element];
    const look = tone ? { ...HEAD, colour: TONES[tone].text } : HEAD;
    return [
      { boxes: [flow.box(name, look, left.x, left.width, head)] },
      { boxes: [flow.box(text, BODY, right.x, right.width, flow.element('P', body))] },
    ];
  });
  const whole = rows.reduce((sum, row) => sum + rowHeight(row, FACT_PADDING), 0);
  flow.begin(whole, heightToBeginRow(rows[0] ?? [], FACT_PADDING));
  for (const row of rows) writeRow(flow, row, { padding: FACT_PADDING });
  closeTable(flow);
}
