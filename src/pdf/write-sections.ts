import type { PrintedDocument } from '../document/printed-document.ts';
import type { SectionWriter } from './section-writer.ts';
import { writeBlock, writeTitle } from './write-blocks.ts';

/** Writes all sections of a document, with the kind of document above its name. */
export function writeSections(flow: SectionWriter, { sections, kind }: PrintedDocument): void {
  for (const { title, isTitleRepeated, blocks } of sections) {
    flow.section(isTitleRepeated ? undefined : title);
    for (const block of blocks) {
      if (block.type === 'title') writeTitle(flow, block, kind);
      else writeBlock(flow, block);
    }
  }
}
