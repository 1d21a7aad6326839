/** npm and shells pass one Ctrl-C or SIGTERM on twice within milliseconds: that is one signal. */
const SAME_SIGNAL_MS = 1_000;

/** Calls `stop` at the first SIGINT, SIGTERM or SIGHUP (the terminal was closed); a later one ends the process at once with `status`. */
export function onStopSignal(stop: () => void, status: number): void {
  let first: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (first !== undefined && now - first > SAME_SIGNAL_MS) process.exit(status);
    if (first === undefined) stop();
    first ??= now;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
}
