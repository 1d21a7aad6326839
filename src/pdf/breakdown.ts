import type { ReportFile } from '../domain/report-file.ts';
import {
  AXIS_WEIGHTS,
  type AxisRating,
  axisPoints,
  isImprovable,
  LEVELS,
  largestGains,
  RUBRIC,
  type Verdict,
} from '../domain/rubric.ts';
import { messages } from './messages.ts';
import { BODY, lineHeight, type TextLook } from './page-flow.ts';
import { LABEL, type SectionWriter } from './section-writer.ts';
import { type Cell, columns, rowElements, writeTable } from './table.ts';
import { COLOUR, LEADING, SIZE } from './theme.ts';

const HEAD: TextLook = { style: 'strong', size: SIZE.small, colour: COLOUR.muted, leading: LEADING.text };
const SMALL: TextLook = { ...HEAD, style: 'text' };
/** One step per level, filled up to the level of the axis. */
const STEP = { width: 7, height: 5, gap: 2 };

/** The score breakdown: each axis with its level as a bar, its reason and what would raise it. */
export function writeBreakdown(
  write: SectionWriter,
  ratings: readonly AxisRating[],
  verdict: Verdict | undefined,
  language: ReportFile['meta']['language'],
): void {
  const t = messages[language];
  const { flow } = write;
  write.section(t.breakdown);
  const [axisColumn, reasonColumn, raiseColumn] = columns(23, 38.5, 38.5);
  if (!axisColumn || !reasonColumn || !raiseColumn) return;
  const table = flow.element('Table', write.parent);
  const heads = rowElements(flow, table, ['TH', 'TH', 'TH']);
  const headCells = [t.axis, t.reason, t.raise].map((text, index) => {
    const column = [axisColumn, reasonColumn, raiseColumn][index] as typeof axisColumn;
    return {
      blocks: [flow.block(text, HEAD, column.x, column.width, heads[index] as (typeof heads)[number])],
    };
  });
  const rows: Cell[][] = [];
  for (const { axis, level, reason, raise } of ratings) {
    const [head, because, change] = rowElements(flow, table, ['TH', 'TD', 'TD'], 'Row');
    if (!head || !because || !change) return;
    const points = t.points(axisPoints(axis, level), AXIS_WEIGHTS[axis]);
    rows.push([
      {
        blocks: [
          flow.block(
            RUBRIC[language][axis].name,
            LABEL,
            axisColumn.x,
            axisColumn.width,
            flow.element('P', head),
          ),
          flow.block(
            `${t.level(level)}, ${t.levelOf5(level)}`,
            SMALL,
            axisColumn.x,
            axisColumn.width,
            flow.element('P', head),
          ),
          flow.block(points, SMALL, axisColumn.x, axisColumn.width, flow.element('P', head)),
        ],
        decorate: (pdf: PDFKit.PDFDocument, top: number) =>
          drawSteps(pdf, level, axisColumn.x + axisColumn.width, top),
      },
      { blocks: [flow.block(reason, BODY, reasonColumn.x, reasonColumn.width, flow.element('P', because))] },
      { blocks: [flow.block(raise, BODY, raiseColumn.x, raiseColumn.width, flow.element('P', change))] },
    ]);
  }
  writeTable(flow, headCells, rows, (height) => write.begin(height));
  if (isImprovable(verdict)) writeGains(write, ratings, language);
}

function drawSteps(pdf: PDFKit.PDFDocument, level: number, right: number, top: number): void {
  const y = top + (lineHeight(LABEL) - STEP.height) / 2;
  for (const [index, step] of LEVELS.entries()) {
    const x = right - (LEVELS.length - index) * (STEP.width + STEP.gap) + STEP.gap;
    pdf.rect(x, y, STEP.width, STEP.height).fill(step <= level ? COLOUR.accent : COLOUR.line);
  }
}

function writeGains(
  write: SectionWriter,
  ratings: readonly AxisRating[],
  language: ReportFile['meta']['language'],
): void {
  const t = messages[language];
  const gains = largestGains(ratings);
  if (gains.length === 0) return;
  write.label(t.gains);
  write.list(
    gains.map(({ axis, raise, points }) => [
      { text: `${RUBRIC[language][axis].name}, ${t.gain(points)}:`, style: 'strong' as const },
      { text: raise, style: 'text' as const },
    ]),
    'numbers',
  );
}
