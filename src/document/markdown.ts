import type { ReportFile } from '../domain/report-file.ts';
import type { Block, ListItem, Section, SourceLine, Text } from './blocks.ts';
import { escapeMarkdown as escape } from './escape-markdown.ts';
import { contentOf } from './content.ts';
import { reportDocument } from './report-document.ts';

/** The whole report as Markdown, in its own language. */
export function reportMarkdown(file: ReportFile, opened = false): string {
  return `${sectionsMarkdown(reportDocument(contentOf(file, opened)))}\n`;
}

/** Sections of a report as Markdown. All text is escaped. */
export function sectionsMarkdown(sections: readonly Section[]): string {
  return sections
    .flatMap(({ title, number, blocks }) => [
      ...(title === undefined ? [] : [`## ${number === undefined ? '' : `${number}. `}${escape(title)}`]),
      ...blocks.flatMap(blockMarkdown),
    ])
    .join('\n\n');
}

function blockMarkdown(block: Block): string[] {
  switch (block.type) {
    case 'title':
      return [`# ${[block.text ?? '', block.mark ?? ''].filter(Boolean).map(escape).join(' · ')}`];
    case 'heading':
      return block.look === 'label' ? [`**${escape(block.text)}**`] : [`### ${escape(block.text)}`];
    case 'paragraph':
      return [spans(block.text)];
    case 'list':
      return [block.items.map((item, index) => listItem(item, block.look === 'steps', index)).join('\n')];
    case 'columns':
      return block.columns.flatMap(({ title, items = [] }) => [
        `### ${escape(title)}`,
        bullets(items.map(escape)),
      ]);
    case 'quotation':
      return [
        [
          ...block.text.split(/\n+/).map((line) => `> ${escape(line)}`),
          ...(block.source ? ['>', `> ${sourceMarkdown(block.source)}`] : []),
        ].join('\n'),
      ];
    case 'score': {
      const { score, range, axes, badges, notes } = block;
      return [
        ...(score ? [`**${escape(score.bandName)}** · ${escape(score.inWords)}`] : []),
        ...(range ? [escape(range.inWords)] : []),
        bullets(
          axes.flatMap(({ name, levelName = '', differs }) => [
            `${escape(name)}: ${escape(levelName)}${differs ? ` (${escape(differs)})` : ''}`,
          ]),
        ),
        bullets(
          badges.flatMap(({ label, value }) => (value ? [`${escape(label)}: ${escape(value.text)}`] : [])),
        ),
        ...notes.map(escape),
      ].filter(Boolean);
    }
    case 'axis': {
      const { name, levelName, points, basis, reason } = block;
      const from = [points, ...(basis ? [basis] : [])].map(escape).join('; ');
      return [`- **${escape(name)}**: ${escape(levelName)} (${from})\n  ${escape(reason)}`];
    }
    case 'table':
      return [
        block.heads.map(escape).join(' · '),
        bullets(
          block.rows.map(
            ({ head, state, cells: [said = '', question = ''] }) =>
              `**${escape(head)}** (${escape(state)}). ${escape(said)} *${escape(question)}*`,
          ),
        ),
      ];
    case 'facts':
      return [
        `#### ${block.index + 1}. ${escape(block.title)}`,
        bullets(block.facts.map(({ name, text }) => `${escape(name)}: ${escape(text)}`)),
      ];
    case 'details':
      return [`### ${escape(block.summary)}`, ...block.blocks.flatMap(blockMarkdown)];
    case 'pending':
      return [];
  }
}

function spans(text: Text): string {
  return text
    .map(({ text: words, style }) =>
      style === 'strong' || style === 'accent' ? `**${escape(words)}**` : escape(words),
    )
    .join(' ');
}

function listItem({ text, source }: ListItem, isNumbered: boolean, index: number): string {
  const words = `${spans(text)}${source ? ` ${sourceMarkdown(source)}` : ''}`;
  return isNumbered ? `${index + 1}. ${words}` : `- ${words}`;
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** The address comes from a search service, so characters that could end the `<…>` link are encoded. */
function sourceMarkdown({ url, host, title, date }: SourceLine): string {
  const link = `[${escape(host)}](<${url.replace(/[\\<>\s]/g, encodeURIComponent)}>)`;
  return `${link}: ${escape(title)}${date === undefined ? '' : `, ${escape(date)}`}`;
}
