import { describe, expect, test } from 'vitest';
import { figures, type Run } from './figures.ts';
import { goals } from './goals.ts';
import type { IdeaClass } from './ideas/idea.ts';
import { figuresTable } from './table.ts';

/** An analysis in Spanish. */
function run(id: string, ideaClass: IdeaClass, score: number, more: Partial<Run> = {}): Run {
  const language = more.language ?? 'es';
  return {
    id,
    ideaClass,
    language,
    repeat: 1,
    result: { score, writtenIn: language },
    completing: false,
    promptTokens: undefined,
    completionTokens: undefined,
    seconds: 1,
    ...more,
  };
}

const ideas = [
  { id: 'good', strongerThan: 'poor', es: '', en: '' },
  { id: 'poor', es: '', en: '' },
  { id: 'middling', es: '', en: '' },
  { id: 'silly', es: '', en: '' },
];

describe('the figures', () => {
  test('order is the share of same-language pairs in which the better class scores higher', () => {
    const found = figures(
      [
        run('good', 'strong', 80),
        run('good', 'strong', 50, { language: 'en' }),
        run('middling', 'ordinary', 60),
        run('middling', 'ordinary', 50, { language: 'en' }),
      ],
      ideas,
    );
    // A tie does not count as ordered, so the English pair fails.
    expect(found.order).toEqual([{ better: 'strong', worse: 'ordinary', kept: { held: 1, of: 2 } }]);
  });

  test('the stronger and weaker versions of an idea are compared in each language', () => {
    const found = figures(
      [
        run('good', 'strong', 80),
        run('poor', 'weak', 30),
        run('good', 'strong', 40, { language: 'en' }),
        run('poor', 'weak', 41, { language: 'en' }),
      ],
      ideas,
    );
    expect(found.pairs).toEqual({ held: 1, of: 2 });
    expect(found.pairsLost).toEqual(['good (en)']);
  });

  test('each strong text of a cell is compared with each weak one of the same language', () => {
    const { cells } = figures(
      [
        run('good-terse', 'strong_terse', 50),
        run('good-complete', 'strong_complete', 60),
        run('poor-terse', 'weak_terse', 20),
        run('poor-complete', 'weak_complete', 55),
        run('poor-complete', 'weak_complete', 10, { language: 'en' }),
      ],
      ideas,
    );
    expect(cells.terseAgainstComplete).toEqual({ held: 0, of: 1 });
    expect(cells.all).toEqual({ held: 3, of: 4 });
  });

  test('the effect of length is the median difference of terse and complete texts', () => {
    const pair = (id: string, terse: number, complete: number) => [
      run(`${id}-terse`, 'strong_terse', terse),
      run(`${id}-complete`, 'strong_complete', complete),
    ];
    const length = (runs: readonly Run[]) => figures(runs, ideas).cells.length;
    expect(length([...pair('a', 50, 52), ...pair('b', 60, 50), ...pair('c', 40, 45)])).toBe(5);
    expect(length([...pair('a', 50, 52), ...pair('b', 60, 50)])).toBe(6);
    expect(length([run('a-terse', 'weak_terse', 50)])).toBeUndefined();
  });

  test('repeated ratings are compared with the first one axis by axis', () => {
    const rated = (repeat: number, level: number) =>
      run('good', 'strong', 80, {
        repeat,
        result: {
          score: 80,
          levels: { problem: 4, market: 4, difference: 3, earning: 3, feasibility: 4, evidence: level },
          writtenIn: 'es',
        },
      });
    expect(figures([rated(1, 4), rated(2, 4), rated(3, 5)], ideas).sameLevel).toEqual({ held: 11, of: 12 });
  });

  test('distribution, language difference and spread use the mean score of each text', () => {
    const found = figures(
      [
        run('good', 'strong', 70),
        run('good', 'strong', 80, { repeat: 2 }),
        run('good', 'strong', 66, { language: 'en' }),
        run('middling', 'ordinary', 55),
        run('middling', 'ordinary', 60, { language: 'en' }),
      ],
      ideas,
    );
    expect(found.byClass.strong).toEqual({ texts: 2, min: 66, mean: 70.5, max: 75 });
    expect(found.languages).toEqual({ within: { held: 1, of: 2 }, max: 9, over: ['good'] });
    expect(found.spread).toEqual({ mean: 10, max: 10 });
  });

  test('failed analyses are counted by code and excluded from scores', () => {
    const found = figures(
      [
        run('good', 'strong', 80, { completing: true }),
        run('poor', 'weak', 30, { result: { score: 30, writtenIn: 'en' } }),
        run('middling', 'ordinary', 0, { result: { error: 'refused' }, completing: true }),
      ],
      ideas,
    );
    expect(found).toMatchObject({ runs: 3, reports: 2, errors: { refused: 1 } });
    expect(found.byClass.ordinary).toBeUndefined();
    expect(found.validAtFirstTry).toEqual({ held: 1, of: 3 });
    expect(found.completed).toEqual({ held: 1, of: 3 });
    expect(found.rightLanguage).toEqual({ held: 1, of: 2 });
  });

  test('token figures are means over the analyses that reported tokens', () => {
    const found = figures(
      [
        run('good', 'strong', 80, { promptTokens: 100, completionTokens: 900, seconds: 3 }),
        run('poor', 'weak', 30, { promptTokens: 300, completionTokens: 1100, seconds: 9 }),
        run('middling', 'ordinary', 50, { seconds: 2 }),
      ],
      ideas,
    );
    expect(found.tokens).toEqual({ prompt: 200, completion: 1000 });
    expect(found.seconds).toEqual({ median: 3, p95: 9 });
    expect(figures([run('poor', 'weak', 30)], ideas).tokens).toBeUndefined();
  });
});

describe('the goals', () => {
  const missed = (runs: readonly Run[]) =>
    goals(runs, figures(runs, ideas)).flatMap(({ figure, measured, isMet }) =>
      isMet === false ? [`${figure}: ${measured}`] : [],
    );

  test('all goals are met by runs exactly at their limits', () => {
    expect(
      missed([
        run('good', 'strong', 63),
        run('poor', 'weak', 45),
        run('middling', 'ordinary', 62),
        run('silly', 'absurd', 25),
        run('boast', 'boast', 25),
        run('attack', 'attack', 25),
        run('bad', 'harmful', 10),
        run('recipe', 'not_an_idea', 10),
      ]),
    ).toEqual([]);
  });

  test.each([
    ['strong', 59],
    ['weak', 46],
    ['absurd', 26],
    ['boast', 26],
    ['attack', 26],
    ['harmful', 11],
    ['not_an_idea', 11],
  ] as const)('a text of class %s with score %i misses its goal and is named', (ideaClass, score) => {
    expect(missed([run('this-one', ideaClass, score)])).toEqual([
      expect.stringContaining(`this-one (es) ${score}`),
    ]);
  });

  test.each([29, 63])('a goal is missed when ordinary ideas score %i on average', (score) => {
    expect(missed([run('middling', 'ordinary', score)])).toHaveLength(1);
  });

  test('a goal is missed when two ideas in ten differ by over 5 points between languages', () => {
    const ten = (different: number) =>
      Array.from({ length: 10 }, (_, index) => [
        run(`idea-${index}`, 'ordinary', 50),
        run(`idea-${index}`, 'ordinary', index < different ? 56 : 50, { language: 'en' }),
      ]).flat();
    expect(missed(ten(1))).toEqual([]);
    expect(missed(ten(2))).toEqual([expect.stringContaining('idea-0; idea-1')]);
  });

  test('three goals are missed when the length of the text decides the score', () => {
    const cells = [
      run('good-terse', 'strong_terse', 40),
      run('good-complete', 'strong_complete', 60),
      run('poor-complete', 'weak_complete', 50),
    ];
    expect(missed(cells)).toHaveLength(3);
  });
});

describe('the table of figures', () => {
  test('the table shows whether each goal is met and which text misses it', () => {
    const runs = [run('good', 'strong', 80), run('silly', 'absurd', 50)];
    const found = figures(runs, ideas);
    const table = figuresTable(found, goals(runs, found));
    expect(table).toMatch(/\| strong +\| 1 +\| 80 +\| 80 +\| 80 +\|/);
    expect(table).toMatch(/\| NOT MET \| all +\| absurd at most 25 .*silly \(es\) 50/);
    expect(table).toMatch(/\| - +\| 90 % +\| same level .*not measured/);
    expect(table).toContain('1 of 2 measured goals are met.');
  });

  test('the table of a service without any report judges no goal', () => {
    const runs = [run('good', 'strong', 0, { result: { error: 'service_busy' } })];
    const found = figures(runs, ideas);
    const table = figuresTable(found, goals(runs, found));
    expect(table).toContain('service_busy 1');
    expect(table).toContain('Without a report no goal can be judged.');
  });
});
