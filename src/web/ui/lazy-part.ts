import { useEffect, useState } from 'react';

/**
 * A part of the page whose code is fetched when it is needed, or ahead of need with `preload`. Unlike
 * `React.lazy`, a fetch that failed is tried again the next time: the network may be back.
 */
export function lazyPart<Part extends object>(load: () => Promise<Part>) {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;

  function preload(): Promise<Part> {
    loading ??= load().then(
      (loaded) => {
        part = loaded;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
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
