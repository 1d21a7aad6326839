import { useEffect, useMemo } from 'react';

/** One request at a time: a new one cancels the one before, and unmounting cancels it. */
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
