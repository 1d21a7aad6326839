import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { privacyEn } from './privacy.en.ts';
import { privacyEs } from './privacy.es.ts';

const SETTINGS: SiteSettings = {
  siteUrl: 'https://crisol.example',
  service: {
    name: 'huggingface',
    label: 'Hugging Face',
    model: 'moonshotai/Kimi-K2-Instruct',
    provider: 'novita',
  },
  otherServices: [],
  visitorServices: [],
  search: null,
  analytics: { kind: 'off' },
  plan: 'auto',
  contactUrl: null,
  limits: { perMinute: 5, perDay: 40 },
};

const LANGUAGES = [
  ['Spanish', privacyEs],
  ['English', privacyEn],
] as const;

describe.each(LANGUAGES)('the privacy page in %s', (_, text) => {
  const page = (settings: Partial<SiteSettings>) => JSON.stringify(text({ ...SETTINGS, ...settings }));

  test('the privacy page names the service, model and provider that receive the idea', () => {
    expect(page({})).toMatch(/Hugging Face.*novita.*moonshotai\/Kimi-K2-Instruct/);
  });

  test('the privacy page names exactly the other services that may receive an idea', () => {
    expect(page({ otherServices: ['Ollama', 'OpenAI'] })).toMatch(/Ollama (u|or) OpenAI/);
    expect(page({})).not.toMatch(/Ollama|OpenAI/);
  });

  test('the privacy page of a site without a model says that it uses no AI', () => {
    expect(page({ service: null })).toMatch(/sin IA|without AI/);
    expect(page({ service: null })).not.toMatch(/Hugging Face/);
  });

  test('the privacy page mentions only the configured analytics', () => {
    const plausible = {
      kind: 'plausible',
      domain: 'crisol.example',
      src: 'https://plausible.io/js/script.js',
    } as const;
    expect(page({ analytics: plausible })).toContain('plausible.io');
    expect(page({})).not.toContain('Plausible');
  });

  test('the privacy page says who receives the searches, only if web search is on', () => {
    expect(page({ search: { name: 'tavily', label: 'Tavily' } })).toMatch(/Tavily.*(nada más|nothing else)/);
    expect(page({ search: { name: 'searxng', label: 'SearXNG' } })).toMatch(
      /SearXNG.*(otros buscadores|other search engines)/,
    );
    expect(page({})).not.toMatch(/búsquedas|searches/);
  });

  test('the privacy page states the configured limits', () => {
    expect(page({ limits: { perMinute: 7, perDay: 0 } })).toMatch(/7 (por minuto|a minute|per minute)/);
  });
});
