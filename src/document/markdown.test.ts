import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReportFile } from '../domain/report-file.ts';
import { example as english } from '../web/report/example.en.ts';
import { example as spanish } from '../web/report/example.es.ts';
import { contentOf } from './content.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { fileMarkdown } from './markdown.ts';
import { reportDocument } from './report-document.ts';

test.each([
  ['Spanish', spanish, 'Es solo orientativo.'],
  ['English', english, 'For guidance only.'],
])('a report in Markdown, which has no footer, ends with the caveat (%s)', (_, file, caveat) => {
  expect(fileMarkdown(file).trimEnd().endsWith(caveat)).toBe(true);
});

test('a report is in one order: answer, sums, score, the full analysis with the reasons last, the idea', () => {
  const { answer = '' } = english.report;
  const titles = Array.from(fileMarkdown(english).matchAll(/^## (.+)/gm), ([, title]) => title);
  const parts = Array.from(answer.matchAll(/^## (.+)/gm), ([, title]) => title);
  expect(titles).toEqual([
    ...parts,
    ...['The sums', 'Score', 'Initial interpretation', 'Improved idea', 'How it works', 'Target audience'],
    ...['Value proposition', 'Competition in the sector', 'Alternative approaches', 'Revenue streams'],
    ...['Name and pitch', 'Problems it solves', 'Where the score comes from', 'The idea'],
  ]);
});

test('a table and numbers stay as they are', () => {
  const markdown = fileMarkdown(spanish);
  expect(markdown).toContain('| Al mes |  |\n| --- | --- |\n| 200 citas a 8 €, IVA aparte | 1.600 € |\n');
  const report = { ...spanish.report, headline: '-586,80 € al mes', answer: '## 3.8\n-5 €' };
  expect(fileMarkdown({ ...spanish, report })).toMatch(
    /\n\*\*Prueba antes\*\* · -586,80 € al mes\n(?:.|\n)*\n## 3\.8\n\n-5 €\n/,
  );
});

test('points stand once, exact, where the total comes about; elsewhere stand levels', () => {
  const markdown = fileMarkdown(spanish);
  expect(markdown).toContain(' · Mercado: 3 de 5 · ');
  expect(markdown).toContain('- **Mercado:** 3 de 5 · Medio · por averiguar. ');
  expect(markdown.match(/7,5 de 15/g)).toHaveLength(2);
  expect(markdown).toContain('| Mercado | 7,5 de 15 |\n');
  expect(markdown).toContain('| **Total** | **62,5 de 100** |\n\nRedondeado, la puntuación es 63.\n');
  expect(markdown).not.toMatch(/\d\/\d/);
});

test('a capped score says so where the total comes about', () => {
  const report = { ...english.report, verdict: 'too_little_said' as const, score: 45 };
  const markdown = fileMarkdown({ ...english, report });
  expect(markdown).toContain('| **Total** | **62.5 of 100** |\n\nCapped at 45: the text says too little.\n');
  expect(markdown).toContain(english.report.interpretation);
  expect(markdown).toContain('### Strengths');
  expect(markdown).not.toMatch(/## (?:Improved idea|The sums)|Go ahead|Test first/);
});

test('a short report has no empty sections', () => {
  const { projectName, verdict, score, scoreBreakdown, pitch, headline } = english.report;
  const { format, version, idea, meta } = english;
  const short = { projectName, verdict, score, scoreBreakdown, pitch, headline };
  const content = contentOf({ format, version, short: true, idea, meta, report: short });
  const titles = reportDocument(content).map(({ id }) => id);
  expect(titles).toEqual(['head', 'score', 'nameAndPitch', 'breakdown', 'idea', 'imprint']);
});

test('a reply stands below the answer, and its headline replaces the first', () => {
  const replies = [
    {
      note: 'Two clinics paid.',
      reply: '## Good\nThat is **£90**.',
      headline: 'Go on',
      at: english.meta.generatedAt,
    },
  ];
  const markdown = fileMarkdown({ ...english, replies });
  expect(markdown).toContain('**Test first** · Go on\n\nA reply below changed this. Before: Worth a trial');
  expect(markdown).toContain(
    '## Questions and answers\n\n> Two clinics paid.\n\n### Good\n\nThat is **£90**.\n\nThe verdict is now: **Go on**',
  );
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
    ['es', spanish, /2 elementos de la respuesta no se pudieron leer y no están en el informe\./],
    ['en', english, /2 items in the answer could not be read and are not in the report\./],
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
    const { report } = file;
    const strategy = report.strategicAnalysis;
    for (const text of [
      file.idea,
      report.interpretation,
      report.improvedIdea ?? '',
      ...(report.improvedPoints ?? []),
      ...Object.values(strategy).flat(),
      ...(report.alternativeApproaches ?? []),
      ...(report.monetization ?? []),
      report.projectName,
      report.pitch ?? '',
      ...(report.scoreBreakdown ?? []).map(({ reason }) => reason),
      report.headline ?? '',
      ...(report.answer ?? '')
        .replaceAll('**', '')
        .split('\n')
        .filter((line) => /^[\p{L}#]/u.test(line)),
    ]) {
      expect(markdown).toContain(text);
    }
  });

  test('the Markdown report shows the band before the number, and that harm is not scored', () => {
    const capped: ReportFile = {
      ...spanish,
      report: { ...spanish.report, score: 20, verdict: 'harmful' },
    };
    expect(fileMarkdown(spanish)).toContain('**Aceptable** · 63 de 100 (de la idea tal como la cuentas)');
    expect(fileMarkdown(capped)).toMatch(/\*\*No se puntúa\.\*\* La idea haría daño/);
    expect(fileMarkdown(capped)).not.toMatch(/de 100|Fortalezas|puntos/);
  });

  test('the Markdown report states an empty list in words', () => {
    const strategicAnalysis = { ...english.report.strategicAnalysis, competition: [], strengths: [] };
    const file = { ...english, report: { ...english.report, strategicAnalysis } };
    expect(fileMarkdown(file)).toContain('sector\n\nNo competitiveness info.\n\n## Alternative');
    expect(fileMarkdown(file)).toContain('### Strengths\n\n- None.');
  });

  test('the Markdown report shows the stability of the score only if there are further ratings', () => {
    const { score, scoreBreakdown = [] } = english.report;
    const ratings = [{ score: score + 4, scoreBreakdown, verdict: 'judged' as const }];
    expect(fileMarkdown({ ...english, ratings })).toContain(
      `How stable the score is\n\nBetween ${score} and ${score + 4} in two ratings. They agree on all six axes.`,
    );
    expect(fileMarkdown(english)).not.toContain('How stable');
  });

  test('the Markdown report names its writer', () => {
    const meta = { ...english.meta, model: 'vendor/a_model' };
    expect(fileMarkdown({ ...english, meta })).toContain('Written by the model vendor/a\\_model on');
    expect(fileMarkdown(spanish)).toContain('Escrito por el modelo ejemplo');
  });
});

test('a harmful idea gets no answer', () => {
  const { report } = spanish;
  const harmful = fileMarkdown({ ...spanish, report: { ...report, verdict: 'harmful', score: 20 } });
  expect(harmful).not.toContain(spanish.report.headline);
  expect(harmful).not.toContain('## Esta semana');
  expect(harmful).toContain('No se puntúa');
});
