import type { ReportFile } from '../domain/report-file.ts';
import { escapeMarkdown as text } from './escape-markdown.ts';
import { bullets, numbers, planMarkdown, quote } from './markdown-parts.ts';
import { messagesIn } from './messages.ts';
import { messages } from './report-messages.ts';
import { sectionsOf } from './sections.ts';
import { worksheetMessages, worksheetRows, worksheetSections } from './worksheet.ts';

/** A worksheet as Markdown: first its origin, then what is said and what is missing. It has no score, band or points. */
export function worksheetMarkdown(file: ReportFile): string {
  const { language, generatedAt } = file.meta;
  const words = messagesIn(worksheetMessages, language);
  const texts = messagesIn(messages, language);
  const sections = sectionsOf(file.report);
  const rows = worksheetRows(sections, language);
  return [
    `# ${words.title} · ${words.withoutAi}`,
    words.what,
    text(file.report.interpretation),
    `## ${texts.ideaTitle}`,
    quote(file.idea),
    ...(rows.length > 0
      ? [
          `## ${words.table}`,
          bullets(
            rows.map(
              ({ name, state, said, question }) =>
                `**${name}** (${state.toLowerCase()}). ${text(said)} *${text(question)}*`,
            ),
          ),
        ]
      : []),
    ...worksheetSections(sections, language).flatMap(({ title, paragraphs, items, ordered }) => [
      `## ${title}`,
      ...paragraphs.map(text),
      ...(items.length > 0 ? [ordered ? numbers(items.map(text)) : bullets(items.map(text))] : []),
    ]),
    ...planMarkdown(file),
    '---',
    `${texts.writtenByRules(texts.date(generatedAt))} ${texts.madeWith}.`,
    '',
  ].join('\n\n');
}
