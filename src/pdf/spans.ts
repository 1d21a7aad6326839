import type { SourcePage, Text } from '../document/blocks.ts';
import type { TextLook } from './page-flow.ts';
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
export function sourceText({ url, host, title, date }: SourcePage): string {
  return [`${host}: ${title}`, ...(date === undefined ? [] : [date]), url].join(' · ');
}
