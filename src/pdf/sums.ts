import type { Span, SumsBlock, Text } from '../document/blocks.ts';
import { heightOf, SMALL, STRONG, type TextLook } from './page-flow.ts';
import type { SectionWriter } from './section-writer.ts';
import { writeRows } from './table.ts';

/** The quantities and the results as tables, the words of the picture, and the notes. */
export function writeSums(flow: SectionWriter, block: SumsBlock): void {
  const { open, heads, quantities, resultHeads, results, picture, notes } = block;
  if (open !== undefined) write(flow, open, STRONG);
  writeRows(flow, {
    type: 'table',
    heads,
    rows: quantities.map(({ name, note, value, range, basis, isChanged }): Text[] => [
      [{ text: name }, ...inBrackets(note)],
      [{ text: value, style: 'strong' }, ...inBrackets(range)],
      [{ text: basis, style: isChanged ? 'accent' : 'muted' }],
    ]),
  });
  writeRows(flow, {
    type: 'table',
    heads: resultHeads,
    rows: results.map(({ name, cells }): Text[] => [
      [{ text: name }],
      ...cells.map(({ text, range }): Text => [{ text, style: 'strong' }, ...inBrackets(range)]),
    ]),
  });
  for (const note of [...(picture ? [picture.inWords] : []), ...notes]) write(flow, note, SMALL);
}

function inBrackets(text: string | undefined): Span[] {
  return text === undefined ? [] : [{ text: `(${text})`, style: 'muted' }];
}

function write(flow: SectionWriter, text: string, look: TextLook): void {
  const box = flow.textBox(text, look);
  flow.begin(heightOf(box));
  flow.write(box);
}
