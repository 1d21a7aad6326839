import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Report } from '../../domain/report.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { ChangesSince } from './changes-since.tsx';
import { example } from './example.en.ts';

const before = { report: example.report, meta: { ...example.meta } };

/** The rendered comparison with a later report by the same model. */
function htmlOf(report: Report): string {
  return renderToStaticMarkup(
    <LanguageProvider pathname="/en">
      <ChangesSince before={before} after={{ ...before, report }} />
    </LanguageProvider>,
  );
}

test('the comparison lists changed axes with their points, and unchanged axes', () => {
  const scoreBreakdown = before.report.scoreBreakdown?.map((rating) =>
    rating.axis === 'market' ? { ...rating, level: 5 as const } : rating,
  );
  const html = htmlOf({ ...before.report, scoreBreakdown });
  expect(html.match(/<li>.*?<\/li>/g)).toEqual([
    expect.stringMatching(/Market.*: from medium to very high,.*\+7</),
  ]);
  expect(html).toContain('The same in both: Problem, Difference, Revenue, Feasibility and Evidence.');
});

test('a later report without axes is not compared with the earlier report', () => {
  const { scoreBreakdown: _, ...unrated } = before.report;
  const html = htmlOf(unrated);
  expect(html).toContain('rating');
  expect(html).not.toMatch(/<li>|same in both|· 63/);
});
