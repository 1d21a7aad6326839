import { useEffect, useState } from 'react';

/** The site has been updated since this page was opened, and no longer has the files that the page names. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError';
}

/** Whether the site now serves a page that names another script than the one this page runs. */
async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    return false;
  }
}

/**
 * A part of the page whose code is fetched when it is needed, or ahead of need with `preload`. Unlike
 * `React.lazy`, a fetch that failed is tried again the next time: the network may be back.
 */
export function lazyPart<Part extends object>(load: () => Promise<Part>) {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;

  /** @throws OutdatedPageError where only reloading the page helps; else the error of the fetch */
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

  /** The part once it is there; asks for it if `needed`. */
  function usePart(needed = true): Part | undefined {
    const [, arrived] = useState(part !== undefined);
    useEffect(() => {
      if (!needed || part) return;
      let mounted = true;
      preload().then(
        () => mounted && arrived(true),
        () => undefined,
      );
      return () => {
        mounted = false;
      };
    }, [needed]);
    return part;
  }

  return { preload, usePart };
}
