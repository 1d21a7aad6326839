import type { WholeFile } from '../domain/open-file.ts';
import { joinedText } from './block-texts.ts';
import type { Block, ListBlock, Section, SourcePage, TableBlock, Text } from './blocks.ts';
import { escapeMarkdown as escaped, escapeWithinLine as escapedWithin } from './escape-markdown.ts';
import { documentOf } from './saved-document.ts';

/** A whole report or worksheet as Markdown, in the language of the document. */
export function fileMarkdown(file: WholeFile, isUnchecked = false): string {
  return `${sectionsMarkdown(documentOf(file, isUnchecked))}\n`;
}

/** Sections of a report as Markdown. All text is escaped. */
export function sectionsMarkdown(sections: readonly Section[]): string {
  return sections
    .flatMap(({ title, isTitleRepeated, blocks }) => [
      ...(title === undefined || isTitleRepeated ? [] : [`## ${escaped(title)}`]),
      ...blocks.flatMap(blockMarkdown),
    ])
    .join('\n\n');
}

function blockMarkdown(block: Block): string[] {
  switch (block.type) {
    case 'title':
      return [`# ${[block.text ?? '', block.mark ?? ''].filter(Boolean).map(escaped).join(' · ')}`];
    case 'headline': {
      const { decision, text = '' } = block;
      return [
        [...(decision ? [`**${escapedWithin(decision.text)}**`] : []), escapedWithin(text)].join(' · '),
      ];
    }
    case 'heading':
      return block.look === 'label' ? [`**${escaped(block.text)}**`] : [`### ${escaped(block.text)}`];
    case 'paragraph':
      return [spans(block.text)];
    case 'list':
      return [listMarkdown(block)];
    case 'columns':
      return block.columns.flatMap(({ title, items = [] }) => [
        `### ${escaped(title)}`,
        bullets(items.map(escaped)),
      ]);
    case 'quotation':
      return [block.text.replace(/\n*([^\n]+)/g, (_, line) => `\n> ${escaped(line)}`).trim()];
    case 'score': {
      const { score, caption, range, axes, badges, notes } = block;
      return [
        ...(score
          ? [`**${escapedWithin(score.bandName)}** · ${escapedWithin(`${score.inWords} (${caption})`)}`]
          : []),
        ...(range ? [escaped(range.inWords)] : []),
        bullets(
          axes.flatMap(({ name, rated }) =>
            rated ? [`${escaped(name)}: ${escapedWithin(`${rated.levelInWords} (${rated.levelName})`)}`] : [],
          ),
        ),
        bullets(badges.flatMap(({ label, value }) => (value ? [escaped(`${label}: ${value.text}`)] : []))),
        ...notes.map(escaped),
      ].filter(Boolean);
    }
    case 'axis': {
      const { name, levelInWords, levelName, basis, reason } = block;
      const level = [levelInWords, levelName, ...(basis === undefined ? [] : [basis])].join(' · ');
      return [`- **${escapedWithin(name)}**: ${escapedWithin(level)}\n  ${escaped(reason)}`];
    }
    case 'table':
      return [tableMarkdown(block)];
    case 'sums':
      return block.blocks.flatMap(blockMarkdown);
    case 'bars':
      return [
        bullets(
          block.groups.map(({ name, bars }) => {
            const amounts = bars.map((bar) => escapedWithin(`${bar.name}: ${bar.text}`));
            return `**${escapedWithin(name)}** · ${amounts.join(' · ')}`;
          }),
        ),
      ];
    case 'sources':
      return [bullets(block.items.map(({ number, source }) => `\\[${number}\\] ${sourceMarkdown(source)}`))];
    case 'pending':
      return [];
  }
}

function tableMarkdown({ heads, rows }: TableBlock): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(heads.map(escapedWithin)),
    line(heads.map(() => '---')),
    ...rows.map((row) => line(row.map((cell) => spans(cell, escapedWithin)))),
  ].join('\n');
}

/** Only the first run can begin a line. */
function spans(text: Text, escapeFirst = escaped): string {
  return joinedText(text, (span) => {
    if (span.cited) return `[${escapedWithin(span.text)}](<${linkable(span.cited.source.url)}>)`;
    const isMarked = span.style !== undefined && span.style !== 'muted';
    if (isMarked) return `**${escapedWithin(span.text)}**`;
    return span === text[0] ? escapeFirst(span.text) : escapedWithin(span.text);
  });
}

function listMarkdown({ look, start = 1, items }: ListBlock): string {
  return items
    .map(({ text, source }, index) => {
      const words = `${spans(text)}${source ? ` ${sourceMarkdown(source)}` : ''}`;
      return look === 'steps' ? `${start + index}. ${words}` : `- ${words}`;
    })
    .join('\n');
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function sourceMarkdown({ url, host, title, date }: SourcePage): string {
  const link = `[${escaped(host)}](<${linkable(url)}>)`;
  return `${link}: ${escaped(title)}${date === undefined ? '' : `, ${escaped(date)}`}`;
}

/** The URL comes from a search service, so characters that could end the `<…>` of a link are encoded. */
function linkable(url: string): string {
  return url.replace(/[\\<>\s]/g, encodeURIComponent);
}
