import * as z from 'zod/mini';
import { LANGUAGES } from './idea.ts';
import { AXES, type Axis, type AxisRating, BASES, LEVELS, VERDICTS } from './rubric.ts';

export const MARKET_POTENTIALS = ['high', 'medium', 'low'] as const;
export const COMPLEXITIES = ['simple', 'moderate', 'complex'] as const;
export const INNOVATION_LEVELS = ['disruptive', 'incremental', 'niche'] as const;

/** Bounds against a hostile or runaway answer that would fill a page or a PDF. UTF-16 units and items. */
export const TEXT_MAX_LENGTH = 4000;
export const LIST_ITEM_MAX_LENGTH = 1000;
export const LIST_MAX_ITEMS = 20;
export const PROJECT_NAME_MAX_LENGTH = 120;

export const textSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX_LENGTH));
export const lineSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIST_ITEM_MAX_LENGTH));
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(PROJECT_NAME_MAX_LENGTH));
const list = z.array(lineSchema).check(z.minLength(1), z.maxLength(LIST_MAX_ITEMS));
/** Empty where the verdict leaves nothing to say; the answer reader accepts no empty list for an idea that was judged. */
const listOrEmpty = z.array(lineSchema).check(z.maxLength(LIST_MAX_ITEMS));

export const axisRatingSchema = z.object({
  axis: z.enum(AXES),
  level: z.literal(LEVELS),
  /** An unknown word is left out: a report does not fail because of it. */
  basis: z.catch(z.optional(z.enum(BASES)), undefined),
  reason: lineSchema,
  /** May be empty where the verdict leaves nothing to improve. */
  raise: z.string().check(z.trim(), z.maxLength(LIST_ITEM_MAX_LENGTH)),
});

/** One rating for each axis, in the order of `AXES`. */
export const scoreBreakdownSchema = z.array(axisRatingSchema).check(
  z.length(AXES.length),
  z.refine((ratings) => AXES.every((axis, index) => ratings[index]?.axis === axis)),
);

export const strategicAnalysisSchema = z.object({
  strengths: listOrEmpty,
  weaknesses: listOrEmpty,
  problemsSolved: listOrEmpty,
  targetAudience: listOrEmpty,
  valueProposition: textSchema,
  /** May be empty whatever the verdict: then the page says that there is no information on competitors. */
  competition: listOrEmpty,
  competitiveness: textSchema,
  opportunities: listOrEmpty,
  threats: listOrEmpty,
});

/** The report, its fields in the order of the page. Only what this schema accepts is shown, stored or printed. */
export const reportSchema = z.object({
  interpretation: textSchema,
  projectName: nameSchema,
  verdict: z.optional(z.enum(VERDICTS)),
  scoreBreakdown: z.optional(scoreBreakdownSchema),
  score: z.int().check(z.minimum(0), z.maximum(100)),
  /** This and the next two are in every model's report and in no worksheet: rules cannot know them. */
  marketPotential: z.optional(z.enum(MARKET_POTENTIALS)),
  complexity: z.optional(z.enum(COMPLEXITIES)),
  innovationLevel: z.optional(z.enum(INNOVATION_LEVELS)),
  strategicAnalysis: strategicAnalysisSchema,
  improvedIdea: textSchema,
  improvedPoints: z.optional(list),
  functionality: textSchema,
  functionalityPoints: z.optional(list),
  alternativeApproaches: listOrEmpty,
  monetization: listOrEmpty,
  pitch: textSchema,
});

export type Report = z.infer<typeof reportSchema>;
type StrategicAnalysis = Report['strategicAnalysis'];

/**
 * The report's fields laid flat, as the `section` events name them: `strategicAnalysis.strengths`, … Each axis comes by
 * itself before the whole breakdown: `scoreBreakdown.problem`, …
 */
export type ReportSections = Required<Omit<Report, 'strategicAnalysis'>> & {
  [Part in keyof StrategicAnalysis as `strategicAnalysis.${Part}`]: StrategicAnalysis[Part];
} & { [Each in Axis as `scoreBreakdown.${Each}`]: AxisRating };
export type ReportField = keyof ReportSections;
/** What has arrived of a report, laid flat. */
export type ArrivedSections = { readonly [Field in ReportField]?: ReportSections[Field] };

/** Required of a model, absent from the worksheet. */
export const MODEL_REPORT_FIELDS = [
  'marketPotential',
  'complexity',
  'innovationLevel',
] as const satisfies readonly ReportField[];

/** Every field of a report, flat, in the order of the page. */
export const REPORT_FIELDS = /* @__PURE__ */ flatFields();
/** The fields that every report of a model has. */
export const REQUIRED_REPORT_FIELDS = /* @__PURE__ */ REPORT_FIELDS.filter(
  (field) =>
    reportSchema.shape[field.split('.')[0] as keyof Report]._zod.optin !== 'optional' ||
    MODEL_REPORT_FIELDS.some((required) => required === field),
);

function flatFields(): readonly ReportField[] {
  const parts = Object.keys(strategicAnalysisSchema.shape).map((part) => `strategicAnalysis.${part}`);
  const axes = AXES.map((axis) => `scoreBreakdown.${axis}`);
  return Object.keys(reportSchema.shape).flatMap((field) => {
    if (field === 'strategicAnalysis') return parts;
    return field === 'scoreBreakdown' ? [...axes, field] : [field];
  }) as ReportField[];
}

export type ScoreBand = 'excellent' | 'good' | 'fair' | 'weak';

/** The lowest score of each band. */
export const BAND_LIMITS = { excellent: 85, good: 70, fair: 60 } as const;

export function scoreBand(score: number): ScoreBand {
  if (score >= BAND_LIMITS.excellent) return 'excellent';
  if (score >= BAND_LIMITS.good) return 'good';
  if (score >= BAND_LIMITS.fair) return 'fair';
  return 'weak';
}

/** A date that can be shown: a file from a stranger may hold any text. */
export const dateTimeSchema = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** UTF-16 units of the name of a service or model. */
const SERVICE_NAME_MAX_LENGTH = 500;
const serviceName = z.string().check(z.maxLength(SERVICE_NAME_MAX_LENGTH));

/** Who wrote a report, when, in which language and by which rubric. */
export const metaSchema = z.object({
  service: serviceName,
  model: serviceName,
  /** The language that was asked for. */
  language: z.enum(LANGUAGES),
  /** The language the model wrote in, where it is another one. */
  writtenIn: z.optional(z.enum([...LANGUAGES, 'other'])),
  /** ISO 8601, UTC. */
  generatedAt: dateTimeSchema,
  /** False for the worksheet, which fixed rules write. */
  aiGenerated: z.boolean(),
  /** `RUBRIC_VERSION` of the levels, where a model gave them. */
  rubric: z.optional(z.number()),
});

export type Meta = z.infer<typeof metaSchema>;
