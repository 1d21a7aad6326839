import { brand } from '../brand.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>();

/**
 * Passes a URL through a Trusted Types policy. The Content Security Policy admits URLs of scripts and workers only
 * from the Trusted Types policies that it names.
 * @param purpose last part of the policy's name
 * @param check throws for a URL that must not be loaded
 */
export function trustedUrl(
  purpose: 'worker' | 'analytics',
  url: string,
  check?: (url: string) => void,
): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const policy =
    policies.get(purpose) ??
    trustedTypes.createPolicy(`${brand.slug}-${purpose}`, {
      createScriptURL(scriptUrl) {
        check?.(scriptUrl);
        return scriptUrl;
      },
    });
  policies.set(purpose, policy);
  // TypeScript expects a string; the browser requires the trusted object.
  return policy.createScriptURL(url) as string;
}

/** @throws TypeError for a URL of another site */
export function checkOrigin(url: string): void {
  if (new URL(url, location.href).origin !== location.origin)
    throw new TypeError('Only workers of this site may be started');
}
