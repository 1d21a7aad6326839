import { LEVELS } from '../domain/rubric.ts';
import type { ScoreBand } from '../domain/score-band.ts';
import { factsOf, joinedText, scaleTexts } from './block-texts.ts';
import {
  type AxisBlock,
  type Block,
  type ExperimentsBlock,
  type FactsBlock,
  type FindingBlock,
  isPending,
  type Section,
  type SourcePage,
  type SumsBlock,
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
  items(items: readonly Text[], isNumbered: boolean): string;
  score(text: string, band: ScoreBand): string;
}

/** Without colour and wrapping: for programs. */
const plainForms: TextForms = {
  title: (text) => `${text}\n`,
  sectionTitle: (text) => `\n${text}\n`,
  heading: (text) => `\n${text}\n`,
  line: (text) => `${joined(text)}\n`,
  note: (text) => `${joined(text)}\n`,
  detail: (text) => `  ${joined(text)}\n`,
  items: (items, isNumbered) =>
    items.map((item, index) => `${isNumbered ? `${index + 1}.` : '-'} ${joined(item)}\n`).join(''),
  score: (text) => `${text}\n`,
};

/** Sections of a report as plain text. */
export function plainText(sections: readonly Section[]): string {
  return new TextWriter(plainForms).next(sections).trim();
}

/** Writes a report as text, in order, while it arrives. */
export class TextWriter {
  readonly #forms: TextForms;
  /** Blocks written of each section, by its id. */
  readonly #written = new Map<string, number>();

  constructor(forms: TextForms) {
    this.#forms = forms;
  }

  /** The text that is new since the last call, up to the first part that is still to be written. */
  next(sections: readonly Section[]): string {
    let text = '';
    for (const { id, title, blocks } of sections) {
      const written = this.#written.get(id) ?? 0;
      for (const [index, block] of blocks.entries()) {
        if (index < written) continue;
        if (isPending(block)) return text;
        if (index === 0 && title !== undefined) {
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
    case 'heading':
      return forms.heading(block.text);
    case 'paragraph':
      return block.look === 'note' ? forms.note(block.text) : forms.line(block.text);
    case 'list':
      return forms.items(
        block.items.map(({ text, source }) => (source ? [...text, ...sourceSpans(source)] : text)),
        block.look === 'steps',
      );
    case 'columns':
      return block.columns
        .map(({ title, items = [] }) => forms.heading(title) + forms.items(items.map(plain), false))
        .join('');
    case 'quotation':
      return forms.detail(plain(block.text));
    case 'finding':
      return findingText(block, forms);
    case 'score': {
      const { score, range, axes, badges, notes } = block;
      return [
        ...(score ? [forms.score(`${score.bandName} · ${score.inWords}`, score.band)] : []),
        ...(range ? [forms.line(plain(range.inWords))] : []),
        ...axes.flatMap(({ name, rated }) =>
          rated
            ? [
                forms.line([
                  { text: name, style: 'strong' },
                  { text: LEVELS.map((step) => (step <= rated.level ? '●' : '○')).join('') },
                  { text: rated.share },
                  { text: rated.levelName, style: 'muted' },
                ]),
              ]
            : [],
        ),
        ...badges.map(({ label, value }) => forms.line(plain(`${label}: ${value?.text ?? ''}`))),
        ...notes.map((note) => forms.note(plain(note))),
      ].join('');
    }
    case 'axis':
      return axisText(block, forms);
    case 'table':
      return [
        forms.note(plain(block.heads.join(' · '))),
        ...block.rows.map(
          ([head = [], ...cells]) =>
            forms.line(withColon(head)) + cells.map((cell) => forms.detail(cell)).join(''),
        ),
      ].join('');
    case 'facts':
      return factsText(block, forms);
    case 'experiments':
      return experimentsText(block, forms);
    case 'sums':
      return sumsText(block, forms);
    case 'details':
      return forms.heading(block.summary) + block.blocks.map((each) => blockText(each, forms)).join('');
    case 'pending':
      return '';
  }
}

function axisText({ name, levelName, points, basis, reason }: AxisBlock, forms: TextForms): string {
  const from = [levelName, points, ...(basis ? [basis] : [])].join(' · ');
  return (
    forms.line([
      { text: name, style: 'strong' },
      { text: from, style: 'muted' },
    ]) + forms.detail(plain(reason))
  );
}

function factsText({ experiment, facts }: FactsBlock, forms: TextForms): string {
  return [
    ...(experiment ? [forms.heading(`${experiment.index + 1}. ${experiment.title}`)] : []),
    ...facts.map(({ name, text }) => forms.detail(plain(`${name}: ${text}`))),
  ].join('');
}

function experimentsText({ total, experiments }: ExperimentsBlock, forms: TextForms): string {
  return [
    forms.line([{ text: total, style: 'strong' }]),
    ...experiments.flatMap((experiment) => [
      forms.heading(`${experiment.index + 1}. ${experiment.title}`),
      ...factsOf(experiment).map(({ name, text }) => forms.detail(plain(`${name}: ${text}`))),
      ...scaleTexts(experiment).map((text) => forms.detail([{ text, style: 'muted' }])),
    ]),
  ].join('');
}

function sumsText(block: SumsBlock, forms: TextForms): string {
  const { open, heads, quantities, resultHeads, results, picture, notes } = block;
  const inBrackets = (text: string | undefined) => (text === undefined ? [] : [{ text: `(${text})` }]);
  return [
    ...(open === undefined ? [] : [forms.line(plain(open))]),
    forms.note(plain(heads.join(' · '))),
    ...quantities.map(({ name, note, value, range, basis }) =>
      forms.line([
        { text: name, style: 'strong' },
        ...inBrackets(note),
        { text: value },
        ...inBrackets(range),
        { text: `· ${basis}`, style: 'muted' },
      ]),
    ),
    forms.note(plain(resultHeads.join(' · '))),
    ...results.map(({ name, cells }) => {
      const shown = cells.map(({ text, range }) => (range === undefined ? text : `${text} (${range})`));
      return forms.line([{ text: name, style: 'strong' }, { text: shown.join(' · ') }]);
    }),
    ...(picture ? [forms.line(plain(picture.inWords))] : []),
    ...notes.map((note) => forms.note(plain(note))),
  ].join('');
}

function findingText({ name, sentences, translation, source }: FindingBlock, forms: TextForms): string {
  const named = name === undefined ? [] : [{ text: `${name}:`, style: 'strong' as const }];
  return [
    forms.items([[...named, ...sentences]], false),
    ...(translation === undefined ? [] : [forms.detail([{ text: translation, style: 'muted' }])]),
    forms.detail(sourceSpans(source)),
  ].join('');
}

function sourceSpans({ url, host, title, date }: SourcePage): Text {
  return [
    { text: `${host}: ${title}${date === undefined ? '' : `, ${date}`}` },
    { text: url, style: 'muted' },
  ];
}

/** The first run with a colon before the others. */
function withColon([first, ...others]: Text): Text {
  return first && others.length > 0
    ? [{ ...first, text: `${first.text}:` }, ...others]
    : first
      ? [first]
      : [];
}

function joined(text: Text): string {
  return joinedText(text, ({ text: words, style }) => (style === 'mark' ? withMarks(words) : words));
}

/** A marked part where neither colour nor weight can show it. */
export function withMarks(words: string): string {
  return `**${words}**`;
}
