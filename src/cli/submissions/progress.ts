import type { AnswerService } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/language.ts';
import { capitalised } from '../../domain/number-wording.ts';
import { labelIn } from '../../domain/service-wording.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import type { ReadingJob } from '../../submissions/reading-job.ts';
import { countReadings, timeText } from '../../submissions/trial.ts';
import type { CommandContext } from '../context.ts';
import { StatusLine } from '../status-line.ts';
import { commandMessages } from './messages.ts';

/** Milliseconds between two updates of the changing line, and between two lines if the output is not a terminal. */
const REDRAW_MS = 100;
const LINE_MS = 30_000;
/** Only a longer wait for the service is reported, because a rate limit may cause many short ones. */
const LONG_WAIT_S = 10;
const BAR_WIDTH = 20;

interface ProgressOptions {
  readonly context: Pick<CommandContext, 'errors' | 'variables'>;
  readonly language: Language;
  readonly service: Pick<AnswerService, 'label'>;
  /** All readings of the call, and those made so far. */
  readonly jobs: readonly ReadingJob[];
  readonly entries: ReadonlyMap<string, JournalEntry>;
  readonly concurrency: number;
}

/** Shows the numbers of readings done, failed and left: one changing line in a terminal, otherwise a line at intervals. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #status: StatusLine;
  #drawnAt: number;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#status = new StatusLine(options.context);
    this.#drawnAt = this.#status.isTerminal ? Number.NEGATIVE_INFINITY : performance.now();
  }

  begin(): void {
    this.#status.setStep(commandMessages[this.#options.language].reading);
    this.update();
  }

  /** Reports a wait for the service, if it is long. */
  waiting(seconds: number): void {
    if (seconds <= LONG_WAIT_S) return;
    const { service, language } = this.#options;
    const name = capitalised(labelIn(service.label, language));
    this.say(commandMessages[language].waiting(name, Math.ceil(seconds)));
  }

  say(text: string): void {
    this.#status.say(text);
  }

  end(): void {
    this.#status.end();
  }

  /** Shows the present numbers, unless it did so a moment ago. */
  update(): void {
    const { jobs, entries, language, concurrency } = this.#options;
    const { done, failed, left } = countReadings(jobs, entries);
    const { isTerminal } = this.#status;
    if (left > 0 && performance.now() - this.#drawnAt < (isTerminal ? REDRAW_MS : LINE_MS)) return;
    this.#drawnAt = performance.now();
    const time = left > 0 && timeText(jobs, entries, concurrency, language);
    const numbers = commandMessages[language].progress(done, failed, left);
    const text = time ? `${numbers}, ${time}` : numbers;
    const filled = Math.round((BAR_WIDTH * (done + failed)) / Math.max(1, jobs.length));
    // A narrow terminal cuts the bar, not the numbers.
    if (isTerminal) this.#status.setDetail(`${text} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`);
    else this.say(text);
  }
}
