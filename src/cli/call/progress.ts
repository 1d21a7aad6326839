import type { JournalEntry } from '../../call/journal.ts';
import type { RunEvent } from '../../call/run-readings.ts';
import type { AnswerService } from '../../domain/answer-service.ts';
import { errorMessage } from '../../domain/error-messages.ts';
import type { Language } from '../../domain/idea.ts';
import type { Output } from '../status-line.ts';
import { StatusLine } from '../status-line.ts';
import { timeText } from './confirmation.ts';
import { messages } from './messages.ts';

/** Between two lines of progress where the output is no terminal. */
const LINE_MS = 30_000;
const BAR_WIDTH = 20;

/** Shows what is done, failed and left: one changing line in a terminal, a line now and then elsewhere. */
export class Progress {
  /** Readings and failures of this run. */
  readonly entries: JournalEntry[] = [];
  readonly #language: Language;
  readonly #service: AnswerService;
  readonly #status: StatusLine;
  readonly #isTerminal: boolean;
  readonly #started = performance.now();
  #all: number;
  #failed = 0;
  #saidAt = performance.now();

  constructor(errors: Output, isTerminal: boolean, language: Language, service: AnswerService) {
    this.#language = language;
    this.#service = service;
    this.#isTerminal = isTerminal;
    this.#status = new StatusLine(errors, isTerminal);
    this.#all = 0;
  }

  /** @param count readings that are about to be made */
  begin(count: number): void {
    this.#all += count;
    this.#status.setStep(messages[this.#language].reading);
    this.#show();
  }

  show(event: RunEvent): void {
    const texts = messages[this.#language];
    switch (event.type) {
      case 'entry':
        this.entries.push(event.entry);
        if (!event.entry.reading) this.#failed += 1;
        this.#show();
        break;
      case 'waiting': {
        const { name, label } = this.#service;
        const cause = errorMessage(event.code, this.#language, { service: name, label });
        this.say(texts.waiting(Math.ceil(event.seconds), cause));
        break;
      }
      case 'going_on':
        this.say(texts.goingOn);
    }
  }

  say(text: string): void {
    this.#status.say(text);
  }

  end(): void {
    this.#status.end();
  }

  /** Milliseconds that so many further readings take at the pace so far. */
  timeFor(count: number): number {
    return ((performance.now() - this.#started) / Math.max(1, this.entries.length)) * count;
  }

  #show(): void {
    const texts = messages[this.#language];
    const failed = this.#failed;
    const left = this.#all - this.entries.length;
    const time = this.entries.length < 3 ? '' : timeText(this.timeFor(left), this.#language);
    const text = texts.progress(this.entries.length - failed, failed, left, time);
    const filled = Math.round((BAR_WIDTH * this.entries.length) / Math.max(1, this.#all));
    this.#status.setDetail(`${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${text}`);
    if (this.#isTerminal || (left > 0 && performance.now() - this.#saidAt < LINE_MS)) return;
    this.#saidAt = performance.now();
    this.say(text);
  }
}
