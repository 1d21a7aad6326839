import type { Block, Section, Span, Text } from './blocks.ts';

/** The runs of a text as one string, each formatted by `format`. */
export function joinedText(text: Text, format: (span: Span) => string = (span) => span.text): string {
  return text.map((span, index) => `${index === 0 || span.isJoined ? '' : ' '}${format(span)}`).join('');
}

/** All texts of a section that every renderer shows, in reading order. */
export function textsOf({ title, isTitleRepeated, blocks }: Section): string[] {
  return [isTitleRepeated ? undefined : title, ...blocks.flatMap(blockTexts)].filter(
    (text) => text !== undefined,
  );
}

function blockTexts(block: Block): (string | undefined)[] {
  const spans = (text: Text) => text.map((span) => span.text);
  switch (block.type) {
    case 'title':
      return [block.text, block.mark];
    case 'headline':
      return [block.decision?.text, block.text];
    case 'heading':
      return [block.text];
    case 'paragraph':
      return spans(block.text);
    case 'list':
      return block.items.flatMap((item) => spans(item.text));
    case 'columns':
      return block.columns.flatMap(({ title, items = [] }) => [title, ...items]);
    case 'quotation':
      return [block.text];
    case 'score': {
      const { score, caption, range, axes, badges, notes } = block;
      return [
        score?.bandName,
        score?.inWords,
        ...(score ? [caption] : []),
        range?.inWords,
        ...axes.flatMap(({ name, rated }) => (rated ? [name, rated.levelInWords, rated.levelName] : [])),
        ...badges.flatMap(({ label, value }) => (value ? [label, value.text] : [])),
        ...notes,
      ];
    }
    case 'axis':
      return [block.name, block.levelInWords, block.levelName, block.basis, block.reason];
    case 'table':
      return [...block.heads, ...block.rows.flat().flatMap(spans)];
    case 'sums':
      return block.blocks.flatMap(blockTexts);
    case 'bars':
      return block.groups.flatMap(({ name, bars }) => [name, ...bars.flatMap((bar) => [bar.name, bar.text])]);
    case 'sources':
      return block.items.flatMap(({ number, source: { host, title, date } }) => [
        `[${number}]`,
        host,
        title,
        date,
      ]);
    case 'pending':
      return [];
  }
}
