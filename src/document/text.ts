import { LEVELS } from '../domain/rubric.ts';
import type { ScoreBand } from '../domain/score-band.ts';
import { joinedText } from './block-texts.ts';
import {
  type AxisBlock,
  type Block,
  isPending,
  type ScoreBlock,
  type Section,
  type SourcePage,
  type TableBlock,
  type Text,
} from './blocks.ts';
import { plain } from './make-blocks.ts';

/** How the parts of a report look as text. Each function returns lines that end with a line break. */
export interface TextForms {
  title(text: string): string;
  sectionTitle(text: string): string;
  /** A heading within a section. */
  heading(text: string): string;
  line(text: Text): string;
  note(text: Text): string;
  /** Indented below another line. */
  detail(text: Text): string;
  /** @param start the number of the first item; if absent, the items have no numbers */
  items(items: readonly Text[], start?: number): string;
  score(text: string, band: ScoreBand): string;
}

/** Without colour and wrapping: for programs. */
export const plainForms: TextForms = {
  title: (text) => `${text}\n`,
  sectionTitle: (text) => `\n${text}\n`,
  heading: (text) => `\n${text}\n`,
  line: (text) => `${joined(text)}\n`,
  note: (text) => `${joined(text)}\n`,
  detail: (text) => `  ${joined(text)}\n`,
  items: (items, start) =>
    items
      .map((item, index) => `${start === undefined ? '-' : `${start + index}.`} ${joined(item)}\n`)
      .join(''),
  score: (text) => `${text}\n`,
};

/** Sections of a report as plain text. */
export function plainText(sections: readonly Section[]): string {
  return new TextWriter(plainForms).next(sections).trim();
}

/** Writes a report as text, in order, while it arrives. */
export class TextWriter {
  readonly #forms: TextForms;
  /** Number of written blocks of each section, by id. */
  readonly #written = new Map<string, number>();

  constructor(forms: TextForms) {
    this.#forms = forms;
  }

  /** The text since the last call of `next`, up to the first part that has not arrived. */
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
      return forms.title([block.text, block.mark].filter((text) => text !== undefined).join(' · '));
    case 'headline': {
      const { decision, text = '' } = block;
      return forms.line([
        ...(decision ? [{ text: decision.text, style: 'strong' as const }, { text: '·' }] : []),
        { text },
      ]);
    }
    case 'heading':
      return forms.heading(block.text);
    case 'paragraph':
      return block.look === 'note' ? forms.note(block.text) : forms.line(block.text);
    case 'list':
      return forms.items(
        block.items.map(({ text, source }) => (source ? [...text, ...sourceSpans(source)] : text)),
        block.look === 'steps' ? (block.start ?? 1) : undefined,
      );
    case 'columns':
      return block.columns
        .map(({ title, items = [] }) => forms.heading(title) + forms.items(items.map(plain)))
        .join('');
    case 'quotation':
      return forms.detail(plain(block.text));
    case 'score':
      return scoreText(block, forms);
    case 'axis':
      return axisText(block, forms);
    case 'table':
      return tableText(block, forms);
    case 'sums':
      return block.blocks.map((each) => blockText(each, forms)).join('');
    case 'bars':
      return block.groups
        .map(({ name, bars }) =>
          forms.line([
            { text: name, style: 'strong' },
            ...bars.flatMap((bar) => [{ text: `· ${bar.name}` }, { text: bar.text }]),
          ]),
        )
        .join('');
    case 'sources':
      return forms.items(
        block.items.map(({ number, source }) => [{ text: `[${number}]` }, ...sourceSpans(source)]),
      );
    case 'pending':
      return '';
  }
}

function scoreText({ score, caption, range, axes, badges, notes }: ScoreBlock, forms: TextForms): string {
  return [
    ...(score ? [forms.score(`${score.bandName} · ${score.inWords} (${caption})`, score.band)] : []),
    ...(range ? [forms.line(plain(range.inWords))] : []),
    ...axes.flatMap(({ name, rated }) =>
      rated
        ? [
            forms.line([
              { text: name, style: 'strong' },
              { text: LEVELS.map((step) => (step <= rated.level ? '●' : '○')).join('') },
              { text: rated.levelInWords },
              { text: rated.levelName, style: 'muted' },
            ]),
          ]
        : [],
    ),
    ...badges.map(({ label, value }) => forms.line(plain(`${label}: ${value?.text ?? ''}`))),
    ...notes.map((note) => forms.note(plain(note))),
  ].join('');
}

function axisText({ name, levelInWords, levelName, basis, reason }: AxisBlock, forms: TextForms): string {
  const levelAndBasis = [levelInWords, levelName, ...(basis ? [basis] : [])].join(' · ');
  return (
    forms.line([
      { text: name, style: 'strong' },
      { text: levelAndBasis, style: 'muted' },
    ]) + forms.detail(plain(reason))
  );
}

/** One line for each row. */
function tableText({ heads, rows }: TableBlock, forms: TextForms): string {
  const named = heads.filter((head) => head !== '').join(' · ');
  const lines = rows.map((cells) => forms.line(cells.filter((cell) => cell.length > 0).flatMap(afterDot)));
  return (named === '' ? '' : forms.note(plain(named))) + lines.join('');
}

/** The runs of a cell, with a dot before every cell of a row except the first. */
function afterDot(cell: Text, index: number): Text {
  return index === 0 ? cell : [{ text: '·' }, ...cell];
}

function sourceSpans({ url, host, title, date }: SourcePage): Text {
  return [
    { text: `${host}: ${title}${date === undefined ? '' : `, ${date}`}` },
    { text: url, style: 'muted' },
  ];
}

function joined(text: Text): string {
  return joinedText(text, ({ text: words, style }) => (style === 'mark' ? withMarks(words) : words));
}

/** A marked part, for outputs without colour and bold type. */
export function withMarks(words: string): string {
  return `**${words}**`;
}
