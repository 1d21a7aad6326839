import { type CallToolResult, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { brand } from '../brand.ts';
import type { Section } from '../document/blocks.ts';
import { contentOf } from '../document/content.ts';
import { evidenceSection } from '../document/evidence.ts';
import { adviceDocument, ratingDocument, reportDocument } from '../document/report-document.ts';
import { plainText } from '../document/text.ts';
import { worksheetDocument } from '../document/worksheet.ts';
import { PARTS_MAX } from '../domain/advice.ts';
import type { AnswerService } from '../domain/answer-service.ts';
import type { IdeaRequest } from '../domain/endpoints.ts';
import type { WorkEvent } from '../domain/events.ts';
import { ideaLengthProblem } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import { REPORT_FIELDS } from '../domain/report.ts';
import { reportFile } from '../domain/report-file.ts';
import { version } from '../domain/version.ts';
import { worksheetFile } from '../domain/worksheet.ts';
import { findEvidence } from '../evidence/find-evidence.ts';
import type { SearchService } from '../evidence/search-service.ts';
import { advise, analyze, rate } from '../model/analyze.ts';
import { errorMessage } from '../model/error-messages.ts';
import type { Work, WorkRunner } from '../model/work.ts';
import { worksheetResponse } from '../worksheet/make-worksheet.ts';
import { ToolProgress } from './progress.ts';
import { TOOLS } from './tools.ts';

export interface McpOptions {
  run: WorkRunner;
  /** If `undefined`, `analyze_idea` answers with a worksheet and the other tools with `no_model`. */
  service: AnswerService | undefined;
  /** If `undefined`, there is no tool `find_evidence`. */
  search: SearchService | undefined;
}

const WITH_MODEL =
  'analyze_idea takes one to two minutes and answers with a whole report; rate_idea gives one blind rating alone; advise_on_idea says whether it is a good idea and what to do.';
const WITHOUT_MODEL =
  'No language model is connected: analyze_idea answers with a worksheet, which quotes by fixed rules what the text says, asks for the rest and judges nothing. The other tools need a model.';

/** The `section` events of advice: one for each part, and the headline, the list of all parts, the verdict and the sums. */
const ADVICE_SECTIONS = PARTS_MAX + 4;

/** Creates an MCP server with Crisol's tools, for one connection or one request. */
export function createMcpServer({ run, service, search }: McpOptions): McpServer {
  const server = new McpServer(
    { name: brand.slug, title: brand.name, version: version.number },
    { instructions: `${brand.name} tests business ideas. ${service ? WITH_MODEL : WITHOUT_MODEL}` },
  );
  if (service) addModelTools(server, run, service, search);
  else addWorksheetTools(server, run, search !== undefined);
  return server;
}

function addWorksheetTools(server: McpServer, run: WorkRunner, hasSearch: boolean): void {
  server.registerTool('analyze_idea', TOOLS.worksheet, (request, context) => {
    const { idea, language } = request;
    return answer(run, request, context, {
      kind: 'analysis',
      steps: 1,
      async *events() {
        yield { type: 'worksheet', ...worksheetResponse(idea, language) };
      },
      sections: (event) =>
        event.type === 'worksheet' && worksheetDocument(worksheetFile(idea, event.worksheet, event.meta)),
    });
  });
  const noModel = async ({ language }: { language: Language }) =>
    failed('no_model', errorMessage('no_model', language));
  server.registerTool('rate_idea', TOOLS.rate_idea, noModel);
  server.registerTool('advise_on_idea', TOOLS.advise_on_idea, noModel);
  if (hasSearch) server.registerTool('find_evidence', TOOLS.find_evidence, noModel);
}

function addModelTools(
  server: McpServer,
  run: WorkRunner,
  service: AnswerService,
  search: SearchService | undefined,
): void {
  server.registerTool('analyze_idea', TOOLS.analyze_idea, (request, context) => {
    const { idea, language } = request;
    return answer(run, request, context, {
      kind: 'analysis',
      steps: REPORT_FIELDS.length,
      events: (options) => analyze(idea, language, service, options),
      sections: (event) =>
        event.type === 'report' && reportDocument(contentOf(reportFile(idea, event.report, event.meta))),
    });
  });

  server.registerTool('rate_idea', TOOLS.rate_idea, (request, context) => {
    const { idea, language } = request;
    return answer(run, request, context, {
      kind: 'rating',
      steps: 1,
      events: (options) => rate(idea, language, service, options),
      sections: (event) => event.type === 'rating' && ratingDocument(event, language),
    });
  });

  server.registerTool('advise_on_idea', TOOLS.advise_on_idea, (request, context) => {
    const { idea, language, rating } = request;
    return answer(run, request, context, {
      kind: 'advice',
      steps: ADVICE_SECTIONS,
      events: (options) => advise(idea, language, rating, service, options),
      sections: (event) => event.type === 'advice' && adviceDocument(event.advice, language),
    });
  });

  if (!search) return;
  server.registerTool('find_evidence', TOOLS.find_evidence, (request, context) => {
    const { idea, language, queries } = request;
    return answer(run, request, context, {
      kind: 'evidence',
      steps: queries.length + 1,
      events: (options) => findEvidence(idea, language, queries, search, service, options),
      sections: (event) =>
        event.type === 'evidence' && [
          evidenceSection({ evidence: event.evidence, language, isUnchecked: false }),
        ],
    });
  });
}

interface ToolWork extends Pick<Work, 'kind' | 'events'> {
  /** How many events can advance the progress. */
  steps: number;
  /** The terminal event as sections for people; `false` for other events. */
  sections(event: WorkEvent): readonly (Section | undefined)[] | false;
}

/** Runs one tool call. Returns errors as results, which the model can read. */
async function answer(
  run: WorkRunner,
  { idea, language, results }: IdeaRequest,
  context: ServerContext,
  { kind, steps, events, sections }: ToolWork,
): Promise<CallToolResult> {
  const problem = ideaLengthProblem(idea);
  if (problem) return failed(problem, errorMessage(problem, language));
  const progress = new ToolProgress(context, steps);
  try {
    for await (const event of run({ kind, language, results, events }, context.mcpReq.signal)) {
      if (event.type === 'error') return failed(event.code, event.message);
      progress.report(event);
      const done = sections(event);
      if (!done) continue;
      const { type: _, ...structuredContent } = event;
      const text = plainText(done.filter((section) => section !== undefined));
      return { content: [{ type: 'text', text }], structuredContent };
    }
    return failed('cancelled', errorMessage('cancelled', language));
  } finally {
    progress.end();
  }
}

function failed(code: string, message: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: `${message} (${code})` }] };
}
