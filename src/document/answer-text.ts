import { isVisible } from '../domain/text-schema.ts';
import { withoutInvisible } from '../text/invisible.ts';
import type { Block, CitedSource, ListBlock, ListItem, Span, TableBlock, Text } from './blocks.ts';
import { joinedText } from './make-blocks.ts';

/** A wider table does not fit a page. Although the prompt asks for a small table, models write eight columns. */
const COLUMNS_MAX = 6;

const BULLET = /^(\s*)[-*•]\s+(.+)$/;
const NUMBER = /^(\s*)(\d{1,3})[.)]\s+(.+)$/;
const TABLE_LINE = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const PART_HEADING = /^ {0,3}#{1,2}\s+(.*?)(?:\s+#+)?\s*$/;
const HEADING = /^ {0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/;
const QUOTED_LINE = /^ {0,3}>\s?/;
/** The form in which Crisol writes the model's citation marks. */
const MARK = /\[(\d{1,2})\]/;
/** A quotation with fewer words is a name or a saying, not a message to send. */
const MESSAGE_MIN_WORDS = 8;
const BOLD = /\*\*(?=[^\s*])(.+?)(?<=[^\s*])\*\*/;

/** A text on one line, without invisible characters; empty if nothing visible remains. */
export function visibleLine(text: string): string {
  const line = withoutInvisible(text).replace(/\s+/g, ' ').trim();
  return isVisible(line) ? line : '';
}

/** Returns the source of a mark `[number]`, or `undefined`. Called in the order of the marks in the text. */
export type Cite = (number: number) => CitedSource | undefined;

/** A part of an answer: its heading, empty if it has none, and the blocks up to the next `#` or `##` heading. */
export interface AnswerPart {
  title: string;
  blocks: Block[];
}

/**
 * Parses an answer. A `#` or `##` heading begins a part; a deeper heading stays within its part. Knows paragraphs,
 * `- ` and `1. ` lists, `**bold**` and tables. A `>` quotation, and a paragraph that is one long quotation, become messages
 * to say or send. All other markup stays plain text. Never throws.
 * @param cite if absent, marks stay plain text; a mark for which it returns no source is left out
 */
export function answerParts(text: string, cite?: Cite): AnswerPart[] {
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const line of linesOf(text)) {
    const heading = PART_HEADING.exec(line)?.[1];
    if (heading === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ heading, lines: [] });
  }
  return parts
    .map(({ heading, lines }) => ({
      title: visibleLine(plainOf(spansOf(heading, cite))),
      blocks: blocksOf(lines, cite),
    }))
    .filter(({ title, blocks }) => title !== '' || blocks.length > 0);
}

/** Like `answerParts`, but without parts: every heading becomes a block. */
export function answerBlocks(text: string, cite?: Cite): Block[] {
  return blocksOf(linesOf(text), cite);
}

/** The lines with text, and each empty line that ends a quotation. */
function linesOf(text: string): string[] {
  return withoutInvisible(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .replace(/\t/g, ' ')
    .split('\n')
    .filter((line, index, lines) => line.trim() !== '' || QUOTED_LINE.test(lines[index - 1] ?? ''));
}

function blocksOf(lines: readonly string[], cite: Cite | undefined): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as string;
    const heading = HEADING.exec(line)?.[1];
    const table = tableAt(lines, at, cite);
    const quoted = lines.slice(at).findIndex((each) => !QUOTED_LINE.test(each));
    const quotedLines = quoted === -1 ? lines.length - at : quoted;
    if (table) {
      blocks.push(table.heads.length > COLUMNS_MAX ? narrowed(table) : table);
      at += table.rows.length + 1;
    } else if (quotedLines > 0) {
      const content = lines.slice(at, at + quotedLines).map((each) => each.replace(QUOTED_LINE, ''));
      blocks.push(...messages(content.join('\n'), cite));
      at += quotedLines - 1;
    } else if (heading !== undefined) {
      const title = plainOf(spansOf(heading, cite));
      if (title !== '') blocks.push({ type: 'heading', text: title });
    } else if (line.trim() !== '') addLine(blocks, line, cite);
  }
  return blocks;
}

/** A message to say or send, without emphasis and citation marks; no block if no text is visible. */
function messages(quoted: string, cite: Cite | undefined): Block[] {
  const text = quoted
    .split('\n')
    .map((line) => plainOf(spansOf(line, cite)))
    .join('\n')
    .trim();
  if (!isVisible(text)) return [];
  return [{ type: 'quotation', of: 'message', text, copy: insideQuotes(text) ?? text }];
}

/** One quotation, perhaps with a full stop or a comma after it. An apostrophe does not close it. */
const QUOTATION = /^(?:«([^»]*)»|“([^”]*)”|"([^"]*)"|‘((?:[^’]|(?<=\p{L})’(?=\p{L}))*)’)[.,]?$/u;

/** The text inside quotation marks that enclose the whole text; `undefined` if the text is not one quotation. */
function insideQuotes(text: string): string | undefined {
  return QUOTATION.exec(text)
    ?.slice(1)
    .find((inside) => inside !== undefined)
    ?.trim();
}

/** Adds a line as the next item of the last list, the first item of a new list, a message or a paragraph. */
function addLine(blocks: Block[], line: string, cite: Cite | undefined): void {
  const last = blocks.at(-1);
  const list = last?.type === 'list' ? last : undefined;
  const [, indent = '', number, numbered] = NUMBER.exec(line) ?? [];
  const [, inset = '', bullet] = BULLET.exec(line) ?? [];
  const content = numbered ?? bullet;
  if (content === undefined) {
    const message = insideQuotes(line.replace(/\*\*/g, '').trim());
    if (message !== undefined && message.split(/\s+/).length >= MESSAGE_MIN_WORDS) {
      blocks.push(...messages(line, cite));
    } else blocks.push({ type: 'paragraph', text: spansOf(line, cite) });
    return;
  }
  // An item of a nested list continues the item above.
  if (list && (indent + inset).length > 1) {
    const nested = spansOf(`– ${content}`, cite);
    replaceLast(blocks, { ...list, items: withLast(list.items, nested) });
    return;
  }
  const look: ListBlock['look'] = numbered === undefined ? 'bullets' : 'steps';
  const start = Number(number ?? 1);
  const item: ListItem = { text: spansOf(content, cite) };
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

/** The table that begins at a line: column heads, a rule, rows. `undefined` if there is none. */
function tableAt(lines: readonly string[], at: number, cite: Cite | undefined): TableBlock | undefined {
  const [head, rule] = [lines[at] ?? '', lines[at + 1] ?? ''];
  if (!TABLE_LINE.test(head) || !TABLE_RULE.test(rule)) return undefined;
  const heads = cellsOf(head);
  const after = lines.slice(at + 2);
  const end = after.findIndex((line) => !TABLE_LINE.test(line));
  const rows = after.slice(0, end === -1 ? after.length : end).map(cellsOf);
  if (rows.length === 0 || rows.some((row) => row.length > heads.length)) return undefined;
  return {
    type: 'table',
    heads: heads.map((cell) => plainOf(spansOf(cell, cite))),
    rows: rows.map((row) => heads.map((_, index) => spansOf(row[index] ?? '', cite))),
  };
}

/** A wide table with its rows as columns. If these are too many, each row is an item that names the columns of its cells. */
function narrowed({ heads, rows }: TableBlock): TableBlock | ListBlock {
  if (rows.length < COLUMNS_MAX) {
    return {
      type: 'table',
      heads: [heads[0] ?? '', ...rows.map(([first = []]) => plainOf(first))],
      rows: heads
        .slice(1)
        .map((head, index) => [[{ text: head }], ...rows.map((row) => row[index + 1] ?? [])]),
    };
  }
  const items = rows.map(([first = [], ...cells]): ListItem => {
    const named = cells.flatMap((cell, index) =>
      cell.length === 0 ? [] : [{ text: '·' }, { text: `${heads[index + 1]}:` }, ...cell],
    );
    return { text: [...first.map((span): Span => ({ ...span, style: 'strong' })), ...named] };
  });
  return { type: 'list', look: 'bullets', items };
}

/** The cells of a line. `\|` is a literal bar. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** A line as runs of plain and bold text and marks. */
function spansOf(line: string, cite: Cite | undefined): Text {
  const pieces = line
    .replace(/ +/g, ' ')
    .trim()
    // Every second piece is bold text.
    .split(BOLD)
    .flatMap((run, index) => {
      const style = index % 2 === 1 ? ({ style: 'strong' } as const) : {};
      return (cite ? run.split(MARK) : [run]).map((text, at) => ({ text, style, isMark: at % 2 === 1 }));
    });
  const spans: Span[] = [];
  let isAfterSpace = true;
  for (const { text, style, isMark } of pieces) {
    const joined = isAfterSpace || text.startsWith(' ') ? {} : { isJoined: true };
    const cited = isMark ? cite?.(Number(text)) : undefined;
    if (cited) spans.push({ text: `[${text}]`, cited, ...joined });
    else if (!isMark && text.trim() !== '') spans.push({ text: text.trim(), ...style, ...joined });
    if (text !== '') isAfterSpace = text.endsWith(' ');
  }
  return spans;
}

function plainOf(text: Text): string {
  return joinedText(text.filter(({ cited }) => !cited));
}
