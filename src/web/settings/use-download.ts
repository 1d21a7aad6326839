import { useState } from 'react';
import { useRequest } from '../ui/use-request.ts';

/** Downloads a model after a click. `progress` is set while it runs, `failure` after it failed. */
export function useDownload<Progress>() {
  const [state, setState] = useState<{ progress?: Progress; failure?: unknown }>({});
  const { begin, cancel } = useRequest();

  async function start(
    download: (report: (progress: Progress) => void, signal: AbortSignal) => Promise<void>,
    onDone: () => void,
  ) {
    const signal = begin();
    try {
      await download((progress) => setState({ progress }), signal);
      setState({});
      onDone();
    } catch (failure) {
      setState(signal.aborted ? {} : { failure });
    }
  }

  return { ...state, start, cancel };
}
