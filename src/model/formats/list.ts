import { LIST_ITEM_MAX_LENGTH, LIST_MAX_ITEMS } from '../../domain/text-schema.ts';
import type { Values } from '../json/document-values.ts';
import { isRecord, parseJson } from '../json/json-value.ts';
import { plainKey } from '../json/keys.ts';
import { withoutHtml } from './html.ts';
import { DESCRIPTION_KEYS, itemText, NAME_KEYS, PRICE_KEYS } from './item.ts';
import { readLine, readText } from './text.ts';

/** A bullet or a number at the start of a line: `- `, `• `, `- [ ] `, `1. `, `2) `. */
const MARKER = /^\s*(?:[-*•·‣▪●◦–—→✓]|\(?\d{1,2}[.)])\s+(?:\[[ x]\]\s+)?/;
/** A number or a letter that counts items: `1. `, `(2) `, `#3 `, `4: `, `c) `, `D. `. */
const COUNTER = /^\s*(?:\(?(\d{1,2})[.):-]|#(\d{1,2})|(\d)\uFE0F?\u20E3|([a-t])\)|([A-T])[.)])\s+/;
/** A number that counts the items on one line. */
const INLINE_COUNTER = /(?:^|[\s,;])\(?(\d{1,2})[.)]\s+/g;
/** Separators between items on one line. Hyphens are not included, because they are too common in prose. */
const INLINE_SEPARATORS = [/[•‣▪●◦]\s+/, /\s\|\s+/, /;\s*/];
/** Keys that rank or group the items under them. Each has its case in `tests/answers/shapes/`. */
const GROUP_KEY =
  /^(?:\D{0,20}\d{1,3}|primer[oa]|segund[oa]|tercer[oa]|first|second|third|primary|secondary|principal|secundari[oa]|main|other|others|otr[oa]s|(?:competencia|competidores)?(?:in)?direct[oa]s?|(?:in)?direct(?:competitors?)?|sustitut[oa]s|substitutes)$/;
/** Most items that are read, so that an endless list takes little time. `LIST_MAX_ITEMS` of them are kept. */
const LIST_READ_ITEMS = 10 * LIST_MAX_ITEMS;

/** Called for each item that says something but cannot be understood. */
type LeaveOut = () => void;

/** Reads a list as `readListOrEmpty` does, but a list without items is `undefined`. */
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
  if (raw === null) return [];
  const items = itemsOf(raw);
  if (!items) return undefined;
  const lines = items.map((item) => (item === undefined ? undefined : readLine(item, LIST_ITEM_MAX_LENGTH)));
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

/** Reads competitors as `readListOrEmpty` does, and also a single competitor with its name as key. */
export function readCompetition(raw: unknown, _?: Values, leaveOut?: LeaveOut): string[] | undefined {
  const key = onlyKey(raw);
  const isNamed = isRecord(raw) && key !== undefined && !isStructural(key);
  return readListOrEmpty(isNamed ? [namedItem(key, raw[key])] : raw, undefined, leaveOut);
}

/** Reads steps, which the text numbers: "1. …", each on its line. */
export function readSteps(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || (Array.isArray(raw) && raw.length === 1)) return readText(raw);
  const parts = isRecord(raw) ? Object.values(raw) : [];
  if (parts.length === 2 && typeof parts[0] === 'string' && Array.isArray(parts[1])) {
    const [intro, steps] = [readText(parts[0]), readSteps(parts[1])];
    return intro && steps && readText([intro, steps]);
  }
  let isWhole = true;
  const steps = readListOrEmpty(raw, undefined, () => {
    isWhole = false;
  });
  if (!steps || steps.length < 2 || !isWhole) return readText(raw);
  return readText(steps.map((step, index) => `${index + 1}. ${step.replace(STEP, '')}`));
}

const STEP = /^(?:paso|step)\s*\d{1,2}\s*[:.)–-]\s*/i;

type Items = (string | undefined)[];

function itemsOf(raw: unknown): Items | undefined {
  if (typeof raw === 'string') return linesOf(raw);
  if (Array.isArray(raw)) return itemsOfList(raw);
  if (!isRecord(raw) || Object.keys(raw).length === 0) return undefined;
  const entries = Object.entries(raw);
  const [only] = entries;
  if (isItem(raw)) return [itemText(raw)];
  if (only && entries.length === 1) {
    const [key, value] = only;
    if (isRecord(value) && isItem(value) && !isGroup(key)) return [namedItem(key, value)];
    return typeof value === 'object' || isGroup(key) ? itemsOf(value) : undefined;
  }
  const areGroups =
    entries.every(([key]) => isGroup(key)) || entries.some(([, value]) => Array.isArray(value));
  return entries.flatMap(([key, value]) => (areGroups ? itemsOfGroup(key, value) : [namedItem(key, value)]));
}

/** The items under a key of a group. A text that describes all groups is not an item. */
function itemsOfGroup(key: string, value: unknown): Items {
  if (value === null) return [];
  if (DESCRIPTION_KEYS.includes(plainKey(key))) return [undefined];
  if (isRecord(value) && !isItem(value)) return Object.entries(value).map((entry) => namedItem(...entry));
  return itemsOf(value) ?? [undefined];
}

/** The text of an item whose key is its name. */
function namedItem(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return `${name}: ${value}`;
  return isRecord(value) ? itemText({ name, ...value }) : undefined;
}

function itemsOfList(raw: readonly unknown[]): Items {
  const list = raw.flat().slice(0, LIST_READ_ITEMS);
  const [only] = list;
  if (list.length === 1) {
    if (typeof only === 'string') return only.includes('\n') ? linesOf(only) : (countedItems(only) ?? [only]);
    if (isRecord(only) && Object.keys(only).length > 1 && Object.keys(only).every(isGroup))
      return itemsOf(only) ?? [];
  }
  const keys = list.map(onlyKey);
  const areNames = list.length > 1 && new Set(keys).size === list.length && !keys.some(isStructural);
  return list.flatMap((item) => itemsOfItem(item, areNames)).filter((item) => item !== '');
}

/** @param areNames each item of the list is an object with the item's name as its key */
function itemsOfItem(item: unknown, areNames: boolean): Items {
  if (!isRecord(item)) return [itemText(item)];
  const entries = Object.entries(item);
  const groups = entries.filter(([, value]) => Array.isArray(value));
  const isGroupOfItems =
    groups.length === 1 && entries.every(([key, value]) => Array.isArray(value) || isKind(key));
  if (isGroupOfItems) return itemsOf(groups[0]?.[1]) ?? [undefined];
  const key = onlyKey(item);
  return [key !== undefined && (areNames || key.includes(' ')) ? namedItem(key, item[key]) : itemText(item)];
}

/** The key of an object that holds nothing but one text. */
function onlyKey(item: unknown): string | undefined {
  const [only, ...others] = isRecord(item) ? Object.entries(item) : [];
  return only && others.length === 0 && typeof only[1] === 'string' ? only[0] : undefined;
}

/** Whether a key says how a list is built, and not what an item is called. */
function isStructural(key: string | undefined): boolean {
  return key === undefined || isGroup(key) || isName(key);
}

/** Whether an object is one item: it has a name; or it has a description or a price, and no list. */
function isItem(raw: Readonly<Record<string, unknown>>): boolean {
  const values = Object.values(raw);
  const under = (keys: readonly string[]) =>
    Object.keys(raw).some((key, index) => keys.includes(plainKey(key)) && typeof values[index] !== 'object');
  return under(NAME_KEYS) || (under([...DESCRIPTION_KEYS, ...PRICE_KEYS]) && !values.some(Array.isArray));
}

/** Whether a key names the kind of a group. */
function isKind(key: string): boolean {
  return /^(?:type|tipo|category|categoria|group|grupo)$/.test(plainKey(key));
}

function isName(key: string): boolean {
  return NAME_KEYS.includes(plainKey(key));
}

function isGroup(key: string): boolean {
  return GROUP_KEY.test(plainKey(key));
}

/** Splits a text into items. A line without a marker continues the item before it; without any marker each line is an item. */
function linesOf(text: string): (string | undefined)[] {
  const list = /^\s*\[/.test(text) ? parseJson(text.replace(/(?<=[[,]\s*)'|'(?=\s*[,\]])/g, '"')) : undefined;
  if (Array.isArray(list)) return itemsOfList(list);
  const lines = withoutHtml(text)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '');
  const [only = '', ...others] = lines;
  if (others.length === 0) return itemsOnLine(only);
  if (!lines.some((line) => MARKER.test(line))) return lines;
  const items: string[] = [];
  for (const line of lines) {
    if (MARKER.test(line)) items.push(line.replace(MARKER, ''));
    else if (items.length > 0) items.push(`${items.pop()} ${line.trim()}`);
    // A line before the first marker is the list's heading and is left out.
  }
  return items;
}

/** Splits one line at numbers that count from 1, or at separators. */
function itemsOnLine(line: string): string[] {
  const separator = INLINE_SEPARATORS.find((pattern) => pattern.test(line));
  const items = countedItems(line) ?? (separator ? line.split(separator) : [line]);
  return items.filter((item) => item.trim() !== '');
}

/** The items of a line that numbers them: `1) … 2) …`. */
function countedItems(line: string): string[] | undefined {
  const counters = [...line.matchAll(INLINE_COUNTER)].filter(
    ({ 1: number }, index) => Number(number) === index + 1,
  );
  if (counters.length < 2 || line.slice(0, counters[0]?.index).trim() !== '') return undefined;
  return counters.map(({ 0: whole, index }, at) =>
    line.slice(index + whole.length, counters[at + 1]?.index).replace(/(?<![\s,;])[\s,;]+$/, ''),
  );
}

/** Removes bullets from the items, and numbers or letters only where they count the items: 1, 2, 3. */
function withoutMarkers(items: string[]): string[] {
  const counts = items.map((item) => COUNTER.exec(item)?.slice(1).find(Boolean)?.toLowerCase());
  const isCounted =
    items.length > 1 &&
    counts.every((count, index) => count === `${index + 1}` || count === String.fromCharCode(97 + index));
  const areSeparated = items.length > 1 && items.slice(0, -1).every((item) => item.endsWith(';'));
  return items
    .map((item) =>
      isCounted ? item.replace(COUNTER, '') : /^\s*\(?\d/.test(item) ? item : item.replace(MARKER, ''),
    )
    .map((item) => (areSeparated ? item.replace(/;$/, '') : item))
    .filter((item) => item !== '');
}
