import { type AnswerService, labelIn } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/language.ts';
import { capitalised } from '../../domain/number-words.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import type { ReadingJob } from '../../submissions/reading-job.ts';
import type { SessionEvent } from '../../submissions/reading-session.ts';
import { countReadings, timeText } from '../../submissions/trial.ts';
import type { CommandContext } from '../context.ts';
import { StatusLine } from '../status-line.ts';
import { commandMessages } from './messages.ts';

/** Milliseconds between two lines of progress if the output is not a terminal. */
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
  #lastLineAt = performance.now();

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#status = new StatusLine(options.context);
  }

  begin(): void {
    this.#status.setStep(commandMessages[this.#options.language].reading);
    this.#draw();
  }

  handle(event: SessionEvent): void {
    if (event.type === 'entry') this.#draw();
    if (event.type !== 'waiting' || event.seconds <= LONG_WAIT_S) return;
    const { service, language } = this.#options;
    const name = capitalised(labelIn(service.label, language));
    this.say(commandMessages[language].waiting(name, Math.ceil(event.seconds)));
  }

  say(text: string): void {
    this.#status.say(text);
  }

  end(): void {
    this.#status.end();
  }

  #draw(): void {
    const { jobs, entries, language, concurrency } = this.#options;
    const { done, failed, left } = countReadings(jobs, entries);
    const time = left > 0 && timeText(jobs, entries, concurrency, language);
    const numbers = commandMessages[language].progress(done, failed, left);
    const text = time ? `${numbers}, ${time}` : numbers;
    const filled = Math.round((BAR_WIDTH * (done + failed)) / Math.max(1, jobs.length));
    // A narrow terminal cuts the bar, not the numbers.
    this.#status.setDetail(`${text} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`);
    if (this.#status.isTerminal || (left > 0 && performance.now() - this.#lastLineAt < LINE_MS)) return;
    this.#lastLineAt = performance.now();
    this.say(text);
  }
}
