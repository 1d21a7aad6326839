import type { SearchServiceName } from '../domain/evidence.ts';
import { brave } from './brave.ts';
import { ollamaSearch } from './ollama-search.ts';
import type { SearchService } from './search-service.ts';
import { searxng } from './searxng.ts';
import { tavily } from './tavily.ts';

/** What the host chose. */
export interface SearchSettings {
  service: SearchServiceName | 'off';
  /** In place of the service's own address. */
  url: string | undefined;
  apiKey: string | undefined;
}

const TAVILY_URL = 'https://api.tavily.com';
const BRAVE_URL = 'https://api.search.brave.com';
const OLLAMA_URL = 'http://127.0.0.1:11434';

/**
 * @param settings checked: SearXNG has an address, Brave a key
 * @returns `undefined` where search is off
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
