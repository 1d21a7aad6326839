import { brand } from '../../brand.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Starts one of this site's own workers.
 * @param url from `?worker&url`
 * @throws TypeError for any other address
 */
export function startWorker(url: string, name: string): Worker {
  return new Worker(trusted(url), { type: 'module', name });
}

/** Trusted Types require a policy for worker URLs. This one admits only this site's files. */
function trusted(workerUrl: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return workerUrl;
  policy ??= trustedTypes.createPolicy(`${brand.slug}-worker`, {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin)
        throw new TypeError('Only workers of this site may be started');
      return url;
    },
  });
  // TypeScript types the URL as text; the browser requires the trusted object.
  return policy.createScriptURL(workerUrl) as string;
}
