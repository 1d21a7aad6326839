import * as z from 'zod/mini';
import { ERROR_CODES } from './errors.ts';
import { LANGUAGES } from './language.ts';
import { AXES, type Axis, BASES, isScoredVerdict, LEVELS, VERDICTS } from './rubric.ts';
import { sumsSchema } from './sums.ts';
import {
  dateTimeSchema,
  LIST_ITEM_MAX_LENGTH,
  LIST_MAX_ITEMS,
  lineSchema,
  nameSchema,
  textSchema,
} from './text-schema.ts';

export const MARKET_POTENTIALS = ['high', 'medium', 'low'] as const;
export const COMPLEXITIES = ['simple', 'moderate', 'complex'] as const;
export const INNOVATION_LEVELS = ['disruptive', 'incremental', 'niche'] as const;

/** Go on, test first, change the idea, or drop it. */
export const DECISIONS = ['go', 'test', 'change', 'drop'] as const;
export type Decision = (typeof DECISIONS)[number];

/** In UTF-16 units. The parser cuts an answer at this length. */
export const ANSWER_TEXT_MAX_LENGTH = 20_000;
/** In UTF-16 units. A file of an earlier version may have a long plan, which becomes an answer. */
const ANSWER_TEXT_MAX_LENGTH_OPENED = 500_000;

const list = z.array(lineSchema).check(z.minLength(1), z.maxLength(LIST_MAX_ITEMS));
/** May be empty if there is nothing to say, e.g. if the idea is not judged or has no competitors. */
const listOrEmpty = z.array(lineSchema).check(z.maxLength(LIST_MAX_ITEMS));

export const axisRatingSchema = z.object({
  axis: z.enum(AXES),
  level: z.literal(LEVELS),
  /** Absent before rubric 3. An unknown basis is left out, so that the report stays valid. */
  basis: z.catch(z.optional(z.enum(BASES)), undefined),
  /** One sentence: the strongest fact for and the strongest fact against. */
  reason: lineSchema,
  /** What would raise the level. Only readings and older reports have it. */
  raise: z.optional(z.string().check(z.trim(), z.maxLength(LIST_ITEM_MAX_LENGTH))),
});

export type AxisRating = z.infer<typeof axisRatingSchema>;

/** One rating for each axis, in the order of `AXES`. */
const scoreBreakdownSchema = z.array(axisRatingSchema).check(
  z.length(AXES.length),
  z.refine((ratings) => AXES.every((axis, index) => ratings[index]?.axis === axis)),
);

const judgedAnalysisSchema = z.object({ strengths: listOrEmpty, weaknesses: listOrEmpty });

/** The first step of a report: the idea as told, judged without the web. */
export const judgementSchema = z.object({
  interpretation: textSchema,
  projectName: nameSchema,
  verdict: z.optional(z.enum(VERDICTS)),
  scoreBreakdown: z.optional(scoreBreakdownSchema),
  score: z.int().check(z.minimum(0), z.maximum(100)),
  /** This field and the next two are absent if the model gave no valid value, even when asked again. */
  marketPotential: z.optional(z.enum(MARKET_POTENTIALS)),
  complexity: z.optional(z.enum(COMPLEXITIES)),
  innovationLevel: z.optional(z.enum(INNOVATION_LEVELS)),
  strategicAnalysis: judgedAnalysisSchema,
});

export type Judgement = z.infer<typeof judgementSchema>;

const recordAnalysisSchema = z.object({
  problemsSolved: z.optional(listOrEmpty),
  targetAudience: z.optional(listOrEmpty),
  valueProposition: z.optional(textSchema),
  /** May be empty: the page then says that there is no information on competitors. */
  competition: z.optional(listOrEmpty),
  competitiveness: z.optional(textSchema),
  opportunities: z.optional(listOrEmpty),
  threats: z.optional(listOrEmpty),
});

const answerText = z.string().check(z.trim(), z.minLength(1), z.maxLength(ANSWER_TEXT_MAX_LENGTH_OPENED));

/** The second step: the answer, and the full analysis of what it recommends. Each field may be missing. */
export const answerSchema = z.object({
  /** The answer's verdict, in one or two sentences. */
  headline: z.optional(lineSchema),
  decision: z.catch(z.optional(z.enum(DECISIONS)), undefined),
  /** Markdown, as `document/answer-text.ts` parses it. Marks such as `[2]` cite a source. */
  answer: z.optional(answerText),
  sums: z.optional(sumsSchema),
  strategicAnalysis: z.optional(recordAnalysisSchema),
  improvedIdea: z.optional(textSchema),
  improvedPoints: z.optional(list),
  functionality: z.optional(textSchema),
  functionalityPoints: z.optional(list),
  alternativeApproaches: z.optional(listOrEmpty),
  monetization: z.optional(listOrEmpty),
  pitch: z.optional(textSchema),
});

export type Answer = z.infer<typeof answerSchema>;

/**
 * A report: both steps together. The fields of the second step are absent if the verdict is not `judged`,
 * or if that step failed. Only what this schema accepts is shown, stored or printed.
 */
export const reportSchema = z.object({
  ...judgementSchema.shape,
  ...answerSchema.shape,
  strategicAnalysis: z.object({ ...judgedAnalysisSchema.shape, ...recordAnalysisSchema.shape }),
});

export type Report = z.infer<typeof reportSchema>;
type StrategicAnalysis = Report['strategicAnalysis'];

/**
 * The report's fields without nesting, as the `section` events name them, e.g. `strategicAnalysis.strengths`. Before the
 * section `scoreBreakdown`, each axis has a section, e.g. `scoreBreakdown.problem`.
 */
export type ReportSections = Required<Omit<Report, 'strategicAnalysis'>> & {
  [Part in keyof StrategicAnalysis as `strategicAnalysis.${Part}`]: StrategicAnalysis[Part];
} & { [Each in Axis as `scoreBreakdown.${Each}`]: AxisRating };
export type ReportField = keyof ReportSections;
/** The sections of a report that have arrived. */
export type ArrivedSections = { readonly [Field in ReportField]?: ReportSections[Field] };

/** The fields of each step, with their schemas, in the order in which they arrive. */
export const JUDGEMENT_SECTIONS = /* @__PURE__ */ sectionSchemas(judgementSchema.shape, judgedAnalysisSchema);
export const ANSWER_SECTIONS = /* @__PURE__ */ sectionSchemas(answerSchema.shape, recordAnalysisSchema);
export const REPORT_FIELDS = /* @__PURE__ */ Object.keys({
  ...JUDGEMENT_SECTIONS,
  ...ANSWER_SECTIONS,
}) as readonly ReportField[];

type SectionSchemas = Readonly<Partial<Record<ReportField, z.ZodMiniType>>>;

function sectionSchemas(
  shape: Readonly<Record<string, z.ZodMiniType>>,
  analysis: { shape: Readonly<Record<string, z.ZodMiniType>> },
): SectionSchemas {
  const schemas: Record<string, z.ZodMiniType> = {};
  for (const [field, schema] of Object.entries(shape)) {
    if (field === 'strategicAnalysis') {
      for (const [part, each] of Object.entries(analysis.shape)) schemas[`${field}.${part}`] = each;
      continue;
    }
    if (field === 'scoreBreakdown') {
      for (const axis of AXES) {
        schemas[`${field}.${axis}`] = axisRatingSchema.check(z.refine((rating) => rating.axis === axis));
      }
    }
    schemas[field] = schema;
  }
  return schemas;
}

/** In UTF-16 units. */
const SERVICE_NAME_MAX_LENGTH = 500;
const serviceName = z.string().check(z.maxLength(SERVICE_NAME_MAX_LENGTH));

/** Which model wrote a report, when, in which language and by which rubric. */
export const metaSchema = z.object({
  service: serviceName,
  model: serviceName,
  language: z.enum(LANGUAGES),
  /** The language that the model wrote in, if other than `language`. */
  writtenIn: z.optional(z.enum([...LANGUAGES, 'other'])),
  /** Number of list items left out because they could not be parsed. */
  leftOut: z.optional(z.int().check(z.positive())),
  /** ISO 8601, UTC. */
  generatedAt: dateTimeSchema,
  /** The `RUBRIC_VERSION` by which a model gave the levels. */
  rubric: z.optional(z.number()),
  /** Why the second step is incomplete; its fields may be missing. */
  unfinished: z.catch(z.optional(z.enum(ERROR_CODES)), undefined),
});

export type Meta = z.infer<typeof metaSchema>;

/** A blind rating with only the axes, to see how stable a score is, or how new results change it. */
export const ratingSchema = z.object({
  scoreBreakdown: scoreBreakdownSchema,
  verdict: z.enum(VERDICTS),
  score: z.int().check(z.minimum(0), z.maximum(100)),
});

export type Rating = z.infer<typeof ratingSchema>;

/** The parts of a report that decide whether its score is comparable. */
export interface ScoredReport {
  report: Pick<Report, 'scoreBreakdown' | 'verdict'>;
  meta: Pick<Meta, 'service' | 'model' | 'rubric'>;
}

/** Why the scores of two reports must not be shown side by side, in a chart or as a difference. */
type NotComparable = 'notScored' | 'rubric' | 'model';

/** Scores are comparable only if one model gave both by one rubric. */
export function notComparable(one: ScoredReport, other: ScoredReport): NotComparable | undefined {
  if (!isScoredVerdict(one.report.verdict) || !isScoredVerdict(other.report.verdict)) return 'notScored';
  const areRated = one.report.scoreBreakdown && other.report.scoreBreakdown;
  if (!areRated || one.meta.rubric !== other.meta.rubric) return 'rubric';
  return one.meta.model === other.meta.model && one.meta.service === other.meta.service ? undefined : 'model';
}
