import type { Experiment, ExperimentScale, ExperimentsBlock, Fact } from '../document/blocks.ts';
import { factSpans } from './block-spans.ts';
import {
  type Element,
  heightOf,
  lineHeight,
  STRONG,
  TABLE_TEXT,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import type { SectionWriter } from './section-writer.ts';
import { type Cell, type Column, columns, headCells, rowElements, writeTable } from './table.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, TONES } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

const ROW_PADDING = 4;
const TOTAL_SPACE = { bar: 5, above: 3, below: 7 };
/** The picture of a scale stands before its words. */
const SCALE = { width: 34, height: 5, gap: 6, dot: 3.2 };
/** Between the lines of a cell. */
const GAP = 2;

/** The total with a bar of the days, then all experiments as one table. */
export function writeExperiments(flow: SectionWriter, { total, heads, experiments }: ExperimentsBlock): void {
  const box = flow.fullWidthBox(total, STRONG, 'P');
  flow.hold(box, 0);
  flow.begin(TOTAL_SPACE.above + TOTAL_SPACE.bar + TOTAL_SPACE.below + MOST_OF_A_ROW);
  writeDays(flow, experiments);
  const sides = columns(38, 17, 45);
  const table = flow.element('Table', flow.parent);
  const tableHeads = headCells(flow, table, sides, heads);
  const rows = experiments.map((experiment): Cell[] => {
    const elements = rowElements(flow, table, heads.length, 'Row');
    const cells = [testTexts, effortTexts, resultTexts].map((write, index) =>
      write(experiment).map(({ spans, look, indent = 0 }) => {
        const { x, width } = sides[index] as Column;
        return flow.box(
          spans,
          look,
          x + indent,
          width - indent,
          flow.element('P', elements[index] as Element),
        );
      }),
    );
    return cells.map((boxes, index) => ({
      boxes,
      ...(index === 2 && {
        decorate: (top: number) => drawScale(flow, experiment, boxes, sides[2] as Column, top),
      }),
    }));
  });
  writeTable(flow, tableHeads, rows, ROW_PADDING);
}

/** The head of the table and a usual row, in points. */
const MOST_OF_A_ROW = 90;

interface CellText {
  spans: FontSpan[];
  look: TextLook;
  indent?: number;
}

function testTexts({ index, title, how }: Experiment): CellText[] {
  return [
    {
      spans: [{ text: `${index + 1}. ${title}`, style: 'strong' }],
      look: { ...TABLE_TEXT, style: 'strong' },
    },
    factText(how),
  ];
}

function effortTexts({ effort }: Experiment): CellText[] {
  return effort.map(factText);
}

function resultTexts({ limits, result, scale }: Experiment): CellText[] {
  return [
    ...limits.map(factText),
    ...(result ? [factText(result)] : []),
    ...(scale
      ? [
          {
            spans: [{ text: scale.inWords, style: TABLE_TEXT.style }],
            look: TABLE_TEXT,
            indent: SCALE.width + SCALE.gap,
          },
        ]
      : []),
    ...(scale?.noted
      ? [{ spans: [{ text: scale.noted.inWords, style: 'strong' as const }], look: TABLE_TEXT }]
      : []),
  ];
}

function factText(fact: Fact): CellText {
  return { spans: factSpans(fact), look: TABLE_TEXT };
}

/** Where to stop, where it is in doubt, where to go on, and the noted number on it, before the words of the scale. */
function drawScale(
  flow: SectionWriter,
  { scale, limits, result }: Experiment,
  boxes: readonly TextBox[],
  { x }: Column,
  top: number,
): void {
  if (!scale) return;
  const above = boxes.slice(0, limits.length + (result ? 1 : 0));
  const line = top + above.reduce((sum, box) => sum + heightOf(box) + GAP, 0);
  const y = line + (lineHeight(TABLE_TEXT) - SCALE.height) / 2 + 1;
  flow.artifact((pdf) => {
    for (const { from, to, colour } of zones(scale)) {
      pdf.rect(x + from * SCALE.width, y, (to - from) * SCALE.width, SCALE.height).fill(colour);
    }
    if (scale.noted) {
      pdf
        .circle(x + scale.noted.at * SCALE.width, y + SCALE.height / 2, SCALE.dot)
        .lineWidth(1)
        .fillAndStroke(COLOUR.ink, '#ffffff');
    }
  });
}

function zones({ stopTo, goFrom }: ExperimentScale) {
  return [
    { from: 0, to: stopTo, colour: TONES.destructive.text },
    { from: stopTo, to: goFrom, colour: COLOUR.line },
    { from: goFrom, to: 1, colour: TONES.success.text },
  ];
}

/** A bar as long as all the days, in the parts of the experiments. */
function writeDays(flow: SectionWriter, experiments: readonly Experiment[]): void {
  const top = flow.y + TOTAL_SPACE.above;
  flow.artifact((pdf) => {
    let x: number = PAGE.margin;
    for (const [index, { share }] of experiments.entries()) {
      const width = share * CONTENT_WIDTH;
      const colour = index % 2 === 0 ? COLOUR.accent : COLOUR.muted;
      if (width > 1) pdf.rect(x, top, width - 1, TOTAL_SPACE.bar).fill(colour);
      x += width;
    }
  });
  flow.y = top + TOTAL_SPACE.bar;
  flow.space(TOTAL_SPACE.below);
}
