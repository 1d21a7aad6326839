import { textsOf } from '../document/block-texts.ts';
import type {
  AxisBlock,
  Block,
  ColumnsBlock,
  DetailsBlock,
  FindingBlock,
  HeadingBlock,
  ListBlock,
  ParagraphBlock,
  QuotationBlock,
  Section,
  SourcePage,
  Text,
  TitleBlock,
} from '../document/blocks.ts';
import type { PrintedDocument } from '../document/printed-document.ts';
import { writeExperiments } from './experiments.ts';
import {
  BODY,
  type Element,
  heightOf,
  heightToBegin,
  type PageFlow,
  SMALL,
  STRONG,
  TABLE_TEXT,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import { drawLevel, levelWidth, writeScore } from './score.ts';
import { HEADING, type SectionWriter, SUBHEADING } from './section-writer.ts';
import { writeSums } from './sums.ts';
import {
  type Cell,
  type Column,
  columns,
  FACT_PADDING,
  heightToBeginRow,
  rowHeight,
  writeFacts,
  writeRow,
  writeRows,
} from './table.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, SIZE, TONES } from './theme.ts';
import type { Span } from './typesetter.ts';

const TITLE: TextLook = { style: 'display', size: SIZE.title, colour: COLOUR.ink };
const KIND: TextLook = { ...STRONG, colour: COLOUR.accent };
const PARAGRAPHS: Readonly<Record<NonNullable<ParagraphBlock['look']>, TextLook>> = {
  lead: STRONG,
  note: SMALL,
  warning: { ...STRONG, colour: TONES.warning.text },
};
const SPACE = {
  afterTitle: 6,
  afterText: 5,
  betweenItems: 2,
  betweenFindings: 3,
  betweenHalves: 24,
  aboveHeading: 5,
};
const INDENT = { bullets: 13, numbers: 20 };
/** Width of one step of an axis's level. */
const STEP_WIDTH = 9;
/** A paragraph of so many lines is short. */
const INTRO_LINES = 3;

/** How each block is written. `next` is the block that follows it; `kind` stands above the name of the report. */
const WRITERS: {
  readonly [Type in Block['type']]: (
    flow: SectionWriter,
    block: Extract<Block, { type: Type }>,
    next?: Block,
    kind?: string,
  ) => void;
} = {
  title: (flow, block, _, kind) => writeTitle(flow, block, kind),
  heading: (flow, { text }) => flow.heading(text),
  paragraph: (flow, block, next) => writeParagraph(flow, block, next?.type === 'list'),
  list: writeList,
  columns: writeColumns,
  quotation: writeQuotation,
  finding: (flow, block) => writeInColumns(flow, [block]),
  score: writeScore,
  axis: writeAxis,
  table: writeRows,
  facts: writeFacts,
  experiments: writeExperiments,
  sums: writeSums,
  details: writeDetails,
  pending: () => undefined,
};

/** Writes all sections of a report in order. */
export function writeSections(flow: SectionWriter, { sections, kind, hasCover }: PrintedDocument): void {
  for (let index = 0; index < sections.length; index += 1) {
    const [one, next] = [sections[index] as Section, sections[index + 1]];
    if (next && isShort(one) && isShort(next)) {
      writePair(flow, [one, next]);
      index += 1;
      continue;
    }
    flow.section(one.title);
    writeBlocks(flow, one.blocks, kind);
    if (index === 0 && hasCover && flow.isOnFirstPage) flow.newPage();
  }
}

/** Of a section that fills half of the width: that many characters in all. */
const SHORT_SECTION = 380;

/** Whether a section is short enough for half of the width. */
function isShort(section: Section): boolean {
  const { title, blocks } = section;
  const isPlain = blocks.every(isStacked);
  return title !== undefined && isPlain && textsOf(section).join('').length <= SHORT_SECTION;
}

/** Blocks of which a column can be made. */
function isStacked(block: Block): block is StackedBlock {
  return (
    block.type === 'paragraph' ||
    block.type === 'heading' ||
    block.type === 'quotation' ||
    block.type === 'finding' ||
    (block.type === 'list' && !block.items.some(({ source }) => source))
  );
}

type StackedBlock = ListBlock | ParagraphBlock | HeadingBlock | QuotationBlock | FindingBlock;

const HALF_WIDTH = (CONTENT_WIDTH - SPACE.betweenHalves) / 2;
const HALVES = [PAGE.margin, PAGE.margin + HALF_WIDTH + SPACE.betweenHalves] as const;

/** Two short sections side by side. They are read one after the other. */
function writePair(flow: SectionWriter, sections: readonly Section[]): void {
  const cells = sections.map(({ title = '', blocks }, index): Cell => {
    const x = HALVES[index] ?? PAGE.margin;
    flow.sectionBeside(index > 0);
    const head = flow.box(title, HEADING, x, HALF_WIDTH, flow.element('H2', flow.parent));
    return { boxes: [head, ...blocks.filter(isStacked).flatMap((block) => stack(flow, block, x))] };
  });
  flow.begin(rowHeight(cells, 0));
  for (const { title } of sections) if (title !== undefined) flow.bookmark(title);
  writeRow(flow, cells, { rule: false, padding: 0 });
  flow.space(SPACE.afterText);
}

/** Findings with the headings above them, in two columns of about the same height. */
function writeInColumns(flow: SectionWriter, blocks: readonly StackedBlock[]): void {
  const [left, right] = HALVES;
  const groups = blocks.map((block) => stack(flow, block, left));
  const heightTo = (end: number) => rowHeight([{ boxes: groups.slice(0, end).flat() }], 0);
  const whole = heightTo(groups.length);
  // A heading stays with what follows it.
  const ends = groups.map((_, index) => index + 1).filter((end) => blocks[end - 1]?.type !== 'heading');
  const unevenness = (end: number) => Math.abs(2 * heightTo(end) - whole);
  const at = ends.reduce((best, end) => (unevenness(end) < unevenness(best) ? end : best), groups.length);
  const cells = [
    { boxes: groups.slice(0, at).flat() },
    { boxes: groups.slice(at).flatMap((boxes) => boxes.map((box) => ({ ...box, x: box.x + right - left }))) },
  ];
  flow.begin(heightToBeginRow(cells, 0));
  writeRow(flow, cells, { rule: false, padding: 0 });
  flow.space(SPACE.afterText);
}

/** What the findings below it are about. */
const LABEL: TextLook = { ...TABLE_TEXT, style: 'strong', colour: COLOUR.accent };

/** The texts of a block in half of the width. */
function stack(flow: SectionWriter, block: StackedBlock, x: number): TextBox[] {
  const box = (text: string | readonly Span[], look: TextLook, type: string, parent = flow.parent) =>
    flow.box(text, look, x, HALF_WIDTH, flow.element(type, parent));
  switch (block.type) {
    case 'heading':
      return [{ ...box(block.text, LABEL, 'P'), above: SPACE.aboveHeading }];
    case 'paragraph': {
      const look = block.look ? PARAGRAPHS[block.look] : BODY;
      return [box(spansOf(block.text, look), look, 'P')];
    }
    case 'quotation':
      return [box(block.text, BODY, 'P', flow.element('BlockQuote', flow.parent))];
    case 'finding': {
      const quote = flow.element('BlockQuote', flow.parent);
      return findingTexts(block).map(({ text, look }, index) => ({
        ...box(text, look, 'P', quote),
        above: index === 0 ? SPACE.betweenFindings : 0,
      }));
    }
    case 'list': {
      const texts = block.items.map(({ text }) => spansOf(text, BODY));
      return listBoxes(flow, texts, listKind(block), flow.parent, x, HALF_WIDTH);
    }
  }
}

/** An explanation in small print, after its name, in one paragraph. */
function writeDetails(flow: SectionWriter, { summary, blocks }: DetailsBlock): void {
  const separator: Span = { text: '·', style: SMALL.style };
  const spans: Span[] = [{ text: `${summary}.`, style: 'strong' }];
  for (const block of blocks) {
    const texts = block.type === 'list' ? block.items.map(({ text }) => text) : [];
    if (block.type === 'paragraph') texts.push(block.text);
    for (const [index, text] of texts.entries()) {
      spans.push(...(index > 0 ? [separator] : []), ...spansOf(text, SMALL));
    }
  }
  const box = flow.fullWidthBox(spans, SMALL, 'P');
  flow.begin(heightToBegin(box));
  flow.write(box);
  flow.space(SPACE.afterText);
}

function writeBlocks(flow: SectionWriter, blocks: readonly Block[], kind?: string): void {
  const firstFinding = blocks.findIndex(({ type }) => type === 'finding');
  const lastFinding = blocks.findLastIndex(({ type }) => type === 'finding');
  // The heading of the first findings belongs to them.
  const from = firstFinding - Number(blocks[firstFinding - 1]?.type === 'heading');
  for (const [index, block] of blocks.entries()) {
    if (index === from) writeInColumns(flow, blocks.slice(from, lastFinding + 1).filter(isStacked));
    if (firstFinding >= 0 && index >= from && index <= lastFinding) continue;
    WRITERS[block.type](flow, block as never, blocks[index + 1], kind);
  }
}

/** The name of the report, in one heading with what it is. */
function writeTitle(flow: SectionWriter, { text = '', mark }: TitleBlock, kind?: string): void {
  flow.bookmark([text, ...(mark === undefined ? [] : [mark])].join(' · '));
  const heading = flow.element('H1', flow.parent);
  if (kind !== undefined) {
    const above = flow.box(kind, KIND, PAGE.margin, CONTENT_WIDTH, heading);
    // The heading has two sizes but is one element: the space separates its lines for screen readers and copying.
    for (const run of above.lines.at(-1)?.runs.slice(-1) ?? []) run.text += ' ';
    flow.write(above);
  }
  const spans: Span[] = [
    { text, style: TITLE.style },
    ...(mark === undefined ? [] : [{ text: `· ${mark}`, style: TITLE.style, colour: COLOUR.muted }]),
  ];
  flow.write(flow.box(spans, TITLE, PAGE.margin, CONTENT_WIDTH, heading));
  flow.y += SPACE.afterTitle;
}

/** A short paragraph stays with a list that follows it. */
function writeParagraph(flow: SectionWriter, { text, look: name }: ParagraphBlock, isIntro: boolean): void {
  const look = name ? PARAGRAPHS[name] : BODY;
  const box = flow.fullWidthBox(spansOf(text, look), look, 'P');
  if (isIntro && box.lines.length <= INTRO_LINES) {
    flow.hold(box, SPACE.afterText);
    return;
  }
  flow.begin(heightToBegin(box));
  flow.write(box);
  flow.space(SPACE.afterText);
}

/** A quotation with a bar in the accent colour. */
function writeQuotation(flow: SectionWriter, { text }: QuotationBlock): void {
  const words = flow.element('P', flow.element('BlockQuote', flow.parent));
  const box = flow.box(text, BODY, PAGE.margin + INDENT.bullets, CONTENT_WIDTH - INDENT.bullets, words);
  flow.begin(heightToBegin(box));
  writeBarred(flow, box);
  flow.space(SPACE.afterText);
}

/** What a page says, with the page below it. */
function findingTexts({
  name,
  sentences,
  translation,
  source,
}: FindingBlock): { text: string | Span[]; look: TextLook }[] {
  const named: Span[] = name === undefined ? [] : [{ text: `${name}:`, style: 'strong' }];
  return [
    { text: [...named, ...spansOf(sentences, TABLE_TEXT)], look: TABLE_TEXT },
    ...(translation === undefined ? [] : [{ text: translation, look: SMALL }]),
    { text: sourceText(source), look: SMALL },
  ];
}

function writeBarred(flow: SectionWriter, box: TextBox): void {
  flow.write(box, (top, height) =>
    flow.artifact((pdf) => pdf.rect(PAGE.margin, top, 2, height).fill(COLOUR.accent)),
  );
}

/** The first two items stay together, and the last two; a short list stays together as a whole. */
function writeList(flow: SectionWriter, { look, items }: ListBlock): void {
  const texts = items.map(({ text, source }): Span[] => [
    ...spansOf(text, BODY),
    ...(source ? [{ text: sourceText(source), style: 'text' as const, colour: COLOUR.muted }] : []),
  ]);
  const boxes = listBoxes(flow, texts, listKind({ look }), flow.parent, PAGE.margin, CONTENT_WIDTH);
  const whole = boxes.reduce((sum, box) => sum + heightOf(box) + SPACE.betweenItems, 0);
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    const inPair = next && (index === 0 || index === boxes.length - 2);
    const least = heightToBegin(box);
    const wanted = inPair ? heightOf(box) + SPACE.betweenItems + heightToBegin(next) : least;
    if (index === 0) flow.beginRows(boxes.length, whole, wanted, least);
    else flow.begin(wanted, least);
    flow.write(box);
    flow.space(SPACE.betweenItems);
  }
  flow.space(SPACE.afterText - SPACE.betweenItems);
}

function listKind({ look }: Pick<ListBlock, 'look'>): 'bullets' | 'numbers' {
  return look === 'steps' ? 'numbers' : 'bullets';
}

/** The items of a list, each with a marker, in a new `L` element of `parent`. */
function listBoxes(
  flow: PageFlow,
  items: readonly (string | readonly Span[])[],
  kind: 'bullets' | 'numbers',
  parent: Element,
  x: number,
  width: number,
): TextBox[] {
  const list = flow.element('L', parent, { numbering: kind === 'bullets' ? 'Disc' : 'Decimal' });
  const look = { ...(kind === 'bullets' ? BODY : STRONG), colour: COLOUR.accent };
  return items.map((text, index) => {
    const item = flow.element('LI', list);
    const marker = {
      line: flow.line(kind === 'bullets' ? '•' : `${index + 1}.`, look),
      x: kind === 'bullets' ? x + 2 : x,
      look,
      element: flow.element('Lbl', item),
    };
    const indent = INDENT[kind];
    return { ...flow.box(text, BODY, x + indent, width - indent, flow.element('LBody', item)), marker };
  });
}

/** Lists side by side, each with its heading. They are read one after the other. */
function writeColumns(flow: SectionWriter, block: ColumnsBlock): void {
  const cells = block.columns.map(({ title, tone, items = [] }, index): Cell => {
    const x = HALVES[index] ?? PAGE.margin;
    const parent = flow.element('Div', flow.parent);
    const look = { ...SUBHEADING, colour: TONES[tone].text };
    const head = flow.box(title, look, x, HALF_WIDTH, flow.element(flow.headingType, parent));
    return { boxes: [head, ...listBoxes(flow, items, 'bullets', parent, x, HALF_WIDTH)] };
  });
  const rows = Math.max(...block.columns.map(({ items = [] }) => items.length));
  flow.beginRows(rows, rowHeight(cells, 0), heightToBeginRow(cells, 0));
  writeRow(flow, cells, { rule: false, padding: 0 });
  flow.space(SPACE.afterText);
}

/** One axis: name, bar and points on the left, the reason on the right. */
function writeAxis(flow: SectionWriter, { name, level, levelName, points, basis, reason }: AxisBlock): void {
  const [left, right] = columns(46, 54) as [Column, Column];
  const box = (text: string, look: TextLook, { x, width }: Column) =>
    flow.box(text, look, x, width, flow.element('P', flow.parent));
  const cells: Cell[] = [
    {
      boxes: [
        box(name, { ...TABLE_TEXT, style: 'strong' }, left),
        box([levelName, points, ...(basis ? [basis] : [])].join(' · '), SMALL, left),
      ],
      decorate: (top) =>
        drawLevel(flow, level, STEP_WIDTH, left.x + left.width - levelWidth(STEP_WIDTH), top + 4.5),
    },
    { boxes: [box(reason, TABLE_TEXT, right)] },
  ];
  flow.begin(heightToBeginRow(cells, FACT_PADDING));
  writeRow(flow, cells, { padding: FACT_PADDING });
}

function spansOf(text: Text, look: TextLook): Span[] {
  return text.map(({ text: words, style, isJoined = false }) => ({
    text: words,
    style: style === 'strong' || style === 'accent' ? 'strong' : look.style,
    ...(style === 'accent' && { colour: COLOUR.accent }),
    ...(style === 'muted' && { colour: COLOUR.muted }),
    isMarked: style === 'mark',
    isJoined,
  }));
}

/** The address is plain text: the PDF has no links. */
function sourceText({ url, title, date }: SourcePage): string {
  return [url, title, ...(date === undefined ? [] : [date])].join(' · ');
}
