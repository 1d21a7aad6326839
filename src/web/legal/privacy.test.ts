import { describe, expect, test } from 'vitest';
import { SERVICE_LABELS } from '../../domain/answer-service.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { privacyEn } from './privacy.en.ts';
import { privacyEs } from './privacy.es.ts';
import { termsEn } from './terms.en.ts';
import { termsEs } from './terms.es.ts';

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
  contactUrl: null,
  calls: null,
  limits: { perMinute: 5, perDay: 40 },
};

const LANGUAGES = [
  ['Spanish', privacyEs, termsEs],
  ['English', privacyEn, termsEn],
] as const;

describe.each(LANGUAGES)('the privacy page in %s', (language, text, terms) => {
  const isSpanish = language === 'Spanish';
  const page = (settings: Partial<SiteSettings>) => JSON.stringify(text({ ...SETTINGS, ...settings }));

  test('names the service, model and provider that receive the idea', () => {
    expect(page({})).toMatch(/Hugging Face.*novita.*moonshotai\/Kimi-K2-Instruct/);
  });

  test('names exactly the other services that may receive an idea', () => {
    expect(page({ otherServices: ['Ollama', 'OpenAI'] })).toMatch(/Ollama (u|or) OpenAI/);
    expect(page({})).not.toMatch(/Ollama|OpenAI/);
  });

  test('says that a site without a model uses no AI', () => {
    expect(page({ service: null })).toMatch(/sin IA|without AI/);
    expect(page({ service: null })).not.toMatch(/Hugging Face/);
  });

  test('mentions only the configured analytics', () => {
    const plausible = {
      kind: 'plausible',
      domain: 'crisol.example',
      src: 'https://plausible.io/js/script.js',
    } as const;
    expect(page({ analytics: plausible })).toContain('plausible.io');
    expect(page({})).not.toContain('Plausible');
  });

  test('says who receives the searches, only if web search is on', () => {
    expect(page({ search: { name: 'tavily', label: 'Tavily' } })).toMatch(/Tavily.*(nada más|nothing else)/);
    expect(page({ search: { name: 'searxng', label: 'SearXNG' } })).toMatch(
      /SearXNG.*(otros buscadores|other search engines)/,
    );
    expect(page({ search: { name: 'tavily', label: 'Tavily' } })).toMatch(
      /(desactivar|turn) (las búsquedas|the searches off)/,
    );
    expect(page({})).not.toMatch(/búsquedas|searches/);
  });

  test('says who receives the texts of a call', () => {
    expect(page({ calls: { atOnce: 2, temperature: 0.7 } })).toMatch(
      /(pasa por este|passes through this).*Hugging Face/,
    );
    expect(page({})).not.toMatch(/cada texto pasa por|each text passes through/);
    expect(page({ visitorServices: ['ollama'] })).toMatch(
      /nada pasa por este sitio|nothing passes through this site/,
    );
    expect(page({})).toMatch(/respondes tú ante quienes se presentan|you are accountable to its applicants/);
  });

  test('describes a service without its own name in the language of the page', () => {
    const calls = { atOnce: 2, temperature: 0.7 };
    const service = { name: 'openai', label: SERVICE_LABELS.openai, model: 'm', provider: null } as const;
    const privacy = page({ service, calls, otherServices: [SERVICE_LABELS.embedded] });
    const [openai, embedded] = isSpanish
      ? ['servidor compatible con OpenAI', 'modelo de este servidor']
      : [SERVICE_LABELS.openai, SERVICE_LABELS.embedded];
    expect(privacy.match(new RegExp(openai, 'g'))).toHaveLength(2);
    expect(privacy).toContain(embedded);
    expect(JSON.stringify(terms({ ...SETTINGS, service }))).toContain(openai);
    if (isSpanish) expect(privacy).not.toMatch(/OpenAI-compatible|Embedded/);
  });

  test('states the configured limits', () => {
    expect(page({ limits: { perMinute: 7, perDay: 0 } })).toMatch(/7 (por minuto|a minute|per minute)/);
  });
});
