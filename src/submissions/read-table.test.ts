import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proposeColumns } from './columns.ts';
import { readTable } from './read-table.ts';
import { BYTES_MAX, CELL_MAX, ROWS_MAX, TableError } from './table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig: boolean, hasMark: boolean) => {
  const bytes = new Uint8Array(Buffer.from(hasMark ? `\uFEFF${text}` : text, 'utf16le'));
  return isBig ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes;
};
const cellsOf = async (text: string, name = 'a.csv') =>
  (await readTable(utf8(text), name)).rows.map(({ cells }) => cells);
const errorOf = (bytes: Uint8Array, name = 'a.csv') =>
  readTable(bytes, name).then(
    () => 'read',
    (error: unknown) => (error instanceof TableError ? error.code : error),
  );

describe('encodings', () => {
  const text = 'id;idea\n1;Niños y “señores” a 5 €\n2;Ñandú\n';
  const expected = [
    ['1', 'Niños y “señores” a 5 €'],
    ['2', 'Ñandú'],
  ];
  const windows1252 = Uint8Array.from(
    text,
    (character) => ({ '€': 0x80, '“': 0x93, '”': 0x94 })[character] ?? character.charCodeAt(0),
  );
  const files: Record<string, Uint8Array> = {
    'UTF-8': utf8(text),
    'UTF-8 with a byte order mark': utf8(`\uFEFF${text}`),
    'UTF-16 LE with a byte order mark': utf16(text, false, true),
    'UTF-16 BE with a byte order mark': utf16(text, true, true),
    'UTF-16 LE': utf16(text, false, false),
    'UTF-16 BE': utf16(text, true, false),
    'Windows-1252': windows1252,
  };
  test.each(Object.entries(files))('%s is decoded', async (_, bytes) => {
    const table = await readTable(bytes, 'export.csv');
    expect(table.header).toEqual(['id', 'idea']);
    expect(table.rows.map(({ cells }) => cells)).toEqual(expected);
    expect(table.problems).toEqual([]);
  });

  test('a file with one damaged byte is read as UTF-8, and the row is reported', async () => {
    const bytes = utf8('id,idea\n1,Niños y señores\n2,Añil\n');
    bytes[bytes.length - 2] = 0xff;
    const { rows, problems } = await readTable(bytes, 'a.csv');
    expect(rows.map(({ cells }) => cells[1])).toEqual(['Niños y señores', 'Añi\uFFFD']);
    expect(problems).toEqual([{ code: 'unreadable_characters', row: 3 }]);
  });
});

describe('separators and header', () => {
  test.each([',', ';', '\t'] as const)(
    '%j is found although cells contain the other separators',
    async (separator) => {
      const cells = ['id', 'idea', 'where'].join(separator);
      const rows = ['1', '"one, two; three\tfour"', 'Leeds'].join(separator);
      const table = await readTable(utf8(`${cells}\n${rows}\n`), 'a.csv');
      expect(table.separator).toBe(separator);
      expect(table.rows).toEqual([{ number: 2, cells: ['1', 'one, two; three\tfour', 'Leeds'] }]);
    },
  );

  test('semicolons are detected in texts full of unquoted commas', async () => {
    const text = 'id;idea\n1;We sell, rent, and mend\n2;Boats, cars\n3;Trains, and so on, and so on\n';
    expect(await cellsOf(text)).toEqual([
      ['1', 'We sell, rent, and mend'],
      ['2', 'Boats, cars'],
      ['3', 'Trains, and so on, and so on'],
    ]);
  });

  test('prices with a comma are not split into cells, even if some rows are wrong', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `R${at};A text about ${at} boats;${at},50 €`);
    const table = await readTable(
      utf8(['ref;idea;price', ...rows, 'R20;x;1;1', 'R21;y;2;2'].join('\n')),
      'a.csv',
    );
    expect([table.separator, table.header, table.problems.length]).toEqual([
      ';',
      ['ref', 'idea', 'price'],
      2,
    ]);
  });

  test('the line sep=; is not a row', async () => {
    const table = await readTable(utf8('sep=;\r\nid;idea\r\n1;a, b\r\n'), 'a.csv');
    expect(table).toMatchObject({ separator: ';', header: ['id', 'idea'], rows: [{ number: 2 }] });
  });

  test('without a header, columns are named by letters, and the first row is row 1', async () => {
    const long = 'Landlords lose two hours for each viewing when nobody turns up, and we sell a key box.';
    const table = await readTable(utf8(`A-1,"${long}"\nA-2,"${long} Again."\n`), 'a.csv');
    expect(table).toMatchObject({
      header: ['A', 'B'],
      hasHeader: false,
      rows: [{ number: 1 }, { number: 2 }],
    });
  });

  test('questions of a form are a header, however long they are', async () => {
    const question = 'Which problem do you solve, for whom, and what do these people do about it today?';
    const table = await readTable(utf8(`Team,"${question}"\nNorth,Short\nSouth,Also short\n`), 'a.csv');
    expect(table).toMatchObject({ header: ['Team', question], hasHeader: true });
  });

  test('a column may be called 1', async () => {
    const table = await readTable(utf8('criterion,weight,1,5\nClarity,1,none,all\n'), 'a.csv');
    expect(table.header).toEqual(['criterion', 'weight', '1', '5']);
  });

  test('a title above the header is reported, and the header below it is used', async () => {
    const table = await readTable(
      utf8('Applications 2026\n\nid,idea,place\n1,Boats,Vigo\n2,Cars,Lugo\n3,Nets,Ferrol\n'),
      'a.csv',
    );
    expect(table.header).toEqual(['id', 'idea', 'place']);
    expect(table.rows[0]).toEqual({ number: 4, cells: ['1', 'Boats', 'Vigo'] });
    expect(table.problems).toEqual([{ code: 'cell_count', row: 1, cells: 1, expected: 3 }]);
  });

  test('a title above the header is also dropped if its row has all separators', async () => {
    const table = await readTable(
      utf8('Export of May;;\n;;\nid;idea;place\n1;Boats;Vigo\n2;Cars;Lugo\n'),
      'a.csv',
    );
    expect(table).toMatchObject({ header: ['id', 'idea', 'place'], rows: [{ number: 4 }, { number: 5 }] });
  });

  test('a file named .csv with one column is a table', async () => {
    expect(await cellsOf('idea\nBoats\n"Cars, and\n\ntrains"\n')).toEqual([
      ['Boats'],
      ['Cars, and\n\ntrains'],
    ]);
  });
});

describe('rows', () => {
  test('cells may contain quotation marks, line breaks and empty lines', async () => {
    const text = 'id,idea\r\n1,"She said ""yes""\r\n\r\nand paid"\r\n\r\n2,plain\r\n';
    const { rows } = await readTable(utf8(text), 'a.csv');
    expect(rows).toEqual([
      { number: 2, cells: ['1', 'She said "yes"\n\nand paid'] },
      { number: 4, cells: ['2', 'plain'] },
    ]);
  });

  test('a row with a wrong number of cells is reported, and the other rows are read', async () => {
    const { rows, problems } = await readTable(
      utf8('id,idea,mail\n1,a,b\n2,a\n3,a,b,c\n4,a,b,,\n5,a,b\n'),
      'a.csv',
    );
    expect(rows.map(({ number }) => number)).toEqual([2, 5, 6]);
    expect(problems).toEqual([
      { code: 'cell_count', row: 3, cells: 2, expected: 3 },
      { code: 'cell_count', row: 4, cells: 4, expected: 3 },
    ]);
  });

  test.each([
    ['that nothing closes', '1,"a,b\n2,c,d\n3,e,f\n', ['a', 'c', 'e']],
    ['that a later cell closes', '1,"a,b\n2,"c",d\n3,e,f\n', ['a', 'c', 'e']],
    ['after a correctly quoted cell', '1,"a, a","b\n2,c,d\n3,"e",f\n', ['a, a', 'c', 'e']],
    ['in every row', '1,"a,b\n2,"c,d\n3,"e,f\n', ['a', 'c', 'e']],
    ['twice', '1,"a,b\n2,c,"d\n3,e,f\n', ['a', 'c', 'e']],
  ])('an open quotation mark %s does not swallow the rest', async (_, text, ideas) => {
    const { rows, problems } = await readTable(utf8(`id,idea,place\n${text}`), 'a.csv');
    expect(rows.map(({ cells }) => cells[1])).toEqual(ideas);
    expect(problems.every(({ code }) => code === 'open_quote')).toBe(true);
    expect(problems[0]).toEqual({ code: 'open_quote', row: 2 });
  });

  test('an open quotation mark in the last cell keeps the lines of that cell', async () => {
    const { rows, problems } = await readTable(utf8('id,idea\n1,"one\ntwo\n'), 'a.csv');
    expect(rows.map(({ cells }) => cells)).toEqual([['1', 'one\ntwo']]);
    expect(problems).toEqual([{ code: 'open_quote', row: 2 }]);
  });

  test('a correctly written CSV file is read without changes', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', ',', ';', '"', '\n', 'ñ', '\t'),
      maxLength: 12,
    });
    const row = fc.tuple(fc.integer({ min: 1, max: 999 }).map(String), cell, cell);
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 3, maxLength: 12 }),
        fc.constantFrom(',', ';', '\t'),
        async (rows, delimiter) => {
          const written = [['id', 'idea', 'answer'], ...rows].map((cells) =>
            cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter),
          );
          const text = written.join('\r\n');
          const table = await readTable(utf8(text), 'a.csv');
          expect(table.separator).toBe(delimiter);
          expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
          expect(table.problems).toEqual([]);
        },
      ),
    );
  });

  test('any bytes give a table or a TableError', async () => {
    const piece = fc.constantFrom(
      'a',
      ',',
      ';',
      '"',
      '""',
      '\n',
      '\r\n',
      '\t',
      '"\n',
      '\n"',
      '\0',
      'é',
      'id',
    );
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.array(piece, { maxLength: 60 }).map((pieces) => utf8(pieces.join(''))),
    );
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom('a.csv', undefined), async (wild, name) => {
        const table = await readTable(wild, name).catch((error: unknown) => {
          expect(error).toBeInstanceOf(TableError);
          return undefined;
        });
        for (const { cells } of table?.rows ?? []) expect(cells).toHaveLength(table?.header.length ?? 0);
      }),
    );
  });
});

describe('records with an open end, as hackathon platforms export teams', () => {
  const idea = (about: string) =>
    `"We mend ${about}, and lend them by the day to neighbours who have no room for one."`;

  test('a header that ends in ... allows records of any length', async () => {
    const text = [
      'Title,About,Count,Member 1 Name,Member 1 Email,...',
      `One,${idea('drills')},0`,
      `Two,${idea('tents')},3,B,b@example.org,C,c@example.org,D,d@example.org`,
      `Three,${idea('boats')},1,E,e@example.org`,
    ].join('\n');
    const table = await readTable(utf8(text), 'projects.csv');
    expect(table.problems).toEqual([]);
    expect(table.header).toEqual([
      'Title',
      'About',
      'Count',
      'Member 1 Name',
      'Member 1 Email',
      '...',
      '',
      '',
      '',
    ]);
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(['One', 'Two', 'Three']);
    expect(proposeColumns(table)).toEqual(['other', 'text', 'other', ...Array(6).fill('hidden')]);
  });

  test('without ..., only the cells that a count predicts belong to the record', async () => {
    const text = [
      'Title,About,Member Count',
      `One,${idea('drills')},0`,
      `Two,${idea('tents')},2,B,b@example.org,C,c@example.org`,
      `Three,${idea('boats')},1,D,d@example.org`,
    ].join('\n');
    const table = await readTable(utf8(text), 'projects.csv');
    expect(table.problems).toEqual([]);
    expect(table.header).toEqual(['Title', 'About', 'Member Count', '', '', '', '']);
    expect(proposeColumns(table)).toEqual(['other', 'text', 'hidden', ...Array(4).fill('hidden')]);
    const named = text.replace('Count\n', 'Count,Member 1 Name,Member 1 Email\n');
    const withNames = await readTable(utf8(named), 'projects.csv');
    expect(withNames.problems).toEqual([]);
    expect(withNames.rows.map(({ cells }) => cells.slice(3).join())).toEqual([
      ',,,',
      'B,b@example.org,C,c@example.org',
      'D,d@example.org,,',
    ]);
    expect(proposeColumns(withNames)).toEqual(proposeColumns(table));
    // The count may be in an earlier column.
    const moved = text.replace(/^(\w+),(".*"|About),(\d|Member Count)/gm, '$3,$1,$2');
    expect((await readTable(utf8(moved), 'projects.csv')).problems).toEqual([]);
    const shifted = await readTable(utf8(`${text}\nFour, and more,${idea('nets')},1\n`), 'projects.csv');
    expect(shifted.problems.map(({ code }) => code)).toContain('cell_count');
  });
});

describe('pasted texts', () => {
  test('are separated by empty lines', async () => {
    const { rows, header, hasHeader } = await readTable(
      utf8('One, two\nthree\n\n \nFour, five\n\nSix, "seven"'),
    );
    expect(rows.map(({ cells }) => cells)).toEqual([['One, two\nthree'], ['Four, five'], ['Six, "seven"']]);
    expect({ header, hasHeader }).toEqual({ header: ['A'], hasHeader: false });
  });

  test('a pasted table stays a table', async () => {
    const { rows } = await readTable(utf8('id\tidea\n1\tBoats, and nets\n2\t"Cars\n\nand trains"\n'));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', 'Boats, and nets'],
      ['2', 'Cars\n\nand trains'],
    ]);
  });
});

describe('limits', () => {
  const row = (number: number) => `${number},a text\n`;
  const rows = (count: number) =>
    utf8(`id,idea\n${Array.from({ length: count }, (_, at) => row(at)).join('')}`);

  test('too many rows', async () => {
    expect((await readTable(rows(ROWS_MAX), 'a.csv')).rows).toHaveLength(ROWS_MAX);
    expect(await errorOf(rows(ROWS_MAX + 1))).toBe('too_many_rows');
    expect(await errorOf(rows(ROWS_MAX * 2))).toBe('too_many_rows');
  });

  test('a cell that is too long is cut and reported', async () => {
    const { rows, problems } = await readTable(
      utf8(`id,idea\n1,${'é'.repeat(CELL_MAX)}\n2,${'🙂'.repeat(CELL_MAX + 1)}\n`),
      'a.csv',
    );
    expect(rows.map(({ cells }) => Array.from(cells[1] ?? '').length)).toEqual([CELL_MAX, CELL_MAX]);
    expect(problems).toEqual([{ code: 'cell_too_long', row: 3, header: 'idea' }]);
  });

  test('too many bytes, an empty file, only a header, an old workbook', async () => {
    expect(await errorOf(new Uint8Array(BYTES_MAX + 1))).toBe('file_too_large');
    expect(await errorOf(utf8(' \n\n'))).toBe('no_rows');
    expect(await errorOf(utf8('id,idea\n'))).toBe('no_rows');
    expect(await errorOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'a.xls')).toBe('old_workbook');
  });
});

test('many unclosed quotation marks do not take long', async () => {
  const text = `a,b\n${'"x,\n'.repeat(100_000)}`;
  const reading = readTable(new TextEncoder().encode(text), 'a.csv');
  await expect(reading).rejects.toMatchObject({ code: 'too_many_rows' });
});

test('a long cell after rows with an open quotation mark is one cell', async () => {
  const long = 'word '.repeat(12_000);
  const text = `id,idea\n${'"x,y\n'.repeat(20)}9,"${long}\n${long}"\n${'"x,y\n'.repeat(5)}7,end\n`;
  const { rows } = await readTable(new TextEncoder().encode(text), 'a.csv');
  expect(rows).toHaveLength(27);
  expect(rows[20]?.cells[1]).toHaveLength(20_000);
  expect(rows[26]?.cells).toEqual(['7', 'end']);
});
