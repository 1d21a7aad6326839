import type { WholeFile } from '../domain/open-file.ts';
import { factsOf, joinedText, scaleTexts } from './block-texts.ts';
import type {
  Block,
  ExperimentsBlock,
  FactsBlock,
  FindingBlock,
  ListItem,
  Section,
  SourcePage,
  SumsBlock,
  Text,
} from './blocks.ts';
import { escapeMarkdown as escaped } from './escape-markdown.ts';
import { documentOf } from './saved-document.ts';

/** A whole report or worksheet as Markdown, in its own language. */
export function fileMarkdown(file: WholeFile, isUnchecked = false): string {
  return `${sectionsMarkdown(documentOf(file, isUnchecked))}\n`;
}

/** Sections of a report as Markdown. All text is escaped. */
export function sectionsMarkdown(sections: readonly Section[]): string {
  return sections
    .flatMap(({ title, blocks }) => [
      ...(title === undefined ? [] : [`## ${escaped(title)}`]),
      ...blocks.flatMap(blockMarkdown),
    ])
    .join('\n\n');
}

function blockMarkdown(block: Block): string[] {
  switch (block.type) {
    case 'title':
      return [`# ${[block.text ?? '', block.mark ?? ''].filter(Boolean).map(escaped).join(' · ')}`];
    case 'heading':
      return block.look === 'label' ? [`**${escaped(block.text)}**`] : [`### ${escaped(block.text)}`];
    case 'paragraph':
      return [spans(block.text)];
    case 'list':
      return [block.items.map((item, index) => listItem(item, block.look === 'steps', index)).join('\n')];
    case 'columns':
      return block.columns.flatMap(({ title, items = [] }) => [
        `### ${escaped(title)}`,
        bullets(items.map(escaped)),
      ]);
    case 'quotation':
      return [block.text.replace(/\n*([^\n]+)/g, (_, line) => `\n> ${escaped(line)}`).trim()];
    case 'finding':
      return [findingMarkdown(block)];
    case 'score': {
      const { score, range, axes, badges, notes } = block;
      return [
        ...(score ? [`**${escaped(score.bandName)}** · ${escaped(score.inWords)}`] : []),
        ...(range ? [escaped(range.inWords)] : []),
        bullets(
          axes.flatMap(({ name, rated }) =>
            rated ? [`${escaped(name)}: ${escaped(rated.share)} (${escaped(rated.levelName)})`] : [],
          ),
        ),
        bullets(
          badges.flatMap(({ label, value }) => (value ? [`${escaped(label)}: ${escaped(value.text)}`] : [])),
        ),
        ...notes.map(escaped),
      ].filter(Boolean);
    }
    case 'axis': {
      const { name, levelName, points, basis, reason } = block;
      const from = [points, ...(basis ? [basis] : [])].map(escaped).join('; ');
      return [`- **${escaped(name)}**: ${escaped(levelName)} (${from})\n  ${escaped(reason)}`];
    }
    case 'table':
      return [
        block.heads.map(escaped).join(' · '),
        bullets(
          block.rows.map(([head = [], ...cells]) =>
            [head.map((span) => spans([span])).join(' · '), ...cells.map(spans)].join('\n  '),
          ),
        ),
      ];
    case 'facts':
      return factsMarkdown(block);
    case 'experiments':
      return experimentsMarkdown(block);
    case 'sums':
      return sumsMarkdown(block);
    case 'details':
      return [`### ${escaped(block.summary)}`, ...block.blocks.flatMap(blockMarkdown)];
    case 'pending':
      return [];
  }
}

function factsMarkdown({ experiment, facts }: FactsBlock): string[] {
  const title = experiment && `#### ${experiment.index + 1}. ${escaped(experiment.title)}`;
  const named = bullets(facts.map(({ name, text }) => `${escaped(name)}: ${escaped(text)}`));
  return title === undefined ? [named] : [title, named];
}

function experimentsMarkdown({ total, experiments }: ExperimentsBlock): string[] {
  return [
    `**${escaped(total)}**`,
    ...experiments.flatMap((experiment) => [
      `#### ${experiment.index + 1}. ${escaped(experiment.title)}`,
      bullets([
        ...factsOf(experiment).map(({ name, text }) => `${escaped(name)}: ${escaped(text)}`),
        ...scaleTexts(experiment).map(escaped),
      ]),
    ]),
  ];
}

/** The quantities and the results as tables. */
function sumsMarkdown(block: SumsBlock): string[] {
  const { open, heads, quantities, resultHeads, results, picture, notes } = block;
  const detail = (text: string | undefined) => (text === undefined ? '' : ` (${text})`);
  return [
    ...(open === undefined ? [] : [escaped(open)]),
    table(
      heads,
      quantities.map(({ name, note, value, range, basis }) => [
        `${name}${detail(note)}`,
        `${value}${detail(range)}`,
        basis,
      ]),
    ),
    table(
      resultHeads,
      results.map(({ name, cells }) => [name, ...cells.map(({ text, range }) => `${text}${detail(range)}`)]),
    ),
    ...(picture ? [escaped(picture.inWords)] : []),
    ...notes.map(escaped),
  ];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${heads.map((_, index) => escaped(cells[index] ?? '')).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}

/** A list item of some lines. */
function findingMarkdown({ name, sentences, translation, source }: FindingBlock): string {
  const said = `${name === undefined ? '' : `**${escaped(name)}:** `}${spans(sentences)}`;
  const lines = [said, ...(translation === undefined ? [] : [escaped(translation)]), sourceMarkdown(source)];
  return `- ${lines.join('\\\n  ')}`;
}

function spans(text: Text): string {
  return joinedText(text, ({ text: words, style }) =>
    style && style !== 'muted' ? `**${escaped(words)}**` : escaped(words),
  );
}

function listItem({ text, source }: ListItem, isNumbered: boolean, index: number): string {
  const words = `${spans(text)}${source ? ` ${sourceMarkdown(source)}` : ''}`;
  return isNumbered ? `${index + 1}. ${words}` : `- ${words}`;
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** The address comes from a search service, so characters that could end the `<…>` link are encoded. */
function sourceMarkdown({ url, host, title, date }: SourcePage): string {
  const link = `[${escaped(host)}](<${url.replace(/[\\<>\s]/g, encodeURIComponent)}>)`;
  return `${link}: ${escaped(title)}${date === undefined ? '' : `, ${escaped(date)}`}`;
}
