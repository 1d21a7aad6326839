import type { Block } from '../document/blocks.ts';
import type { PrintedDocument } from '../document/printed-document.ts';
import type { SectionWriter } from './section-writer.ts';
import { writeBlock, writeTitle } from './write-blocks.ts';

/**
 * Writes all sections of a document, with the kind of document above its name.
 * @param firstOnPage a block that begins a new page
 * @returns if the last page has only the last section, the block before that section
 */
export function writeSections(
  flow: SectionWriter,
  { sections, kind }: PrintedDocument,
  firstOnPage?: Block,
): Block | undefined {
  let pagesBefore = 0;
  for (const { title, isTitleRepeated, blocks } of sections) {
    pagesBefore = flow.pageCount;
    flow.section(isTitleRepeated ? undefined : title);
    for (const block of blocks) {
      if (block === firstOnPage) flow.need(flow.room + 1);
      if (block.type === 'title') writeTitle(flow, block, kind);
      else writeBlock(flow, block);
    }
  }
  return flow.pageCount > pagesBefore ? sections.at(-2)?.blocks.at(-1) : undefined;
}
