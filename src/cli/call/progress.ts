import type { JournalEntry } from '../../call/journal.ts';
import type { RunEvent } from '../../call/reading-run.ts';
import { timeText } from '../../call/sentences.ts';
import { BUSY_CODES } from '../../call/service-pace.ts';
import { type AnswerService, labelIn } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/language.ts';
import { capitalised } from '../../domain/number-words.ts';
import type { Output } from '../output.ts';
import { StatusLine } from '../status-line.ts';
import { callMessages } from './messages.ts';

/** Between two lines of progress where the output is no terminal. */
const LINE_MS = 30_000;
/** A pause that is worth a line each time, in seconds. */
const LONG_PAUSE_S = 10;
const BAR_WIDTH = 20;
/** Characters of the line beside the words and the bar. */
const AROUND_BAR = 5;

/** Shows what is done, failed and left: one changing line in a terminal, a line now and then elsewhere. */
export class Progress {
  /** Readings and failures of this run. */
  readonly entries: JournalEntry[] = [];
  readonly #language: Language;
  readonly #service: AnswerService;
  readonly #errors: Output;
  readonly #status: StatusLine;
  readonly #isTerminal: boolean;
  #started = performance.now();
  #endedAt: number | undefined;
  /** Readings that were made before `#started`. */
  #before = 0;
  #all: number;
  #failed = 0;
  #isWaitingSaid = false;
  /** Whether the person was told of a long pause that is not over. */
  #isAwaySaid = false;
  #saidAt = performance.now();

  constructor(errors: Output, isTerminal: boolean, language: Language, service: AnswerService) {
    this.#language = language;
    this.#service = service;
    this.#isTerminal = isTerminal;
    this.#errors = errors;
    this.#status = new StatusLine(errors, isTerminal);
    this.#all = 0;
  }

  /** @param count readings that are about to be made */
  begin(count: number): void {
    this.#all += count;
    // A person who thinks about a question is no part of the pace.
    this.#started += performance.now() - (this.#endedAt ?? performance.now());
    this.#endedAt = undefined;
    this.#status.setStep(callMessages[this.#language].reading);
    this.#show();
  }

  show(event: RunEvent): void {
    const texts = callMessages[this.#language];
    switch (event.type) {
      case 'entry':
        this.entries.push(event.entry);
        if (!event.entry.reading) this.#failed += 1;
        // The first reading is made alone, and a service may load its model before it.
        if (this.entries.length === 1) [this.#started, this.#before] = [performance.now(), 1];
        this.#show();
        break;
      case 'waiting': {
        // A limit that is met again and again is said once; a long pause each time.
        const isLong = event.seconds > LONG_PAUSE_S;
        if (this.#isWaitingSaid && !isLong) break;
        this.#isWaitingSaid = true;
        this.#isAwaySaid = isLong;
        const isBusy = BUSY_CODES.has(event.code);
        const service = capitalised(labelIn(this.#service.label, this.#language));
        this.say(texts.waiting(service, isBusy, Math.ceil(event.seconds)));
        break;
      }
      case 'going_on':
        if (this.#isAwaySaid) this.say(texts.goingOn);
        this.#isAwaySaid = false;
    }
  }

  say(text: string): void {
    this.#status.say(text);
  }

  end(): void {
    this.#endedAt = performance.now();
    this.#status.end();
  }

  /** Milliseconds that so many further readings take at the pace so far. */
  timeFor(count: number): number {
    const made = this.entries.length - this.#before;
    return (((this.#endedAt ?? performance.now()) - this.#started) / Math.max(1, made)) * count;
  }

  #show(): void {
    const texts = callMessages[this.#language];
    const failed = this.#failed;
    const left = this.#all - this.entries.length;
    const time = this.entries.length < 3 || left === 0 ? '' : timeText(this.timeFor(left), this.#language);
    const text = texts.progress(this.entries.length - failed, failed, left, time);
    // Where the terminal is narrow the numbers stay, and the bar is shorter.
    const room = (this.#errors.columns ?? 80) - text.length - texts.reading.length - AROUND_BAR;
    const width = Math.max(0, Math.min(BAR_WIDTH, room));
    const filled = Math.round((width * this.entries.length) / Math.max(1, this.#all));
    this.#status.setDetail(`${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${text}`.trimStart());
    if (this.#isTerminal || (left > 0 && performance.now() - this.#saidAt < LINE_MS)) return;
    this.#saidAt = performance.now();
    this.say(text);
  }
}
