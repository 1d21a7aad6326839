import { CELLS_MAX, LAST_ROW, TableError } from './table.ts';
import { unpackPart, zipParts } from './zip-parts.ts';

/** The most unpacked bytes in the parts that are read, and the most characters in all cells. */
const UNPACKED_MAX = 150_000_000;
/** The most bytes in the list of sheets, and in the list of parts. */
const LIST_MAX = 5_000_000;
/** The most characters in a tag's attributes, and between two tags. Real files stay below both. */
const TAG_MAX = 2000;
const TEXT_MAX = 1_000_000;

/**
 * Reads the first sheet of an xlsx file as text: numbers with a point, dates as `2026-11-24` or `2026-11-24 09:30`.
 * @returns all rows from the sheet's first row on, empty rows included, all of the same length
 * @throws TableError
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const [{ zipSync }, { readSheet }] = await Promise.all([
    import('./zip.ts'),
    import('read-excel-file/universal'),
  ]);
  try {
    const { files, sheet } = await unpack(bytes as Uint8Array<ArrayBuffer>);
    checkSheet(new TextDecoder().decode(sheet));
    // Packs the parts again without compression: to unpack large files, the library starts a worker from a string,
    // which the page's content security policy refuses.
    const archive = zipSync(files, { level: 0 });
    const rows = await readSheet(archive.buffer as ArrayBuffer, 1, { trim: false });
    // The library's type says `typeof Date` where it means `Date`.
    return rowTexts(rows as unknown as CellValue[][]);
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError('unreadable_workbook', { cause: error });
  }
}

/** Unpacks only the first sheet and the parts that it needs. */
async function unpack(bytes: Uint8Array<ArrayBuffer>) {
  const parts = zipParts(bytes);
  const files: Record<string, Uint8Array> = {};
  let remaining = UNPACKED_MAX;
  const read = async (name: string, max = remaining) => {
    const part = parts.get(name);
    if (!part) return undefined;
    const unpacked = await unpackPart(part, max);
    if (!unpacked) throw new TableError('workbook_too_large');
    remaining -= unpacked.length;
    files[name] = unpacked;
    return unpacked;
  };
  const tags = async (name: string, tag: string) =>
    startTags(new TextDecoder().decode(await read(name, LIST_MAX)), tag);
  const [first] = await tags('xl/workbook.xml', 'sheet');
  const relations = await tags('xl/_rels/workbook.xml.rels', 'Relationship');
  const pathOf = (isWanted: (relation: Attributes) => boolean) => {
    const target = relations.find(isWanted)?.Target;
    return target && (target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  };
  const sheet = await read(pathOf(({ Id }) => Id === first?.id) ?? '');
  if (!sheet) throw new TableError('unreadable_workbook');
  for (const kind of ['sharedStrings', 'styles'])
    await read(pathOf(({ Type }) => Type?.endsWith(`/${kind}`) === true) ?? `xl/${kind}.xml`);
  return { files, sheet };
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** The attributes of each start tag with this name, ignoring namespace prefixes. */
function startTags(xml: string, name: string): Attributes[] {
  const tags = xml.matchAll(new RegExp(`<(?:[^<>:]*:)?${name}(?=[\\s/>])([^<>]{0,${TAG_MAX}})>`, 'g'));
  return Array.from(tags, ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(
        attributes.matchAll(/([^\s=:"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
        ([, key = '', ...values]) => [key, values.find((value) => value !== undefined)],
      ),
    ),
  );
}

const ROW_OR_CELL = /<(?:[^<>:]*:)?(row|c)(?=[\s/>])([^<>]*)(>?)(<\/)?/g;
const ATTRIBUTES = /^(?:\s+[^\s="']+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?$/;
const CELL_REFERENCE = /[\s:]r\s*=\s*["']([^"']*)/g;

/**
 * Refuses a sheet that would cost the library much time or memory: a cell far down or far right needs memory for every cell
 * before it, and the time for a text grows with the square of its length. Also refuses cell references that the library
 * might read differently.
 */
function checkSheet(sheet: string): void {
  for (let at = 0; at >= 0; ) {
    const next = sheet.indexOf('<', at + 1);
    if ((next < 0 ? sheet.length : next) - at > TEXT_MAX) throw new TableError('unreadable_workbook');
    at = next;
  }
  let [rows, columns, rowTags] = [0, 0, 0];
  for (const [, name, attributes = '', end, next] of sheet.matchAll(ROW_OR_CELL)) {
    if (name === 'row') rowTags += 1;
    if (end === '' || attributes.length > TAG_MAX || !ATTRIBUTES.test(attributes) || rowTags > LAST_ROW)
      throw new TableError('unreadable_workbook');
    for (const [, reference = ''] of attributes.matchAll(CELL_REFERENCE)) {
      const [, letters = '', digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(reference) ?? [];
      const row = Number(digits);
      if (!(row <= LAST_ROW)) throw new TableError('unreadable_workbook');
      if (letters === '' || attributes.endsWith('/') || next) continue;
      rows = Math.max(rows, row);
      columns = Math.max(columns, columnNumber(letters));
      if (rows * columns > CELLS_MAX) throw new TableError('workbook_too_large');
    }
  }
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** The cells as text. Limits the characters of all cells, because many cells may refer to one long text. */
function rowTexts(rows: readonly CellValue[][]): string[][] {
  let length = 0;
  return rows.map((row) =>
    row.map((cell) => {
      const text = cellText(cell);
      length += text.length;
      if (length > UNPACKED_MAX) throw new TableError('workbook_too_large');
      return text;
    }),
  );
}

type CellValue = string | number | boolean | Date | null;

function cellText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  // Spreadsheets show fifteen digits, so 0.1 + 0.2 is shown as 0.3.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return typeof value === 'boolean' ? String(value).toUpperCase() : value.replace(/\r\n?/g, '\n');
}

function dateText(date: Date): string {
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
