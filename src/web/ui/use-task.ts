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

interface TaskState<Result, Progress> {
  isRunning?: boolean;
  progress?: Progress;
  result?: Result;
  failure?: unknown;
}

/** Runs an asynchronous task, and holds its progress and its result. Unmounting cancels the task. */
export function useTask<Result, Progress = undefined>() {
  const [state, setState] = useState<TaskState<Result, Progress>>({});
  const { begin, cancel } = useRequest();

  async function start(
    work: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Result>,
  ): Promise<void> {
    const signal = begin();
    setState({ isRunning: true });
    try {
      const result = await work(signal, (progress) => setState({ isRunning: true, progress }));
      setState(signal.aborted ? {} : { result });
    } catch (failure) {
      setState(signal.aborted ? {} : { failure });
    }
  }

  return { ...state, start, cancel };
}
