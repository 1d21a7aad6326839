import type { WholeFile } from '../domain/open-file.ts';
import type { ListItem, Section, Text } from './blocks.ts';
import { escapeMarkdown as escaped, escapeWithinLine as escapedWithin } from './escape-markdown.ts';
import { joinedText } from './make-blocks.ts';
import { documentOf, type PrintOptions } from './printed-document.ts';
import { type TextForms, TextWriter } from './text.ts';

export function fileMarkdown(file: WholeFile, options?: PrintOptions): string {
  return `${sectionsMarkdown(documentOf(file, options))}\n`;
}

/** Sections of a report as Markdown. All text is escaped. */
export function sectionsMarkdown(sections: readonly Section[]): string {
  return new TextWriter(FORMS).next(sections).trim();
}

/** Each part ends with an empty line. */
const FORMS: TextForms = {
  title: (text) => `# ${escaped(text)}\n\n`,
  sectionTitle: (text) => `## ${escaped(text)}\n\n`,
  heading: (text) => `### ${escaped(text)}\n\n`,
  line: (text) => `${spans(text)}\n\n`,
  note: (text) => `${spans(text)}\n\n`,
  quotation: (text) => `${text.replace(/\n*([^\n]+)/g, (_, line) => `\n> ${escaped(line)}`).trim()}\n\n`,
  items: (items, start) =>
    `${items
      .map((item, index) => `${start === undefined ? '-' : `${start + index}.`} ${itemText(item)}\n`)
      .join('')}\n`,
  table({ heads, rows }) {
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
    return [
      line(heads.map(escapedWithin)),
      line(heads.map(() => '---')),
      ...rows.map((row) => line(row.map((cell) => spans(cell, escapedWithin)))),
      '\n',
    ].join('');
  },
  score: (text) => `${spans(text)}\n\n`,
};

/** A text as one line of Markdown. Only its first run can begin the line. */
function spans(text: Text, escapeFirst = escaped): string {
  return joinedText(text, (span) => {
    if (span.cited) return `[${escapedWithin(span.text)}](<${linkable(span.cited.source.url)}>)`;
    const isMarked = span.style !== undefined && span.style !== 'muted';
    if (isMarked) return `**${escapedWithin(span.text)}**`;
    return span === text[0] ? escapeFirst(span.text) : escapedWithin(span.text);
  });
}

function itemText({ text, source }: ListItem): string {
  if (!source) return spans(text);
  const { url, host, title, date } = source;
  const link = `[${escaped(host)}](<${linkable(url)}>): ${escapedWithin(title)}`;
  return `${spans(text)} ${link}${date === undefined ? '' : `, ${escaped(date)}`}`;
}

/** The URL comes from a search service, so characters that could end the `<…>` of a link are encoded. */
function linkable(url: string): string {
  return url.replace(/[\\<>\s]/g, encodeURIComponent);
}
