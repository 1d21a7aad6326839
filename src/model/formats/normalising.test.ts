import { describe, expect, it } from 'vitest';
import { spanishReport } from '../../../tests/answers/reports.ts';
import type { AxisRating, Rating } from '../../domain/report.ts';
import { RUBRIC } from '../../domain/rubric.ts';
import { LIST_ITEM_MAX_LENGTH, LIST_MAX_ITEMS, TEXT_MAX_LENGTH } from '../../domain/text-schema.ts';
import { AnswerParser } from '../json/answer-parser.ts';
import { isRefusal } from '../refusal.ts';
import { readScore, settleScore, verdictField } from './breakdown.ts';
import { type Format, fieldsOf } from './format.ts';
import { judgementFormat } from './judgement.ts';
import { readLevel } from './level.ts';
import { readList, readListOrEmpty } from './list.ts';
import { ratingFormats } from './rating.ts';
import { readLine, readText } from './text.ts';

const ratingFormat = ratingFormats[0] as Format<Rating>;

describe('the score parser', () => {
  it.each<[unknown, number | undefined]>([
    [0, 0],
    [100, 100],
    [73, 73],
    [73.4, 73],
    [73.5, 74],
    [1, 1],
    ['73', 73],
    [' 73 ', 73],
    ['73/100', 73],
    ['73 / 100', 73],
    ['73%', 73],
    ['73 de 100', 73],
    ['73 out of 100', 73],
    ['73 puntos', 73],
    ['73,6', 74],
    ['**73/100**', 73],
    ['0', 0],
    ['100', 100],
    [100.1, undefined],
    [-0.1, undefined],
    [173, undefined],
    ['173', undefined],
    [-5, undefined],
    ['-5', undefined],
    [0.73, undefined],
    ['0.73', undefined],
    [Number.NaN, undefined],
    [Infinity, undefined],
    ['high', undefined],
    ['', undefined],
    ['7/10', undefined],
    ['73/1000', undefined],
    ['60-70', undefined],
    ['1e1', undefined],
    [null, undefined],
    [true, undefined],
    [[73], undefined],
    [{ value: 73 }, undefined],
  ])('the score %j is read as %j', (raw, score) => expect(readScore(raw)?.score).toBe(score));

  it.each<[unknown, boolean]>([
    [8, true],
    ['8', true],
    [10, true],
    ['7 puntos', true],
    [0, false],
    [11, false],
    ['8/100', false],
    ['8 %', false],
  ])('the scale of the score %j is in doubt: %s', (raw, isInDoubt) =>
    expect(readScore(raw)).toMatchObject({ isInDoubt }),
  );
});

describe('the parsers of choices', () => {
  const fields = judgementFormat.rows;

  it.each<[unknown, string | undefined]>([
    ['high', 'high'],
    ['HIGH ', 'high'],
    ['Alto', 'high'],
    ['alta', 'high'],
    ['muy alto', 'high'],
    ['Medio', 'medium'],
    ['"media"', 'medium'],
    ['moderado', 'medium'],
    ['medium (growing)', 'medium'],
    ['Medio: hay demanda', 'medium'],
    ['baja.', 'low'],
    ['LOW', 'low'],
    ['high | medium | low', undefined],
    ['medium-high', undefined],
    ['medio-alto', undefined],
    ['high/medium', undefined],
    ['alto, medio', undefined],
    ['not high', undefined],
    ['enorme', undefined],
    ['', undefined],
    [3, undefined],
    [null, undefined],
    [['high'], undefined],
  ])('the market potential %j is read as %j', (raw, value) =>
    expect(fields.marketPotential?.read?.(raw, new Map())).toBe(value),
  );

  it.each<[unknown, string | undefined]>([
    ['Sencillo', 'simple'],
    ['fácil', 'simple'],
    ['low', 'simple'],
    ['Moderada', 'moderate'],
    ['medium', 'moderate'],
    ['complejo', 'complex'],
    ['difícil', 'complex'],
    ['niche', undefined],
  ])('the complexity %j is read as %j', (raw, value) =>
    expect(fields.complexity?.read?.(raw, new Map())).toBe(value),
  );

  it.each<[unknown, string | undefined]>([
    ['Disruptiva', 'disruptive'],
    ['high', undefined],
  ])('the innovation level %j is read as %j', (raw, value) =>
    expect(fields.innovationLevel?.read?.(raw, new Map())).toBe(value),
  );
});

describe('the text parser', () => {
  it.each<[string, unknown, string | undefined]>([
    ['trims', '  hola \n', 'hola'],
    ['keeps paragraphs, not gaps', 'a \r\n\r\n\r\n\r\nb\rc', 'a\n\nb\nc'],
    ['removes bidirectional controls', '\u202Eabc\u2066d\u2069\u200F\u061C', 'abcd'],
    ['removes zero-width characters', 'a\u200Bb\uFEFFc\u2060d\u00ADe', 'abcde'],
    ['removes control characters except tabs', 'a\u0000b\u001B[1mc\td\u0085', 'abc\td'],
    ['keeps brackets without an Escape character', 'Plan [2J]', 'Plan [2J]'],
    ['removes hidden tags', 'a\u{E0041}\u{E0042}b', 'ab'],
    [
      'keeps a flag spelled with tags',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['keeps emoji sequences', '👩‍🌾 👨‍👩‍👧 🏳️‍🌈 🤷🏽‍♀️', '👩‍🌾 👨‍👩‍👧 🏳️‍🌈 🤷🏽‍♀️'],
    ['keeps joiners that a script needs', 'می‌خواهم क्‍ष', 'می‌خواهم क्‍ष'],
    ['removes joiners between Latin letters', 'pa\u200Dyp\u200Cal', 'paypal'],
    ['removes unpaired surrogates', 'a\uD83Db\uDE00c', 'abc'],
    ['joins lines given as a list', ['1. a', '2. b'], '1. a\n2. b'],
    ['rejects invisible text', ' \u200B ', undefined],
    ['rejects N/A', 'N/A', undefined],
    ['rejects a dash', '—', undefined],
    ['rejects a number', 5, undefined],
    ['takes the only text of an object', { text: 'a' }, 'a'],
    ['rejects another object', { text: 'a', score: 5 }, undefined],
    ['removes the word budget', 'Una frase. (25 palabras)', 'Una frase.'],
    ['rejects a mixed list', ['a', 1], undefined],
    ['removes HTML that only formats the text', '<p><b>hola</b><br>R&amp;D</p>', 'hola\nR&D'],
    ['keeps tags that the text is about', 'un <div> y <b> [a](http://x)', 'un <div> y <b> [a](http://x)'],
    ['keeps other tags', '<script>x</script>', '<script>x</script>'],
  ])('the text parser %s', (_, raw, text) => expect(readText(raw)).toBe(text));

  it('a long text is cut after a word, with an ellipsis, within its limit', () => {
    expect(readText('palabra '.repeat(1000))?.length).toBeLessThanOrEqual(TEXT_MAX_LENGTH);
    expect(readText('palabra '.repeat(1000))?.endsWith(' palabra…')).toBe(true);
  });

  it('a line of text has no line break', () => {
    expect(readLine(' a\n  b ', 20)).toBe('a b');
    expect(readLine(['a'], 20)).toBeUndefined();
  });
});

describe('the list parser', () => {
  it.each<[string, unknown, string[] | undefined]>([
    ['of texts', [' a ', 'b'], ['a', 'b']],
    ['with gaps', ['a', '', null, '  ', 'N/A', 'b'], ['a', 'b']],
    ['with values that are not text', ['a', 5, true, 'b'], ['a', 'b']],
    ['with bullets', ['- a', '• b', '* c'], ['a', 'b', 'c']],
    ['with numbers', ['1. a', '2. b'], ['a', 'b']],
    ['with numbers that do not count the items', ['3. planta', '2. mano'], ['3. planta', '2. mano']],
    [
      'of named objects',
      [{ name: 'A', description: 'b' }, { Nombre: 'C' }, { title: 'D', details: 'e', url: 'f' }],
      ['A: b', 'C', 'D: e'],
    ],
    ['of objects with one text', [{ fortaleza: 'a' }, { strength: 'b', weight: 3 }], ['a', 'b']],
    ['of objects with several unknown texts', [{ x: 'a', y: 'b' }, 'c'], ['c']],
    ['of unknown items alone', [{ x: 'a', y: 'b' }, 5], undefined],
    ['as bulleted text', '- a\n- b\n  sigue\n- c', ['a', 'b sigue', 'c']],
    ['as bulleted text with a heading', 'Puntos:\n* a\n* b', ['a', 'b']],
    ['as numbered text', '1. a\n2) b', ['a', 'b']],
    ['as lines', 'a\nb', ['a', 'b']],
    ['as one line of bullets', '• a • b', ['a', 'b']],
    ['of lists', [['a'], ['b']], ['a', 'b']],
    ['in an object', { items: ['a', 'b'] }, ['a', 'b']],
    ['as one text', 'Familias, oficinas y gente', ['Familias, oficinas y gente']],
    ['as null', null, undefined],
    ['as an empty list', [], undefined],
    ['as a number', 5, undefined],
    ['as an object numbered by its keys', { 1: 'uno', 2: 'dos' }, ['uno', 'dos']],
  ])('a list %s (%j) is read as %j', (_, raw, list) => expect(readList(raw)).toEqual(list));

  it('a list that may be empty is read as empty', () => {
    for (const raw of [null, [], '', 'none', ['N/A'], [null]]) expect(readListOrEmpty(raw)).toEqual([]);
    for (const raw of [undefined, 5, {}, [5]]) expect(readListOrEmpty(raw)).toBeUndefined();
  });

  it('lists and their items have a maximum length', () => {
    expect(readList(Array.from({ length: 5000 }, (_, index) => `a${index}`))).toHaveLength(LIST_MAX_ITEMS);
    expect(readList(['x'.repeat(5000)])?.[0]).toHaveLength(LIST_ITEM_MAX_LENGTH);
  });
});

describe('the parsers of score breakdown and verdict', () => {
  const ratings = spanishReport.scoreBreakdown ?? [];

  /** What the parser returns for a breakdown. */
  function readBreakdown(scoreBreakdown: unknown, verdict?: string): AxisRating[] | undefined {
    const parser = new AnswerParser(fieldsOf(ratingFormat));
    parser.push(JSON.stringify({ verdict, scoreBreakdown }));
    parser.finish('complete');
    return parser.document.values.get('scoreBreakdown') as AxisRating[] | undefined;
  }

  it('a breakdown has every axis once, in order', () => {
    expect(readBreakdown(ratings.toReversed())).toEqual(ratings);
    expect(readBreakdown(ratings.slice(1))).toBeUndefined();
    expect(readBreakdown([...ratings, ratings[0]])).toBeUndefined();
    expect(readBreakdown(ratings.map((rating) => ({ ...rating, level: 6 })))).toBeUndefined();
    expect(readBreakdown(ratings.map((rating) => ({ ...rating, reason: ' ' })))).toBeUndefined();
    expect(readBreakdown([...ratings.slice(1), { ...ratings[0], axis: 'Problema' }])).toEqual(ratings);
    for (const raw of [null, 'x', 5, {}, [], [null]]) expect(readBreakdown(raw)).toBeUndefined();
  });

  it('a breakdown may have the axes as keys, even in Spanish', () => {
    const entries = ratings.map(({ axis, level, basis, reason }) => [
      RUBRIC.es[axis].name,
      { razón: reason, base: basis, nivel: level },
    ]);
    expect(readBreakdown(Object.fromEntries(entries))).toEqual(ratings);
  });

  it.each([
    ['said', 'said'],
    [' Known ', 'known'],
    ['OPEN', 'open'],
    ['said | known | open', undefined],
    ['market research', undefined],
    [null, undefined],
  ])('the basis %j of an axis is read as %j', (basis, expected) => {
    const read = readBreakdown(ratings.map((rating) => ({ ...rating, basis })));
    expect(read?.map((rating) => rating.basis)).toEqual(ratings.map(() => expected));
  });

  it.each<[unknown, number | undefined]>([
    [1, 1],
    [5, 5],
    ['4', 4],
    ['4/5', 4],
    ['nivel 3', 3],
    ['level 2 of 5', 2],
    ['4 (alto)', 4],
    ['4.', 4],
    ['4 sobre 5', 4],
    ['4: alto', 4],
    ['**4**', 4],
    ['cuatro', 4],
    ['five', 5],
    ['4-5', undefined],
    ['4, 5', undefined],
    [true, undefined],
    [0, undefined],
    [6, undefined],
    [2.5, undefined],
    ['2.5', undefined],
    ['45', undefined],
    ['high', undefined],
    [null, undefined],
    [[3, 4], undefined],
  ])('the level %j is read as %j', (raw, level) => expect(readLevel(raw)).toBe(level));

  it('only known verdicts are read', () => {
    const readVerdict = (raw: unknown) => verdictField.read(raw);
    expect(readVerdict(' Not an idea ')).toBe('not_an_idea');
    expect(readVerdict('HARMFUL')).toBe('harmful');
    expect(readVerdict('Harmful: it sells weapons')).toBe('harmful');
    for (const word of ['juzgada', 'Evaluada']) expect(readVerdict(word)).toBe('judged');
    for (const word of ['No es una idea', 'no hay idea']) expect(readVerdict(word)).toBe('not_an_idea');
    for (const word of ['demasiado poco', 'dice demasiado poco']) {
      expect(readVerdict(word)).toBe('too_little_said');
    }
    for (const word of ['dañina', 'dañino', 'perjudicial']) expect(readVerdict(word)).toBe('harmful');
    for (const word of ['good', 'not harmful', 'judged or harmful'])
      expect(readVerdict(word)).toBeUndefined();
    expect(readVerdict(null)).toBeUndefined();
  });

  it('breakdown and verdict decide the score once both are read or the answer ends', () => {
    const breakdown = new Map<string, unknown>([['scoreBreakdown', ratings]]);
    expect(settleScore({ score: 90, isInDoubt: false }, breakdown, false)).toBeUndefined();
    expect(settleScore({ score: 90, isInDoubt: false }, breakdown, true)).toBe(58);
    expect(settleScore(undefined, new Map([...breakdown, ['verdict', 'judged']]), false)).toBe(58);
    expect(settleScore(undefined, new Map([...breakdown, ['verdict', 'harmful']]), false)).toBe(20);
    expect(
      settleScore({ score: 90, isInDoubt: false }, new Map([['verdict', 'too_little_said']]), true),
    ).toBe(45);
    expect(
      settleScore({ score: 30, isInDoubt: false }, new Map([['verdict', 'too_little_said']]), true),
    ).toBe(30);
    expect(settleScore({ score: 90, isInDoubt: false }, new Map(), false)).toBeUndefined();
    expect(settleScore({ score: 90, isInDoubt: false }, new Map(), true)).toBe(90);
    expect(settleScore(undefined, new Map([['verdict', 'harmful']]), true)).toBeUndefined();
    const eight = { score: 8, isInDoubt: true };
    expect(settleScore(eight, new Map([['verdict', 'judged']]), true)).toBeUndefined();
    expect(settleScore(eight, new Map([['verdict', 'not_an_idea']]), true)).toBe(8);
  });
});

describe('the refusal detector', () => {
  it.each([
    'Lo siento, pero no puedo ayudarte con eso.',
    'No puedo evaluar esta idea.',
    'Lamento no poder ayudar.',
    'Debo rechazar esta petición.',
    'I’m sorry, but I can’t assist with that request.',
    'I cannot help with this.',
    "I'm unable to provide that.",
    'I must decline.',
    'I am not able to evaluate this idea.',
    'Esta solicitud infringe mis directrices y no será atendida.',
    'That isn’t something I do.',
    'Prefiero abstenerme de opinar sobre este asunto.',
    'No puedo ayudar con eso.',
    'Prefiero no valorar esta propuesta.',
    'I would rather not.',
    'Este contenido no se puede evaluar.',
    'Your request could not be processed.',
    'This is not something we discuss.',
    'Je suis désolé, mais je ne peux pas vous aider.',
    '抱歉，我无法回答。',
  ])('this text is a refusal: %s', (text) => expect(isRefusal(text)).toBe(true));

  it.each([
    'Aquí tienes el análisis de tu idea.',
    'La idea es interesante y tiene recorrido. Yo seguiría adelante con cautela.',
    `No puedo ${'bla '.repeat(500)}`,
    'La idea tiene sentido y no veo problemas.',
    'No hay nada parecido en el barrio, y eso es bueno.',
    'Siento que esta idea tiene futuro.',
    'Nobody does this yet, and I see no problems.',
    'It isn’t expensive, and people like it.',
    '{ esto no es json: [ ]] }',
    'No puedo [contestar].',
  ])('this text is not a refusal: %s', (text) => expect(isRefusal(text)).toBe(false));
});

it.each(['\u3164\u115F', '\u2800\u2800', '\uFFA0', '\u034F', '\u200B \u2060'])(
  'a name of invisible characters is rejected (%j)',
  (name) => {
    expect(readLine(name, 120)).toBeUndefined();
    expect(readText(name)).toBeUndefined();
  },
);
