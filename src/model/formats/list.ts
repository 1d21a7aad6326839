import { LIST_ITEM_MAX_LENGTH, LIST_MAX_ITEMS } from '../../domain/report.ts';
import type { Values } from '../json/document-values.ts';
import { plainKey } from '../json/keys.ts';
import { readLine } from './text.ts';

/** `- `, `* `, `• ` and their like, or `1. `, `2) `, at the start of a line. */
const MARKER = /^\s*(?:[-*•·‣▪●◦–—]|\(?\d{1,2}[.)])\s+/;
const NUMBER = /^\s*\(?(\d{1,2})[.)]\s+/;
/** Bullets within one line; hyphens and numbers are too common in prose. */
const INLINE_BULLET = /\s*[•‣▪●◦]\s+/;

/** Keys under which a list item given as an object holds its text, plain as `plainKey` makes them, best first. */
const NAME_KEYS =
  'name nombre title titulo competitor competidor company empresa item text texto point punto segment segmento model modelo idea'.split(
    ' ',
  );
const DESCRIPTION_KEYS =
  'description descripcion desc detail details detalle detalles explanation explicacion summary resumen quehace quehacen whatitdoes whattheydo does hace oferta'.split(
    ' ',
  );

/**
 * A list of texts: from a list of texts or of objects with a name, or from one bulleted text. Empty items
 * are left out; a list without items is `undefined`.
 */
export function readList(raw: unknown): string[] | undefined {
  const list = readListOrEmpty(raw);
  return list && list.length > 0 ? list : undefined;
}

/** The same, but with a verdict other than `judged` the list may be empty. */
export function readListByVerdict(raw: unknown, values: Values): string[] | undefined {
  return (values.get('verdict') ?? 'judged') === 'judged' ? readList(raw) : readListOrEmpty(raw);
}

/** The same for a list that may be empty: `null`, `[]` and "none" are the empty list. */
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
 * Competitors: also an object with one under each name, or one competitor alone. Empty is an answer: the page has a
 * sentence for a report that names none.
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

/** Items read; far above what is kept, so that a runaway list costs little. */
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
  // Without a known key a single text is the item; of several, the name would be a guess.
  return texts.length === 1 ? texts[0]?.[1] : description;
}

/** The items of a bulleted or numbered text; unmarked lines continue the item before. Without markers, one item a line. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 1) return (lines[0] ?? '').split(INLINE_BULLET).filter((item) => item.trim() !== '');
  if (!lines.some((line) => MARKER.test(line))) return lines;
  const items: string[] = [];
  for (const line of lines) {
    if (MARKER.test(line)) items.push(line.replace(MARKER, ''));
    else if (items.length > 0) items.push(`${items.pop()} ${line.trim()}`);
    // A line before the first bullet is the list's heading.
  }
  return items;
}

/** Removes bullets at the start of items, and numbers where they count the items. */
function withoutMarkers(items: string[]): string[] {
  const isCounted =
    items.length > 1 && items.every((item, index) => NUMBER.exec(item)?.[1] === `${index + 1}`);
  return items
    .map((item) => (NUMBER.test(item) && !isCounted ? item : item.replace(MARKER, '')))
    .filter((item) => item !== '');
}
