import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SETTINGS as APP_SETTINGS } from '../../../tests/server/app.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { isHttps, securityHeaders } from './security-headers.ts';

const SETTINGS: SiteSettings = { ...APP_SETTINGS, siteUrl: 'https://crisol.example' };
const SCRIPT = 'document.title = "x"';

function policyOf(settings: Partial<SiteSettings> = {}, scheme: 'http' | 'https' = 'https') {
  const headers = securityHeaders({ ...SETTINGS, ...settings }, SCRIPT)[scheme];
  const directives = headers['Content-Security-Policy']?.split('; ').map((text) => text.split(' ')) ?? [];
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe('the content security policy', () => {
  test('the content security policy allows nothing by default and nothing unsafe', () => {
    const policy = policyOf();
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(JSON.stringify([...policy])).not.toMatch(/unsafe|\*|data:|blob:/);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  test('the content security policy allows the only inline script by its hash', () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policyOf().get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  });

  test('the content security policy allows exactly the visitors’ services that the operator allows', () => {
    expect(policyOf({ visitorServices: [] }).get('connect-src')).toEqual(["'self'"]);
    expect(policyOf().get('connect-src')).toEqual(["'self'", 'https://router.huggingface.co']);
    expect(policyOf({ visitorServices: ['huggingface', 'ollama'] }).get('connect-src')).toEqual([
      "'self'",
      'https://router.huggingface.co',
      'http://127.0.0.1:11434',
      'http://localhost:11434',
    ]);
  });

  test('the content security policy allows only the configured analytics', () => {
    expect(policyOf({ analytics: { kind: 'vercel' } }).get('script-src')).toHaveLength(2);
    const plausible = policyOf({
      analytics: { kind: 'plausible', domain: 'x', src: 'https://stats.example/js/script.js' },
    });
    expect(plausible.get('script-src')).toContain('https://stats.example');
    expect(plausible.get('connect-src')).toContain('https://stats.example');
  });
});

test('only the headers for https have HSTS', () => {
  const { http, https } = securityHeaders(SETTINGS, SCRIPT);
  expect(https).toHaveProperty('Strict-Transport-Security');
  expect(http).not.toHaveProperty('Strict-Transport-Security');
});

test.each([
  [undefined, 'https://crisol.example', true],
  [undefined, 'http://localhost:3000', false],
  ['https', 'http://localhost:3000', true],
  ['http', 'https://crisol.example', false],
  ['http, https', 'http://localhost:3000', true],
])('X-Forwarded-Proto %s with site URL %s means https: %s', (forwarded, siteUrl, expected) => {
  expect(isHttps(forwarded, siteUrl)).toBe(expected);
});
