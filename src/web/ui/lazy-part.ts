import { useEffect, useState } from 'react';

/** The site was updated after this page was opened, and the page's files no longer exist. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError';
}

/** Whether the site now serves another script than the running one. */
async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    return false;
  }
}

/**
 * A part of the page whose code is fetched on use, or earlier with `preload`. Unlike `React.lazy`, it retries a failed
 * fetch on the next use.
 */
export function lazyPart<Part extends object>(load: () => Promise<Part>) {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;

  /** @throws OutdatedPageError if only a reload helps, otherwise the error of the fetch */
  function preload(): Promise<Part> {
    loading ??= load().then(
      (loaded) => {
        part = loaded;
        return loaded;
      },
      async (error: unknown) => {
        loading = undefined;
        throw (await isOutdated()) ? new OutdatedPageError() : error;
      },
    );
    return loading;
  }

  /** The part, or `undefined` until it is loaded. Starts loading it if `needed`. */
  function usePart(needed = true): Part | undefined {
    const [, setLoaded] = useState(part !== undefined);
    useEffect(() => {
      if (!needed || part) return;
      preload().then(
        () => setLoaded(true),
        () => undefined,
      );
    }, [needed]);
    return part;
  }

  return { preload, usePart };
}
