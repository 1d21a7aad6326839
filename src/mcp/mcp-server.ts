import { type CallToolResult, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { brand } from '../brand.ts';
import type { Section } from '../document/blocks.ts';
import { documentOf } from '../document/printed-document.ts';
import { ratingDocument } from '../document/report-document.ts';
import { plainText } from '../document/text.ts';
import type { AnswerService } from '../domain/answer-service.ts';
import type { IdeaRequest } from '../domain/endpoints.ts';
import type { WorkEvent } from '../domain/events.ts';
import { ideaLengthProblem } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import { reportFile } from '../domain/report-file.ts';
import { version } from '../domain/version.ts';
import { worksheetFile } from '../domain/worksheet.ts';
import { analyze, rate } from '../model/analyze.ts';
import { errorMessage } from '../model/error-messages.ts';
import type { WebReader } from '../model/web-reader.ts';
import type { Work, WorkRunner } from '../model/work.ts';
import { worksheetResponse } from '../worksheet/make-worksheet.ts';
import { toolProgress } from './progress.ts';
import { TOOLS } from './tools.ts';

export interface McpOptions {
  run: WorkRunner;
  /** If `undefined`, `analyze_idea` answers with a worksheet and `rate_idea` with `no_model`. */
  service: AnswerService | undefined;
  /** If `undefined`, analyses are made without the web. */
  web: WebReader | undefined;
}

const WITH_MODEL =
  'analyze_idea takes one to two minutes and answers with a whole report, which says whether it is a good idea and what to do; rate_idea gives one blind rating alone.';
const WITHOUT_MODEL =
  'No language model is connected: analyze_idea answers with a worksheet, which quotes by fixed rules what the text says, asks for the rest and judges nothing. rate_idea needs a model.';

/** Creates an MCP server with Crisol's tools, for one connection or one request. */
export function createMcpServer({ run, service, web }: McpOptions): McpServer {
  const server = new McpServer(
    { name: brand.slug, title: brand.name, version: version.number },
    { instructions: `${brand.name} tests business ideas. ${service ? WITH_MODEL : WITHOUT_MODEL}` },
  );
  if (service) addModelTools(server, run, service, web);
  else addWorksheetTools(server, run);
  return server;
}

function addWorksheetTools(server: McpServer, run: WorkRunner): void {
  server.registerTool('analyze_idea', TOOLS.worksheet, (request, context) => {
    const { idea, language } = request;
    return answer(run, request, context, {
      kind: 'analysis',
      async *events() {
        yield { type: 'worksheet', ...worksheetResponse(idea, language) };
      },
      sections: (event) =>
        event.type === 'worksheet' && documentOf(worksheetFile(idea, event.worksheet, event.meta)),
    });
  });
  const noModel = async ({ language }: { language: Language }) =>
    failed('no_model', errorMessage('no_model', language));
  server.registerTool('rate_idea', TOOLS.rate_idea, noModel);
}

function addModelTools(
  server: McpServer,
  run: WorkRunner,
  service: AnswerService,
  web: WebReader | undefined,
): void {
  server.registerTool('analyze_idea', TOOLS.analyze_idea, (request, context) => {
    const { idea, language, results, search = true } = request;
    return answer(run, request, context, {
      kind: 'analysis',
      events: (options) =>
        analyze(idea, language, service, { ...options, results, web: search ? web : undefined }),
      sections: (event) =>
        event.type === 'report' &&
        documentOf({ ...reportFile(idea, event.report, event.meta), evidence: event.evidence }),
    });
  });

  server.registerTool('rate_idea', TOOLS.rate_idea, (request, context) => {
    const { idea, language, results } = request;
    return answer(run, request, context, {
      kind: 'rating',
      events: (options) => rate(idea, language, service, { ...options, results }),
      sections: (event) => event.type === 'rating' && ratingDocument(event, language),
    });
  });
}

interface ToolWork extends Pick<Work, 'kind' | 'events'> {
  /** The terminal event as sections for people; `false` for other events. */
  sections(event: WorkEvent): readonly (Section | undefined)[] | false;
}

/** Runs one tool call. Returns errors as results, which the model can read. */
async function answer(
  run: WorkRunner,
  { idea, language }: IdeaRequest,
  context: ServerContext,
  { kind, events, sections }: ToolWork,
): Promise<CallToolResult> {
  const problem = ideaLengthProblem(idea);
  if (problem) return failed(problem, errorMessage(problem, language));
  const progress = toolProgress(context);
  try {
    for await (const event of run({ kind, language, events }, context.mcpReq.signal)) {
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
