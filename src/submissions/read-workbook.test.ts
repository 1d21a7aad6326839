import { constants, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { ROWS_MAX, TableError } from './table.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** An xlsx file whose first sheet, in the order of tabs, is its second file. The sheet has these rows of XML. */
function workbook(sheetData: string): Uint8Array {
  const parts = partsOf(sheetData);
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

function partsOf(sheetData: string, others: Record<string, string> = {}): Record<string, string> {
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Applications" sheetId="2" r:id="rId2"/><sheet name="Notes" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId4" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>id</t></si><si><r><t>id</t></r><r><t xml:space="preserve">ea</t></r></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>notes</t></is></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...others,
  };
}

/** Unpacks to more bytes than the limit: sixteen times the same packed part, and an end. */
const BOMB = Buffer.concat([
  ...Array<Buffer>(16).fill(
    deflateRawSync(Buffer.alloc(10_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH }),
  ),
  deflateRawSync(''),
]);

/** A ZIP archive that states `size` as the unpacked size of each part, in 64 bits if `isLarge`. */
function archive(
  parts: Readonly<Record<string, string | Uint8Array>>,
  size: number,
  isLarge = false,
): Uint8Array {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = typeof content === 'string' ? deflateRawSync(content) : content;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    files.push(local, Buffer.from(name), Buffer.from(packed));
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(isLarge ? 0xffffffff : packed.length, 20);
    entry.writeUInt32LE(isLarge ? 0xffffffff : size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(isLarge ? 0xffffffff : offset, 42);
    const extra = Buffer.alloc(isLarge ? 28 : 0);
    if (isLarge) {
      extra.writeUInt16LE(1);
      extra.writeUInt16LE(24, 2);
      for (const [at, value] of [size, packed.length, offset].entries())
        extra.writeBigUInt64LE(BigInt(value), 4 + 8 * at);
      entry.writeUInt16LE(extra.length, 30);
    }
    directory.push(entry, Buffer.from(name), extra);
    offset += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(directory.length / 3, 8);
  end.writeUInt16LE(directory.length / 3, 10);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, ...directory, end]));
}

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
const HEADER = `<row r="1">${text('A1', 'id')}${text('B1', 'idea')}</row>`;
const ROW = `<row r="2">${text('A2', '1')}${text('B2', 'Boats')}</row>`;
const errorOf = (bytes: Uint8Array) =>
  readTable(bytes, 'a.xlsx').then(
    () => 'read',
    (error: unknown) => (error instanceof TableError ? error.code : error),
  );

test('the first sheet is read: texts, numbers, dates, missing cells and rows', async () => {
  const table = await readTable(
    workbook(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>${text('C1', 'fecha')}${text('D1', 'hora')}${text('E1', 'precio')}${text('F1', 'sí')}</row>` +
        `<row r="2"><c r="A2"><v>7</v></c>${text('B2', ' One\nline &amp; “more” €')}<c r="C2" s="1"><v>45982</v></c><c r="D2" s="2"><v>45982.395833333336</v></c><c r="E2"><v>0.30000000000000004</v></c><c r="F2" t="b"><v>1</v></c></row>` +
        `<row r="5">${text('A5', 'b-1')}${text('E5', '12')}</row><row r="6"><c r="A6" s="1"/></row>`,
    ),
    'a.xlsx',
  );
  expect(table).toEqual({
    header: ['id', 'idea', 'fecha', 'hora', 'precio', 'sí'],
    hasHeader: true,
    separator: undefined,
    problems: [],
    rows: [
      { number: 2, cells: ['7', ' One\nline & “more” €', '2025-11-21', '2025-11-21 09:30', '0.3', 'TRUE'] },
      { number: 5, cells: ['b-1', '', '', '', '12', ''] },
    ],
  });
});

test('a large sheet is read', async () => {
  const rows = Array.from(
    { length: 700 },
    (_, at) =>
      `<row r="${at + 2}">${text(`A${at + 2}`, `n${at}`)}${text(`B${at + 2}`, 'word '.repeat(100))}</row>`,
  );
  const { rows: read } = await readTable(workbook(HEADER + rows.join('')), 'a.xlsx');
  expect(read).toHaveLength(700);
  expect(read[699]?.cells[0]).toBe('n699');
});

test('the sizes that a file states are ignored', async () => {
  const parts = partsOf(HEADER + ROW);
  const bomb = { ...parts, 'xl/worksheets/sheet2.xml': BOMB };
  expect(await errorOf(archive(bomb, 1000))).toBe('workbook_too_large');
  for (const size of [10, 200_000_000]) expect(await errorOf(archive(parts, size))).toBe('read');
  expect(await errorOf(archive(parts, 5000, true))).toBe('read');
});

test('unused parts may be large', async () => {
  const parts = { ...partsOf(HEADER + ROW), 'xl/worksheets/sheet1.xml': BOMB, 'xl/a.xml': BOMB };
  expect(await errorOf(archive(parts, 160_000_000))).toBe('read');
});

test('XML that takes long to parse is refused', async () => {
  const errorIn = (sheet: string, others = {}) =>
    errorOf(archive(partsOf(HEADER + ROW + sheet, others), 10_000_000));
  for (const sheet of ['<c '.repeat(200_000), '<row/>'.repeat(1_100_000), ' '.repeat(1_100_000)])
    expect(await errorIn(sheet)).toBe('unreadable_workbook');
  const lists = [`<sheet ${'a'.repeat(200_000)}`, '<sheet '.repeat(100_000)];
  for (const list of lists)
    expect(await errorIn('', { 'xl/workbook.xml': list })).toBe('unreadable_workbook');
});

test('cells that refer to one long text are counted with its length', async () => {
  const rows = Array.from(
    { length: 400 },
    (_, at) => `<row r="${at + 3}"><c r="B${at + 3}" t="s"><v>0</v></c></row>`,
  );
  const long = `<sst xmlns="${MAIN}"><si><t>${'word '.repeat(100_000)}</t></si></sst>`;
  expect(
    await errorOf(
      archive(partsOf(HEADER + ROW + rows.join(''), { 'xl/sharedStrings.xml': long }), 10_000_000),
    ),
  ).toBe('workbook_too_large');
});

test('cell references in unusual notation are checked too', async () => {
  const far = [
    `<row r='900000'><c r='Z900000'><v>1</v></c></row>`,
    '<row r = "900000"><c r = "Z900000"><v>1</v></c></row>',
    '<row a=">" r="900000"><c a=">" r="Z900000"><v>1</v></c></row>',
    '<row r="&#57;00000"><c r="Z&#57;00000"><v>1</v></c></row>',
    '<x:row x:r="900000"><x:c x:r="Z900000"><x:v>1</x:v></x:c></x:row>',
  ];
  for (const row of far) expect(await errorOf(workbook(HEADER + ROW + row)), row).not.toBe('read');
});

test('cells and rows beyond the limits of spreadsheets are refused', async () => {
  expect(await errorOf(workbook(`${HEADER}<row r="900000">${text('XFD900000', 'far')}</row>`))).toBe(
    'workbook_too_large',
  );
  expect(await errorOf(workbook(`${HEADER}<row r="2000000000">${text('A2000000000', 'far')}</row>`))).toBe(
    'unreadable_workbook',
  );
  const rows = Array.from(
    { length: ROWS_MAX + 1 },
    (_, at) => `<row r="${at + 2}">${text(`A${at + 2}`, 'n')}${text(`B${at + 2}`, 'x')}</row>`,
  );
  expect(await errorOf(workbook(HEADER + rows.join('')))).toBe('too_many_rows');
});

test('formatted rows without values are ignored, however far below', async () => {
  const styled = `<row r="2">${text('A2', '1')}${text('B2', 'Boats')}</row><row r="1000000"><c r="XFD1000000" s="1"/></row>`;
  expect((await readTable(workbook(HEADER + styled), 'a.xlsx')).rows).toHaveLength(1);
});

test('a ZIP file that is not a workbook, or only part of one, is unreadable', async () => {
  expect(await errorOf(zipSync({ 'a.txt': strToU8('text') }))).toBe('unreadable_workbook');
  expect(await errorOf(workbook(HEADER).subarray(0, 300))).toBe('unreadable_workbook');
});
