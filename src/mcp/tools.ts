import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { evidenceSchema, QUERIES_MAX, QUERY_MAX_LENGTH, querySchema } from '../domain/evidence.ts';
import { IDEA_MAX_LENGTH, IDEA_MIN_LENGTH, RESULTS_MAX_LENGTH } from '../domain/idea.ts';
import { LANGUAGES } from '../domain/language.ts';
import { numberInWords } from '../domain/number-words.ts';
import { EXPERIMENTS_MIN, planSchema } from '../domain/plan.ts';
import { lineSchema, metaSchema, ratingSchema, reportSchema, textSchema } from '../domain/report.ts';
import { AXES, WEAK_LEVEL } from '../domain/rubric.ts';
import { worksheetMetaSchema, worksheetSchema } from '../domain/worksheet.ts';

/** The lengths are documented but not checked here: they count code points, which `ideaLengthProblem` checks. */
const idea = z.string().check(
  z.meta({
    description: `The business idea in the user’s own words, ${IDEA_MIN_LENGTH} to ${IDEA_MAX_LENGTH} characters: what it is, for whom, how it earns money and what is known already. Do not add facts the user did not give: they would be rated.`,
    minLength: IDEA_MIN_LENGTH,
    maxLength: IDEA_MAX_LENGTH,
  }),
);
const language = z
  .enum(LANGUAGES)
  .check(z.describe('Language of the answer: es for Spanish, en for English. Use the user’s.'));
const results = z.optional(
  z
    .string()
    .check(
      z.maxLength(RESULTS_MAX_LENGTH),
      z.describe(
        'What the user has found out since, word for word: experiments, interviews, sales. It moves the axes it says something about, up or down.',
      ),
    ),
);
const weakest = z
  ._default(z.array(z.enum(AXES)).check(z.maxLength(AXES.length)), [])
  .check(
    z.describe(
      `The axes at level ${WEAK_LEVEL} or below, those with the basis open first, e.g. from the scoreBreakdown of analyze_idea. May be empty.`,
    ),
  );
const improvedIdea = z
  .optional(textSchema)
  .check(
    z.describe(
      'The improvedIdea of analyze_idea: the plan then follows this form. Leave it out for a plan of the idea as the user wrote it.',
    ),
  );
const raises = z
  .optional(z.array(lineSchema).check(z.maxLength(AXES.length)))
  .check(z.describe('What would raise the score most: the raise of these axes.'));
const queries = z
  .array(querySchema.check(z.meta({ maxLength: QUERY_MAX_LENGTH })))
  .check(
    z.minLength(1),
    z.maxLength(QUERIES_MAX),
    z.describe(
      `1 to ${QUERIES_MAX} web searches of a few words each, sent to the search service as they are. Leave out whatever the user would not want to leave this machine.`,
    ),
  );

/**
 * Adds a JSON Schema to a `zod/mini` schema, because the MCP library needs one. In input mode, so that later versions may
 * add members to objects.
 */
function standardSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  let made: Record<string, unknown> | undefined;
  // Cached, because every HTTP request creates its own MCP server.
  const json = () => {
    made ??= z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>;
    return made;
  };
  return {
    '~standard': { ...schema['~standard'], jsonSchema: { input: json, output: json } },
  } as StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>>;
}

/** The tools change nothing; the idea goes to the configured model service. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};

const ON_AXES = `${numberInWords(AXES.length, 'en')} axes (${AXES.join(', ')})`;

/** Names and descriptions of the tools, written for the model that chooses between them. */
export const TOOLS = {
  analyze_idea: {
    title: 'Analyse a business idea',
    description: `Judges a business idea honestly and in full: a score from 0 to 100 computed from its ratings on ${ON_AXES}, each with its reason, where its level comes from (said in the text, known in the trade, or open) and what would raise it; strengths, weaknesses, opportunities, threats, target audience, competition (named from memory, not verified), alternatives, ways to make money, an improved idea, a name and a pitch. Use it when somebody asks whether an idea is any good or how to improve it. Takes one to two minutes.`,
    inputSchema: standardSchema(z.object({ idea, language, results })),
    outputSchema: standardSchema(z.object({ report: reportSchema, meta: metaSchema })),
    annotations,
  },
  /** `analyze_idea` where the host has no model. */
  worksheet: {
    title: 'Lay out what an idea’s text says',
    description: `No language model is connected, so nothing is judged: fixed rules quote what the text says on ${ON_AXES}, word for word, with a question each; point out what it says against itself, such as a price below its cost; and list the cheapest tests with cost, days, and when to go on or stop. Takes a moment.`,
    inputSchema: standardSchema(z.object({ idea, language })),
    outputSchema: standardSchema(z.object({ worksheet: worksheetSchema, meta: worksheetMetaSchema })),
    annotations: { ...annotations, idempotentHint: true, openWorldHint: false },
  },
  rate_idea: {
    title: 'Rate a business idea',
    description: `One blind rating of a business idea on ${ON_AXES}, each from 1 to 5 with its reason and basis, and the score from 0 to 100 computed from them. Quicker than analyze_idea and without its texts. Call it two or three times to see how stable a score is, or to compare versions of an idea.`,
    inputSchema: standardSchema(z.object({ idea, language, results })),
    outputSchema: standardSchema(ratingSchema),
    annotations,
  },
  plan_validation: {
    title: 'Plan the validation of an idea',
    description: `What to do now with a business idea: the doubts in order, the sums (quantities named by the model; margin, monthly result, result per hour, break-even and payback computed by code, each as a range), when to go on, change or stop, the step of this week, the form of the idea to bet on, ${numberInWords(EXPERIMENTS_MIN, 'en')} cheap experiments (how, cost, days, when to go on and when to stop) and questions to ask customers. Use it after analyze_idea with the axes that it rated lowest, its improvedIdea and its raises.`,
    inputSchema: standardSchema(z.object({ idea, language, weakest, improvedIdea, raises, results })),
    outputSchema: standardSchema(z.object({ plan: planSchema, meta: metaSchema })),
    annotations,
  },
  find_evidence: {
    title: 'Find evidence on the web',
    description:
      'Searches the web for what bears on a business idea (competitors, demand, prices, risks, alternatives). Every finding is a source’s own sentences, word for word, with the part that matters marked; what could not be found in its source is dropped and counted. Choose the queries yourself and show them to the user before they are sent.',
    inputSchema: standardSchema(z.object({ idea, language, queries })),
    outputSchema: standardSchema(z.object({ evidence: evidenceSchema, meta: metaSchema })),
    annotations,
  },
};
