import { expect, test } from 'vitest';
import { tableOf } from '../../tests/call-table.ts';
import { columnIndex, proposeColumns } from './columns.ts';

const answer = (about: string) =>
  `Small shops near ${about} throw bread away each evening, and their owners told us what that costs them in a month.`;
const places = ['Vigo', 'Lugo', 'Leeds', 'York', 'Soria', 'Bath', 'Cádiz', 'Hull', 'Jaca', 'Ely'];
/** A table with an id, an answer and a column of these values. */
const roleOf = (header: string, values: readonly string[], hasHeader = true) =>
  proposeColumns(
    tableOf(
      ['id', header, 'Answer'],
      values.map((value, at) => [`A-${at}`, value, answer(places[at] ?? '')]),
      hasHeader,
    ),
  );

test('an export of a form: identifier, time, names, email addresses, telephone numbers, declaration, answers', () => {
  const rows = places.map((place, at) => [
    `2026-05-1${at % 10} 10:0${at}`,
    `P-${at}`,
    `Person ${'ABCDEFGHIJ'[at]}`,
    `p${at}@example.org`,
    `+34 600 000 0${10 + at}`,
    at % 2 ? 'Health' : 'Food',
    `${place} bread`,
    answer(place),
    `${answer(place)} We sell boxes at half the price by ${place} and keep a fifth.`,
    'I have read the rules of the call, I accept them, and everything that I say here is true.',
  ]);
  const header = [
    'Marca temporal',
    'ID',
    'Nombre y apellidos',
    'Correo',
    'Teléfono',
    'Track',
    'Nombre del proyecto',
    '¿Qué problema resuelves, para quién y cómo se llama por teléfono?',
    'Solution',
    'Declaración',
  ];
  expect(proposeColumns(tableOf(header, rows))).toEqual([
    'other',
    'id',
    'hidden',
    'hidden',
    'hidden',
    'other',
    'other',
    'text',
    'text',
    'other',
  ]);
});

test.each([
  'Email',
  'E-mail',
  'e-mail address',
  'Correo electrónico',
  'Teléfono',
  'Phone number',
  'Móvil',
  'Nombre',
  'First name',
  'lastName',
  'Apellidos',
  'Dirección',
  'Twitter handle',
  'LinkedIn',
  'GitHub repo',
  'Video link',
  'Enlace',
  'Website',
  'DNI',
  'Team members',
  'Usuario',
  'WhatsApp',
  'Straße',
])('a column with the header %j is hidden, whatever its content', (header) => {
  expect(roleOf(header, ['x', 'y', 'z'])).toEqual(['id', 'hidden', 'text']);
});

test.each(['Project name', 'Nombre de la idea', 'City', 'Track', 'Sector'])(
  'a column with the header %j is not hidden because of it',
  (header) => {
    expect(roleOf(header, ['x', 'y', 'z'])).toEqual(['id', 'other', 'text']);
  },
);

test.each([
  ['email addresses', ['a@example.org', 'B <b@example.org>', '-']],
  ['links', ['https://example.org/a', 'www.example.org', '']],
  ['bare links', ['example.org', 'team.example.com/a', 'example.io']],
  ['handles', ['@one', '@two_2', '@three']],
  ['telephone numbers', ['600 000 001', '+44 20 7946 0000', '(0034) 600000003']],
  ['Spanish postal addresses', ['Calle Nueva 1, Soria', 'C/ Mayor, 3', 'Avda. de la Paz 4']],
  ['English postal addresses', ['1 High Street', '22b, Station Road, Leeds', '3 Mill Lane']],
  ['lists of names', ['Aaaa Bbbb, Cccc Dddd y Eeee Ffff', 'Gggg Hhhh; Iiii', 'Jjjj de la Kkkk / Llll Mmmm']],
  ['names', ['Aaaa Bbbb', 'Cccc de la Dddd', "Eeee O'Ffff"]],
])('a column of %s is hidden under any header and without a header', (_, values) => {
  expect(roleOf('Field', values)).toEqual(['id', 'hidden', 'text']);
  expect(roleOf('B', values, false)).toEqual(['id', 'hidden', 'text']);
});

test.each([
  ['dates', ['2026-05-01', '2026-05-02 10:00', '01/05/2026']],
  ['prices', ['1200', '15,5', '300 €']],
  ['words', ['Health', 'food', 'Water and Air']],
])('a column of %s is not hidden', (_, values) => {
  expect(roleOf('Field', values)).toEqual(['id', 'other', 'text']);
});

test('headers in other scripts are headers; a column without a header is hidden', () => {
  expect(roleOf('Идея', ['x', 'y', 'z'])).toEqual(['id', 'other', 'text']);
  expect(roleOf('', ['x', 'y', 'z'])).toEqual(['id', 'hidden', 'text']);
});

test('an answer that mentions an email address stays a text', () => {
  const values = places.map((place, at) => `${answer(place)} Write to us: p${at}@example.org`);
  expect(roleOf('Pitch', values)).toEqual(['id', 'text', 'text']);
});

test('short columns are texts if no column is longer; without identifiers there is no id', () => {
  expect(
    proposeColumns(tableOf(['Idea'], [['Boats for hire'], ['Nets mended'], ['Boats for hire']])),
  ).toEqual(['text']);
  expect(proposeColumns(tableOf(['A'], [['Boats'], ['Nets']], false))).toEqual(['text']);
});

test('a header with “ID” names an identifier even if it names the applicant', () => {
  const rows = [
    ['S-1', answer('Vigo')],
    ['S-2', answer('Lugo')],
  ];
  expect(proposeColumns(tableOf(['Applicant ID', 'idea'], rows))).toEqual(['id', 'text']);
});

test('a column stays a text if its values are repeated in many rows', () => {
  const rows = Array.from({ length: 400 }, (_, at) => [
    `S-${at}`,
    `Title ${at}`,
    answer(places[at % 10] ?? ''),
  ]);
  expect(proposeColumns(tableOf(['id', 'Title', 'Answer'], rows))).toEqual(['id', 'other', 'text']);
});

test('a column with repeated values is not the id', () => {
  const rows = [
    ['A', answer('Vigo')],
    ['A', answer('Lugo')],
  ];
  expect(proposeColumns(tableOf(['id', 'idea'], rows))).toEqual(['other', 'text']);
});

test('columnIndex finds a column by header or letter', () => {
  const table = tableOf(['Título', 'idea', 'A'], []);
  expect(['Título', ' titulo', 'IDEA', 'A', 'b', 'x'].map((name) => columnIndex(table, name))).toEqual([
    0, 0, 1, 2, 1, -1,
  ]);
});
