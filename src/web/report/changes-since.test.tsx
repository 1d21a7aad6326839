import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerMessages } from '../../document/answer-messages.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { ChangesSince } from './changes-since.tsx';
import { example } from './example.en.ts';

const before = { report: example.report, meta: { ...example.meta } };

/** The rows of the rendered table as text, with `*` around bold cells. */
function rowsOf(after: object, meta: object = {}, column: object = {}): string[] {
  const html = renderToStaticMarkup(
    <LanguageProvider pathname="/en">
      <ChangesSince
        before={before}
        after={{ report: { ...before.report, ...after }, meta: { ...before.meta, ...meta }, ...column }}
      />
    </LanguageProvider>,
  );
  const rows = html.match(/<tbody>(.*)<\/tbody>/)?.[1]?.split('</tr>') ?? [];
  return rows.map((row) =>
    row
      .replace(/<\/?b>/g, '*')
      .replace(/<\/t[hd]>/g, '|')
      .replace(/<[^>]*>/g, ''),
  );
}

test('the table has a row for the score and each axis, with the differences in bold', () => {
  const scoreBreakdown = before.report.scoreBreakdown?.map((rating) =>
    rating.axis === 'market' ? { ...rating, level: 5 as const } : rating,
  );
  const rows = rowsOf({ scoreBreakdown, score: 70 });
  expect(rows).toContain('Score|*63*|*70*|');
  expect(rows).toContain('Market|*Medium (3\u00a0of\u00a05)*|*Very high (5\u00a0of\u00a05)*|');
  expect(rows.filter((row) => row.includes('*'))).toHaveLength(2);
});

test('headlines or else pitches stand side by side, and different decisions are bold', () => {
  const { decision } = answerMessages.en;
  const rows = rowsOf({ headline: undefined, decision: 'drop' });
  expect(rows[0]).toBe(`In short|${before.report.headline}|${before.report.pitch}|`);
  expect(rows[1]).toBe(`Decision|*${decision[before.report.decision ?? 'go']}*|*${decision.drop}*|`);
  expect(rowsOf({ decision: undefined }).join()).not.toContain('Decision');
});

test('what is still being written has its place in the table, and nothing is bold', () => {
  const rows = rowsOf(
    {
      score: undefined,
      scoreBreakdown: undefined,
      decision: undefined,
      headline: undefined,
      pitch: undefined,
    },
    {},
    { isUnfinished: true },
  );
  expect(rows.at(0)).toBe(`In short|${before.report.headline}|…|`);
  expect(rows).toContain('Score|63|…|');
  expect(rows).toContain('Market|Medium (3\u00a0of\u00a05)|…|');
  expect(rows.join()).not.toContain('*');
});

test('scores by different models have no bold differences, and those on different scales are not shown', () => {
  expect(rowsOf({ score: 70 }, { model: 'other' })).toContain('Score|63|70|');
  for (const rows of [rowsOf({ score: 70 }, { rubric: 1 }), rowsOf({ scoreBreakdown: undefined })]) {
    expect(rows.join()).not.toMatch(/Score|Market/);
  }
});
