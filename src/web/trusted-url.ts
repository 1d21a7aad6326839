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
 * @throws TypeError for a worker of another site
 */
export function trustedUrl(purpose: 'worker' | 'analytics', url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const policy =
    policies.get(purpose) ??
    trustedTypes.createPolicy(`${brand.slug}-${purpose}`, {
      createScriptURL(scriptUrl) {
        if (purpose === 'worker' && new URL(scriptUrl, location.href).origin !== location.origin) {
          throw new TypeError('Only workers of this site may be started');
        }
        return scriptUrl;
      },
    });
  policies.set(purpose, policy);
  // TypeScript expects a string; the browser requires the trusted object.
  return policy.createScriptURL(url) as string;
}
