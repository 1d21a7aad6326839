/** npm and shells forward one Ctrl-C or SIGTERM twice within milliseconds, which counts as one signal. */
const SAME_SIGNAL_MS = 1_000;

/** Calls `stop` at the first SIGINT, SIGTERM or SIGHUP (closed terminal). A later signal ends the process at once with `status`. */
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
