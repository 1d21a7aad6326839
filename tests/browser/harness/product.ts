import { afterAll, beforeAll, inject } from 'vitest';
import { SCENARIO_BY_IDEA } from '../../fake-service/fake-service.ts';
import { type ChildServer, startChild } from '../../server/servers.ts';

/**
 * Limits are off, because tests share products; the tests of the limits start their own. A scripted answer that is held
 * back must not time out on a slow machine.
 */
const SETTINGS = {
  AI_SERVICE: 'rules',
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_PER_DAY: '0',
  MAX_CONCURRENT: '100',
  MAX_CONCURRENT_PER_CLIENT: '100',
  AI_FIRST_TOKEN_TIMEOUT: '250',
  AI_IDLE_TIMEOUT: '250',
};

export interface Product {
  /** Origin, e.g. `http://127.0.0.1:41234`. */
  readonly url: string;
}

/** The shared product without a model. */
export const withoutModel: Product = {
  get url() {
    return inject('products').withoutModel;
  },
};

/** The shared product whose model plays the scenario named in the idea. */
export const withModel: Product = {
  get url() {
    return inject('products').withModel;
  },
};

/** Starts the built product. The caller's own configuration is not used. */
export function startProduct(environment: Record<string, string> = {}): Promise<ChildServer> {
  return startChild({ ...SETTINGS, ...environment });
}

/** Settings that use the scripted model service at `url`. */
export function scriptedAt(url: string): Record<string, string> {
  return {
    AI_SERVICE: 'huggingface',
    AI_API_KEY: 'hf_test',
    AI_BASE_URL: `${url}/v1`,
    AI_PROVIDER: 'auto',
    AI_MODEL: SCENARIO_BY_IDEA,
  };
}

/** Settings for a separate product that uses the scripted model. */
export const scripted = () => scriptedAt(inject('scripted'));

/** A separate product for the tests of one file. */
export function useProduct(environment: () => Record<string, string>): Product {
  let child: ChildServer | undefined;
  beforeAll(async () => {
    child = await startProduct(environment());
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
