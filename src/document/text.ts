import type { ScoreBand } from '../domain/score-band.ts';
import {
  type Block,
  isPending,
  type ListItem,
  type ScoreBlock,
  type Section,
  type SourcePage,
  type TableBlock,
  type Text,
} from './blocks.ts';
import { joinedText, plain } from './make-blocks.ts';

/** How the parts of a report look as text: plain, in a terminal, as Markdown. Each function returns lines that end with a line break. */
export interface TextForms {
  title(text: string): string;
  sectionTitle(text: string): string;
  /** A heading within a section. */
  heading(text: string): string;
  line(text: Text): string;
  note(text: Text): string;
  quotation(text: string): string;
  /** @param start the number of the first item; if absent, the items have no numbers */
  items(items: readonly ListItem[], start?: number): string;
  /** If absent, each row is a line. */
  table?(table: TableBlock): string;
  score(text: Text, band: ScoreBand): string;
}

/** Without colour and wrapping: for programs. */
const plainForms: TextForms = {
  title: (text) => `${text}\n`,
  sectionTitle: (text) => `\n${text}\n`,
  heading: (text) => `\n${text}\n`,
  line: (text) => `${joinedText(text)}\n`,
  note: (text) => `${joinedText(text)}\n`,
  quotation: (text) => `  ${text}\n`,
  items: (items, start) =>
    items
      .map(
        (item, index) =>
          `${start === undefined ? '-' : `${start + index}.`} ${joinedText(withSource(item))}\n`,
      )
      .join(''),
  score: (text) => `${joinedText(text)}\n`,
};

export function plainText(sections: readonly Section[]): string {
  return new TextWriter(plainForms).next(sections).trim();
}

/** Writes a report as text, in order, while it arrives. */
export class TextWriter {
  readonly #forms: TextForms;
  /** Number of written blocks of each section, by id. */
  readonly #written = new Map<string, number>();

  constructor(forms = plainForms) {
    this.#forms = forms;
  }

  /** The text since the last call of `next`, up to the first block that has not arrived completely. */
  next(sections: readonly Section[]): string {
    let text = '';
    for (const { id, title, isTitleRepeated, blocks } of sections) {
      const written = this.#written.get(id) ?? 0;
      for (const [index, block] of blocks.entries()) {
        if (index < written) continue;
        if (isPending(block)) return text;
        if (index === 0 && title !== undefined && !isTitleRepeated) {
          text += this.#forms.sectionTitle(title);
        }
        text += blockText(block, this.#forms);
        this.#written.set(id, index + 1);
      }
    }
    return text;
  }
}

function blockText(block: Block, forms: TextForms): string {
  switch (block.type) {
    case 'title':
      return forms.title(block.text ?? '');
    case 'headline': {
      const { decision, text = '' } = block;
      const chip: Text = decision ? [{ text: decision.text, style: 'strong' }, { text: '·' }] : [];
      return forms.line([...chip, { text }]);
    }
    case 'heading':
      return forms.heading(block.text);
    case 'paragraph':
      return block.look === 'note' ? forms.note(block.text) : forms.line(block.text);
    case 'list':
      return forms.items(block.items, block.look === 'steps' ? (block.start ?? 1) : undefined);
    case 'columns':
      return block.columns
        .map(
          ({ title, items = [] }) =>
            forms.heading(title) + forms.items(items.map((item) => ({ text: plain(item) }))),
        )
        .join('');
    case 'quotation':
      return forms.quotation(block.text);
    case 'score':
      return scoreText(block, forms);
    case 'table':
      return forms.table?.(block) ?? rowsText(block, forms);
    case 'sums':
      return block.blocks.map((each) => blockText(each, forms)).join('');
    case 'bars':
      return forms.items(
        block.groups.map(({ name, bars }) => ({
          text: [
            { text: name, style: 'strong' },
            ...bars.flatMap((bar) => [{ text: '·' }, { text: bar.name }, { text: bar.text }]),
          ],
        })),
      );
    case 'pending':
      return '';
  }
}

function scoreText({ score, caption, range, axes, badges, notes }: ScoreBlock, forms: TextForms): string {
  const inOneLine = (named: readonly (readonly [name: string, value: string | undefined])[]) => {
    const parts = named.flatMap(([name, value]) =>
      value === undefined ? [] : [{ text: '·' }, { text: `${name}:` }, { text: value }],
    );
    return parts.length > 0 && forms.line(parts.slice(1));
  };
  return [
    score &&
      forms.score(
        [
          { text: score.bandName, style: 'strong' },
          ...[{ text: '·' }, { text: score.inWords }, { text: `(${caption})` }],
        ],
        score.band,
      ),
    range && forms.line(plain(range)),
    inOneLine(axes.map(({ name, rated }) => [name, rated?.levelInWords])),
    inOneLine(badges.map(({ label, value }) => [label, value?.text])),
    ...notes.map((note) => forms.note(plain(note))),
  ]
    .filter((part) => part !== undefined && part !== false)
    .join('');
}

/** A table with one line for each row. */
function rowsText({ heads, rows }: TableBlock, forms: TextForms): string {
  const named = heads.filter((head) => head !== '').join(' · ');
  const lines = rows.map((cells) =>
    forms.line(
      cells
        .filter((cell) => cell.length > 0)
        .flatMap((cell, index) => (index === 0 ? cell : [{ text: '·' }, ...cell])),
    ),
  );
  return (named === '' ? '' : forms.note(plain(named))) + lines.join('');
}

/** The text of a list item, with its source. */
export function withSource({ text, source }: ListItem): Text {
  return source ? [...text, ...sourceSpans(source)] : text;
}

function sourceSpans({ url, host, title, date }: SourcePage): Text {
  return [
    ...[{ text: `${host}:` }, { text: title }],
    ...(date === undefined ? [] : [{ text: `(${date})` }]),
    { text: url, style: 'muted' },
  ];
}
