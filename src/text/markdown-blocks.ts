const HEADING = /^#{1,6}\s/;
const LIST_ITEM = /^\s*(?:[-*•]|\d{1,3}[.)])\s/;
const CONTINUED_ITEM = /^\s{2,}\S/;
const TABLE_ROW = /^\s*\|/;
/** A last line that may become an item of the list above it. */
const BEGUN_MARKER = /(?<=\n)[^\S\n]*(?:[-*•]|\d{1,3}[.)]?)$/;

/**
 * Splits Markdown into blocks: a heading with what follows it, a list, a table, or a paragraph. Blocks are separated by
 * blank lines; a heading begins a block without one. Joined with blank lines, the blocks are the text again, except for
 * repeated blank lines.
 */
export function markdownBlocks(text: string): string[] {
  const blocks: string[] = [];
  let isBroken = true;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isBroken = true;
      continue;
    }
    const last = blocks.at(-1);
    const lastLine = last?.slice(last.lastIndexOf('\n') + 1) ?? '';
    if (last === undefined || HEADING.test(line) || (isBroken && !continues(last, lastLine, line))) {
      blocks.push(line);
    } else {
      const isAfterHeading = HEADING.test(lastLine) && isBroken;
      blocks[blocks.length - 1] = `${last}${isAfterHeading ? '\n\n' : '\n'}${line}`;
    }
    isBroken = false;
  }
  return blocks.map((block) => block.trimEnd());
}

/** Whether a line after a blank line belongs to the block above it. */
function continues(block: string, lastLine: string, line: string): boolean {
  if (HEADING.test(lastLine)) return true;
  const isInList = LIST_ITEM.test(lastLine) || (CONTINUED_ITEM.test(lastLine) && /^\s*[-*•\d]/m.test(block));
  if (isInList) return LIST_ITEM.test(line) || CONTINUED_ITEM.test(line);
  return TABLE_ROW.test(lastLine) && TABLE_ROW.test(line);
}

/** The blocks of an unfinished text that further text cannot change. */
export function wholeBlocks(text: string): string[] {
  return markdownBlocks(text.replace(BEGUN_MARKER, '')).slice(0, -1);
}
