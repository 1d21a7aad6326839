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
    aiGenerated: true,
    provider: 'novita',
  },
  otherServices: [],
  visitorServices: [],
  search: null,
  analytics: { kind: 'off' },
  contactUrl: null,
  limits: { perMinute: 5, perDay: 40 },
};

const LANGUAGES = [
  ['Spanish', privacyEs],
  ['English', privacyEn],
] as const;

describe.each(LANGUAGES)('the privacy page in %s', (_, text) => {
  const said = (settings: Partial<SiteSettings>) => JSON.stringify(text({ ...SETTINGS, ...settings }));

  test('names the service, the model and the provider that receive the idea', () => {
    expect(said({})).toMatch(/Hugging Face.*novita.*moonshotai\/Kimi-K2-Instruct/);
  });

  test('names every other service that may receive an idea, or none', () => {
    expect(said({ otherServices: ['Ollama', 'OpenAI'] })).toMatch(/Ollama (u|or) OpenAI/);
    expect(said({})).not.toMatch(/Ollama|OpenAI/);
  });

  test('without a model says that nothing is sent to anyone, and mentions no AI', () => {
    const service = {
      name: 'rules',
      label: 'Crisol',
      model: 'rules',
      aiGenerated: false,
      provider: null,
    } as const;
    expect(said({ service })).toMatch(/sin IA|without AI/);
    expect(said({ service })).not.toMatch(/Hugging Face/);
  });

  test('mentions only the configured analytics', () => {
    const plausible = {
      kind: 'plausible',
      domain: 'crisol.example',
      src: 'https://plausible.io/js/script.js',
    } as const;
    expect(said({ analytics: plausible })).toContain('plausible.io');
    expect(said({})).not.toContain('Plausible');
  });

  test('says who receives the searches, only if web search is on', () => {
    expect(said({ search: { name: 'tavily', label: 'Tavily' } })).toMatch(/Tavily.*(nada más|nothing else)/);
    expect(said({ search: { name: 'searxng', label: 'SearXNG' } })).toMatch(
      /SearXNG.*(otros buscadores|other search engines)/,
    );
    expect(said({})).not.toMatch(/búsquedas|searches/);
  });

  test('states the configured limits', () => {
    expect(said({ limits: { perMinute: 7, perDay: 0 } })).toMatch(/7 (por minuto|a minute|per minute)/);
  });
});
