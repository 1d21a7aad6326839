import type { AnswerService } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/language.ts';
import { labelIn } from '../../domain/service-messages.ts';
import { capitalised } from '../../domain/wording.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import type { ReadingJob } from '../../submissions/reading-job.ts';
import type { SessionEvent } from '../../submissions/reading-session.ts';
import { BUSY_CODES } from '../../submissions/service-pace.ts';
import { countReadings, timeText } from '../../submissions/trial.ts';
import type { CommandContext } from '../context.ts';
import { StatusLine } from '../status-line.ts';
import { commandMessages } from './messages.ts';

/** Milliseconds between two lines of progress if the output is not a terminal. */
const LINE_MS = 30_000;
/** A longer wait is always reported. */
const LONG_WAIT_S = 10;
const BAR_WIDTH = 20;
/** Characters beside the words and the bar: the spinner, three spaces and the last column, which stays free. */
const AROUND_BAR = 5;

/** Whether the output can show a changing line. */
export const isTerminal = ({ errors, variables }: Pick<CommandContext, 'errors' | 'variables'>): boolean =>
  Boolean(errors.isTTY) && variables.TERM !== 'dumb';

interface ProgressOptions {
  readonly context: Pick<CommandContext, 'errors' | 'variables'>;
  readonly language: Language;
  readonly service: Pick<AnswerService, 'label'>;
  /** All readings of the call, and those made so far. */
  readonly jobs: readonly ReadingJob[];
  readonly entries: ReadonlyMap<string, JournalEntry>;
}

/** Shows the numbers of readings done, failed and left: one changing line in a terminal, otherwise a line at intervals. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #isTerminal: boolean;
  readonly #status: StatusLine;
  #hasReportedWait = false;
  /** Whether the current long wait was reported. */
  #hasReportedLongWait = false;
  #lastLineAt = performance.now();

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#isTerminal = isTerminal(options.context);
    this.#status = new StatusLine(options.context.errors, this.#isTerminal);
  }

  begin(): void {
    this.#status.setStep(this.#words.reading);
    this.#draw(undefined);
  }

  /** @param msPerReading the pace, if known */
  handle(event: SessionEvent, msPerReading: number | undefined): void {
    switch (event.type) {
      case 'entry':
        this.#draw(msPerReading);
        break;
      case 'waiting': {
        // A repeated rate limit is reported once, but each long wait is reported.
        const isLong = event.seconds > LONG_WAIT_S;
        if (this.#hasReportedWait && !isLong) break;
        this.#hasReportedWait = true;
        this.#hasReportedLongWait = isLong;
        const service = capitalised(labelIn(this.#options.service.label, this.#options.language));
        const isBusy = BUSY_CODES.has(event.error.code);
        this.say(this.#words.waiting(service, isBusy, Math.ceil(event.seconds)));
        break;
      }
      case 'reachable_again':
        if (this.#hasReportedLongWait) this.say(this.#words.reachableAgain);
        this.#hasReportedLongWait = false;
    }
  }

  say(text: string): void {
    this.#status.say(text);
  }

  end(): void {
    this.#status.end();
  }

  get #words() {
    return commandMessages[this.#options.language];
  }

  #draw(msPerReading: number | undefined): void {
    const { jobs, entries, language, context } = this.#options;
    const { done, failed, left } = countReadings(jobs, entries);
    const time = msPerReading === undefined || left === 0 ? '' : timeText(msPerReading * left, language);
    const text = this.#words.progress(done, failed, left, time);
    // A narrow terminal shortens the bar, not the numbers.
    const room = (context.errors.columns ?? 80) - text.length - this.#words.reading.length - AROUND_BAR;
    const width = Math.max(0, Math.min(BAR_WIDTH, room));
    const filled = Math.round((width * (done + failed)) / Math.max(1, jobs.length));
    this.#status.setDetail(`${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${text}`.trimStart());
    if (this.#isTerminal || (left > 0 && performance.now() - this.#lastLineAt < LINE_MS)) return;
    this.#lastLineAt = performance.now();
    this.say(text);
  }
}
