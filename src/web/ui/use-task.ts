import { useEffect, useMemo, useState } from 'react';

/** One request at a time: a new request cancels the previous one, and unmounting cancels the running one. */
export function useRequest() {
  const request = useMemo(() => {
    let running: AbortController | undefined;
    const cancel = () => running?.abort();
    return {
      cancel,
      begin(): AbortSignal {
        cancel();
        running = new AbortController();
        return running.signal;
      },
    };
  }, []);
  useEffect(() => request.cancel, [request]);
  return request;
}

interface TaskState<Result> {
  isRunning?: boolean;
  result?: Result;
  failure?: unknown;
}

/** Runs an asynchronous task, and holds its result. Unmounting cancels the task. */
export function useTask<Result>() {
  const [state, setState] = useState<TaskState<Result>>({});
  const { begin } = useRequest();

  async function start(work: (signal: AbortSignal) => Promise<Result>): Promise<void> {
    const signal = begin();
    setState({ isRunning: true });
    try {
      const result = await work(signal);
      setState(signal.aborted ? {} : { result });
    } catch (failure) {
      setState(signal.aborted ? {} : { failure });
    }
  }

  return { ...state, start };
}
