import type {
  Block,
  HeadlineBlock,
  ParagraphBlock,
  QuotationBlock,
  SourcePage,
  TitleBlock,
} from '../document/blocks.ts';
import { writeBars } from './bars.ts';
import { writeList, writeLists } from './lists.ts';
import {
  BODY,
  heightToBegin,
  type PageFlow,
  SMALL,
  SPACE,
  STRONG,
  spansOf,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import { writeScore } from './score.ts';
import { writeTable } from './table.ts';
import { COLOUR, COLUMN, SIZE, TONES } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

const TITLE: TextLook = { style: 'display', size: SIZE.title, colour: COLOUR.ink };
const NAME: TextLook = { ...TITLE, size: SIZE.name, colour: COLOUR.accent };
/** A heading that names one paragraph. */
const LABEL: TextLook = { ...STRONG, colour: COLOUR.muted };
const LEAD: TextLook = { style: 'display', size: SIZE.heading, colour: COLOUR.ink };
const PARAGRAPHS: Readonly<Record<NonNullable<ParagraphBlock['look']>, TextLook>> = {
  lead: LEAD,
  note: SMALL,
  warning: { ...STRONG, colour: TONES.warning.text },
};
/** The bar beside a quotation, and the indent for it. */
const BAR = { width: 2, indent: 13 };

/** Writes each type of block below the previous block. */
const WRITERS: {
  readonly [Type in Block['type']]: (flow: PageFlow, block: Extract<Block, { type: Type }>) => void;
} = {
  title: writeTitle,
  headline: writeHeadline,
  heading: (flow, { text, look }) => flow.heading(text, look && LABEL),
  paragraph: writeParagraph,
  list(flow, { items, look, start = 1 }) {
    const texts = items.map(({ text, source }) => [
      ...spansOf(text, BODY),
      ...(source ? [{ text: sourceText(source), style: BODY.style }] : []),
    ]);
    if (look === 'tags') writeText(flow, flow.textBox(onOneLine(texts), BODY));
    else writeList(flow, texts, look === 'steps' ? start : undefined);
  },
  columns: writeLists,
  quotation: writeQuotation,
  score: writeScore,
  table: writeTable,
  sums(flow, { blocks }) {
    for (const block of blocks) writeBlock(flow, block);
  },
  bars: writeBars,
  pending: () => undefined,
};

export function writeBlock(flow: PageFlow, block: Block): void {
  WRITERS[block.type](flow, block as never);
}

/** The title of a document: its kind and its name, in one heading. */
export function writeTitle(flow: PageFlow, { text = '' }: TitleBlock, kind?: string): void {
  flow.bookmark(text);
  const heading = flow.element('H1', flow.parent);
  if (kind !== undefined) {
    const above = flow.box(kind, TITLE, COLUMN, heading);
    // The lines are one element. The space separates them for screen readers and copying.
    for (const run of above.lines.at(-1)?.runs.slice(-1) ?? []) run.text += ' ';
    flow.write(above);
  }
  const look = kind === undefined ? TITLE : NAME;
  flow.write(flow.box(text, look, COLUMN, heading));
  flow.space(SPACE.afterText);
}

/** The decision in its colour, then the headline. */
function writeHeadline(flow: PageFlow, { text = '', decision }: HeadlineBlock): void {
  const chip: FontSpan[] = decision
    ? [{ text: `${decision.text} ·`, style: LEAD.style, colour: TONES[decision.tone].text }]
    : [];
  writeText(flow, flow.textBox([...chip, { text, style: LEAD.style }], LEAD));
}

/** The URL is plain text, because the PDF has no links. */
function sourceText({ url, host, title, date }: SourcePage): string {
  return [`${host}: ${title}`, ...(date === undefined ? [] : [date]), url].join(' · ');
}

function writeParagraph(flow: PageFlow, { text, look }: ParagraphBlock): void {
  const textLook = look ? PARAGRAPHS[look] : BODY;
  writeText(flow, flow.textBox(spansOf(text, textLook), textLook));
}

/** Short texts one after another, separated by dots. */
function onOneLine(texts: readonly FontSpan[][]): FontSpan[] {
  const dot: FontSpan = { text: '·', style: BODY.style, colour: COLOUR.accent };
  return texts.flatMap((text, index) => (index > 0 ? [dot, ...text] : text));
}

/**
 * Writes a text with space below, over several pages if needed.
 * @param beside as in `write`
 */
function writeText(flow: PageFlow, box: TextBox, beside?: (top: number, height: number) => void): void {
  flow.begin(heightToBegin(box));
  flow.write(box, beside);
  flow.space(SPACE.afterText);
}

/** A quotation with a bar in the accent colour. */
function writeQuotation(flow: PageFlow, { text }: QuotationBlock): void {
  const parent = flow.element('BlockQuote', flow.parent);
  const box = flow.textBox(text, BODY, 'P', parent, flow.indented(BAR.indent));
  writeText(flow, box, (top, height) =>
    flow.artifact((pdf) => pdf.rect(COLUMN.x, top, BAR.width, height).fill(COLOUR.accent)),
  );
}
