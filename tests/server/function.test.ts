import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { IDEA } from './sample-request.ts';
import { loadVercelFunction } from './vercel-function.ts';

/** Calls `api/index.js` as Vercel does: with a `Request`, without a socket. */
describe('the serverless function', () => {
  let send: (path: string, init?: RequestInit) => Promise<Response>;

  beforeAll(async () => {
    const entry = await loadVercelFunction();
    send = (path, init) => entry.fetch(new Request(`https://crisol.example${path}`, init));
  });
  afterAll(() => vi.unstubAllEnvs());

  const requestAnalysis = (clientIp: string, origin = 'https://crisol.example') =>
    send('/api/analyses', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        host: 'crisol.example',
        origin,
        'x-forwarded-for': clientIp,
      },
      body: JSON.stringify({ idea: IDEA, language: 'en' }),
    });

  test('pages contain the site’s URL', async () => {
    const page = await send('/en');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('href="https://crisol.example/en"');
  });

  test('an unknown path gets 404', async () => {
    expect((await send('/nowhere')).status).toBe(404);
  });

  test('streams a worksheet and limits rates by the client IP in `x-forwarded-for`', async () => {
    for (let count = 1; count <= 5; count += 1) {
      const response = await requestAnalysis('203.0.113.7');
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('event: worksheet');
    }
    expect((await requestAnalysis('203.0.113.7')).status).toBe(429);
    expect((await requestAnalysis('198.51.100.9')).status).toBe(200);
  });

  test('rejects requests from another site', async () => {
    expect((await requestAnalysis('203.0.113.8', 'https://elsewhere.example')).status).toBe(403);
  });
});
