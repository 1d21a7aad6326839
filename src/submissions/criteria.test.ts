import { describe, expect, it } from 'vitest';
import { readingPoints } from '../domain/reading.ts';
import { AXES, LEVELS, RUBRIC, scoreFromRatings } from '../domain/rubric.ts';
import { axesCriteria, criteriaHash, readCriteria } from './criteria.ts';
import { criteriaSentence } from './file-messages.ts';

const readText = (text: string) => readCriteria(new TextEncoder().encode(text), 'criteria.csv');
async function criteriaIn(text: string) {
  const result = await readText(text);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.criteria;
}
const TABLE =
  'criterion,weight,question,1,2,3,4,5\nImpact,3,For whom?,none,,some,,much\nTeam,1,,nobody,,,,all there\n';

describe('a table of criteria', () => {
  it('gives the same criteria, with weights as shares, from CSV and JSON, in Spanish and English', async () => {
    const criteria = await criteriaIn(TABLE);
    expect(criteria).toEqual([
      {
        criterion: 'Impact',
        weight: 0.75,
        question: 'For whom?',
        levels: { 1: 'none', 3: 'some', 5: 'much' },
      },
      { criterion: 'Team', weight: 0.25, levels: { 1: 'nobody', 5: 'all there' } },
    ]);
    const others = [
      '\uFEFFCriterio;Peso;Pregunta;Nivel 1;2;3;4;Nivel 5\r\nImpact;75 %;For whom?;none;;some;;much\r\nTeam;25 %;;nobody;;;;all there\r\n',
      JSON.stringify([
        { criterio: 'Impact', peso: '0,75', pregunta: 'For whom?', 1: 'none', 3: 'some', 5: 'much' },
        { criterio: 'Team', peso: 0.25, 1: 'nobody', 5: 'all there' },
      ]),
      JSON.stringify({ criteria: criteria.map(({ weight, ...rest }) => ({ ...rest, weight: weight * 20 })) }),
    ];
    for (const other of others) expect(criteriaHash(await criteriaIn(other))).toBe(criteriaHash(criteria));
  });

  it('gives another hash if the order, a weight or any word changes', async () => {
    const hashes = await Promise.all(
      [
        TABLE,
        TABLE.replace('Impact,3', 'Impact,2'),
        TABLE.replace('much', 'a lot'),
        'criterion,weight,question,1,3,5\nTeam,1,,nobody,,all there\nImpact,3,For whom?,none,some,much\n',
      ].map(async (text) => criteriaHash(await criteriaIn(text))),
    );
    expect(new Set(hashes).size).toBe(4);
  });

  it.each([
    ['', 'unreadable'],
    ['{"criteria": 3}', 'unreadable'],
    ['[]', 'no_criteria'],
    ['name of it,1,5\nx,a,b\n', 'no_column'],
    ['criterion,1,4\nx,a,b\n', 'no_column'],
    ['criterion,1,5\n,a,b\nx,a,b\n', 'no_name'],
    ['criterion,1,5\nTeam,a,b\nteam,a,b\n', 'same_name'],
    ['criterion,1,5\nTeam,a,\nx,a,b\n', 'no_level'],
    ['criterion,weight,1,5\nTeam,-1,a,b\nx,1,a,b\n', 'bad_weight'],
    ['criterion,weight,1,5\nTeam,,a,b\nx,1,a,b\n', 'bad_weight'],
    ['criterion,weight,1,5\nTeam,10000000,a,b\nx,1,a,b\n', 'bad_weight'],
    ['criterion,weight,1,5\nTeam,0,a,b\nx,0,a,b\n', 'no_weight'],
    [`criterion,1,5\n${Array.from({ length: 13 }, (_, at) => `c${at},a,b`).join('\n')}\n`, 'too_many'],
    [`criterion,1,5\nTeam,${'x'.repeat(8000)},b\nx,a,b\n`, 'too_long'],
  ])('%j is refused: %s', async (text, code) => {
    const result = await readText(text);
    if (!('problems' in result)) throw new Error('read');
    expect(result.problems.map((problem) => problem.code)).toContain(code);
    for (const language of ['es', 'en'] as const)
      for (const problem of result.problems)
        expect(criteriaSentence(problem, language)).not.toContain('undefined');
  });
});

it('the criteria of a call.json are read', async () => {
  const criteria = await criteriaIn(TABLE);
  const callFile = JSON.stringify({ format: 'crisol-call', version: 1, language: 'es', criteria, texts: [] });
  expect(criteriaHash(await criteriaIn(callFile))).toBe(criteriaHash(criteria));
});

it('criteria that an earlier version saved with escaped formulas are read', async () => {
  const criteria = await criteriaIn('criterion;weight;1;5\r\n"Price;\'=now";10;"+ cheap";\'=dear\r\n');
  expect(criteria).toMatchObject([{ criterion: 'Price;=now', levels: { 1: '+ cheap', 5: '=dear' } }]);
});

describe("Crisol's axes", () => {
  it.each(['es', 'en'] as const)('are criteria with the words and weights of the rubric (%s)', (language) => {
    const criteria = axesCriteria(language);
    expect(criteria.map(({ criterion }) => criterion)).toEqual(
      AXES.map((axis) => RUBRIC[language][axis].name),
    );
    for (const [index, axis] of AXES.entries())
      expect(Object.values(criteria[index]?.levels ?? {})).toEqual(RUBRIC[language][axis].anchors);
    for (const level of LEVELS) {
      const ratings = AXES.map((axis) => ({ axis, level }));
      const levels = criteria.map(({ criterion }) => ({ criterion, level }));
      expect(readingPoints(levels, criteria)).toBeCloseTo(scoreFromRatings(ratings));
    }
  });
});
