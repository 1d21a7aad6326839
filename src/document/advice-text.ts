import { isVisible } from '../domain/report.ts';
import type { Block, ListBlock, ListItem, Span, TableBlock, Text } from './blocks.ts';

/** A wider table does not fit a page. Models write five columns, although the prompt asks for a small table. */
const COLUMNS_MAX = 6;

/** Control and format characters can hide text or change its direction. The joiners of Arabic and emoji stay. */
const INVISIBLE = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const LINE_BREAK = /[\t-\r\u2028\u2029]/g;
const BULLET = /^(\s*)[-*•]\s+(.+)$/;
const NUMBER = /^(\s*)(\d{1,3})[.)]\s+(.+)$/;
const TABLE_LINE = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const BOLD = /\*\*(?=[^\s*])(.+?)(?<=[^\s*])\*\*/g;

/** A text on one line, without invisible characters; empty if nothing visible remains. */
export function visibleLine(text: string): string {
  const line = text.replace(LINE_BREAK, ' ').replace(INVISIBLE, '').replace(/ +/g, ' ').trim();
  return isVisible(line) ? line : '';
}

/**
 * Parses the text of a part of the advice into blocks: paragraphs, `- ` and `1. ` lists, `**bold**` and tables of at most
 * six columns. Anything else becomes plain text. Never throws.
 */
export function adviceTextBlocks(text: string): Block[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const table = tableAt(lines, at);
    if (table) {
      blocks.push(table);
      at += table.rows.length + 1;
    } else addLine(blocks, lines[at] as string);
  }
  return blocks;
}

/** Adds a line as an item of the last list, as the first item of a new list, or as a paragraph. */
function addLine(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const list = last?.type === 'list' ? last : undefined;
  const [, indent = '', number, numbered] = NUMBER.exec(line) ?? [];
  const [, inset = '', bullet] = BULLET.exec(line) ?? [];
  const content = numbered ?? bullet;
  if (content === undefined) {
    blocks.push({ type: 'paragraph', text: spansOf(line) });
    return;
  }
  // A nested list continues the item above.
  if (list && (indent + inset).length > 1) {
    const nested = spansOf(`– ${content}`);
    replaceLast(blocks, { ...list, items: withLast(list.items, nested) });
    return;
  }
  const look: ListBlock['look'] = numbered === undefined ? 'bullets' : 'steps';
  const start = Number(number ?? 1);
  const item: ListItem = { text: spansOf(content) };
  const isNext = look === 'bullets' || start === (list?.start ?? 1) + (list?.items.length ?? 0);
  if (list?.look === look && isNext) replaceLast(blocks, { ...list, items: [...list.items, item] });
  else blocks.push({ type: 'list', look, items: [item], ...(start !== 1 && { start }) });
}

function replaceLast(blocks: Block[], block: Block): void {
  blocks[blocks.length - 1] = block;
}

function withLast(items: readonly ListItem[], more: Text): ListItem[] {
  const last = items.at(-1);
  return [...items.slice(0, -1), { ...last, text: [...(last?.text ?? []), ...more] }];
}

/** The table that begins at a line: heads, a rule, rows. */
function tableAt(lines: readonly string[], at: number): TableBlock | undefined {
  const [head, rule] = [lines[at] ?? '', lines[at + 1] ?? ''];
  if (!TABLE_LINE.test(head) || !TABLE_RULE.test(rule)) return undefined;
  const heads = cellsOf(head);
  const after = lines.slice(at + 2);
  const end = after.findIndex((line) => !TABLE_LINE.test(line));
  const rows = after.slice(0, end === -1 ? after.length : end).map(cellsOf);
  const isNarrow = heads.length <= COLUMNS_MAX && rows.every((row) => row.length <= heads.length);
  if (!isNarrow || rows.length === 0) return undefined;
  return {
    type: 'table',
    heads: heads.map((cell) => plainOf(spansOf(cell))),
    rows: rows.map((row) => heads.map((_, index) => spansOf(row[index] ?? ''))),
  };
}

/** The cells of a line. `\|` is a literal bar. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** A line as runs of plain and bold text. */
function spansOf(line: string): Text {
  const text = line.replace(/ +/g, ' ').trim();
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: match, 1: bold = '', index } of text.matchAll(BOLD)) {
    addPlain(spans, text, end, index);
    spans.push({ text: bold, style: 'strong', ...joinAt(text, index) });
    end = index + match.length;
  }
  addPlain(spans, text, end, text.length);
  return spans;
}

function addPlain(spans: Span[], text: string, from: number, to: number): void {
  const plain = text.slice(from, to).trim();
  if (plain !== '') spans.push({ text: plain, ...joinAt(text, from) });
}

/** Whether the run that begins at a position is joined to the previous run without a space. */
function joinAt(text: string, at: number): Pick<Span, 'isJoined'> {
  const hasSpace = at === 0 || text[at] === ' ' || text[at - 1] === ' ';
  return hasSpace ? {} : { isJoined: true };
}

function plainOf(text: Text): string {
  return text.map(({ text: run, isJoined }, index) => (index > 0 && !isJoined ? ' ' : '') + run).join('');
}
