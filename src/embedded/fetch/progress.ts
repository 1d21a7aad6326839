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
/** The time between two updates on a terminal. Other output gets a line for each tenth of the file. */
const REDRAW_MS = 200;

/** Shows a bar with rate and remaining time on a terminal, and plain lines in other output. */
export class ProgressBar {
  readonly #terminal: Terminal;
  #step = '';
  #start = { at: 0, done: 0 };
  #drawn = { at: 0, tenth: -1 };

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** A new step starts a new bar. */
  update(step: string, done: number, total: number): void {
    const at = performance.now();
    if (step !== this.#step) {
      this.end();
      this.#step = step;
      this.#start = { at, done };
      this.#drawn = { at: 0, tenth: -1 };
    }
    const { isTTY, columns = 80 } = this.#terminal;
    const tenth = Math.floor((done / total) * 10);
    const isDue = isTTY ? at - this.#drawn.at >= REDRAW_MS || done === total : tenth > this.#drawn.tenth;
    if (!isDue) return;
    this.#drawn = { at, tenth };
    const filled = Math.round((done / total) * BAR_WIDTH);
    const bar = isTTY ? `[${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}] ` : '';
    const line = `  ${step} ${bar}${this.#facts(at, done, total)}`;
    // Cut to the width of the terminal, because a wrapped bar would add a line with each redraw.
    this.#terminal.write(isTTY ? `\r\u001B[K${line.slice(0, Math.max(20, columns - 1))}` : `${line}\n`);
  }

  /** Ends the line, so that the next output starts on a new line. */
  end(): void {
    if (this.#terminal.isTTY && this.#step !== '') this.#terminal.write('\n');
    this.#step = '';
  }

  #facts(at: number, done: number, total: number): string {
    const rate = (done - this.#start.done) / ((at - this.#start.at) / 1000);
    const speed = rate > 0 ? `, ${formatBytes(rate)}/s, ${duration((total - done) / rate)} left` : '';
    return `${Math.floor((done / total) * 100)} %  ${formatBytes(done)} of ${formatBytes(total)}${speed}`;
  }
}
