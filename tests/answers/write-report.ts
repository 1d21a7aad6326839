import * as z from 'zod/mini';
import type { AnswerService } from '../../src/domain/answer-service.ts';
import type { AnalysisEvent } from '../../src/domain/events.ts';
import type { Language } from '../../src/domain/language.ts';
import { type Report, reportSchema } from '../../src/domain/report.ts';
import type { AnalyzeOptions } from '../../src/model/analyze.ts';
import { failureEvent } from '../../src/model/error-event.ts';
import { answerFormat } from '../../src/model/formats/answer.ts';
import type { Format } from '../../src/model/formats/format.ts';
import { judgementFormat } from '../../src/model/formats/judgement.ts';
import { writeDocument } from '../../src/model/write-document.ts';

const { headline: _, decision: __, answer: ___, sums: ____, ...record } = answerFormat.rows;

const { strategicAnalysis, ...shape } = reportSchema.shape;
const isOptional = (name: string) =>
  /^(?:verdict|scoreBreakdown|marketPotential|complexity|innovationLevel|improvedPoints|functionalityPoints|headline|decision|answer|sums)$/.test(
    name,
  );

/** The judgement and the record in one answer, to test the parser with every kind of field. */
export const reportFormat: Format<Report> = {
  ...judgementFormat,
  document: z.object({
    ...Object.fromEntries(
      Object.entries(shape).map(([name, schema]) => [
        name,
        isOptional(name) ? schema : z.nonoptional(schema),
      ]),
    ),
    strategicAnalysis: z.required(strategicAnalysis),
  }) as unknown as typeof reportSchema,
  rows: { ...judgementFormat.rows, ...record },
};

/** The events of writing a report in one answer, as `analyze` yields them. */
export async function* writeReport(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<AnalysisEvent> {
  try {
    for await (const event of writeDocument(
      reportFormat,
      { kind: 'judgement', idea, language, ...(options.results && { results: options.results }) },
      service,
      options,
    )) {
      if (event.type === 'document') yield { type: 'report', report: event.document, meta: event.meta };
      else yield event as AnalysisEvent;
    }
  } catch (error) {
    yield failureEvent(error, language, service, options);
  }
}
