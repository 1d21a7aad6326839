import * as z from 'zod/mini';
import {
  COMPLEXITIES,
  INNOVATION_LEVELS,
  MARKET_POTENTIALS,
  MODEL_REPORT_FIELDS,
  OPTIONAL_REPORT_FIELDS,
  PROJECT_NAME_MAX_LENGTH,
  REPORT_FIELDS,
  type Report,
  type ReportField,
  reportSchema,
} from '../../domain/report.ts';
import { type AnswerField, type AnswerFormat, nested, schemaOfFields } from './answer-format.ts';
import { readBreakdown, readVerdict, SCORE_DECIDERS, settleScore } from './breakdown.ts';
import { readChoice } from './choice.ts';
import { readList, readListOrEmpty } from './list.ts';
import { reportCompletingPrompt, reportPrompt } from './report-prompt.ts';
import { readScore } from './score.ts';
import { readLine, readText } from './text.ts';

const READERS: Readonly<Record<ReportField, AnswerField['read']>> = {
  interpretation: readText,
  improvedIdea: readText,
  improvedPoints: readList,
  functionality: readText,
  functionalityPoints: readList,
  'strategicAnalysis.problemsSolved': readList,
  'strategicAnalysis.targetAudience': readList,
  'strategicAnalysis.valueProposition': readText,
  'strategicAnalysis.competition': readListOrEmpty,
  'strategicAnalysis.competitiveness': readText,
  'strategicAnalysis.strengths': readList,
  'strategicAnalysis.weaknesses': readList,
  'strategicAnalysis.opportunities': readList,
  'strategicAnalysis.threats': readList,
  alternativeApproaches: readList,
  monetization: readList,
  projectName: (raw) => readLine(raw, PROJECT_NAME_MAX_LENGTH),
  pitch: readText,
  marketPotential: (raw) => readChoice(raw, MARKET_POTENTIALS),
  complexity: (raw) => readChoice(raw, COMPLEXITIES),
  innovationLevel: (raw) => readChoice(raw, INNOVATION_LEVELS),
  verdict: readVerdict,
  scoreBreakdown: readBreakdown,
  score: readScore,
};

const OPTIONAL: ReadonlySet<string> = new Set(OPTIONAL_REPORT_FIELDS);
const MODEL_ONLY: ReadonlySet<string> = new Set(MODEL_REPORT_FIELDS);

const fields: readonly AnswerField[] = REPORT_FIELDS.map((name) => ({
  name,
  read: READERS[name],
  ...(OPTIONAL.has(name) && { optional: true }),
  ...(MODEL_ONLY.has(name) && { modelOnly: true }),
  ...(name === 'score' && { settle: settleScore, decidedBy: SCORE_DECIDERS }),
  // The page has words for a report that names no competitors; one field must not lose the whole report.
  ...(name === 'strategicAnalysis.competition' && { whenAbsent: [] }),
}));

const schema = z.toJSONSchema(
  z.required(reportSchema, { marketPotential: true, complexity: true, innovationLevel: true }),
  { io: 'input' },
);

export const reportFormat: AnswerFormat<Report> = {
  fields,
  prompt: reportPrompt,
  completingPrompt: reportCompletingPrompt,
  schema: (names) => (names ? schemaOfFields(schema, names) : schema),
  assemble(values) {
    const { success, data } = z.safeParse(reportSchema, nested(values));
    return success ? data : undefined;
  },
};
