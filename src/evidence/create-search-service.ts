import type { SearchServiceName } from '../domain/evidence.ts';
import { brave } from './brave.ts';
import { ollamaSearch } from './ollama-search.ts';
import type { SearchService } from './search-service.ts';
import { searxng } from './searxng.ts';
import { tavily } from './tavily.ts';

/** The host's settings. */
export interface SearchSettings {
  service: SearchServiceName | 'off';
  /** Replaces the service's default URL. */
  url: string | undefined;
  apiKey: string | undefined;
}

const TAVILY_URL = 'https://api.tavily.com';
const BRAVE_URL = 'https://api.search.brave.com';
const OLLAMA_URL = 'http://127.0.0.1:11434';

/**
 * @param settings validated: SearXNG has a URL, Brave a key
 * @returns `undefined` if search is off
 */
export function createSearchService({ service, url, apiKey }: SearchSettings): SearchService | undefined {
  const baseUrl = url?.replace(/\/+$/, '');
  switch (service) {
    case 'off':
      return undefined;
    case 'searxng':
      return searxng(baseUrl?.replace(/\/search$/, '') ?? '');
    case 'tavily':
      return tavily(baseUrl ?? TAVILY_URL, apiKey);
    case 'brave':
      return brave(baseUrl ?? BRAVE_URL, apiKey ?? '');
    case 'ollama':
      return ollamaSearch(baseUrl ?? OLLAMA_URL);
  }
}
