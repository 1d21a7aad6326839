import { sectionsOf } from '../document/sections.ts';
import {
  type WorksheetRow,
  worksheetMessages,
  worksheetRows,
  worksheetSections,
} from '../document/worksheet.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { longDate } from './footers.ts';
import { messages } from './messages.ts';
import { BODY, type PageFlow, type TextLook } from './page-flow.ts';
import { addBookmark, LABEL, SectionWriter } from './section-writer.ts';
import { type Cell, columns, rowElements, writeTable } from './table.ts';
import { COLOUR, CONTENT_WIDTH, LEADING, PAGE, SIZE } from './theme.ts';
import { writePlan } from './validation-plan.ts';

const TITLE: TextLook = { style: 'display', size: SIZE.title, colour: COLOUR.ink, leading: LEADING.tight };
const HEAD: TextLook = { style: 'strong', size: SIZE.small, colour: COLOUR.muted, leading: LEADING.text };
const SMALL: TextLook = { ...HEAD, style: 'text' };

/** Writes a worksheet: first that fixed rules and no model wrote it, then what is said and missing. Draws no score. */
export function writeWorksheet(flow: PageFlow, file: ReportFile): void {
  const { language, generatedAt } = file.meta;
  const t = messages[language];
  const words = worksheetMessages[language];
  const sections = sectionsOf(file.report);
  const write = new SectionWriter(flow);
  const title = `${words.title} · ${words.withoutAi}`;
  addBookmark(flow, title);
  flow.write(flow.block(title, TITLE, PAGE.margin, CONTENT_WIDTH, flow.element('H1', write.parent)));
  flow.y += 8;
  write.paragraph(words.what, LABEL);
  write.paragraph(file.report.interpretation);
  write.paragraph(t.writtenByRules(longDate(generatedAt, language)), SMALL);
  write.section(t.ideaTitle);
  write.paragraph(file.idea);
  const rows = worksheetRows(sections, language);
  if (rows.length > 0) {
    write.section(words.table);
    writeRows(write, rows, [words.topic, words.said, words.question]);
  }
  for (const { title: heading, paragraphs, items, ordered } of worksheetSections(sections, language)) {
    write.section(heading);
    for (const paragraph of paragraphs) write.paragraph(paragraph);
    if (items.length > 0) write.list(items, ordered ? 'numbers' : 'bullets');
  }
  if (file.plan) writePlan(write, t, file.plan);
}

function writeRows(write: SectionWriter, rows: readonly WorksheetRow[], heads: readonly string[]): void {
  const { flow } = write;
  const [first, second, third] = columns(18, 50, 32);
  if (!first || !second || !third) return;
  const table = flow.element('Table', write.parent);
  const headElements = rowElements(flow, table, ['TH', 'TH', 'TH']);
  const headCells = [first, second, third].map(({ x, width }, index) => ({
    blocks: [
      flow.block(heads[index] ?? '', HEAD, x, width, headElements[index] as (typeof headElements)[number]),
    ],
  }));
  const cells: Cell[][] = rows.flatMap(({ name, state, said, question }) => {
    const [head, body, open] = rowElements(flow, table, ['TH', 'TD', 'TD'], 'Row');
    if (!head || !body || !open) return [];
    return [
      [
        {
          blocks: [
            flow.block(name, LABEL, first.x, first.width, flow.element('P', head)),
            flow.block(state, SMALL, first.x, first.width, flow.element('P', head)),
          ],
        },
        { blocks: [flow.block(said, BODY, second.x, second.width, flow.element('P', body))] },
        { blocks: [flow.block(question, BODY, third.x, third.width, flow.element('P', open))] },
      ],
    ];
  });
  writeTable(flow, headCells, cells, (height) => write.begin(height));
}
