import { formatBytes } from '../format-bytes.ts';

/** `45 s`, `3 min 20 s`, `1 h 5 min`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

export interface Terminal {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

const BAR_WIDTH = 24;
/** Time between two drawings on a terminal. Elsewhere each tenth of the file is a line. */
const REDRAW_MS = 200;
/** The rate is measured over the last seconds: after a break the mean of the whole download is wrong. */
const RATE_WINDOW_MS = 5_000;

/**
 * A bar with rate and time left on a terminal, plain lines elsewhere.
 * @param verb what is done: `Fetching`
 * @param now in milliseconds
 */
export function progressBar(verb: string, terminal: Terminal, now = () => performance.now()) {
  let samples: { at: number; done: number }[] = [];
  let drawnAt = Number.NEGATIVE_INFINITY;
  let tenth = -1;
  let hasLine = false;

  function line(done: number, total: number | undefined): string {
    const at = now();
    samples = [...samples.filter((sample) => at - sample.at <= RATE_WINDOW_MS), { at, done }];
    const [first] = samples;
    const seconds = first ? (at - first.at) / 1000 : 0;
    const rate = first && seconds > 0 ? (done - first.done) / seconds : 0;
    const speed = rate > 0 ? `, ${formatBytes(rate)}/s` : '';
    if (total === undefined) return `${verb} ${formatBytes(done)}${speed}`;
    const left = rate > 0 && done < total ? `, ${duration((total - done) / rate)} left` : '';
    return `${String(Math.floor((done / total) * 100)).padStart(3)} %  ${formatBytes(done)} of ${formatBytes(total)}${speed}${left}`;
  }

  function bar(done: number, total: number | undefined): string {
    if (total === undefined) return line(done, total);
    const filled = Math.round(Math.min(1, done / total) * BAR_WIDTH);
    return `${verb} [${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}] ${line(done, total)}`;
  }

  return {
    update(done: number, total: number | undefined): void {
      if (!terminal.isTTY) {
        const reached = total === undefined ? Math.floor(done / 100e6) : Math.floor((done / total) * 10);
        if (reached <= tenth) {
          // Keeps a sample for the rate.
          if (now() - (samples.at(-1)?.at ?? 0) > REDRAW_MS) samples.push({ at: now(), done });
          return;
        }
        tenth = reached;
        terminal.write(`${verb} ${line(done, total).trim()}\n`);
        return;
      }
      if (now() - drawnAt < REDRAW_MS && done !== total) return;
      drawnAt = now();
      hasLine = true;
      // Wider than the terminal it would wrap, and every redraw would add a line.
      terminal.write(`\r\u001B[K${bar(done, total).slice(0, Math.max(20, (terminal.columns ?? 80) - 1))}`);
    },
    /** Ends the line: what is written next stands below it. */
    end(): void {
      if (hasLine) terminal.write('\n');
      hasLine = false;
    },
  };
}
