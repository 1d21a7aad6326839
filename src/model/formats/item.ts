import { isRecord } from '../json/json-value.ts';
import { plainKey } from '../json/keys.ts';

// Keys of an item that is an object, as `plainKey` writes them. Each has its case in `tests/answers/shapes/`.

/** The first of these keys that the object has holds the item's name. */
export const NAME_KEYS = [
  ...'name nombre title titulo label competitor competidor company empresa item text texto'.split(' '),
  ...'point punto segment segmento model modelo idea plan stream revenuestream source fuente'.split(' '),
  ...'strength fortaleza weakness debilidad opportunity oportunidad threat amenaza problem problema'.split(
    ' ',
  ),
  ...'approach enfoque step paso type tipo'.split(' '),
];
/** The first of these keys that the object has holds the item's description. */
export const DESCRIPTION_KEYS =
  'description descripcion detail details detalle detalles explanation explicacion quehace whatitdoes does hace'.split(
    ' ',
  );
/** The value under these keys follows the name or, in brackets, the description. It may be a number. */
export const PRICE_KEYS = 'price precio amount importe cost coste tarifa cuota fee'.split(' ');
/** Values under these keys do not belong to the item's text. */
const IGNORED_KEYS: ReadonlySet<string> = new Set('id url link enlace web website'.split(' '));

type Part = readonly [key: string, text: string];

/** An item's text: '' for an empty item, `undefined` for an item that cannot be understood without a guess. */
export function itemText(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  if (item === null) return '';
  if (!isRecord(item)) return Array.isArray(item) && item.length === 0 ? '' : undefined;
  if (Object.keys(item).length === 0) return '';
  const parts = partsOf(item);
  const under = (keys: readonly string[]) =>
    keys.map((key) => parts.find(([name]) => name === key)).find((part) => part !== undefined);
  const more = under(DESCRIPTION_KEYS) ?? under(PRICE_KEYS);
  const others = parts.filter((part) => part !== more);
  // Without a known key, a single text is the item; among several texts the name would be a guess.
  const name = under(NAME_KEYS) ?? (others.length === 1 ? others[0] : undefined);
  if (!name) return others.length === 0 ? more?.[1] : undefined;
  const rest = others.filter((part) => part !== name);
  const label = name[1].trim().replace(/:(\**)$/, '$1');
  if (!more) return rest.length === 0 ? name[1] : `${label}: ${textsOf(rest, '; ')}`;
  // With a description, other texts are left out, but never a price.
  const isPrice = ([key]: Part) => PRICE_KEYS.includes(key);
  const added = textsOf(isPrice(more) ? rest : rest.filter(isPrice), ', ');
  return `${label}: ${more[1]}${added && ` (${added})`}`;
}

function textsOf(parts: readonly Part[], separator: string): string {
  return parts.map(([, text]) => text).join(separator);
}

function partsOf(item: Readonly<Record<string, unknown>>): Part[] {
  return Object.entries(item).flatMap(([written, value]): Part[] => {
    const key = plainKey(written);
    const text = Array.isArray(value) && value.every(isText) ? value.join(', ') : value;
    const isPrice = PRICE_KEYS.includes(key);
    if (isPrice && typeof text === 'number') return [[key, `${text}`]];
    const isNumber = typeof text === 'string' && /^\s*\d{0,3}\s*$/.test(text);
    return isText(text) && !IGNORED_KEYS.has(key) && (isPrice || !isNumber) ? [[key, text]] : [];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
