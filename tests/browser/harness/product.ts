import { afterAll, beforeAll, inject } from 'vitest';
import { type Child, startChild } from '../../server/servers.ts';

/** Limits are off: the tests share products, and those of the limits start their own. */
const SETTINGS = {
  AI_SERVICE: 'rules',
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_PER_DAY: '0',
  MAX_CONCURRENT: '100',
  MAX_CONCURRENT_PER_CLIENT: '100',
};

type Environment = Record<string, string> | (() => Record<string, string>);

export interface Product {
  /** Origin, e.g. `http://127.0.0.1:41234`. */
  readonly url: string;
}

/** Starts the built product. The caller's own configuration is not used. */
export function startProduct(environment: Record<string, string> = {}): Promise<Child> {
  return startChild({ ...SETTINGS, ...environment });
}

/** Settings that use a scenario of the scripted service at `url`. */
export function scriptedAt(url: string, scenario: string): Record<string, string> {
  return {
    AI_SERVICE: 'huggingface',
    AI_API_KEY: 'hf_test',
    AI_BASE_URL: `${url}/v1`,
    AI_PROVIDER: 'auto',
    AI_MODEL: scenario,
  };
}

/** The product without a model that all files share, or one of its own for the tests of a file with `environment`. */
export function useProduct(environment?: Environment): Product {
  if (environment === undefined) return { url: inject('products').rules ?? '' };
  let child: Child | undefined;
  beforeAll(async () => {
    child = await startProduct(typeof environment === 'function' ? environment() : environment);
  });
  afterAll(async () => {
    // Draining is tested elsewhere.
    child?.process.kill('SIGKILL');
    await child?.ended;
  });
  return {
    get url() {
      return child?.url ?? '';
    },
  };
}

/**
 * Products that use the scripted model service.
 * @returns a product for a scenario: `lively`, `slow`, `error-mid-stream`, …
 */
export function useScriptedProducts() {
  return (scenario: string, environment?: Environment): Product => {
    const shared = inject('products')[scenario];
    if (shared !== undefined && environment === undefined) return { url: shared };
    return useProduct(() => ({
      ...scriptedAt(inject('scripted'), scenario),
      ...(typeof environment === 'function' ? environment() : environment),
    }));
  };
}
