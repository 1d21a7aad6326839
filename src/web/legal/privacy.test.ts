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

  test('names every other service an idea may go to, and none where there is none', () => {
    expect(said({ otherServices: ['Ollama', 'OpenAI'] })).toMatch(/Ollama (u|or) OpenAI/);
    expect(said({})).not.toMatch(/Ollama|OpenAI/);
  });

  test('says that nothing is sent to anyone where rules judge, and claims no AI then', () => {
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

  test('speaks of analytics only as configured', () => {
    const plausible = {
      kind: 'plausible',
      domain: 'crisol.example',
      src: 'https://plausible.io/js/script.js',
    } as const;
    expect(said({ analytics: plausible })).toContain('plausible.io');
    expect(said({})).not.toContain('Plausible');
  });

  test('says who receives the searches where the web can be searched, and nothing of it elsewhere', () => {
    expect(said({ search: { name: 'tavily', label: 'Tavily' } })).toMatch(/Tavily.*(nada más|nothing else)/);
    expect(said({ search: { name: 'searxng', label: 'SearXNG' } })).toMatch(
      /SearXNG.*(otros buscadores|other search engines)/,
    );
    expect(said({})).not.toMatch(/búsquedas|searches/);
  });

  test('tells the limits in force', () => {
    expect(said({ limits: { perMinute: 7, perDay: 0 } })).toMatch(/7 (por minuto|a minute|per minute)/);
  });
});
