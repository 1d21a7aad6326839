import type { SumsBlock, SumsLine, SumsPicture } from '../document/blocks.ts';
import { BODY, type Element, heightOf, SMALL, STRONG, type TextLook } from './page-flow.ts';
import type { SectionWriter } from './section-writer.ts';
import { type Cell, type Column, columns, HEAD, rowElements, writeTable } from './table.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, TONES } from './theme.ts';

const SPACE = { afterText: 4, aroundPicture: 6 };
const BAR = { height: 12, below: 8 };
const LINE = { height: 66, dot: 2.5, labels: 12 };

/** The quantities and the results as tables, the picture, and the notes. */
export function writeSums(flow: SectionWriter, block: SumsBlock): void {
  const { unit, open, heads, quantities, resultHeads, results, picture, notes } = block;
  for (const text of [open, unit]) if (text !== undefined) write(flow, text, text === open ? STRONG : SMALL);
  writeCells(
    flow,
    heads,
    [40, 30, 30],
    quantities.map(({ name, note, value, range, basis, isChanged }) => [
      [name, note],
      [value, range],
      [isChanged ? undefined : basis, isChanged ? basis : undefined],
    ]),
  );
  flow.space(SPACE.afterText);
  writeCells(
    flow,
    resultHeads,
    resultHeads.map((_, index) => (index === 0 ? 40 : 60 / (resultHeads.length - 1))),
    results.map(({ name, cells }) => [[name], ...cells.map(({ text, range }) => [text, range])]),
  );
  flow.space(SPACE.afterText);
  if (picture) writePicture(flow, picture);
  for (const note of notes) write(flow, note, SMALL);
}

function write(flow: SectionWriter, text: string, look: TextLook): void {
  const box = flow.fullWidthBox(text, look, 'P');
  flow.begin(heightOf(box));
  flow.write(box);
  flow.space(SPACE.afterText);
}

/** A table whose cells have a text and, below it, a detail. */
function writeCells(
  flow: SectionWriter,
  heads: readonly string[],
  shares: readonly number[],
  rows: readonly (readonly (readonly (string | undefined)[])[])[],
): void {
  const table = flow.element('Table', flow.parent);
  const sides = columns(...shares);
  const headElements = rowElements(flow, table, heads.length, 'Column');
  const headCells = sides.map(
    ({ x, width }, index): Cell => ({
      boxes: [flow.box(heads[index] ?? '', HEAD, x, width, headElements[index] as Element)],
    }),
  );
  const lines = rows.map((cells): Cell[] => {
    const elements = rowElements(flow, table, heads.length, 'Row');
    return sides.map(({ x, width }: Column, index) => {
      const [text, detail] = cells[index] ?? [];
      const box = (words: string, look: TextLook) =>
        flow.box(words, look, x, width, flow.element('P', elements[index] as Element));
      return {
        boxes: [
          ...(text === undefined ? [] : [box(text, index === 0 ? STRONG : BODY)]),
          ...(detail === undefined ? [] : [box(detail, SMALL)]),
        ],
      };
    });
  });
  writeTable(flow, headCells, lines);
}

/** A bar of the price's parts and the line of the month's result, with the words of both below. */
function writePicture(flow: SectionWriter, { parts, price, line, inWords }: SumsPicture): void {
  const words = flow.fullWidthBox(inWords, BODY, 'P');
  const height = BAR.height + BAR.below + (line ? LINE.height + LINE.labels : 0);
  flow.begin(height + heightOf(words) + 2 * SPACE.aroundPicture);
  const top = flow.y + SPACE.aroundPicture;
  flow.artifact((pdf) => {
    let x: number = PAGE.margin;
    for (const { kind, share } of parts) {
      const width = share * CONTENT_WIDTH;
      pdf.rect(x, top, width, BAR.height).fill(PART_COLOURS[kind]);
      x += width;
    }
    if (price < 1) {
      const at = PAGE.margin + price * CONTENT_WIDTH;
      pdf
        .moveTo(at, top - 3)
        .lineTo(at, top + BAR.height + 3)
        .lineWidth(1.5)
        .stroke(COLOUR.ink);
    }
  });
  if (line) drawLine(flow, line, top + BAR.height + BAR.below);
  flow.y = top + height;
  flow.write(words);
  flow.space(SPACE.afterText);
}

const PART_COLOURS: Readonly<Record<SumsPicture['parts'][number]['kind'], string>> = {
  cost: COLOUR.muted,
  fixed: '#b9ab99',
  rest: TONES.success.text,
  loss: TONES.destructive.text,
};

function drawLine(flow: SectionWriter, { from, zero, to, marks }: SumsLine, top: number): void {
  const y = (height: number) => top + (1 - height) * LINE.height;
  const x = (at: number) => PAGE.margin + at * CONTENT_WIDTH;
  flow.artifact((pdf) => {
    pdf.moveTo(x(0), y(zero)).lineTo(x(1), y(zero)).lineWidth(0.5).stroke(COLOUR.muted);
    pdf.moveTo(x(0), y(from)).lineTo(x(1), y(to)).lineWidth(1.5).stroke(COLOUR.accent);
    for (const { at, isBreakEven } of marks) {
      const height = from + (to - from) * at;
      pdf.circle(x(at), y(height), LINE.dot).fill(isBreakEven ? COLOUR.ink : COLOUR.accent);
    }
    let freeFrom: number = PAGE.margin;
    for (const { at, text } of [...marks].sort((one, other) => one.at - other.at)) {
      const label = flow.line(text, SMALL);
      const left = Math.min(x(at), PAGE.margin + CONTENT_WIDTH - label.width);
      // A label that would cover the one before it is left out: the words below say it.
      if (left < freeFrom) continue;
      flow.drawLine(label, SMALL, left, top + LINE.height);
      freeFrom = left + label.width + 8;
    }
  });
}
