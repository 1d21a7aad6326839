import type { DetailsBlock, SourcePage, Text } from '../document/blocks.ts';
import { SMALL, type TextLook } from './page-flow.ts';
import { COLOUR } from './theme.ts';
import type { FontSpan } from './typesetter.ts';

export function spansOf(text: Text, look: TextLook): FontSpan[] {
  return text.map(({ text: words, style, isJoined = false }) => ({
    text: words,
    style: look.style === 'text' && style === 'strong' ? 'strong' : look.style,
    ...(style === 'muted' && { colour: COLOUR.muted }),
    isMarked: style === 'mark',
    isJoined,
  }));
}

/** The URL is plain text, because the PDF has no links. */
export function sourceText({ url, title, date }: SourcePage): string {
  return [url, title, ...(date === undefined ? [] : [date])].join(' · ');
}

/** An explanation in small print, after its summary, in one paragraph. */
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
