import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../tests/answers/any-character.ts';
import { LANGUAGES } from '../domain/language.ts';
import { AXES, type Axis } from '../domain/rubric.ts';
import { foldedText } from '../domain/text-matching.ts';
import { worksheetFile, worksheetFileSchema, worksheetSchema } from '../domain/worksheet.ts';
import { cuesEn } from './cues.en.ts';
import { cuesEs } from './cues.es.ts';
import { cueExpression } from './cues.ts';
import { makeWorksheet } from './make-worksheet.ts';

const quotesOf = (text: string, axis: Axis) =>
  makeWorksheet(text, 'en').axes.find((each) => each.axis === axis)?.quotes ?? [];

describe('the quotations of a worksheet', () => {
  it.each([
    [
      'Cobramos 1.200,50 € al mes (IVA incluido, aprox.) por clínica. Es así.',
      'Cobramos 1.200,50 € al mes (IVA incluido, aprox.) por clínica.',
    ],
    ['El Sr. Ruiz vende pan a 3,5 € la barra. Es bueno.', 'El Sr. Ruiz vende pan a 3,5 € la barra.'],
    ['Rides for nurses. £25 a head. It works.', '£25 a head.'],
    ['a van to the market. we charge £4 a loaf', 'we charge £4 a loaf'],
    ['¿Quién paga? Cobro 5 €.', '¿Quién paga?'],
    ['We charge £4\na month at the\nfair.', '£4'],
    ['Visit https://a.example/x.y and pay £4 there.', 'Visit https://a.example/x.y and pay £4 there.'],
  ])('a quotation is a whole sentence: %j', (text, sentence) => {
    expect(quotesOf(text, 'earning').join('|')).toContain(sentence);
    for (const quote of quotesOf(text, 'earning')) expect(text).toContain(quote);
  });

  it('a repeated sentence is quoted once, and each axis has at most four quotations', () => {
    expect(quotesOf('We charge £4. '.repeat(9), 'earning')).toEqual(['We charge £4.']);
    const prices = Array.from({ length: 9 }, (_, index) => `We charge £${index}.`);
    expect(quotesOf(prices.join(' '), 'earning')).toEqual(prices.slice(0, 4));
  });

  it('a text is read by the cues of both languages, whatever the language of the worksheet', () => {
    const text = 'Cobramos 19 al mes. We charge a fee.';
    const [es, en] = LANGUAGES.map((language) => makeWorksheet(text, language));
    expect(es?.axes.map(({ quotes }) => quotes)).toEqual(en?.axes.map(({ quotes }) => quotes));
    expect(quotesOf(text, 'earning')).toHaveLength(2);
  });

  it('an axis without a quotation has its question and test, which are the same for every text', () => {
    const withoutQuotes = (text: string) =>
      makeWorksheet(text, 'es').axes.map(({ question, test }) => ({ question, test }));
    expect(quotesOf('Quiero algo bonito.', 'earning')).toEqual([]);
    expect(withoutQuotes('Quiero algo bonito.')).toEqual(withoutQuotes('Cobro 5 € a los vecinos.'));
  });
});

describe('the cues', () => {
  const cues = [cuesEs, cuesEn].flatMap((lists) =>
    Object.values(lists).flatMap((list) => list.split(/,\s+/)),
  );

  it.each(AXES)('no cue of the axis %s is listed twice', (axis) => {
    for (const lists of [cuesEs, cuesEn]) {
      const list = lists[axis].trim().split(/,\s+/);
      expect(list.filter((cue, index) => list.indexOf(cue) < index)).toEqual([]);
    }
  });

  it('each cue is in folded form, matches no empty text and repeats nothing twice', () => {
    for (const cue of cues) {
      expect(foldedText(cue)).toBe(cue.trim());
      expect(cueExpression(cue).test(''), cue).toBe(false);
      // Two unbounded repetitions beside each other would take quadratic time.
      expect(cue).not.toMatch(/\*\*|[+.]|\*[)]\*/);
    }
  });
});

describe('the worksheet of any text', () => {
  const words = fc.constantFrom(
    ...'para familias que no pueden pagar 3 € al mes , . ( ) « » we have sold 30 boxes to 12 shops £ 5 each : ; hoy pierden Sr. ß \u{1F600}'.split(
      ' ',
    ),
  );
  const anyText = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 1000 }),
    fc.string({ unit: 'grapheme', maxLength: 1000 }),
    fc.array(words, { maxLength: 200 }).map((list) => list.join(' ').slice(0, 1000)),
  );

  it('any text makes a valid worksheet, always the same', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LANGUAGES), (idea, language) => {
        const worksheet = makeWorksheet(idea, language);
        expect(worksheetSchema.safeParse(worksheet).error).toBeUndefined();
        const file = worksheetFile(idea, worksheet, { language, generatedAt: '2026-11-24T08:00:00Z' });
        expect(worksheetFileSchema.safeParse(file).error).toBeUndefined();
        expect(makeWorksheet(idea, language)).toEqual(worksheet);
      }),
      { numRuns: 200 },
    );
  });

  // Quadratic work would exceed the test's time limit.
  it.each([
    '$1 ',
    'a ',
    'a',
    '1.',
    '1',
    'no ',
    "a'",
    'para los ',
    '( ',
    '. ',
    ' ',
    'a.\n',
    'abc.   ',
    'we have sold ',
    'vendo a a a ',
  ])('a text of 32,000 characters gets a worksheet: %j', (piece) => {
    expect(makeWorksheet(piece.repeat(32_000).slice(0, 32_000), 'en').axes).toHaveLength(6);
  });
});
