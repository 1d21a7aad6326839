import { useEffect, useRef, useState } from 'react';

interface TaskState<Result> {
  isRunning?: boolean;
  result?: Result;
  failure?: unknown;
}

/** Runs an asynchronous task, and holds its result. A new task cancels the previous one, and unmounting the running one. */
export function useTask<Result>() {
  const [state, setState] = useState<TaskState<Result>>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(work: (signal: AbortSignal) => Promise<Result>): Promise<void> {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setState({ isRunning: true });
    try {
      const result = await work(signal);
      if (!signal.aborted) setState({ result });
    } catch (failure) {
      if (!signal.aborted) setState({ failure });
    }
  }

  return { ...state, start };
}
