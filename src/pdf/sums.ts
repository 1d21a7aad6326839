import type { SumsBlock, SumsLine, SumsPicture } from '../document/blocks.ts';
import { type Element, heightOf, SMALL, STRONG, TABLE_TEXT, type TextLook } from './page-flow.ts';
import type { SectionWriter } from './section-writer.ts';
import { type Cell, type Column, columns, headCells, rowElements, writeTable } from './table.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, TONES } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

const SPACE = { afterText: 4, aroundPicture: 4 };
const BAR = { height: 12, below: 8 };
const LINE = { height: 38, dot: 2.5, labels: 12 };
const ROW_PADDING = 1.5;

/** The quantities and the results as tables, the picture, and the notes. */
export function writeSums(flow: SectionWriter, block: SumsBlock): void {
  const { open, heads, quantities, resultHeads, results, picture, notes } = block;
  if (open !== undefined) write(flow, open, STRONG);
  writeCells(
    flow,
    heads,
    [48, 28, 24],
    quantities.map(({ name, note, value, range, basis, isChanged }) => [
      [strong(name), ...inBrackets(note)],
      [strong(value), ...inBrackets(range)],
      [isChanged ? { text: basis, style: 'strong', colour: COLOUR.accent } : muted(basis)],
    ]),
  );
  writeCells(
    flow,
    resultHeads,
    [48, ...resultHeads.slice(1).map(() => 52 / (resultHeads.length - 1))],
    results.map(({ name, cells }) => [
      [strong(name)],
      ...cells.map(({ text, range }) => [strong(text), ...inBrackets(range)]),
    ]),
  );
  if (picture) writePicture(flow, picture);
  for (const note of notes) write(flow, note, SMALL);
}

function strong(text: string): FontSpan {
  return { text, style: 'strong' };
}

function inBrackets(text: string | undefined): FontSpan[] {
  return text === undefined ? [] : [muted(`(${text})`)];
}

function muted(text: string): FontSpan {
  return { text, style: 'text', colour: COLOUR.muted };
}

function write(flow: SectionWriter, text: string, look: TextLook): void {
  const box = flow.fullWidthBox(text, look, 'P');
  flow.begin(heightOf(box));
  flow.write(box);
  flow.space(SPACE.afterText);
}

/** A table with one line of small text in most of its cells, so that the sums fit on a page. */
function writeCells(
  flow: SectionWriter,
  heads: readonly string[],
  shares: readonly number[],
  rows: readonly (readonly (readonly FontSpan[])[])[],
): void {
  const table = flow.element('Table', flow.parent);
  const sides = columns(...shares);
  const tableHeads = headCells(flow, table, sides, heads);
  const lines = rows.map((cells): Cell[] => {
    const elements = rowElements(flow, table, heads.length, 'Row');
    return sides.map(({ x, width }: Column, index) => ({
      boxes: [
        flow.box(cells[index] ?? [], TABLE_TEXT, x, width, flow.element('P', elements[index] as Element)),
      ],
    }));
  });
  writeTable(flow, tableHeads, lines, ROW_PADDING);
}

/** On the left a bar of the price's parts with the words of the picture, on the right the line of the month's result. */
function writePicture(flow: SectionWriter, { parts, price, line, inWords }: SumsPicture): void {
  const [left, right] = columns(50, 50) as [Column, Column];
  const place = line ? left : { x: PAGE.margin, width: CONTENT_WIDTH };
  const words = flow.box(inWords, SMALL, place.x, place.width, flow.element('P', flow.parent));
  const height = Math.max(BAR.height + BAR.below + heightOf(words), line ? LINE.height + LINE.labels : 0);
  flow.begin(height + 2 * SPACE.aroundPicture);
  const top = flow.y + SPACE.aroundPicture;
  flow.artifact((pdf) => {
    let x = place.x;
    for (const { kind, share } of parts) {
      const width = share * place.width;
      pdf.rect(x, top, width, BAR.height).fill(PART_COLOURS[kind]);
      x += width;
    }
    if (price < 1) {
      const at = place.x + price * place.width;
      pdf
        .moveTo(at, top - 3)
        .lineTo(at, top + BAR.height + 3)
        .lineWidth(1.5)
        .stroke(COLOUR.ink);
    }
  });
  flow.draw(words, top + BAR.height + BAR.below);
  if (line) drawLine(flow, line, right, top);
  flow.y = top + height;
  flow.space(SPACE.afterText);
}

const PART_COLOURS: Readonly<Record<SumsPicture['parts'][number]['kind'], string>> = {
  cost: COLOUR.muted,
  fixed: '#b9ab99',
  rest: TONES.success.text,
  loss: TONES.destructive.text,
};

function drawLine(
  flow: SectionWriter,
  { from, zero, to, marks }: SumsLine,
  { x: left, width }: Column,
  top: number,
): void {
  const y = (height: number) => top + (1 - height) * LINE.height;
  const x = (at: number) => left + at * width;
  flow.artifact((pdf) => {
    pdf.moveTo(x(0), y(zero)).lineTo(x(1), y(zero)).lineWidth(0.5).stroke(COLOUR.muted);
    pdf.moveTo(x(0), y(from)).lineTo(x(1), y(to)).lineWidth(1.5).stroke(COLOUR.accent);
    for (const { at, isBreakEven } of marks) {
      const height = from + (to - from) * at;
      pdf.circle(x(at), y(height), LINE.dot).fill(isBreakEven ? COLOUR.ink : COLOUR.accent);
    }
    let freeFrom = left;
    for (const { at, text } of [...marks].sort((one, other) => one.at - other.at)) {
      const label = flow.line(text, SMALL);
      const start = Math.min(x(at), left + width - label.width);
      // A label that would cover the one before it is left out: the words below say it.
      if (start < freeFrom) continue;
      flow.drawLine(label, SMALL, start, top + LINE.height);
      freeFrom = start + label.width + 8;
    }
  });
}
