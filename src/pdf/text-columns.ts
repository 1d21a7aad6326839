import { heightOf, splitText, type TextBox } from './page-flow.ts';
import type { SectionWriter } from './section-writer.ts';
import { CONTENT_BOTTOM, CONTENT_WIDTH, PAGE } from './theme.ts';

/** A text of two columns, laid out for the left one. */
export interface ColumnText {
  box: TextBox;
  /** Points between it and the text above it, unless that text has a distance of its own below it. */
  above: number;
  below?: number;
  /** No column ends between it and the next text. */
  isJoined?: boolean;
  /** A bookmark that opens it. */
  bookmark?: string;
  /** Draws decoration beside the part of it that is in a column. */
  decorate?(x: number, top: number, height: number): void;
}

const GUTTER = 18;
const COLUMN_WIDTH = (CONTENT_WIDTH - GUTTER) / 2;
/** Left edges of the columns. */
export const COLUMNS = [
  { x: PAGE.margin, width: COLUMN_WIDTH },
  { x: PAGE.margin + COLUMN_WIDTH + GUTTER, width: COLUMN_WIDTH },
] as const;
const PAGE_ROOM = CONTENT_BOTTOM - PAGE.margin;
/** Lower columns are not begun above the foot of a page. */
const LEAST_ROOM = 70;
/** A text of so many lines is not split. */
const WHOLE_LINES = 6;
/** Points by which a height is tried out. */
const STEP = 4;

interface Placed {
  text: ColumnText;
  /** Points below the top of the column. */
  y: number;
}

interface Column {
  placed: readonly Placed[];
  height: number;
  rest: readonly ColumnText[];
}

/** Distances are this much smaller where that saves a page. */
const TIGHTER = [0.85, 0.7];

/**
 * Writes texts in two columns, over several pages if needed. The columns of the last page are about equally high. Texts
 * are read in order, the left column of a page before its right one.
 */
export function writeTextColumns(flow: SectionWriter, texts: readonly ColumnText[]): void {
  flow.space(texts[0]?.above ?? 0);
  let pages = paginate(texts, flow.room);
  for (const factor of TIGHTER) {
    const tighter = paginate(texts.map(scaled(factor)), flow.room);
    if (tighter.length < pages.length) pages = tighter;
  }
  for (const [index, unbalanced] of pages.entries()) {
    if (index > 0) flow.newPage();
    const columns = index === pages.length - 1 ? balanced(unbalanced) : unbalanced;
    for (const [side, { placed }] of columns.entries()) drawColumn(flow, placed, side);
    flow.y += Math.max(0, ...columns.map(({ height }) => height));
  }
}

function scaled(factor: number): (text: ColumnText) => ColumnText {
  return ({ below, ...text }) => ({
    ...text,
    above: text.above * factor,
    ...(below !== undefined && { below: below * factor }),
  });
}

/** The columns of each page. Those of the first are empty where nothing has room in what is left of it. */
function paginate(texts: readonly ColumnText[], firstRoom: number): (readonly Column[])[] {
  const pages: (readonly Column[])[] = [];
  for (let rest = texts; rest.length > 0; ) {
    const room = pages.length === 0 ? firstRoom : PAGE_ROOM;
    const columns = (room >= LEAST_ROOM && layOut(rest, room)) || [];
    rest = columns.length > 0 ? (columns.at(-1)?.rest ?? []) : rest;
    pages.push(columns);
  }
  return pages;
}

/** Both columns in so much room; `undefined` where a page of its own is better. */
function layOut(texts: readonly ColumnText[], room: number): readonly [Column, Column] | undefined {
  const [left, right] = fillBoth(texts, room);
  const isWhole = right.rest.length === 0 || right.placed.length > 0;
  return isWhole || room >= PAGE_ROOM ? [left, right] : undefined;
}

/** The last columns as high as the lowest in which their texts have room. */
function balanced(columns: readonly Column[]): readonly Column[] {
  const texts = columns.flatMap(({ placed }) => placed.map(({ text }) => text));
  const [left = 0, right = 0] = columns.map(({ height }) => height);
  for (let height = (left + right) / 2; height < left; height += STEP) {
    const lower = fillBoth(texts, height);
    if (lower[1].rest.length === 0) return lower;
  }
  return columns;
}

function fillBoth(texts: readonly ColumnText[], room: number): readonly [Column, Column] {
  const left = fill(texts, room);
  return [left, fill(left.rest, room)];
}

/** As many texts as fit below each other. */
function fill(texts: readonly ColumnText[], room: number): Column {
  const placed: Placed[] = [];
  let height = 0;
  for (const [index, text] of texts.entries()) {
    const above = placed.at(-1)?.text.below ?? text.above;
    const y = placed.length > 0 ? height + above : 0;
    const isWhole = text.box.lines.length <= WHOLE_LINES && heightOf(text.box) > room - y;
    const { part, rest } = isWhole ? { part: undefined, rest: text.box } : splitText(text.box, room - y);
    if (part) {
      placed.push({ text: { ...text, box: part }, y });
      height = y + heightOf(part);
    }
    if (!rest) continue;
    const later = texts.slice(index + 1);
    if (part) return { placed, height, rest: [continued(text, rest), ...later] };
    return cutBack(placed, texts, index, room);
  }
  return { placed, height, rest: [] };
}

function continued({ bookmark: _, ...text }: ColumnText, box: TextBox): ColumnText {
  return { ...text, box, above: 0 };
}

/** Ends a column before the text at `end`, or before texts that are joined to it. */
function cutBack(placed: Placed[], texts: readonly ColumnText[], end: number, room: number): Column {
  let kept = placed.length;
  while (kept > 0 && placed[kept - 1]?.text.isJoined) kept -= 1;
  // Joined texts that are higher than a page are split all the same.
  if (kept === 0 && room >= PAGE_ROOM) kept = placed.length;
  const last = placed[kept - 1];
  return {
    placed: placed.slice(0, kept),
    height: last ? last.y + heightOf(last.text.box) : 0,
    rest: texts.slice(end - (placed.length - kept)),
  };
}

function drawColumn(flow: SectionWriter, placed: readonly Placed[], index: number): void {
  const shift = (COLUMNS[index]?.x ?? PAGE.margin) - PAGE.margin;
  const start = flow.y;
  for (const { text, y } of placed) {
    const { box, bookmark, decorate } = text;
    const { marker } = box;
    const top = start + y;
    if (bookmark !== undefined) flow.bookmark(bookmark, top);
    decorate?.(PAGE.margin + shift, top, heightOf(box));
    flow.draw(
      { ...box, x: box.x + shift, ...(marker && { marker: { ...marker, x: marker.x + shift } }) },
      top,
    );
  }
}
