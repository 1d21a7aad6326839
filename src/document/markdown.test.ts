import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADVICES } from '../../tests/fake-service/advice-answers.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { example as englishExample } from '../web/report/example.en.ts';
import { example as spanishExample } from '../web/report/example.es.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { fileMarkdown } from './markdown.ts';

// A person wrote the examples; the tests use them as a model's reports.
const english = { ...englishExample, advice: ADVICES.en };
const spanish = { ...spanishExample, advice: ADVICES.es };

test.each([
  ['Spanish', spanish, 'Es solo orientativo.'],
  ['English', english, 'For guidance only.'],
])('a report in Markdown, which has no footer, ends with the caveat (%s)', (_, file, caveat) => {
  expect(fileMarkdown(file).trimEnd().endsWith(caveat)).toBe(true);
});

test('a report has the parts of the advice before the chapters', () => {
  const titles = Array.from(fileMarkdown(english).matchAll(/^## (.+)/gm), ([, title]) => title);
  const parts = ADVICES.en.parts.map(({ title }) => title);
  expect(titles.slice(0, parts.length + 1)).toEqual([...parts, 'Annex: full analysis']);
});

test('a table and numbers stay as they are', () => {
  const markdown = fileMarkdown(spanish);
  expect(markdown).toContain('| Al mes |  |\n| --- | --- |\n| 20 comunidades a 39 € | 780 € |\n');
  expect(markdown).toContain('- Mercado: 8/15 (Medio)');
  expect(fileMarkdown(english)).toContain('- Market: 8/15 (Medium)');
  const advice = {
    headline: '-586,80 € al mes',
    parts: [{ kind: 'sums' as const, title: '3.8', text: '-5 €' }],
  };
  expect(fileMarkdown({ ...spanish, advice })).toMatch(/\n-586,80 € al mes\n(?:.|\n)*\n## 3\.8\n\n-5 €\n/);
});

/** The text that a CommonMark renderer shows for a line without markup. */
function shown(markdown: string): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('\u2060', '');
}

describe('the text of a report in Markdown', () => {
  test.each([
    ['an image', '![x](https://evil.example/p.png)'],
    ['a link', '[click](javascript:alert(1))'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a bare URL', 'see https://evil.example and www.evil.example'],
    ['an e-mail address', 'write to a@b.example'],
    ['a heading', '# Not a heading'],
    ['a list', '- not a list'],
    ['a number', '1. not a list'],
    ['a number alone', '1.'],
    ['a sign alone', '-'],
    ['a rule', '---'],
    ['an entity', '&lt;b&gt;'],
    ['emphasis', '**bold** and _this_ and ~~that~~'],
    ['code', '`rm -rf`'],
    ['a table', 'a | b'],
    ['a reference', '[a]: https://evil.example'],
  ])('%s in the text of a report stays text in Markdown', (_, text) => {
    const escaped = escapeMarkdown(text);
    expect(shown(escaped)).toBe(text);
    expect(escaped).not.toMatch(/(?<!\\)[[\]<`*_|~]/);
    expect(escaped).not.toMatch(/https?:|javascript:|www\./);
    expect(escaped).not.toMatch(/^([#+\->=]|\d+[.)])/);
  });

  test('escaped Markdown shows any text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const line = text.replace(/\s+/g, ' ').trim().replaceAll('\u2060', '');
        expect(shown(escapeMarkdown(line))).toBe(line);
        expect(escapeMarkdown(text)).not.toMatch(/(?<!\\)(\\\\)*[[\]<`*]/);
      }),
    );
  });
});

describe('the report as Markdown', () => {
  test.each([
    ['es', spanish, /no se pudieron leer y no están en el informe: 2\./],
    ['en', english, /could not be read and are not in the report: 2\./],
  ] as const)('the Markdown report says how many points were left out (%s)', (_, file, line) => {
    const { meta } = file;
    expect(fileMarkdown({ ...file, meta: { ...meta, leftOut: 2 } })).toMatch(line);
    expect(fileMarkdown(file)).not.toMatch(/could not be read|no se pudieron leer/);
  });

  test.each([
    ['es', spanish],
    ['en', english],
  ] as const)('the Markdown report has the idea and every part (%s)', (_, file) => {
    const markdown = shown(fileMarkdown(file)).replaceAll('**', '').replace(/\s+/g, ' ');
    const { report, advice } = file;
    const strategy = report.strategicAnalysis;
    for (const text of [
      file.idea,
      report.interpretation,
      report.improvedIdea,
      ...(report.improvedPoints ?? []),
      ...Object.values(strategy).flat(),
      ...report.alternativeApproaches,
      ...report.monetization,
      report.projectName,
      report.pitch,
      ...(report.scoreBreakdown ?? []).map(({ reason }) => reason),
      advice.headline,
      ...advice.parts.flatMap(({ title, text }) => [title, text.replaceAll('**', '').split('\n')[0] ?? '']),
    ]) {
      expect(markdown).toContain(text);
    }
  });

  test('the Markdown report shows the band before the number, and that harm is not scored', () => {
    const capped: ReportFile = {
      ...spanish,
      report: { ...spanish.report, score: 20, verdict: 'harmful' },
    };
    expect(fileMarkdown(spanish)).toContain('**Aceptable** · 63 de 100');
    expect(fileMarkdown(capped)).toMatch(/\*\*No se puntúa\.\*\* La idea haría daño/);
    expect(fileMarkdown(capped)).not.toMatch(/de 100|Fortalezas|puntos/);
  });

  test('the Markdown report states an empty list in words', () => {
    const strategicAnalysis = { ...english.report.strategicAnalysis, competition: [], strengths: [] };
    const file = { ...english, report: { ...english.report, strategicAnalysis } };
    expect(fileMarkdown(file)).toContain('No competitiveness info.');
    expect(fileMarkdown(file)).toContain('### Strengths\n\n- None.');
  });

  test('the Markdown report shows the stability of the score only if there are further ratings', () => {
    const { score, scoreBreakdown = [] } = english.report;
    const ratings = [{ score: score + 4, scoreBreakdown, verdict: 'judged' as const }];
    expect(fileMarkdown({ ...english, ratings })).toContain(
      `How stable the score is\n\nVery stable: the three ratings run from ${score} to ${score + 4}. They agree on all six axes.`,
    );
    expect(fileMarkdown(english)).not.toContain('How stable');
  });

  test('the Markdown report names its writer', () => {
    const meta = { ...english.meta, model: 'vendor/a_model' };
    expect(fileMarkdown({ ...english, meta })).toContain('Written by the model vendor/a\\_model on');
    expect(fileMarkdown(spanishExample)).toContain('Escrito por el modelo ejemplo');
  });
});

test('a harmful idea gets no advice', () => {
  const { report } = spanish;
  const harmful = fileMarkdown({ ...spanish, report: { ...report, verdict: 'harmful', score: 20 } });
  expect(harmful).not.toContain(ADVICES.es.headline);
  expect(harmful).not.toContain('## Esta semana');
  expect(harmful).toContain('No se puntúa');
});
