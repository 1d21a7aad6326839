import type { Block, Layout, ListBlock, ParagraphBlock, Section, Span, Text } from './blocks.ts';

export function plain(text: string): Text {
  return [{ text }];
}

/** The runs of a text as one string, each formatted by `format`. */
export function joinedText(text: Text, format: (span: Span) => string = (span) => span.text): string {
  return text.map((span, index) => `${index === 0 || span.isJoined ? '' : ' '}${format(span)}`).join('');
}

export function paragraph(text: string, look?: ParagraphBlock['look']): ParagraphBlock {
  return { type: 'paragraph', text: plain(text), ...(look && { look }) };
}

export function list(look: ListBlock['look'], items: readonly string[]): ListBlock {
  return { type: 'list', look, items: items.map((text) => ({ text: plain(text) })) };
}

/** Removes absent items. */
export function present<Item extends object>(parts: readonly (Item | false | '' | undefined)[]): Item[] {
  return parts.filter((part) => part !== undefined && part !== false && part !== '');
}

type Properties = Partial<Pick<Section, 'title' | 'isTitleRepeated' | 'isLandmark'>>;

/** A section with the present blocks; `undefined` if there are no blocks. */
export function section(
  id: string,
  layout: Layout,
  properties: Properties,
  blocks: readonly (Block | false | '' | undefined)[],
): Section | undefined {
  const presentBlocks = present<Block>(blocks);
  return presentBlocks.length === 0 ? undefined : { id, layout, ...properties, blocks: presentBlocks };
}
