import * as z from 'zod/mini';
import { LANGUAGES } from './language.ts';
import { AXES, type Axis, type AxisRating, BASES, isScoredVerdict, LEVELS, VERDICTS } from './rubric.ts';

export const MARKET_POTENTIALS = ['high', 'medium', 'low'] as const;
export const COMPLEXITIES = ['simple', 'moderate', 'complex'] as const;
export const INNOVATION_LEVELS = ['disruptive', 'incremental', 'niche'] as const;

/** Limits that keep a hostile or endless answer from filling a page or a PDF, in UTF-16 units and items. */
export const TEXT_MAX_LENGTH = 4000;
export const LIST_ITEM_MAX_LENGTH = 1000;
export const LIST_MAX_ITEMS = 20;
export const PROJECT_NAME_MAX_LENGTH = 120;

/** A visible character: no blank, control or combining mark, and no letter without a glyph. */
const VISIBLE = /[^\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a text has a visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

export const textSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX_LENGTH));
export const lineSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIST_ITEM_MAX_LENGTH));
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(PROJECT_NAME_MAX_LENGTH));
const list = z.array(lineSchema).check(z.minLength(1), z.maxLength(LIST_MAX_ITEMS));
/** May be empty if the verdict leaves nothing to say. For a judged idea the parser accepts no empty list. */
const listOrEmpty = z.array(lineSchema).check(z.maxLength(LIST_MAX_ITEMS));

const axisRatingSchema = z.object({
  axis: z.enum(AXES),
  level: z.literal(LEVELS),
  /** An unknown basis is left out, so that the report stays valid. */
  basis: z.catch(z.optional(z.enum(BASES)), undefined),
  reason: lineSchema,
  /** May be empty if the verdict leaves nothing to improve. */
  raise: z.string().check(z.trim(), z.maxLength(LIST_ITEM_MAX_LENGTH)),
});

/** One rating for each axis, in the order of `AXES`. */
const scoreBreakdownSchema = z.array(axisRatingSchema).check(
  z.length(AXES.length),
  z.refine((ratings) => AXES.every((axis, index) => ratings[index]?.axis === axis)),
);

const strategicAnalysisSchema = z.object({
  strengths: listOrEmpty,
  weaknesses: listOrEmpty,
  problemsSolved: listOrEmpty,
  targetAudience: listOrEmpty,
  valueProposition: textSchema,
  /** May be empty for any verdict: the page then says that there is no information on competitors. */
  competition: listOrEmpty,
  competitiveness: textSchema,
  opportunities: listOrEmpty,
  threats: listOrEmpty,
});

/** The report, with its fields in the order of the page. Only what this schema accepts is shown, stored or printed. */
export const reportSchema = z.object({
  interpretation: textSchema,
  projectName: nameSchema,
  verdict: z.optional(z.enum(VERDICTS)),
  scoreBreakdown: z.optional(scoreBreakdownSchema),
  score: z.int().check(z.minimum(0), z.maximum(100)),
  /** This field and the next two are absent if the model gave no valid value, even in the completing request. */
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
 * The report's fields without nesting, as the `section` events name them, e.g. `strategicAnalysis.strengths`. Before the
 * section `scoreBreakdown`, each axis has a section, e.g. `scoreBreakdown.problem`.
 */
export type ReportSections = Required<Omit<Report, 'strategicAnalysis'>> & {
  [Part in keyof StrategicAnalysis as `strategicAnalysis.${Part}`]: StrategicAnalysis[Part];
} & { [Each in Axis as `scoreBreakdown.${Each}`]: AxisRating };
export type ReportField = keyof ReportSections;
/** The sections of a report that have arrived. */
export type ArrivedSections = { readonly [Field in ReportField]?: ReportSections[Field] };

/** Fields that a model may omit, because they were added to those of the specification. */
const ADDED_FIELDS: readonly string[] = [
  'verdict',
  'scoreBreakdown',
  'improvedPoints',
  'functionalityPoints',
] satisfies (keyof Report)[];

/** The schema of each field of `ReportSections`, in the order of the page. */
export const SECTION_SCHEMAS = /* @__PURE__ */ sectionSchemas();
export const REPORT_FIELDS = /* @__PURE__ */ Object.keys(SECTION_SCHEMAS) as readonly ReportField[];
/** The fields that every model is expected to give. */
export const REQUIRED_REPORT_FIELDS = /* @__PURE__ */ REPORT_FIELDS.filter(
  (field) => !ADDED_FIELDS.includes(field.split('.')[0] as string),
);

function sectionSchemas(): Readonly<Record<ReportField, z.ZodMiniType>> {
  const schemas: Record<string, z.ZodMiniType> = {};
  for (const [field, schema] of Object.entries(reportSchema.shape)) {
    if (field === 'strategicAnalysis') {
      for (const [part, each] of Object.entries(strategicAnalysisSchema.shape))
        schemas[`${field}.${part}`] = each;
      continue;
    }
    if (field === 'scoreBreakdown') {
      for (const axis of AXES) {
        schemas[`${field}.${axis}`] = axisRatingSchema.check(z.refine((rating) => rating.axis === axis));
      }
    }
    schemas[field] = schema;
  }
  return schemas as Record<ReportField, z.ZodMiniType>;
}

/** ISO 8601 with a time zone. Rejects dates that do not exist, because a stranger's file may contain any text. */
export const dateTimeSchema = z.iso.datetime({ offset: true });

/** In UTF-16 units. */
const SERVICE_NAME_MAX_LENGTH = 500;
const serviceName = z.string().check(z.maxLength(SERVICE_NAME_MAX_LENGTH));

/** Which model wrote a report, when, in which language and by which rubric. */
export const metaSchema = z.object({
  service: serviceName,
  model: serviceName,
  /** The requested language. */
  language: z.enum(LANGUAGES),
  /** The language that the model wrote in, if other than `language`. */
  writtenIn: z.optional(z.enum([...LANGUAGES, 'other'])),
  /** Number of list items left out because they could not be parsed. */
  leftOut: z.optional(z.int().check(z.positive())),
  /** ISO 8601, UTC. */
  generatedAt: dateTimeSchema,
  /** The `RUBRIC_VERSION` by which a model gave the levels. */
  rubric: z.optional(z.number()),
});

export type Meta = z.infer<typeof metaSchema>;

/** A blind rating of only the axes, to see how stable a score is. */
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
type NotComparable = 'notScored' | 'rubric' | 'unrated' | 'model';

/** Scores are comparable only if one model gave both by one rubric. */
export function notComparable(one: ScoredReport, other: ScoredReport): NotComparable | undefined {
  if (!isScoredVerdict(one.report.verdict) || !isScoredVerdict(other.report.verdict)) return 'notScored';
  if (one.meta.rubric !== other.meta.rubric) return 'rubric';
  if (!one.report.scoreBreakdown || !other.report.scoreBreakdown) return 'unrated';
  return one.meta.model === other.meta.model && one.meta.service === other.meta.service ? undefined : 'model';
}
