import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { ENDPOINTS } from '../domain/endpoints.ts';
import { IDEA_MAX_LENGTH, IDEA_MIN_LENGTH, RESULTS_MAX_LENGTH } from '../domain/idea.ts';
import { LANGUAGES } from '../domain/language.ts';
import { numberInWords } from '../domain/number-wording.ts';
import { ratingSchema } from '../domain/report.ts';
import { AXES } from '../domain/rubric.ts';
import { worksheetMetaSchema, worksheetSchema } from '../domain/worksheet.ts';

/** The schema only documents the lengths. `ideaLengthProblem` checks them, in code points. */
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
const search = z.optional(
  z
    .boolean()
    .check(
      z.describe(
        'false leaves the web out. Otherwise short searches about trade and place, never the text itself, go to the search service where the operator has set one up.',
      ),
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
    title: 'Write a report on a business idea',
    description: `Answers “Is it a good idea, and what should I do?” honestly and in full: a headline with a decision (go, test, change, drop); an answer of 700 to 1,100 words with the sums, the rivals, the rules and what to do this week, facts from the web marked [n] with their sources where the web is read; the quantities of its sums, with margin, month, hour, break-even and payback computed by code; a score from 0 to 100 computed from ratings of the idea as told on ${ON_AXES}, each with its reason; strengths and weaknesses; and the record of the recommended version: audience, competition, alternatives, ways to earn, a name and a pitch. Use it when somebody asks whether an idea is any good or how to improve it; with what they found out since in results, call it again. Takes one to two minutes.`,
    inputSchema: standardSchema(z.object({ idea, language, results, search })),
    outputSchema: standardSchema(ENDPOINTS.analyze.responses.report),
    annotations,
  },
  /** `analyze_idea` if no model is configured. */
  worksheet: {
    title: 'Lay out what an idea’s text says',
    description: `No language model is connected, so nothing is judged: fixed rules quote the sentences of the text that touch each axis (${ON_AXES}), word for word, with a question and the cheapest test: cost, days, and when to go on or stop. Takes a moment.`,
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
};
