import { type AnswerService, labelIn } from '../../domain/answer-service.ts';
import { AnalysisError, isRetryable } from '../../domain/errors.ts';
import { failureEvent } from '../../model/error-event.ts';
import { criteriaHash } from '../../submissions/criteria.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import { modelSource } from '../../submissions/model-source.ts';
import type { ReadingJob } from '../../submissions/reading-job.ts';
import { ReadingRun } from '../../submissions/reading-run.ts';
import { tableProblemMessage } from '../../submissions/table-messages.ts';
import { estimateText, TRIAL } from '../../submissions/trial.ts';
import { type Backend, type CommandContext, EXIT } from '../context.ts';
import { failureSentences } from '../failure-sentences.ts';
import { Questions, sendingSummary } from './confirmation.ts';
import type { FileJournal } from './file-journal.ts';
import { commandMessages } from './messages.ts';
import type { CallOptions } from './options.ts';
import { Progress } from './progress.ts';
import type { CallState } from './write-results.ts';

/** The default number of concurrent readings, except for the embedded model, which answers one request at a time. */
const CONCURRENCY = 4;
/** The maximum of problems in the table to describe. For the others only the rows are listed. */
const PROBLEMS_SHOWN = 20;

/** Asks the person, makes the missing readings, and prints the results. */
export class ReadingSession {
  /** The entries by reading hash, those of this session included. */
  readonly entries: Map<string, JournalEntry>;
  isDeclined = false;
  readonly #state: CallState;
  readonly #folder: string;
  readonly #options: CallOptions;
  readonly #backend: Backend;
  readonly #context: CommandContext;
  readonly #journal: FileJournal;
  readonly #texts: (typeof commandMessages)['es'];
  #questions: Questions | undefined;

  constructor(
    state: CallState,
    folder: string,
    options: CallOptions,
    backend: Backend,
    context: CommandContext,
    journal: FileJournal,
  ) {
    this.#state = state;
    this.#folder = folder;
    this.#options = options;
    this.#backend = backend;
    this.#context = context;
    this.#journal = journal;
    this.#texts = commandMessages[options.language];
    this.entries = new Map(state.entries);
  }

  /**
   * @param prepare writes the files that must exist before the first reading
   * @returns the exit status
   */
  async run(prepare: () => Promise<void>): Promise<number> {
    try {
      return await this.#run(prepare);
    } finally {
      this.#questions?.close();
    }
  }

  async #run(prepare: () => Promise<void>): Promise<number> {
    const { jobs, table, notInTable, unreadableLines, remarks } = this.#state;
    if (jobs.length === 0) {
      this.#say(this.#texts.noTexts);
      this.isDeclined = true;
      return EXIT.misused;
    }
    if (unreadableLines > 0) this.#say(this.#texts.unreadableLines(unreadableLines));
    const { problems } = table;
    for (const problem of problems.slice(0, PROBLEMS_SHOWN))
      this.#say(tableProblemMessage(problem, this.#options.language));
    const otherRows = new Set(problems.slice(PROBLEMS_SHOWN).map(({ row }) => row));
    if (otherRows.size > 0) this.#say(this.#texts.moreProblems([...otherRows].join(', ')));
    for (const remark of remarks) this.#say(remark);
    if (notInTable > 0) this.#say(this.#texts.notInTable(notInTable));
    const remaining = jobs.filter(({ hash }) => !this.entries.get(hash)?.reading);
    if (remaining.length === 0) {
      this.#say(this.#texts.nothingLeft);
      await prepare();
      return EXIT.done;
    }
    const refusal = this.#refusal() ?? (await this.#confirm(remaining));
    if (refusal !== undefined) {
      this.isDeclined = true;
      return refusal;
    }
    await prepare();
    return this.#readAll(remaining);
  }

  /** Says why this service cannot make readings. @returns the exit status; `undefined` if it can */
  #refusal(): number | undefined {
    const { service } = this.#backend;
    const { settings } = this.#state;
    if (!service) this.#say(this.#texts.noModel);
    else if (service.name !== settings.service || (service.model ?? settings.model) !== settings.model)
      this.#say(this.#texts.otherModel(settings.service, settings.model));
    else return undefined;
    return EXIT.misused;
  }

  /** Shows what is sent, and asks. @returns the exit status; `undefined` if the person agrees */
  async #confirm(remaining: readonly ReadingJob[]): Promise<number | undefined> {
    const { language, settings, jobs, copies } = this.#state;
    const { input, interrupted } = this.#context;
    this.#say(sendingSummary(this.#state, copies));
    const service = `${labelIn(this.#service.label, language)}, ${settings.model}`;
    this.#say(this.#texts.plan(remaining.length, jobs.length - remaining.length, service, this.#folder));
    if (this.#options.isConfirmed) return undefined;
    if (!input.isTTY) {
      this.#say(this.#texts.noTerminal);
      return EXIT.misused;
    }
    if (this.#hasTrial(remaining)) this.#say(this.#texts.trial(TRIAL));
    if (await this.#confirms(this.#texts.ask)) return undefined;
    this.#say(`\n${this.#texts.notSent}`);
    return interrupted.aborted ? EXIT.interrupted : EXIT.misused;
  }

  /** A resumed call skips the trial. */
  #hasTrial(remaining: readonly ReadingJob[]): boolean {
    return remaining.length > TRIAL && remaining.length === this.#state.jobs.length;
  }

  async #readAll(remaining: readonly ReadingJob[]): Promise<number> {
    const { errors, variables } = this.#context;
    const isTerminal = Boolean(errors.isTTY) && variables.TERM !== 'dumb';
    const progress = new Progress(errors, isTerminal, this.#options.language, this.#service);
    try {
      let rest = remaining;
      if (this.#hasTrial(remaining)) {
        const ended = await this.#read(remaining.slice(0, TRIAL), progress);
        if (ended !== undefined) return ended;
        rest = remaining.slice(TRIAL);
        const after = await this.#afterTrial(rest.length, progress);
        if (after !== undefined) return after;
      }
      const ended = await this.#read(rest, progress);
      if (ended !== undefined) return ended;
    } finally {
      progress.end();
    }
    return remaining.some(({ hash }) => !this.entries.get(hash)?.reading) ? EXIT.failed : EXIT.done;
  }

  /** Makes readings. @returns the exit status if the call has to stop, else `undefined` */
  async #read(jobs: readonly ReadingJob[], progress: Progress): Promise<number | undefined> {
    const { analysis } = this.#backend;
    const service = this.#service;
    const { settings } = this.#state;
    progress.begin(jobs.length);
    const { stopped } = await new ReadingRun(jobs, {
      source: modelSource(service, settings, { ...analysis, isOwnService: true }),
      keep: (entry) => this.#journal.append(entry),
      criteria: criteriaHash(settings.criteria),
      concurrency: this.#options.concurrency ?? (service.name === 'embedded' ? 1 : CONCURRENCY),
      signal: this.#context.interrupted,
      onEvent: (event) => {
        if (event.type === 'entry') this.entries.set(event.entry.hash, event.entry);
        progress.handle(event);
      },
    }).done;
    return stopped && this.#stopped(stopped, progress);
  }

  #stopped(error: AnalysisError, progress: Progress): number {
    if (this.#context.interrupted.aborted) {
      progress.say(this.#texts.cancelled);
      return EXIT.interrupted;
    }
    for (const sentence of this.#sentencesOf(error)) progress.say(sentence);
    if (isRetryable(error.code)) progress.say(this.#texts.tooLong);
    progress.say(this.#texts.stopped);
    return EXIT.failed;
  }

  /** Estimates the remaining readings, and asks again. @returns the exit status if the call ends here, else `undefined` */
  async #afterTrial(count: number, progress: Progress): Promise<number | undefined> {
    const { entries } = progress;
    progress.end();
    if (entries.every(({ reading }) => !reading)) {
      const failed = entries[0]?.failed;
      if (failed) for (const sentence of this.#sentencesOf(new AnalysisError(failed))) this.#say(sentence);
      this.#say(this.#texts.trialFailed);
      return EXIT.failed;
    }
    const { language, price } = this.#options;
    this.#say(estimateText(count, progress.timeFor(1), entries, price, language));
    if (this.#options.isConfirmed) return undefined;
    if (await this.#confirms(this.#texts.askRest)) return undefined;
    if (this.#context.interrupted.aborted) return EXIT.interrupted;
    this.#say(`\n${this.#texts.stopped}`);
    return EXIT.misused;
  }

  async #confirms(question: string): Promise<boolean> {
    this.#questions ??= new Questions(this.#context);
    return this.#questions.confirms(question);
  }

  /** `#refusal` ensures before the first reading that there is a service. */
  get #service(): AnswerService {
    const { service } = this.#backend;
    if (!service) throw new Error('no service');
    return service;
  }

  #sentencesOf(error: AnalysisError): string[] {
    const { language } = this.#options;
    const { message } = failureEvent(error, language, this.#service, {});
    return failureSentences(error.code, language, error.service ?? this.#service, message);
  }

  #say(sentence: string): void {
    this.#context.errors.write(`${sentence}\n`);
  }
}
