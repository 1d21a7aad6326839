import { describe, expect, it } from 'vitest';
import { FAILURES, type Failure } from '../../tests/answers/failures.ts';
import { asWritten, englishReport, spanishReport } from '../../tests/answers/reports.ts';
import { writeReport } from '../../tests/answers/write-report.ts';
import type { AnswerService } from '../domain/answer-service.ts';
import type { AnalysisEvent } from '../domain/events.ts';
import { type Report, reportSchema } from '../domain/report.ts';

const IDEA = 'Cajas de verdura fea para familias de Zaragoza, a 12 € la caja y con recogida en los colegios.';

/** A service that sends `text` in pieces of `size`, and answers the completing request with `second`. */
function serviceWith(text: string, size: number, end: 'complete' | 'cut' | 'broken', second: object) {
  const prompts: string[] = [];
  const service: AnswerService = {
    name: 'openai',
    label: 'OpenAI',
    model: 'double',
    async *answer({ prompt }) {
      prompts.push(prompt);
      yield { type: 'start', service: 'openai', model: 'double', label: 'OpenAI' };
      const answer = prompts.length === 1 ? text : JSON.stringify(second);
      for (let at = 0; at < answer.length; at += size)
        yield { type: 'text', text: answer.slice(at, at + size) };
      yield { type: 'end', reason: prompts.length === 1 ? end : 'complete' };
    },
    status: async () => ({ usable: true, model: 'double' }),
  };
  return { service, prompts };
}

async function read(failure: Failure, report: Report, text: string, size: number, second: object) {
  const { service, prompts } = serviceWith(text, size, failure.end ?? 'complete', second);
  const events: AnalysisEvent[] = [];
  for await (const event of writeReport(IDEA, 'es', service)) events.push(event);
  return { events, prompts, end: events.at(-1) as AnalysisEvent, report };
}

/** The report without the named fields. */
function without(report: Report, lost: readonly string[]): Partial<Report> {
  const rest = structuredClone(report) as Record<string, unknown>;
  for (const name of lost) {
    const [group, part] = name.split('.') as [string, string?];
    if (part === undefined) delete rest[group];
    else delete (rest[group] as Record<string, unknown>)[part];
  }
  return rest;
}

const OPTIONAL = [
  'improvedPoints',
  'functionalityPoints',
  'verdict',
  'scoreBreakdown',
  'marketPotential',
  'complexity',
  'innovationLevel',
];
const json = (value: unknown) => JSON.stringify(asWritten(value));
const indentedJson = (value: unknown) => JSON.stringify(asWritten(value), null, 2);
/** The cases use these variants in rotation. */
const VARIANTS = [
  ['Spanish, compact', spanishReport, json],
  ['English, indented', englishReport, indentedJson],
  ['Spanish, indented', spanishReport, indentedJson],
  ['English, compact', englishReport, json],
] as const;

const cases = FAILURES.map((failure, index) => {
  const [variant, report, write] = VARIANTS[index % VARIANTS.length] as (typeof VARIANTS)[number];
  return { name: `${failure.name} (${variant})`, failure, report, text: failure.write(report, write) };
});

describe('a broken answer', () => {
  it.each(cases)(
    'a broken answer gives exact fields or an error, in pieces and at once: $name',
    async ({ failure, report, text }) => {
      const lost = failure.lost ?? [];
      for (const size of [150, text.length || 1]) {
        // The completing request gets `{}`: fields of the first answer are read exactly; the others are absent or cause an error.
        const { end, events, prompts } = await read(failure, report, text, size, {});
        const sections = new Map(
          events.flatMap((event) => (event.type === 'section' ? [[event.field as string, event.value]] : [])),
        );
        const expectedReport = { ...report, ...failure.expected?.(report) };
        const expected = without(expectedReport, lost);
        const isLost = lost.some((field) => !OPTIONAL.includes(field));
        if (failure.error) {
          expect(end).toMatchObject({ type: 'error', code: failure.error });
          expect(sections.size).toBe(0);
          continue;
        }
        if (!isLost) {
          expect(end).toMatchObject({ type: 'report', report: expected });
          expect((end as { report: Report }).report).toEqual(reportSchema.parse(expected));
          if (!failure.end) expect(prompts).toHaveLength(failure.isAskedAgain ? 2 : 1);
          continue;
        }
        expect(end).toMatchObject({ type: 'error', code: 'incomplete_response' });
        const { strategicAnalysis, ...flat } = expected;
        const axes = (flat.scoreBreakdown ?? []).map((rating) => [`scoreBreakdown.${rating.axis}`, rating]);
        const parts = Object.entries(strategicAnalysis ?? {}).map(([key, value]) => [
          `strategicAnalysis.${key}`,
          value,
        ]);
        expect(Object.fromEntries(sections)).toEqual(
          Object.fromEntries([...Object.entries(flat), ...parts, ...axes]),
        );
        expect(prompts).toHaveLength(2);
      }
    },
  );
});
