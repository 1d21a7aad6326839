import type { Block, Section } from '../document/blocks.ts';
import type { PrintedDocument } from '../document/printed-document.ts';
import { columnTexts, isNarrow, titleText } from './column-texts.ts';
import type { SectionWriter } from './section-writer.ts';
import { type ColumnText, writeTextColumns } from './text-columns.ts';
import { writeBlock, writeBlocks } from './write-blocks.ts';

/**
 * Writes all sections of a document in order. Below a first page that is complete in itself text stands in two columns;
 * tables and pictures take the whole width.
 */
export function writeSections(flow: SectionWriter, { sections, kind, hasCover }: PrintedDocument): void {
  const wide = hasCover ? sections.slice(0, 1) : sections;
  for (const { title, blocks } of wide) {
    flow.section(title !== undefined);
    if (title !== undefined) flow.title(title);
    writeBlocks(flow, blocks, kind);
  }
  if (!hasCover) return;
  if (flow.isOnFirstPage) flow.newPage();
  writeInColumns(flow, sections.slice(1));
}

function writeInColumns(flow: SectionWriter, sections: readonly Section[]): void {
  let texts: ColumnText[] = [];
  const finish = () => {
    writeTextColumns(flow, texts);
    texts = [];
  };
  for (const { title, blocks } of sections) {
    flow.section(title !== undefined);
    if (title !== undefined && isWide(blocks, 0)) {
      finish();
      flow.title(title);
    } else if (title !== undefined) texts.push(titleText(flow, title));
    for (const [index, block] of blocks.entries()) {
      if (!isWide(blocks, index) && isNarrow(block)) texts.push(...columnTexts(flow, block));
      else {
        finish();
        writeBlock(flow, block);
      }
    }
  }
  finish();
}

/** Whether a block takes the whole width. A heading stands above what follows it. */
function isWide(blocks: readonly Block[], index: number): boolean {
  const block = blocks[index];
  if (block?.type === 'heading') return isWide(blocks, index + 1);
  return block !== undefined && !isNarrow(block);
}
