import { LIST_ITEM_MAX_LENGTH, LIST_MAX_ITEMS } from '../../domain/report.ts';
import type { Values } from '../json/document-values.ts';
import { plainKey } from '../json/keys.ts';
import { readLine } from './text.ts';

/** A bullet or a number at the start of a line: `- `, `• `, `1. `, `2) `. */
const MARKER = /^\s*(?:[-*•·‣▪●◦–—]|\(?\d{1,2}[.)])\s+/;
const NUMBER = /^\s*\(?(\d{1,2})[.)]\s+/;
/** Bullets that separate items on one line. Hyphens and numbers do not, because they are too common in prose. */
const INLINE_BULLET = /\s*[•‣▪●◦]\s+/;

/** Keys of an item that is an object, as `plainKey` writes them. The first key that the object has is used. */
const NAME_KEYS =
  'name nombre title titulo competitor competidor company empresa item text texto point punto segment segmento model modelo idea'.split(
    ' ',
  );
const DESCRIPTION_KEYS =
  'description descripcion desc detail details detalle detalles explanation explicacion summary resumen quehace quehacen whatitdoes whattheydo does hace oferta'.split(
    ' ',
  );

/** Reads a list as `readListOrEmpty` does, but a list without items is `undefined`. */
export function readList(raw: unknown): string[] | undefined {
  const list = readListOrEmpty(raw);
  return list && list.length > 0 ? list : undefined;
}

/** Reads a list that may be empty only where the verdict is other than `judged`. */
export function readListByVerdict(raw: unknown, values: Values): string[] | undefined {
  return (values.get('verdict') ?? 'judged') === 'judged' ? readList(raw) : readListOrEmpty(raw);
}

/**
 * Reads a list of texts, a list of objects with a name, or one bulleted text. Empty items are left out; `null`, `[]` and
 * "none" are the empty list.
 */
export function readListOrEmpty(raw: unknown): string[] | undefined {
  if (raw === null) return [];
  const items = itemsOf(raw);
  if (!items) return undefined;
  const lines = items
    .map((item) => readLine(item, LIST_ITEM_MAX_LENGTH))
    .filter((line) => line !== undefined);
  // A list whose items could not be understood is not an empty list.
  if (lines.length === 0 && items.some((item) => item === undefined)) return undefined;
  return withoutMarkers(lines).slice(0, LIST_MAX_ITEMS);
}

/**
 * Reads competitors: a list, an object with the competitors' names as keys, or one competitor alone. The list may be
 * empty, because the page has a sentence for a report without competitors.
 */
export function readCompetition(raw: unknown): string[] | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return readListOrEmpty(raw);
  const entries = Object.entries(raw);
  const [only] = entries;
  if (entries.length === 1 && typeof only?.[1] === 'object') return readCompetition(only[1]);
  const isOne = entries.some(([key]) => NAME_KEYS.includes(plainKey(key)));
  if (isOne || entries.some(([key]) => /^\d+$/.test(key))) return readListOrEmpty(isOne ? [raw] : raw);
  return readListOrEmpty(
    entries.map(([name, does]) =>
      typeof does === 'string' ? `${name}: ${does}` : { name, ...Object(does) },
    ),
  );
}

function itemsOf(raw: unknown): (string | undefined)[] | undefined {
  if (typeof raw === 'string') return linesOf(raw);
  if (Array.isArray(raw))
    return raw
      .flat()
      .slice(0, LIST_READ_ITEMS)
      .map(itemText)
      .filter((item) => item !== '');
  if (typeof raw !== 'object' || raw === null) return undefined;
  const [keys, values] = [Object.keys(raw), Object.values(raw)];
  if (values.length === 1 && Array.isArray(values[0])) return itemsOf(values[0]);
  // `{"1": "…", "punto 2": "…"}`: a list numbered by its keys.
  const isNumbered = keys.length > 0 && keys.every((key) => /^\D{0,20}\d{1,3}$/.test(key));
  return isNumbered ? itemsOf(values) : undefined;
}

/** Most items that are read, so that a list without an end costs little. `LIST_MAX_ITEMS` of them are kept. */
const LIST_READ_ITEMS = 10 * LIST_MAX_ITEMS;

/** An item's text: '' when it is empty, `undefined` when it cannot be understood. */
function itemText(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  if (item === null) return '';
  if (typeof item !== 'object' || Array.isArray(item)) return undefined;
  const texts = Object.entries(item).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  const under = (keys: readonly string[]) =>
    keys.map((key) => texts.find(([name]) => plainKey(name) === key)?.[1]).find((text) => text !== undefined);
  const name = under(NAME_KEYS);
  const description = under(DESCRIPTION_KEYS);
  if (name !== undefined) return description === undefined ? name : `${name.trim()}: ${description}`;
  // Without a known key, a single text is the item; among several texts the name would be a guess.
  return texts.length === 1 ? texts[0]?.[1] : description;
}

/** Splits a text into items. A line without a marker continues the item before it; without any marker each line is an item. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 1) return (lines[0] ?? '').split(INLINE_BULLET).filter((item) => item.trim() !== '');
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
function withoutMarkers(items: string[]): string[] {
  const isCounted =
    items.length > 1 && items.every((item, index) => NUMBER.exec(item)?.[1] === `${index + 1}`);
  return items
    .map((item) => (NUMBER.test(item) && !isCounted ? item : item.replace(MARKER, '')))
    .filter((item) => item !== '');
}
