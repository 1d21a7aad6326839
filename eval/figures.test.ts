import { describe, expect, test } from 'vitest';
import { figures, type Run, scoredTexts } from './figures.ts';
import type { IdeaClass } from './ideas/idea.ts';
import { scoresPicture } from './picture.ts';
import { figuresTable } from './table.ts';
import { brokenThresholds } from './thresholds.ts';

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

  test('two versions of one idea are compared in each language', () => {
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

  test('absurd or harmful ideas are listed if any repeat scored over 40', () => {
    const found = figures(
      [run('silly', 'absurd', 20), run('silly', 'absurd', 41, { repeat: 2 }), run('bad', 'harmful', 40)],
      ideas,
    );
    expect(found.worthlessOver).toEqual(['silly (es)']);
  });

  test('distribution, languages and spread are of the mean score of each text', () => {
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

  test('failures are counted by code and excluded from scores', () => {
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

  test('tokens are means over the analyses that reported them', () => {
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

describe('the thresholds', () => {
  const broken = (runs: readonly Run[]) => brokenThresholds(runs, figures(runs, ideas));

  test('accept a set exactly at the thresholds', () => {
    expect(
      broken([
        run('good', 'strong', 65),
        run('middling', 'ordinary', 57),
        run('poor', 'weak', 45),
        run('silly', 'absurd', 40),
        run('boast', 'boast', 35),
        run('bad', 'harmful', 20),
        run('attack', 'attack', 20),
        run('recipe', 'not_an_idea', 20),
      ]),
    ).toEqual([]);
  });

  test.each([
    ['strong', 64],
    ['weak', 46],
    ['absurd', 41],
    ['boast', 36],
    ['harmful', 21],
    ['attack', 21],
    ['not_an_idea', 21],
  ] as const)('name a text of class %s at %i', (ideaClass, score) => {
    expect(broken([run('this-one', ideaClass, score)])).toEqual([expect.stringContaining('this-one (es)')]);
  });

  test('require 8 points between the means of neighbouring classes', () => {
    expect(broken([run('good', 'strong', 66), run('middling', 'ordinary', 59)])).toHaveLength(1);
    expect(broken([run('middling', 'ordinary', 50), run('poor', 'weak', 43)])).toHaveLength(1);
  });

  test('allow one idea in twenty to differ by up to 8 points between the languages, and none by more', () => {
    const twenty = (different: number, points: number) =>
      Array.from({ length: 20 }, (_, index) => [
        run(`idea-${index}`, 'ordinary', 50),
        run(`idea-${index}`, 'ordinary', index < different ? 50 + points : 50, { language: 'en' }),
      ]).flat();
    expect(broken(twenty(1, 8))).toEqual([]);
    expect(broken(twenty(2, 8))).toHaveLength(1);
    expect(broken(twenty(1, 9))).toHaveLength(1);
  });
});

describe('output', () => {
  test('the table lists what was not measured and every broken threshold', () => {
    const runs = [run('good', 'strong', 80), run('silly', 'absurd', 50)];
    const found = figures(runs, ideas);
    const table = figuresTable(found, brokenThresholds(runs, found));
    expect(table).toMatch(/\| strong +\| 1 +\| 80 +\| 80 +\| 80 +\|/);
    expect(table).toMatch(/spread over repeats.*not measured/);
    expect(table).toContain('silly (es) is absurd: 50 instead of at most 40');
  });

  test('a service without any report gets no figures', () => {
    const runs = [run('good', 'strong', 0, { result: { error: 'service_busy' } })];
    const table = figuresTable(figures(runs, ideas), brokenThresholds(runs, figures(runs, ideas)));
    expect(table).toContain('service_busy 1');
    expect(table).not.toContain('kept');
  });

  test('the picture has one dot per text and accepts any title', () => {
    const texts = scoredTexts([run('good', 'strong', 80), run('good', 'strong', 70, { language: 'en' })]);
    const picture = scoresPicture('<model> & "co"', texts);
    expect(picture.match(/<circle[^>]*><title>/g)).toHaveLength(2);
    expect(picture).toContain('&lt;model&gt; &amp; &quot;co&quot;');
  });
});
