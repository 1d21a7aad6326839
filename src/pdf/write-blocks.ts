import type {
  Block,
  ColumnsBlock,
  DetailsBlock,
  ListBlock,
  ParagraphBlock,
  QuotationBlock,
  TitleBlock,
} from '../document/blocks.ts';
import { BAR, detailsSpans, itemSpans, listBoxes, paragraphLook, spansOf } from './block-spans.ts';
import { columnTexts } from './column-texts.ts';
import { writeExperiments } from './experiments.ts';
import { BODY, heightOf, heightToBegin, SMALL, STRONG, type TextLook } from './page-flow.ts';
import { writeScore } from './score.ts';
import { type SectionWriter, SUBHEADING } from './section-writer.ts';
import { writeSums } from './sums.ts';
import { type Cell, heightToBeginRow, rowHeight, writeFacts, writeRow, writeRows } from './table.ts';
import { COLUMNS, writeTextColumns } from './text-columns.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, SIZE, TONES } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

const TITLE: TextLook = { style: 'display', size: SIZE.title, colour: COLOUR.ink };
const KIND: TextLook = { ...STRONG, colour: COLOUR.accent };
const SPACE = { afterTitle: 6, afterText: 5, betweenItems: 2 };
/** A paragraph of so many lines is short. */
const INTRO_LINES = 3;

/** How each block is written over the whole width. `next` follows it; `kind` stands above the name of the document. */
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
  finding: (flow, block) => writeTextColumns(flow, columnTexts(flow, block)),
  score: writeScore,
  axis: (flow, block) => writeTextColumns(flow, columnTexts(flow, block)),
  table: writeRows,
  facts: writeFacts,
  experiments: writeExperiments,
  sums: writeSums,
  details: writeDetails,
  pending: () => undefined,
};

export function writeBlocks(flow: SectionWriter, blocks: readonly Block[], kind?: string): void {
  for (const [index, block] of blocks.entries()) writeBlock(flow, block, blocks[index + 1], kind);
}

export function writeBlock(flow: SectionWriter, block: Block, next?: Block, kind?: string): void {
  WRITERS[block.type](flow, block as never, next, kind);
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
  const spans: FontSpan[] = [
    { text, style: TITLE.style },
    ...(mark === undefined ? [] : [{ text: `· ${mark}`, style: TITLE.style, colour: COLOUR.muted }]),
  ];
  flow.write(flow.box(spans, TITLE, PAGE.margin, CONTENT_WIDTH, heading));
  flow.y += SPACE.afterTitle;
}

/** A short paragraph stays with a list that follows it. */
function writeParagraph(flow: SectionWriter, block: ParagraphBlock, isIntro: boolean): void {
  const look = paragraphLook(block);
  const box = flow.fullWidthBox(spansOf(block.text, look), look, 'P');
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
  const box = flow.box(text, BODY, PAGE.margin + BAR.indent, CONTENT_WIDTH - BAR.indent, words);
  flow.begin(heightToBegin(box));
  flow.write(box, (top, height) =>
    flow.artifact((pdf) => pdf.rect(PAGE.margin, top, BAR.width, height).fill(COLOUR.accent)),
  );
  flow.space(SPACE.afterText);
}

/** The first two items stay together, and the last two; a short list stays together as a whole. */
function writeList(flow: SectionWriter, block: ListBlock): void {
  const boxes = listBoxes(flow, itemSpans(block), block.look, flow.parent, PAGE.margin, CONTENT_WIDTH);
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

/** Lists side by side, each with its heading. They are read one after the other. */
function writeColumns(flow: SectionWriter, block: ColumnsBlock): void {
  const cells = block.columns.map(({ title, tone, items = [] }, index): Cell => {
    const { x, width } = COLUMNS[index] ?? COLUMNS[0];
    const parent = flow.element('Div', flow.parent);
    const look = { ...SUBHEADING, colour: TONES[tone].text };
    const head = flow.box(title, look, x, width, flow.element(flow.headingType, parent));
    return { boxes: [head, ...listBoxes(flow, items, 'bullets', parent, x, width)] };
  });
  const rows = Math.max(...block.columns.map(({ items = [] }) => items.length));
  flow.beginRows(rows, rowHeight(cells, 0), heightToBeginRow(cells, 0));
  writeRow(flow, cells, { rule: false, padding: 0 });
  flow.space(SPACE.afterText);
}

/** An explanation in small print. */
function writeDetails(flow: SectionWriter, block: DetailsBlock): void {
  const box = flow.fullWidthBox(detailsSpans(block), SMALL, 'P');
  flow.begin(heightToBegin(box));
  flow.write(box);
  flow.space(SPACE.afterText);
}
