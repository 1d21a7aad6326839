import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsOf } from '../../../tests/renderers/texts.ts';
import { documentOf } from '../../document/printed-document.ts';
import type { Opened, Unopened } from '../../domain/open-file.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { checkSession } from '../analysis/check-session.ts';
import { readSession } from '../analysis/session.ts';
import { openChosenFile, openLink } from './open-file.ts';
import { readSaved } from './saved-reports.ts';

/**
 * Files that versions since 2026-11-24 wrote. The files never change, and every later version must open them: a version
 * that fails here cannot read people's reports. A field that is added later is optional or has a default.
 */
const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/saved');
const read = (name: string) => readFileSync(join(FIXTURES, name));
const text = (name: string) => read(name).toString('utf8');

const { plan, results, ...saved } = JSON.parse(text('report.json'));

function openTab(): Opened | Unopened | undefined {
  const { storage } = JSON.parse(text('tab.json'));
  const session = readSession({ getItem: (key: string) => storage[key] ?? null } as Storage);
  const { report, unopened, unfinished } = checkSession(session as NonNullable<typeof session>);
  expect(Object.keys(unfinished?.sections ?? {})).toHaveLength(4);
  return unopened ?? (report?.file && { ok: true, file: report.file, leftOut: report.leftOut ?? [] });
}

function openSaved(): Opened | Unopened | undefined {
  const [{ key, value }] = JSON.parse(text('kept.json')).reports;
  return readSaved(key, value).opened;
}

/** The complete texts of the plan and of the notes beside its experiments. */
const PLAN_TEXTS: readonly string[] = [
  plan.riskiestAssumption,
  plan.bet,
  plan.thisWeek,
  ...[...plan.doubts, ...plan.experiments, plan.decide].flatMap((each) =>
    Object.values(each).filter((value) => typeof value === 'string'),
  ),
  ...plan.questions,
  'Precio: 45 EUR (39–49)',
  'Ingredientes y reparto: 28 EUR',
  'Unidades al mes: 120 al cabo de un año',
];

test.each([
  ['file', () => openChosenFile(new Blob([read('report.json')]))],
  ['whole link', () => openLink(new URL(text('whole-link.txt')).hash)],
  ['PDF', () => openChosenFile(new Blob([read('report.pdf')]))],
  ['tab', openTab],
  ['saved report', openSaved],
])('a %s of 2026-11-24 opens with all its parts, and with its plan as answer', async (_, open) => {
  const { ok, leftOut, file } = (await open()) as Opened;
  expect(ok).toBe(true);
  expect(leftOut).toEqual([]);
  const { report, results: noted, evidence, ...rest } = file as ReportFile;
  const { headline: _headline, answer: _answer, ...written } = report;
  const { evidence: old, ...others } = saved;
  expect({ report: written, ...rest }).toEqual(others);
  // Findings are quotations now.
  expect(evidence?.citations.map(({ finding }) => finding?.kind)).toEqual(
    old.findings.map(({ kind }: { kind: string }) => kind),
  );
  const shown = documentOf(file as ReportFile)
    .flatMap(textsOf)
    .join(' ')
    .replace(/\s+/g, ' ');
  for (const each of PLAN_TEXTS) expect(shown).toContain(each);
  expect(noted?.text).toBe(
    `Experimento 1 (${plan.experiments[0].tests}): Doce de cincuenta\nNueve de veinte dueños pagaron la primera caja.`,
  );
  expect(noted?.text).toContain(results.text);
});

test('a short link of 2026-11-24 opens with all its parts', async () => {
  const { projectName, verdict, score, scoreBreakdown, pitch } = saved.report;
  expect(await openLink(new URL(text('short-link.txt')).hash)).toMatchObject({
    ok: true,
    leftOut: [],
    file: {
      short: true,
      idea: saved.idea,
      meta: saved.meta,
      report: { projectName, verdict, score, scoreBreakdown, pitch },
    },
  });
});

test('a worksheet of 2026-11-24 opens', async () => {
  const { worksheet, ...older } = JSON.parse(text('worksheet.json'));
  const axes = (worksheet.axes as { axis: string; quotes: string[]; question: string }[]).map(
    ({ axis, quotes, question }) => ({ axis, quotes, question }),
  );
  const [difference, earning, evidence, problem] = worksheet.tests;
  const tests: Record<string, unknown> = { difference, earning, evidence, problem };
  const withTests = axes.map((each) => (tests[each.axis] ? { ...each, test: tests[each.axis] } : each));
  expect(await openChosenFile(new Blob([read('worksheet.json')]))).toEqual({
    ok: true,
    leftOut: [],
    file: { ...older, worksheet: { axes: withTests } },
  });
});

test.each([
  ['harmful', { setAside: { kind: 'harmful' } }],
  ['not_an_idea', {}],
  ['directs_reader', {}],
])('a text that the rules of 2026-11-24 set aside as %s opens', async (kind, converted) => {
  const { worksheet: _, ...older } = JSON.parse(text('worksheet.json'));
  const worksheet = {
    axes: [],
    tests: [],
    notices: ['Esto parece una receta.'],
    setAside: { kind, as: 'x' },
  };
  expect(await openChosenFile(new Blob([JSON.stringify({ ...older, worksheet })]))).toEqual({
    ok: true,
    leftOut: [],
    file: { ...older, worksheet: { axes: [], ...converted } },
  });
});

test('a worksheet of 2026-11-28 opens', async () => {
  const file = JSON.parse(text('worksheet-2.json'));
  expect(await openChosenFile(new Blob([read('worksheet-2.json')]))).toEqual({ ok: true, leftOut: [], file });
});
