import type { ReportContent } from '../document/content.ts';
import { fileMarkdown } from '../document/markdown.ts';
import { documentOf } from '../document/printed-document.ts';
import { progressOf } from '../document/progress.ts';
import { reportDocument } from '../document/report-document.ts';
import { TextWriter } from '../document/text.ts';
import type { AnalysisError, ErrorCode, FailedService } from '../domain/errors.ts';
import type { AnalysisEvent, FailureEvent } from '../domain/events.ts';
import type { WholeFile } from '../domain/open-file.ts';
import { type ReportFile, reportFile } from '../domain/report-file.ts';
import { labelIn } from '../domain/service-wording.ts';
import { versionText } from '../domain/version.ts';
import { worksheetFile } from '../domain/worksheet.ts';
import type { McpOptions } from '../mcp/mcp-server.ts';
import { analyze } from '../model/analyze.ts';
import { errorMessage } from '../model/error-messages.ts';
import { worksheetResponse } from '../worksheet/make-worksheet.ts';
import { type Backend, type CommandContext, EXIT, withBackend } from './context.ts';
import { failureSentences } from './failure-sentences.ts';
import { loadIdea } from './load-idea.ts';
import { commandMessages } from './messages.ts';
import { type AnalyzeCommand, readOptions, UsageError } from './options.ts';
import { filteredOutput, unfilteredOutput, withoutControlSequences } from './output.ts';
import { checkPdfTarget, savePdf } from './save-pdf.ts';
import { StatusLine } from './status-line.ts';
import { textForms } from './text-style.ts';

/** The error code if the process at the other end has closed the pipe, as `head` does. */
const PIPE_CLOSED = 'EPIPE';

/**
 * Runs the command.
 * @param args the command-line arguments
 * @returns the exit status
 */
export async function run(
  args: readonly string[],
  { output, errors, ...others }: CommandContext,
): Promise<number> {
  const context = { ...others, output: filteredOutput(output), errors: filteredOutput(errors) };
  // A closed pipe or a full disk must not end the process: `AnalysisRun` decides.
  for (const stream of [output, errors]) stream.on('error', () => undefined);
  try {
    if (args[0] === 'call') {
      const { runCall } = await import('./submissions/run-call.ts');
      return await runCall(args.slice(1), context);
    }
    const command = readOptions(args, context.variables);
    switch (command.name) {
      case 'help':
        context.output.write(commandMessages[command.language].help);
        return EXIT.done;
      case 'version':
        context.output.write(`${versionText}\n`);
        return EXIT.done;
      case 'mcp':
        return await withBackend(context, async ({ service, readWeb, analysis }) => {
          const { serveMcpOverStdio } = await import('../mcp/serve-stdio.ts');
          const options: McpOptions = {
            run: ({ events }, signal) => events({ ...analysis, isOwnService: true, signal }),
            service,
            web: readWeb?.(),
          };
          const end = await serveMcpOverStdio(options, context.input, output, context.interrupted);
          if (end === undefined) return context.interrupted.aborted ? EXIT.interrupted : EXIT.done;
          context.errors.write(`${commandMessages[command.language].messageTooLarge}\n`);
          return EXIT.failed;
        });
      case 'analyze': {
        const idea = await loadIdea(command.idea, command.language, context.input, context.interrupted);
        if (command.pdf !== undefined) await checkPdfTarget(command.pdf, command.language);
        return await withBackend(context, (backend) =>
          new AnalysisRun(idea, command, backend, context).run(),
        );
      }
    }
  } catch (error) {
    if (context.interrupted.aborted) return EXIT.interrupted;
    if (!(error instanceof UsageError)) throw error;
    context.errors.write(`${error.message}\n`);
    return EXIT.misused;
  }
}

/** Runs one analysis and writes its output: the report in one of the formats, and the PDF. */
class AnalysisRun {
  readonly #idea: string;
  readonly #options: AnalyzeCommand;
  readonly #backend: Backend;
  readonly #context: CommandContext;
  readonly #texts: (typeof commandMessages)['es'];
  readonly #status: StatusLine;
  readonly #text: TextWriter;
  readonly #stop = new AbortController();
  /** The error code if the output can no longer be written. */
  #outputFailure: string | undefined;
  #hasWritten = false;
  /** The service that failed. If there are several, the error names it. */
  #failedService: FailedService = { name: '', label: '' };

  constructor(idea: string, options: AnalyzeCommand, backend: Backend, context: CommandContext) {
    this.#idea = idea;
    this.#options = options;
    this.#backend = backend;
    this.#context = context;
    this.#texts = commandMessages[options.language];
    this.#text = new TextWriter(textForms(context.output, context.variables));
    this.#status = new StatusLine(context);
    context.output.on('error', ({ code = 'EIO' }: NodeJS.ErrnoException) => {
      this.#outputFailure ??= code;
      // Without a PDF to write, the analysis is no longer needed.
      if (options.pdf === undefined) this.#stop.abort();
    });
  }

  async run(): Promise<number> {
    try {
      const { service, readWeb, analysis } = this.#backend;
      if (!service) return await this.#worksheet();
      const observer = {
        failed: (error: AnalysisError) => {
          this.#failedService = error.service ?? service;
        },
      };
      const signal = AbortSignal.any([this.#context.interrupted, this.#stop.signal]);
      const options = { ...analysis, signal, observer, isOwnService: true };
      const events = analyze(this.#idea, this.#options.language, service, {
        ...options,
        web: this.#options.search ? readWeb?.() : undefined,
      });
      const file = await this.#report(events);
      if ('code' in file) return this.#failed(file);
      return await this.#conclude(file, file.meta.unfinished);
    } finally {
      this.#status.end();
    }
  }

  /** Writes the worksheet, if there is no model. */
  async #worksheet(): Promise<number> {
    const { worksheet, meta } = worksheetResponse(this.#idea, this.#options.language);
    this.#status.say(this.#texts.withoutAi);
    return this.#conclude(worksheetFile(this.#idea, worksheet, meta));
  }

  async #report(events: AsyncIterable<AnalysisEvent>): Promise<ReportFile | FailureEvent> {
    const { service } = this.#backend;
    const { language, format } = this.#options;
    const answerBlocks: string[] = [];
    const content: ReportContent = {
      idea: this.#idea,
      language,
      sections: {},
      answerBlocks,
      isWriting: true,
    };
    for await (const event of events) {
      switch (event.type) {
        case 'started': {
          const label = event.service === service?.name ? service.label : event.service;
          this.#status.setStep(this.#texts.asking(labelIn(label, language), event.model));
          break;
        }
        case 'waiting':
          this.#status.setDetail(this.#texts.waiting(event.seconds));
          break;
        case 'search':
          this.#status.setDetail(this.#texts.searching(event.query));
          content.evidence ??= { sources: [], citations: [] };
          break;
        case 'source': {
          const { type: _, ...source } = event;
          content.evidence ??= { sources: [], citations: [] };
          content.evidence.sources.push(source);
          break;
        }
        case 'section': {
          if (event.field.startsWith('answer.')) answerBlocks.push(event.value as string);
          else content.sections = { ...content.sections, [event.field]: event.value };
          if ('citations' in event) content.evidence?.citations.push(...(event.citations ?? []));
          const { done, all } = progressOf(content.sections);
          this.#status.setDetail(this.#texts.sections(done, all));
          if (format === 'text') this.#write(this.#text.next(reportDocument(content)));
          break;
        }
        case 'report': {
          const { report, evidence, meta } = event;
          return { ...reportFile(this.#idea, report, meta), ...(evidence && { evidence }) };
        }
        case 'error':
          return event;
      }
    }
    throw new Error('an analysis ended without a terminal event');
  }

  /**
   * Writes the complete document, or the rest of it, and the PDF.
   * @param unfinished why the second step failed, if it did
   */
  async #conclude(file: WholeFile, unfinished?: ErrorCode): Promise<number> {
    const { format, pdf } = this.#options;
    if (format === 'json') this.#write(`${jsonText(file)}\n`);
    else if (format === 'markdown') this.#write(withoutControlSequences(fileMarkdown(file)));
    else this.#write(this.#text.next(documentOf(file)));
    const saved = pdf === undefined ? EXIT.done : await this.#pdf(pdf, file);
    const status = unfinished ? this.#unfinished(unfinished) : saved;
    return (await this.#isWritten()) ? status : EXIT.failed;
  }

  async #pdf(target: string, file: WholeFile): Promise<number> {
    const failure = await savePdf(target, file, this.#backend.siteUrl);
    this.#status.say(failure ?? this.#texts.pdfWritten(target));
    return failure === undefined ? EXIT.done : EXIT.failed;
  }

  /** Reports the failure of the second step, after the document with the first step has been written. */
  #unfinished(code: ErrorCode): number {
    const { language } = this.#options;
    const { name: service, label } = this.#failedService;
    const message = errorMessage(code, language, { service, label, inBrowser: true });
    for (const sentence of failureSentences(code, language, message)) this.#status.say(sentence);
    this.#status.say(this.#texts.unfinished);
    return EXIT.failed;
  }

  #failed({ code, message }: FailureEvent): number {
    if (this.#context.interrupted.aborted) {
      this.#status.say(this.#texts.cancelled);
      return EXIT.interrupted;
    }
    if (this.#outputFailure === PIPE_CLOSED) return EXIT.done;
    if (this.#outputFailure) return this.#reportUnwritten(this.#outputFailure);
    for (const sentence of failureSentences(code, this.#options.language, message))
      this.#status.say(sentence);
    if (this.#hasWritten) this.#status.say(this.#texts.unfinished);
    return EXIT.failed;
  }

  #write(text: string): void {
    if (this.#outputFailure || text === '') return;
    this.#status.hide();
    unfilteredOutput(this.#context.output).write(text);
    this.#hasWritten = true;
  }

  /** Waits until the output is written. @returns `false`, after a message, if writing failed but no pipe was closed */
  async #isWritten(): Promise<boolean> {
    await new Promise((resolve) => this.#context.output.write('', resolve));
    if (this.#outputFailure === undefined || this.#outputFailure === PIPE_CLOSED) return true;
    this.#reportUnwritten(this.#outputFailure);
    return false;
  }

  #reportUnwritten(code: string): number {
    this.#status.say(this.#texts.unwritableOutput(code));
    return EXIT.failed;
  }
}

/** JSON with control characters escaped, because a terminal would interpret them. */
const jsonText = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(
    /[\u007F-\u009F]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
