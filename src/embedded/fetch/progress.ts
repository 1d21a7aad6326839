import { withoutInvisible } from '../../text/invisible.ts';
import { formatBytes } from '../models.ts';

/** `45 s`, `3 min 20 s`, `1 h 5 min`. */
export function duration(seconds: number): string {
  const rounded = Math.max(0, Math.round(seconds));
  if (rounded < 60) return `${rounded} s`;
  if (rounded < 3600) return `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
  return `${Math.floor(rounded / 3600)} h ${Math.floor((rounded % 3600) / 60)} min`;
}

export interface Terminal {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

const BAR_WIDTH = 24;
/** Time between two updates on a terminal. Other output gets a line for each tenth of the file. */
const REDRAW_MS = 200;
/** The rate is measured over this time only, because the mean of the whole download is wrong after a pause. */
const RATE_WINDOW_MS = 5_000;

/** Shows a bar with rate and remaining time on a terminal, and plain lines in other output. */
export class ProgressBar {
  readonly #terminal: Terminal;
  #step = '';
  #samples: { at: number; done: number }[] = [];
  #tenth = -1;
  #hasLine = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** A new step starts a new bar. */
  update(name: string, done: number, total: number | undefined): void {
    const step = withoutInvisible(name);
    if (step !== this.#step) this.end();
    this.#step = step;
    const at = performance.now();
    const isDue = at - (this.#samples.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= REDRAW_MS || done === total;
    if (isDue)
      this.#samples = [...this.#samples.filter((one) => at - one.at <= RATE_WINDOW_MS), { at, done }];
    const { isTTY, columns = 80 } = this.#terminal;
    if (isTTY && isDue) {
      const filled = Math.round(Math.min(1, done / (total ?? Number.POSITIVE_INFINITY)) * BAR_WIDTH);
      const bar = total === undefined ? '' : `[${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}] `;
      const line = `  ${step} ${bar}${this.#facts(done, total)}`;
      // Cut to the width of the terminal, because a wrapped bar would add a line with each redraw.
      this.#terminal.write(`\r\u001B[K${line.slice(0, Math.max(20, columns - 1))}`);
      this.#hasLine = true;
    }
    const tenth = total === undefined ? Math.floor(done / 100e6) : Math.floor((done / total) * 10);
    if (!isTTY && tenth > this.#tenth) this.#terminal.write(`  ${step} ${this.#facts(done, total).trim()}\n`);
    this.#tenth = Math.max(tenth, this.#tenth);
  }

  /** Ends the line, so that the next output starts on a new line. */
  end(): void {
    if (this.#hasLine) this.#terminal.write('\n');
    this.#hasLine = false;
    this.#samples = [];
    this.#tenth = -1;
  }

  #facts(done: number, total: number | undefined): string {
    const [first] = this.#samples;
    const seconds = first ? (performance.now() - first.at) / 1000 : 0;
    const rate = first && seconds > 0 ? (done - first.done) / seconds : 0;
    const speed = rate > 0 ? `, ${formatBytes(rate)}/s` : '';
    if (total === undefined) return `${formatBytes(done)}${speed}`;
    const remaining = rate > 0 && done < total ? `, ${duration((total - done) / rate)} left` : '';
    return `${String(Math.floor((done / total) * 100)).padStart(3)} %  ${formatBytes(done)} of ${formatBytes(total)}${speed}${remaining}`;
  }
}
