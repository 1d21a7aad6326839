import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { IDEA, ROOT } from './servers.ts';

/** The entry that `vercel.json` names, called as the platform calls it: with a request, without a socket. */
describe('the serverless function', () => {
  let ask: (path: string, init?: RequestInit) => Promise<Response>;

  beforeAll(async () => {
    vi.stubEnv('AI_SERVICE', 'rules');
    vi.stubEnv('LOG_LEVEL', 'silent');
    vi.stubEnv('VERCEL_PROJECT_PRODUCTION_URL', 'crisol.example');
    const { default: entry } = await import(`${ROOT}api/index.js`);
    ask = (path, init) => entry.fetch(new Request(`https://crisol.example${path}`, init));
  });
  afterAll(() => vi.unstubAllEnvs());

  const analysis = (address: string, origin = 'https://crisol.example') =>
    ask('/api/analyses', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        host: 'crisol.example',
        origin,
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ idea: IDEA, language: 'en' }),
    });

  test('the serverless function puts the site’s address in pages; unknown paths get 404', async () => {
    const page = await ask('/en');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('href="https://crisol.example/en"');
    expect((await ask('/nowhere')).status).toBe(404);
  });

  test('the serverless function streams a worksheet and limits by the platform’s address', async () => {
    for (let count = 1; count <= 5; count += 1) {
      const response = await analysis('203.0.113.7');
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('event: worksheet');
    }
    expect((await analysis('203.0.113.7')).status).toBe(429);
    expect((await analysis('198.51.100.9')).status).toBe(200);
  });

  test('the serverless function rejects requests from another site', async () => {
    expect((await analysis('203.0.113.8', 'https://elsewhere.example')).status).toBe(403);
  });
});
