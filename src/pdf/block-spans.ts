import type { DetailsBlock, Fact, ListBlock, ParagraphBlock, SourcePage, Text } from '../document/blocks.ts';
import {
  BODY,
  type Element,
  type PageFlow,
  SMALL,
  STRONG,
  type TextBox,
  type TextLook,
} from './page-flow.ts';
import { COLOUR, TONES } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

/** How paragraphs look. */
const PARAGRAPHS: Readonly<Record<NonNullable<ParagraphBlock['look']>, TextLook>> = {
  lead: STRONG,
  note: SMALL,
  warning: { ...STRONG, colour: TONES.warning.text },
};

/** Of a list's items: the room for the marker. */
const INDENT = { bullets: 11, numbers: 16 };
/** Of a quotation: the bar and the room for it. */
export const BAR = { width: 2, indent: 13 };

export function paragraphLook({ look }: ParagraphBlock): TextLook {
  return look ? PARAGRAPHS[look] : BODY;
}

export function spansOf(text: Text, look: TextLook): FontSpan[] {
  return text.map(({ text: words, style, isJoined = false }) => ({
    text: words,
    style: style === 'strong' || style === 'accent' ? 'strong' : look.style,
    ...(style === 'accent' && { colour: COLOUR.accent }),
    ...(style === 'muted' && { colour: COLOUR.muted }),
    isMarked: style === 'mark',
    isJoined,
  }));
}

/** A value after its name. */
export function factSpans({ name, text, tone }: Fact): FontSpan[] {
  const colour = tone ? TONES[tone].text : COLOUR.muted;
  return [
    { text: `${name}:`, style: 'strong', colour },
    { text, style: 'text' },
  ];
}

/** The address is plain text: the PDF has no links. */
export function sourceText({ url, title, date }: SourcePage): string {
  return [url, title, ...(date === undefined ? [] : [date])].join(' · ');
}

/** The items of a list, each with a marker, in a new `L` element of `parent`. */
export function listBoxes(
  flow: PageFlow,
  items: readonly (string | readonly FontSpan[])[],
  look: ListBlock['look'],
  parent: Element,
  x: number,
  width: number,
): TextBox[] {
  const kind = look === 'steps' ? 'numbers' : 'bullets';
  const list = flow.element('L', parent, { numbering: kind === 'bullets' ? 'Disc' : 'Decimal' });
  const markerLook = { ...(kind === 'bullets' ? BODY : STRONG), colour: COLOUR.accent };
  return items.map((text, index) => {
    const item = flow.element('LI', list);
    const marker = {
      line: flow.line(kind === 'bullets' ? '•' : `${index + 1}.`, markerLook),
      x: kind === 'bullets' ? x + 2 : x,
      look: markerLook,
      element: flow.element('Lbl', item),
    };
    const indent = INDENT[kind];
    return { ...flow.box(text, BODY, x + indent, width - indent, flow.element('LBody', item)), marker };
  });
}

/** The texts of a list's items. The page that is quoted stands below its quotation. */
export function itemSpans({ items }: ListBlock): FontSpan[][] {
  return items.map(({ text }) => spansOf(text, BODY));
}

/** An explanation in small print, after its name, in one paragraph. */
export function detailsSpans({ summary, blocks }: DetailsBlock): FontSpan[] {
  const separator: FontSpan = { text: '·', style: SMALL.style };
  const spans: FontSpan[] = [{ text: `${summary}.`, style: 'strong' }];
  for (const block of blocks) {
    const texts = block.type === 'list' ? block.items.map(({ text }) => text) : [];
    if (block.type === 'paragraph') texts.push(block.text);
    for (const [index, text] of texts.entries()) {
      spans.push(...(index > 0 ? [separator] : []), ...spansOf(text, SMALL));
    }
  }
  return spans;
}
