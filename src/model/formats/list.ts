import { LIST_ITEM_MAX_LENGTH, LIST_MAX_ITEMS } from '../../domain/text-schema.ts';
import type { Values } from '../json/document-values.ts';
import { isRecord } from '../json/json-value.ts';
import { plainKey } from '../json/keys.ts';
import { DESCRIPTION_KEYS, itemText, NAME_KEYS, PRICE_KEYS } from './item.ts';
import { readLine, readText, withoutHtml } from './text.ts';

/** A bullet or a number at the start of a line: `- `, `• `, `- [ ] `, `1. `, `2) `. */
const MARKER = /^\s*(?:[-*•·‣▪●◦–—→✓]|\(?\d{1,2}[.)])\s+(?:\[[ x]\]\s+)?/;
/** A number that counts items: `1. `, `(2) `, `4: `, `Step 1: `. */
const COUNTER = /^\s*(?:paso |step )?\(?(\d{1,2})[.):-]\s+/i;
/** Separators between items on one line. Hyphens are not included, because they are too common in prose. */
const INLINE_SEPARATOR = /[•‣▪●◦]\s+|;/;
/** Keys that number or group the items under them. Each has its case in `tests/answers/shapes/`. */
const GROUP_KEY =
  /^(?:\D{0,20}\d{1,3}|primary|secondary|principal|secundari[oa]|main|others?|otr[oa]s|(?:in)?direct[oa]?s?)$/;
/** Most items that are read, so that an endless list takes little time. `LIST_MAX_ITEMS` of them are kept. */
const LIST_READ_ITEMS = 10 * LIST_MAX_ITEMS;

type LeaveOut = () => void;
type Items = (string | undefined)[];

export function readList(raw: unknown, _?: Values, leaveOut?: LeaveOut): string[] | undefined {
  const list = readListOrEmpty(raw, undefined, leaveOut);
  return list && list.length > 0 ? list : undefined;
}

/** Reads a list that may be empty only where the verdict is other than `judged`. */
export function readListByVerdict(raw: unknown, values: Values, leaveOut?: LeaveOut): string[] | undefined {
  const mustHaveItems = (values.get('verdict') ?? 'judged') === 'judged';
  return mustHaveItems ? readList(raw, values, leaveOut) : readListOrEmpty(raw, values, leaveOut);
}

/**
 * Reads a list of texts, a list of objects with a name, an object whose keys number, group or name the items, or one text
 * with several items. Empty items are left out; `null`, `[]` and "none" are the empty list.
 */
export function readListOrEmpty(raw: unknown, _?: Values, leaveOut?: LeaveOut): string[] | undefined {
  const items = itemsOf(raw)?.slice(0, LIST_READ_ITEMS);
  if (!items) return undefined;
  const lines = items.map((item) => readLine(item, LIST_ITEM_MAX_LENGTH));
  const unread = items.filter((item, index) => lines[index] === undefined && isSaid(item)).length;
  const read = lines.filter((line) => line !== undefined);
  // A list whose items could not be understood is not an empty list.
  if (read.length === 0 && unread > 0) return undefined;
  for (let count = 0; count < unread; count += 1) leaveOut?.();
  return withoutMarkers(read).slice(0, LIST_MAX_ITEMS);
}

/** Whether an unreadable item counts as left out: "..." does, "N/A" does not. */
function isSaid(item: string | undefined): boolean {
  return item === undefined || /^\s*[.…]{1,5}\s*$/.test(item);
}

/** Reads steps into one text with a numbered line for each step: "1. …". */
export function readSteps(raw: unknown, _?: Values, leaveOut?: LeaveOut): string | undefined {
  const steps = typeof raw === 'object' ? readListOrEmpty(raw, undefined, leaveOut) : undefined;
  if (!steps || steps.length < 2) return readText(raw);
  return readText(steps.map((step, index) => `${index + 1}. ${step}`));
}

function itemsOf(raw: unknown): Items | undefined {
  if (raw === null) return [];
  if (typeof raw === 'string') return linesOf(raw);
  if (Array.isArray(raw)) return raw.flat().slice(0, LIST_READ_ITEMS).flatMap(itemsOfItem);
  if (!isRecord(raw) || Object.keys(raw).length === 0) return undefined;
  if (isItem(raw)) return [itemText(raw)];
  const hasLists = Object.values(raw).some(Array.isArray);
  return Object.entries(raw).flatMap(([key, value]) => {
    if (Array.isArray(value) || isGroup(key)) return itemsOf(value) ?? [undefined];
    // A text beside lists describes them.
    return [hasLists ? undefined : namedItem(key, value)];
  });
}

function itemsOfItem(item: unknown): Items {
  const [entry, ...others] = isRecord(item) ? Object.entries(item) : [];
  if (!entry || others.length > 0) return [itemText(item)];
  const [key, value] = entry;
  if (Array.isArray(value)) return itemsOf(value) ?? [undefined];
  // A key with a capital or a space is the item's name: {"Mercadona": "…"}.
  const isNamed = /^\p{Lu}|\s/u.test(key) && !isGroup(key) && !NAME_KEYS.includes(plainKey(key));
  return [isNamed ? namedItem(key, value) : itemText(item)];
}

function namedItem(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return `${name}: ${value}`;
  return isRecord(value) ? itemText({ name, ...value }) : undefined;
}

/** Whether an object is one item: it has a name; or it has a description or a price, and no list. */
function isItem(raw: Readonly<Record<string, unknown>>): boolean {
  const values = Object.values(raw);
  const under = (keys: readonly string[]) =>
    Object.keys(raw).some((key, index) => keys.includes(plainKey(key)) && typeof values[index] !== 'object');
  return under(NAME_KEYS) || (under([...DESCRIPTION_KEYS, ...PRICE_KEYS]) && !values.some(Array.isArray));
}

function isGroup(key: string): boolean {
  return GROUP_KEY.test(plainKey(key));
}

/** Splits a text into items. A line without a marker continues the item before it; without any marker each line is an item. */
function linesOf(text: string): string[] {
  const lines = withoutHtml(text)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '');
  const [only = '', ...others] = lines;
  if (others.length === 0) return only.split(INLINE_SEPARATOR).filter((item) => item.trim() !== '');
  if (!lines.some((line) => MARKER.test(line))) return lines;
  const items: string[] = [];
  for (const line of lines) {
    if (MARKER.test(line)) items.push(line.replace(MARKER, ''));
    else if (items.length > 0) items.push(`${items.pop()} ${line.trim()}`);
    // A line before the first marker is the list's heading and is left out.
  }
  return items;
}

/** Removes bullets from the items, and numbers only where they count the items: 1, 2, 3. */
function withoutMarkers(items: readonly string[]): string[] {
  const isCounted =
    items.length > 1 && items.every((item, index) => COUNTER.exec(item)?.[1] === `${index + 1}`);
  const areSeparated = items.length > 1 && items.slice(0, -1).every((item) => item.endsWith(';'));
  return items
    .map((item) =>
      isCounted ? item.replace(COUNTER, '') : /^\s*\(?\d/.test(item) ? item : item.replace(MARKER, ''),
    )
    .map((item) => (areSeparated ? item.replace(/;$/, '') : item))
    .filter((item) => item !== '');
}
