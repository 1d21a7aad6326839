import { brand } from '../../brand.ts';
import type { VisitorServiceName } from '../../domain/site-settings.ts';

/** The hosted model where the visitor names none: `HUGGING_FACE_MODEL`, without the services' code in the first load. */
export const DEFAULT_MODEL = 'moonshotai/Kimi-K2-Instruct';

/** Who the visitor sends ideas to: through this site, or straight from the browser to a service of their own. */
export type ServiceChoice =
  | { service: 'site' }
  /** The model built into the browser. */
  | { service: 'browser' }
  | { service: 'huggingface'; apiKey: string; model: string }
  /** Without a model, the first one installed that can chat. */
  | { service: 'ollama'; model: string };

/** Local storage key of the remembered choice. The value is a `ServiceChoice` as JSON. */
export const CHOICE_KEY = `${brand.slug}_ai`;

export interface RememberedChoice {
  choice: ServiceChoice;
  /** What was saved is unknown, broken or no longer offered here, and `choice` stands in for it. */
  invalid: boolean;
}

/**
 * Reads the remembered choice, or `undefined` when there is none.
 * Settings that cannot be used fall back to Hugging Face, and never to the site's own
 * service unless Hugging Face is not offered: who chose a service of their own did not choose this site's.
 */
export function rememberedChoice(offered: readonly VisitorServiceName[]): RememberedChoice | undefined {
  const text = read();
  if (text === null) return undefined;
  const saved = parse(text);
  const model = typeof saved.model === 'string' ? saved.model.trim() : undefined;
  const apiKey = typeof saved.apiKey === 'string' ? saved.apiKey.trim() : '';
  if (saved.service === 'huggingface' && offered.includes('huggingface')) {
    return {
      choice: { service: 'huggingface', apiKey, model: model || DEFAULT_MODEL },
      invalid: model === undefined,
    };
  }
  if (saved.service === 'ollama' && offered.includes('ollama')) {
    return { choice: { service: 'ollama', model: model ?? '' }, invalid: false };
  }
  if (saved.service === 'browser' && offered.includes('browser')) {
    return { choice: { service: 'browser' }, invalid: false };
  }
  // The saved key stays behind: a key is only ever sent to its own service.
  return offered.includes('huggingface')
    ? { choice: { service: 'huggingface', apiKey: '', model: DEFAULT_MODEL }, invalid: true }
    : { choice: { service: 'site' }, invalid: true };
}

function read(): string | null {
  try {
    return localStorage.getItem(CHOICE_KEY);
  } catch {
    return null;
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
