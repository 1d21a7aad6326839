import { vi } from 'vitest';
import { ROOT } from './servers.ts';

/**
 * Loads `api/index.js`, which Vercel calls. A worker loads it only once, with the environment of that moment, so all tests
 * need the same one. The caller ends its file with `vi.unstubAllEnvs()`.
 */
export async function loadVercelFunction(): Promise<{ fetch(request: Request): Promise<Response> }> {
  vi.stubEnv('AI_SERVICE', 'rules');
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('VERCEL_PROJECT_PRODUCTION_URL', 'crisol.example');
  const { default: entry } = await import(`${ROOT}api/index.js`);
  return entry;
}
