import { messagesIn } from '../document/messages.ts';
import { sectionsOf } from '../document/sections.ts';
import { worksheetMessages, worksheetRows, worksheetSections } from '../document/worksheet.ts';
import type { ReportFile } from '../domain/report-file.ts';
import type { TextForms } from './text-style.ts';

/** A worksheet as text: its origin in the first line, then what is said and missing. No score or points. */
export function worksheetText({ report, meta }: ReportFile, forms: TextForms): string {
  const { paragraph, heading, bullets, numbers, detail } = forms;
  const words = messagesIn(worksheetMessages, meta.language);
  const sections = sectionsOf(report);
  const rows = worksheetRows(sections, meta.language);
  return [
    paragraph(`${words.withoutAi}. ${words.what}`),
    `\n${paragraph(report.interpretation)}`,
    rows.length > 0 ? heading(words.table) : '',
    ...rows.map(
      ({ name, state, said, question }) => paragraph(`${name}: ${state}`) + detail(said) + detail(question),
    ),
    ...worksheetSections(sections, meta.language).flatMap(({ title, paragraphs, items, ordered }) => [
      heading(title),
      ...paragraphs.filter((text) => text !== '').map(paragraph),
      ordered ? numbers(items) : bullets(items),
    ]),
  ].join('');
}
