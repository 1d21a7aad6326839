import { type CallToolResult, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { brand } from '../brand.ts';
import { errorMessage } from '../domain/error-messages.ts';
import type { FailureEvent } from '../domain/events.ts';
import {
  IDEA_MAX_LENGTH,
  IDEA_MIN_LENGTH,
  ideaLengthProblem,
  LANGUAGES,
  RESULTS_MAX_LENGTH,
} from '../domain/idea.ts';
import { planSchema } from '../domain/plan.ts';
import { ratingSchema } from '../domain/rating.ts';
import { REPORT_FIELDS, reportSchema } from '../domain/report.ts';
import { metaSchema } from '../domain/report-file.ts';
import { AXES } from '../domain/rubric.ts';
import type { Analyses, IdeaRequest } from './analyses.ts';
import { CallProgress } from './progress.ts';
import { standardSchema } from './standard-schema.ts';
import { planSummary, ratingSummary, reportSummary } from './summaries.ts';

const ideaInput = {
  idea: z.string().check(
    z.meta({
      description: `The business idea in the user’s own words, ${IDEA_MIN_LENGTH} to ${IDEA_MAX_LENGTH} characters: what it is, for whom, how it earns money and what is known already. Do not add facts the user did not give: they would be rated.`,
      // For the caller; counted in code points after trimming, which only `ideaLengthProblem` does.
      minLength: IDEA_MIN_LENGTH,
      maxLength: IDEA_MAX_LENGTH,
    }),
  ),
  language: z
    .enum(LANGUAGES)
    .check(z.describe('Language of the answer: es for Spanish, en for English. Use the user’s.')),
  results: z.optional(
    z.string().check(
      z.meta({
        description:
          'What the user has found out since, word for word: experiments, interviews, sales. Rated as evidence.',
        maxLength: RESULTS_MAX_LENGTH,
      }),
    ),
  ),
};

const planInput = {
  ...ideaInput,
  weakest: z
    ._default(z.array(z.enum(AXES)).check(z.maxLength(AXES.length)), [])
    .check(
      z.describe(
        'The axes rated lowest, worst first, e.g. from the scoreBreakdown of analyze_idea. May be empty.',
      ),
    ),
};

/** Sections of a plan, for its progress. */
const PLAN_SECTIONS = Object.keys(planSchema.shape).length;

/** Nothing is changed anywhere; the idea goes to the model service that the host configured. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};

/** One server with the tools of this product, for one connection or one request. */
export function createMcpServer(analyses: Analyses, version: string): McpServer {
  const server = new McpServer(
    { name: brand.slug, title: brand.name, version },
    {
      instructions: `${brand.name} tests business ideas. analyze_idea takes one to two minutes and answers with a whole report; rate_idea gives one blind rating alone; plan_validation says what to test first. When meta.aiGenerated is false, no model wrote the answer and its score is no judgement.`,
    },
  );

  server.registerTool(
    'analyze_idea',
    {
      title: 'Analyze a business idea',
      description:
        'Judges a business idea honestly and in full: a score from 0 to 100 computed from six rated axes (problem, market, difference, earning, feasibility, evidence), each with its reason and the one change that would raise it; strengths, weaknesses, opportunities, threats, target audience, competition (named from memory, not verified), alternatives, ways to make money, an improved idea, a name and a pitch. Use it when somebody asks whether an idea is any good or how to improve it. Takes one to two minutes.',
      inputSchema: standardSchema(z.object(ideaInput)),
      outputSchema: standardSchema(z.object({ report: reportSchema, meta: metaSchema })),
      annotations: ANNOTATIONS,
    },
    (request, context) =>
      call(
        request,
        context,
        REPORT_FIELDS.length,
        (signal) => analyses.report(request, signal),
        (event) =>
          event.type === 'report'
            ? result(reportSummary(event.report, event.meta), { report: event.report, meta: event.meta })
            : undefined,
      ),
  );

  server.registerTool(
    'rate_idea',
    {
      title: 'Rate a business idea',
      description:
        'One blind rating of a business idea on six axes (problem, market, difference, earning, feasibility, evidence), each from 1 to 5 with its reason, and the score from 0 to 100 computed from them. Quicker than analyze_idea and without its texts. Call it two or three times to see how stable a score is, or to compare versions of an idea.',
      inputSchema: standardSchema(z.object(ideaInput)),
      outputSchema: standardSchema(ratingSchema),
      annotations: ANNOTATIONS,
    },
    (request, context) =>
      call(
        request,
        context,
        1,
        (signal) => analyses.rating(request, signal),
        (event) => {
          if (event.type !== 'rating') return undefined;
          const { type: _, ...rating } = event;
          return result(ratingSummary(rating, request.language), rating);
        },
      ),
  );

  server.registerTool(
    'plan_validation',
    {
      title: 'Plan the validation of an idea',
      description:
        'What to test before building: the riskiest assumption, three to five cheap experiments (how, cost, days, when to go on and when to stop) and questions to ask customers. Use it after analyze_idea with the axes that it rated lowest.',
      inputSchema: standardSchema(z.object(planInput)),
      outputSchema: standardSchema(z.object({ plan: planSchema, meta: metaSchema })),
      annotations: ANNOTATIONS,
    },
    (request, context) =>
      call(
        request,
        context,
        PLAN_SECTIONS,
        (signal) => analyses.plan(request, signal),
        (event) =>
          event.type === 'plan'
            ? result(planSummary(event.plan, request.language), { plan: event.plan, meta: event.meta })
            : undefined,
      ),
  );

  return server;
}

type ToolEvent = { type: string };

/** Runs one call to its terminal event. What goes wrong is a result the model can read and act on. */
async function call<Event extends ToolEvent>(
  { idea, language }: IdeaRequest,
  context: ServerContext,
  sections: number,
  run: (signal: AbortSignal) => AsyncIterable<Event | FailureEvent>,
  finished: (event: Event | FailureEvent) => CallToolResult | undefined,
): Promise<CallToolResult> {
  const problem = ideaLengthProblem(idea);
  if (problem) return failed(problem, errorMessage(problem, language));
  const progress = new CallProgress(context, sections);
  try {
    for await (const event of run(context.mcpReq.signal)) {
      if (event.type === 'queued' && 'place' in event) progress.say(`queued, place ${event.place}`);
      if (event.type === 'started' && 'service' in event) progress.say(`asking ${event.service}`);
      if (event.type === 'section' && 'field' in event) progress.section(String(event.field));
      if (isFailure(event)) return failed(event.code, event.message);
      const answer = finished(event);
      if (answer) return answer;
    }
    return failed('service_error', errorMessage('service_error', language));
  } finally {
    progress.end();
  }
}

function isFailure(event: ToolEvent): event is FailureEvent {
  return event.type === 'error';
}

function result(text: string, structuredContent: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent };
}

function failed(code: string, message: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: `${message} (${code})` }] };
}
