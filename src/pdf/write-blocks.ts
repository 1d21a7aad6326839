import type {
  AxisBlock,
  Block,
  ColumnsBlock,
  FindingBlock,
  ListBlock,
  ParagraphBlock,
  QuotationBlock,
  SourcePage,
  Text,
  TitleBlock,
} from '../document/blocks.ts';
import type { PrintedDocument } from '../document/printed-document.ts';
import {
  BODY,
  type Element,
  heightOf,
  heightToBegin,
  type PageFlow,
  SMALL,
  STRONG,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import { drawLevel, levelWidth, writeScore } from './score.ts';
import type { SectionWriter } from './section-writer.ts';
import { writeSums } from './sums.ts';
import {
  type Cell,
  type Column,
  closeTable,
  columns,
  heightToBeginRow,
  rowHeight,
  writeFacts,
  writeRow,
  writeRows,
} from './table.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, SIZE, TONES } from './theme.ts';
import type { Span } from './typesetter.ts';

const TITLE: TextLook = { style: 'display', size: SIZE.title, colour: COLOUR.ink };
const NAME: TextLook = { ...TITLE, size: SIZE.projectName, colour: COLOUR.accent };
const PARAGRAPHS: Readonly<Record<NonNullable<ParagraphBlock['look']>, TextLook>> = {
  lead: STRONG,
  note: SMALL,
  warning: { ...STRONG, colour: TONES.warning.text },
};
const SPACE = { afterTitle: 6, afterText: 6, betweenItems: 3 };
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
  finding: writeFinding,
  score: writeScore,
  axis: writeAxis,
  table: writeRows,
  facts: writeFacts,
  sums: writeSums,
  details(flow, { summary, blocks }) {
    flow.heading(summary);
    writeBlocks(flow, blocks);
  },
  pending: () => undefined,
};

/** Writes all sections of a report in order. */
export function writeSections(flow: SectionWriter, { sections, kind, hasCover }: PrintedDocument): void {
  for (const [index, { title, number, blocks }] of sections.entries()) {
    flow.section(title, number);
    writeBlocks(flow, blocks, kind);
    if (index === 0 && hasCover && flow.isOnFirstPage) flow.newPage();
  }
}

function writeBlocks(flow: SectionWriter, blocks: readonly Block[], kind?: string): void {
  for (const [index, block] of blocks.entries()) {
    WRITERS[block.type](flow, block as never, blocks[index + 1], kind);
  }
}

/** The name of the report, in one heading with what it is. */
function writeTitle(flow: SectionWriter, { text = '', mark }: TitleBlock, kind?: string): void {
  flow.bookmark([text, ...(mark === undefined ? [] : [mark])].join(' · '));
  const heading = flow.element('H1', flow.parent);
  const look = kind === undefined ? TITLE : NAME;
  if (kind !== undefined) {
    const above = flow.box(kind, TITLE, PAGE.margin, CONTENT_WIDTH, heading);
    // The heading has two sizes but is one element: the space separates its lines for screen readers and copying.
    for (const run of above.lines.at(-1)?.runs.slice(-1) ?? []) run.text += ' ';
    flow.write(above);
  }
  const spans: Span[] = [
    { text, style: look.style },
    ...(mark === undefined ? [] : [{ text: `· ${mark}`, style: look.style, colour: COLOUR.muted }]),
  ];
  flow.write(flow.box(spans, look, PAGE.margin, CONTENT_WIDTH, heading));
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

/** What a page says, with the page below it; both stay together. */
function writeFinding(flow: SectionWriter, { name, sentences, translation, source }: FindingBlock): void {
  const quote = flow.element('BlockQuote', flow.parent);
  const boxes = [
    ...(name === undefined ? [] : [{ text: name, look: STRONG }]),
    { text: spansOf(sentences, BODY), look: BODY },
    ...(translation === undefined ? [] : [{ text: translation, look: SMALL }]),
    { text: sourceText(source), look: SMALL },
  ].map(({ text, look }) =>
    flow.box(
      text,
      look,
      PAGE.margin + INDENT.bullets,
      CONTENT_WIDTH - INDENT.bullets,
      flow.element('P', quote),
    ),
  );
  flow.begin(boxes.reduce((sum, box) => sum + heightOf(box), 0));
  for (const box of boxes) writeBarred(flow, box);
  flow.space(SPACE.afterText);
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
  const kind = look === 'steps' ? 'numbers' : 'bullets';
  const boxes = listBoxes(flow, texts, kind, flow.parent, PAGE.margin, CONTENT_WIDTH);
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
  const sides = columns(...block.columns.map(() => 1));
  const heads: Cell[] = [];
  const bodies: Cell[] = [];
  for (const [index, { title, tone, items = [] }] of block.columns.entries()) {
    const { x, width } = sides[index] as Column;
    const parent = flow.element('Div', flow.parent);
    const look = { ...STRONG, colour: TONES[tone].text };
    heads.push({ boxes: [flow.box(title, look, x, width, flow.element(flow.headingType, parent))] });
    bodies.push({ boxes: listBoxes(flow, items, 'bullets', parent, x, width) });
  }
  const rows = Math.max(...block.columns.map(({ items = [] }) => items.length));
  const height = rowHeight(heads);
  flow.beginRows(rows, height + rowHeight(bodies), height + heightToBeginRow(bodies));
  writeRow(flow, heads, { background: COLOUR.panel });
  writeRow(flow, bodies, { rule: false });
  closeTable(flow);
  flow.space(SPACE.afterText);
}

/** One axis: name, bar and points on the left, the reason on the right. */
function writeAxis(flow: SectionWriter, { name, level, levelName, points, basis, reason }: AxisBlock): void {
  const [left, right] = columns(33, 67) as [Column, Column];
  const box = (text: string, look: TextLook, { x, width }: Column, type = 'P') =>
    flow.box(text, look, x, width, flow.element(type, flow.parent));
  const cells: Cell[] = [
    {
      boxes: [
        box(name, STRONG, left, flow.headingType),
        box(`${levelName} · ${points}`, SMALL, left),
        ...(basis ? [box(basis, SMALL, left)] : []),
      ],
      decorate: (top) =>
        drawLevel(flow, level, STEP_WIDTH, left.x + left.width - levelWidth(STEP_WIDTH), top + 4.5),
    },
    { boxes: [box(reason, BODY, right)] },
  ];
  flow.begin(heightToBeginRow(cells));
  writeRow(flow, cells);
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
