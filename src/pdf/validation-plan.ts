import { resultOf } from '../document/results-text.ts';
import type { Plan } from '../domain/plan.ts';
import type { Results } from '../domain/report-file.ts';
import type { Messages } from './messages.ts';
import { BODY, type TextLook } from './page-flow.ts';
import type { SectionWriter } from './section-writer.ts';
import { closeTable, columns, rowElements, rowHeight, writeRow } from './table.ts';
import { COLOUR, LEADING, SIZE } from './theme.ts';

/** Rows of a fact list are closer together than those of a table with columns. */
const ROW_PADDING = 3;
const HEAD: TextLook = { style: 'strong', size: SIZE.small, colour: COLOUR.muted, leading: LEADING.text };

/** Writes the riskiest assumption, the experiments and the questions for customers. */
export function writePlan(write: SectionWriter, t: Messages, plan: Plan, results?: Results): void {
  write.section(t.plan);
  write.paragraph([
    { text: `${t.riskiestAssumption}:`, style: 'strong' },
    { text: plan.riskiestAssumption, style: 'text' },
  ]);
  for (const [index, experiment] of plan.experiments.entries()) {
    write.label(`${t.experiment(index + 1)}: ${experiment.tests}`);
    writeFacts(write, [
      [t.how, experiment.how],
      [t.cost, experiment.cost],
      [t.time, t.days(experiment.days)],
      [t.goOnIf, experiment.goOnIf],
      [t.stopIf, experiment.stopIf],
      ...resultOf(results, index).map((result) => [t.result, result] as const),
    ]);
  }
  write.label(t.questions);
  write.list(plan.questions, 'numbers');
}

/** A table of two columns: label and value. */
function writeFacts(write: SectionWriter, facts: readonly (readonly [string, string])[]): void {
  const { flow } = write;
  const [left, right] = columns(15, 85);
  if (!left || !right) return;
  const table = flow.element('Table', write.parent);
  const rows = facts.map(([name, text]) => {
    const [head, body] = rowElements(flow, table, ['TH', 'TD'], 'Row');
    if (!head || !body) return [];
    return [
      { blocks: [flow.block(name, HEAD, left.x, left.width, head)] },
      { blocks: [flow.block(text, BODY, right.x, right.width, flow.element('P', body))] },
    ];
  });
  const [first = []] = rows;
  write.begin(
    Math.min(
      rows.reduce((sum, row) => sum + rowHeight(row, ROW_PADDING), 0),
      110,
    ),
    Math.min(rowHeight(first, ROW_PADDING), 100),
  );
  for (const row of rows) writeRow(flow, row, { padding: ROW_PADDING });
  closeTable(flow);
}
