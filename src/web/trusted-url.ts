import { brand } from '../brand.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>();

/**
 * Passes an address through a Trusted Types policy. The content policy admits addresses of scripts and workers only
 * from the policies that it names.
 * @param purpose last part of the policy's name
 * @param check throws for an address that must not be loaded
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
      createScriptURL(known) {
        check?.(known);
        return known;
      },
    });
  policies.set(purpose, policy);
  // TypeScript types the address as text; the browser requires the trusted object.
  return policy.createScriptURL(url) as string;
}

/** @throws TypeError for an address of another site */
export function checkOrigin(url: string): void {
  if (new URL(url, location.href).origin !== location.origin)
    throw new TypeError('Only workers of this site may be started');
}
