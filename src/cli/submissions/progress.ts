import { type AnswerService, labelIn } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/language.ts';
import { capitalised } from '../../domain/number-words.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import type { ReadingRunEvent } from '../../submissions/reading-run.ts';
import { BUSY_CODES } from '../../submissions/service-pace.ts';
import { timeText } from '../../submissions/trial.ts';
import type { Output } from '../output.ts';
import { StatusLine } from '../status-line.ts';
import { commandMessages } from './messages.ts';

/** Milliseconds between two lines of progress if the output is not a terminal. */
const LINE_MS = 30_000;
/** A longer wait is always reported. */
const LONG_WAIT_S = 10;
const BAR_WIDTH = 20;
/** Characters beside the words and the bar: the spinner, three spaces and the last column, which stays free. */
const AROUND_BAR = 5;

/** Shows the numbers of readings done, failed and left: one changing line in a terminal, otherwise a line at intervals. */
export class Progress {
  /** The entries made so far, readings and failures. */
  readonly entries: JournalEntry[] = [];
  readonly #language: Language;
  readonly #service: AnswerService;
  readonly #stderr: Output;
  readonly #status: StatusLine;
  readonly #isTerminal: boolean;
  #started = performance.now();
  #endedAt: number | undefined;
  /** The number of entries made before `#started`. */
  #madeBefore = 0;
  #total: number;
  #failed = 0;
  #hasReportedWait = false;
  /** Whether the current long wait was reported. */
  #hasReportedLongWait = false;
  #lastLineAt = performance.now();

  constructor(stderr: Output, isTerminal: boolean, language: Language, service: AnswerService) {
    this.#language = language;
    this.#service = service;
    this.#isTerminal = isTerminal;
    this.#stderr = stderr;
    this.#status = new StatusLine(stderr, isTerminal);
    this.#total = 0;
  }

  /** @param count of readings to make */
  begin(count: number): void {
    this.#total += count;
    // The pace excludes the time in which a person answers a question.
    this.#started += performance.now() - (this.#endedAt ?? performance.now());
    this.#endedAt = undefined;
    this.#status.setStep(commandMessages[this.#language].reading);
    this.#draw();
  }

  handle(event: ReadingRunEvent): void {
    const messages = commandMessages[this.#language];
    switch (event.type) {
      case 'entry':
        this.entries.push(event.entry);
        if (!event.entry.reading) this.#failed += 1;
        // The pace excludes the first reading, which runs alone and may include the time to load the model.
        if (this.entries.length === 1) [this.#started, this.#madeBefore] = [performance.now(), 1];
        this.#draw();
        break;
      case 'waiting': {
        // A repeated rate limit is reported once, but each long wait is reported.
        const isLong = event.seconds > LONG_WAIT_S;
        if (this.#hasReportedWait && !isLong) break;
        this.#hasReportedWait = true;
        this.#hasReportedLongWait = isLong;
        const isBusy = BUSY_CODES.has(event.code);
        const service = capitalised(labelIn(this.#service.label, this.#language));
        this.say(messages.waiting(service, isBusy, Math.ceil(event.seconds)));
        break;
      }
      case 'reachable_again':
        if (this.#hasReportedLongWait) this.say(messages.reachableAgain);
        this.#hasReportedLongWait = false;
    }
  }

  say(text: string): void {
    this.#status.say(text);
  }

  end(): void {
    this.#endedAt = performance.now();
    this.#status.end();
  }

  /** Estimates the milliseconds for `count` further readings at the current pace. */
  timeFor(count: number): number {
    const made = this.entries.length - this.#madeBefore;
    return (((this.#endedAt ?? performance.now()) - this.#started) / Math.max(1, made)) * count;
  }

  #draw(): void {
    const messages = commandMessages[this.#language];
    const failed = this.#failed;
    const remaining = this.#total - this.entries.length;
    const time =
      this.entries.length < 3 || remaining === 0 ? '' : timeText(this.timeFor(remaining), this.#language);
    const text = messages.progress(this.entries.length - failed, failed, remaining, time);
    // A narrow terminal shortens the bar, not the numbers.
    const room = (this.#stderr.columns ?? 80) - text.length - messages.reading.length - AROUND_BAR;
    const width = Math.max(0, Math.min(BAR_WIDTH, room));
    const filled = Math.round((width * this.entries.length) / Math.max(1, this.#total));
    this.#status.setDetail(`${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${text}`.trimStart());
    if (this.#isTerminal || (remaining > 0 && performance.now() - this.#lastLineAt < LINE_MS)) return;
    this.#lastLineAt = performance.now();
    this.say(text);
  }
}
