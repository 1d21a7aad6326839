import { expect, test } from 'vitest';
import { worksheetFile } from '../domain/worksheet.ts';
import { makeWorksheet } from '../worksheet/make-worksheet.ts';
import { fileMarkdown } from './markdown.ts';
import { worksheetMessages } from './worksheet-messages.ts';

const generatedAt = '2026-11-22T08:00:00Z';
const fileOf = (idea: string, language: 'es' | 'en') =>
  worksheetFile(idea, makeWorksheet(idea, language), { language, generatedAt });
const BIKES = 'Taller de bicis a domicilio en Sevilla, revisión a 35 €.';

test.each([
  ['es', 'Sin IA', 'No juzga tu idea', '«Taller de bicis'],
  ['en', 'Without AI', 'It does not judge your idea', '“Taller de bicis'],
] as const)(
  'the first lines of a worksheet state that no model wrote it (%s)',
  (language, label, what, quote) => {
    const markdown = fileMarkdown(fileOf(BIKES, language));
    const [title, first] = markdown.split('\n\n');
    expect(title).toContain(label);
    expect(first).toContain(what);
    expect(markdown).toContain(quote);
  },
);

test('a worksheet has no score, band or points; each axis has a test with when to go on and when to stop', () => {
  const markdown = fileMarkdown(fileOf(BIKES, 'es'));
  expect(markdown).not.toMatch(/de 100|puntos|Excelente|Buena\b|Aún no convence|Floja|Puntuación|Aceptable/);
  expect(
    markdown.match(/\(\d+ €, \d+ días\):\*\* .*\n\n\*\*Sigue si:\*\* .*\n\n\*\*Déjalo si:\*\* /g),
  ).toHaveLength(6);
});

test('an axis of an older file without a test has its quotations and its question', () => {
  const { axes } = makeWorksheet(BIKES, 'es');
  const withoutTests = { axes: axes.map(({ test: _, ...rest }) => rest) };
  const markdown = fileMarkdown(worksheetFile(BIKES, withoutTests, { language: 'es', generatedAt }));
  expect(markdown).not.toContain('La prueba más barata');
  for (const { question } of axes) expect(markdown).toContain(question);
});

test('the worksheet of a harmful text has only the reason and the text', () => {
  const idea = 'We sell stolen phones to tourists for £50.';
  const markdown = fileMarkdown(fileOf(idea, 'en'));
  expect(markdown).toContain(worksheetMessages.en.harmful);
  expect(markdown).toContain(idea);
  expect(markdown).not.toMatch(/The cheapest test|Problem|Market/);
});

test('a worksheet never claims that a text lacks something', () => {
  const files = [fileOf('Quiero algo bonito.', 'es'), fileOf('Something nice and good.', 'en')];
  for (const file of files) {
    expect(file.worksheet.axes.some(({ quotes }) => quotes.length === 0)).toBe(true);
    expect(fileMarkdown(file)).not.toMatch(
      /te falta|no encuentro|no dices|missing|not find|not found|do not say/i,
    );
  }
});
