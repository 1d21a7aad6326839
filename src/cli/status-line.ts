import type { CommandContext } from './context.ts';
import { type Output, unfilteredOutput, withoutControlSequences } from './output.ts';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'] as const;
const FRAME_MS = 120;
const CLEAR_LINE = '\r\u001b[K';

/**
 * Shows progress on standard error: one changing line in a terminal, otherwise one line per step. The changing line is
 * cleared before other output is written, because both may go to the same terminal.
 */
export class StatusLine {
  readonly #output: Output;
  /** Whether the output is a terminal that can clear a line. */
  readonly isTerminal: boolean;
  #step = '';
  #detail = '';
  #frame = 0;
  #isShown = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ errors, variables }: Pick<CommandContext, 'errors' | 'variables'>) {
    this.#output = errors;
    this.isTerminal = Boolean(errors.isTTY) && variables.TERM !== 'dumb';
  }

  setStep(text: string): void {
    this.#step = text;
    this.#detail = '';
    if (!this.isTerminal) {
      this.#output.write(`${text}\n`);
      return;
    }
    this.#timer ??= setInterval(() => this.#draw(), FRAME_MS).unref();
    this.#draw();
  }

  setDetail(text: string): void {
    this.#detail = text;
  }

  /** Writes a permanent line. */
  say(text: string): void {
    this.hide();
    this.#output.write(`${text}\n`);
  }

  hide(): void {
    if (this.#isShown) unfilteredOutput(this.#output).write(CLEAR_LINE);
    this.#isShown = false;
  }

  end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.hide();
  }

  #draw(): void {
    const frame = FRAMES[this.#frame % FRAMES.length];
    this.#frame += 1;
    const text = withoutControlSequences([`${frame} ${this.#step}`, this.#detail].filter(Boolean).join(' '));
    // The line is cut to the width of the terminal, because a wrapped line could not be cleared.
    const width = (this.#output.columns ?? 80) - 1;
    unfilteredOutput(this.#output).write(CLEAR_LINE + text.replaceAll('\n', ' ').slice(0, width));
    this.#isShown = true;
  }
}
