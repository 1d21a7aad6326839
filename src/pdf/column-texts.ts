import type {
  AxisBlock,
  Block,
  ColumnsBlock,
  DetailsBlock,
  FactsBlock,
  FindingBlock,
  HeadingBlock,
  ListBlock,
  ParagraphBlock,
  QuotationBlock,
} from '../document/blocks.ts';
import {
  BAR,
  detailsSpans,
  factSpans,
  itemSpans,
  listBoxes,
  paragraphLook,
  sourceText,
  spansOf,
} from './block-spans.ts';
import { BODY, type Element, SMALL, STRONG, type TextBox, type TextLook } from './page-flow.ts';
import { drawLevel, levelWidth } from './score.ts';
import { HEADING, type SectionWriter, SUBHEADING } from './section-writer.ts';
import { COLUMNS, type ColumnText } from './text-columns.ts';
import { COLOUR, TONES } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

/** Blocks that have room in half of the width. */
type NarrowBlock =
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | ColumnsBlock
  | QuotationBlock
  | FindingBlock
  | AxisBlock
  | FactsBlock
  | DetailsBlock;

export function isNarrow(block: Block): block is NarrowBlock {
  return block.type in WRITERS;
}

const [{ x: X, width: WIDTH }] = COLUMNS;
const SPACE = { section: 10, heading: 7, belowHeading: 2, text: 5, finding: 5, axis: 5, item: 2, line: 1 };
/** Width of one step of an axis's level. */
const STEP_WIDTH = 9;

/** The title of a section, which is joined to its first text. */
export function titleText(flow: SectionWriter, title: string): ColumnText {
  const box = flow.box(title, HEADING, X, WIDTH, flow.element('H2', flow.parent));
  return { box, above: SPACE.section, below: SPACE.belowHeading, isJoined: true, bookmark: title };
}

/** The texts of a block. */
export function columnTexts(flow: SectionWriter, block: NarrowBlock): ColumnText[] {
  return WRITERS[block.type](flow, block as never);
}

const WRITERS: {
  readonly [Type in NarrowBlock['type']]: (
    flow: SectionWriter,
    block: Extract<NarrowBlock, { type: Type }>,
  ) => ColumnText[];
} = {
  heading: (flow, { text }) => [headingText(flow, text, SUBHEADING, flow.parent)],
  paragraph(flow, block) {
    const look = paragraphLook(block);
    return [{ box: textBox(flow, spansOf(block.text, look), look), above: SPACE.text }];
  },
  list: (flow, block) => listTexts(listBoxes(flow, itemSpans(block), block.look, flow.parent, X, WIDTH)),
  columns: (flow, { columns }) =>
    columns.flatMap(({ title, tone, items = [] }) => {
      const parent = flow.element('Div', flow.parent);
      return [
        headingText(flow, title, { ...HEADING, colour: TONES[tone].text }, parent),
        ...listTexts(listBoxes(flow, items, 'bullets', parent, X, WIDTH)),
      ];
    }),
  quotation(flow, { text }) {
    const words = flow.element('P', flow.element('BlockQuote', flow.parent));
    const decorate = (x: number, top: number, height: number) =>
      flow.artifact((pdf) => pdf.rect(x, top, BAR.width, height).fill(COLOUR.accent));
    return [
      { box: flow.box(text, BODY, X + BAR.indent, WIDTH - BAR.indent, words), above: SPACE.text, decorate },
    ];
  },
  finding: findingTexts,
  axis: axisTexts,
  facts: (flow, { facts }) =>
    facts.map((fact) => ({ box: textBox(flow, factSpans(fact), BODY), above: SPACE.text })),
  details: (flow, block) => [{ box: textBox(flow, detailsSpans(block), SMALL), above: SPACE.text }],
};

function textBox(
  flow: SectionWriter,
  spans: readonly FontSpan[],
  look: TextLook,
  parent = flow.parent,
): TextBox {
  return flow.box(spans, look, X, WIDTH, flow.element('P', parent));
}

function headingText(flow: SectionWriter, text: string, look: TextLook, parent: Element): ColumnText {
  const box = flow.box(text, look, X, WIDTH, flow.element(flow.headingType, parent));
  return { box, above: SPACE.heading, below: SPACE.belowHeading, isJoined: true };
}

/** Neither the first nor the last item of a list is alone in a column where it is a single line. */
function listTexts(boxes: readonly TextBox[]): ColumnText[] {
  const isLine = (index: number) => boxes[index]?.lines.length === 1;
  return boxes.map((box, index) => ({
    box,
    above: index === 0 ? SPACE.text : SPACE.item,
    isJoined: (index === 0 && isLine(0)) || (index === boxes.length - 2 && isLine(index + 1)),
  }));
}

/** What a page says, with the page below it. */
function findingTexts(
  flow: SectionWriter,
  { name, sentences, translation, source }: FindingBlock,
): ColumnText[] {
  const quote = flow.element('BlockQuote', flow.parent);
  const named: FontSpan[] = name === undefined ? [] : [{ text: `${name}:`, style: STRONG.style }];
  const words = textBox(flow, [...named, ...spansOf(sentences, BODY)], BODY, quote);
  const small = [...(translation === undefined ? [] : [translation]), sourceText(source)];
  return [
    { box: words, above: SPACE.finding, isJoined: true },
    ...small.map((text, index) => ({
      box: textBox(flow, [{ text, style: SMALL.style }], SMALL, quote),
      above: SPACE.line,
      isJoined: index < small.length - 1,
    })),
  ];
}

/** One axis: its name with the level as a bar, its points in small letters, the reason. */
function axisTexts(
  flow: SectionWriter,
  { name, level, levelName, points, basis, reason }: AxisBlock,
): ColumnText[] {
  const text = (words: string, look: TextLook) => textBox(flow, [{ text: words, style: look.style }], look);
  return [
    {
      box: text(name, STRONG),
      above: SPACE.axis,
      isJoined: true,
      decorate: (x, top) => drawLevel(flow, level, STEP_WIDTH, x + WIDTH - levelWidth(STEP_WIDTH), top + 4),
    },
    {
      box: text([levelName, points, ...(basis ? [basis] : [])].join(' · '), SMALL),
      above: 0,
      isJoined: true,
    },
    { box: text(reason, BODY), above: SPACE.line },
  ];
}
