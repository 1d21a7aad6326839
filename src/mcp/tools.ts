import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { adviceRequestSchema } from '../domain/advice.ts';
import { adviceResponseSchema } from '../domain/advice-response.ts';
import { QUERY_MAX_LENGTH } from '../domain/evidence.ts';
import { IDEA_MAX_LENGTH, IDEA_MIN_LENGTH, RESULTS_MAX_LENGTH } from '../domain/idea.ts';
import { LANGUAGES } from '../domain/language.ts';
import { numberInWords } from '../domain/number-words.ts';
import { oldEvidenceSchema as evidenceSchema, QUERIES_MAX, querySchema } from '../domain/old-evidence.ts';
import { metaSchema, ratingSchema, reportSchema } from '../domain/report.ts';
import { AXES } from '../domain/rubric.ts';
import { worksheetMetaSchema, worksheetSchema } from '../domain/worksheet.ts';

/** The schema only documents the lengths: they are in code points, which `ideaLengthProblem` counts. */
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
const rating = adviceRequestSchema.shape.rating.check(
  z.describe(
    'The rating that the idea has received: axis, level and reason of each axis, e.g. from the scoreBreakdown of analyze_idea or rate_idea.',
  ),
);
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
 * Adds a JSON Schema to a `zod/mini` schema, because the MCP library needs one. In input mode objects allow additional
 * properties, so that later versions may add some.
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

/** The tools' names and descriptions are written for the model that chooses a tool. */
export const TOOLS = {
  analyze_idea: {
    title: 'Analyze a business idea',
    description: `Judges a business idea honestly and in full: a score from 0 to 100 computed from its ratings on ${ON_AXES}, each with its reason, where its level comes from (said in the text, known in the trade, or open) and what would raise it; strengths, weaknesses, opportunities, threats, target audience, competition (named from memory, not verified), alternatives, ways to make money, an improved idea, a name and a pitch. Use it when somebody asks whether an idea is any good or how to improve it. Takes one to two minutes.`,
    inputSchema: standardSchema(z.object({ idea, language, results })),
    outputSchema: standardSchema(z.object({ report: reportSchema, meta: metaSchema })),
    annotations,
  },
  /** `analyze_idea` if no model is configured. */
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
  advise_on_idea: {
    title: 'Advise on a business idea',
    description:
      'Answers “Is it a good idea, and what should I do?” as an experienced adviser would, in 550 to 700 words: the verdict with its reason, one recommended version with customer, offer and price, its sums (quantities named by the model; what a unit, a month and an hour leave, break-even and payback computed by code), the doubts, the steps of this week, when to go on, change or stop, and the question that would change the verdict. Ask the user that question: with the answer in results, call it again. Use it after analyze_idea, with its rating, where the verdict is judged. Takes about a minute.',
    inputSchema: standardSchema(z.object({ idea, language, rating, results })),
    outputSchema: standardSchema(adviceResponseSchema),
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
