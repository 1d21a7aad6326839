import { brand } from '../../brand.ts';
import { HUGGING_FACE_MODEL } from '../../domain/default-services.ts';
import type { VisitorServiceName } from '../../domain/site-settings.ts';
import { readStored } from '../local-storage.ts';

/** A service that the visitor's browser sends requests to directly. */
export type VisitorChoice =
  | { service: 'huggingface'; apiKey: string; model: string }
  /** An empty `model` selects the first installed chat model. */
  | { service: 'ollama'; model: string };

/** The service that receives the visitor's ideas. */
export type ServiceChoice = { service: 'site' } | VisitorChoice;

/** Local storage key of the remembered choice. The value is a `ServiceChoice` as JSON. */
export const CHOICE_KEY = `${brand.slug}_ai`;

export interface RememberedChoice {
  choice: ServiceChoice;
  /** The saved settings are unknown, broken or no longer offered; `choice` is the fallback. */
  invalid: boolean;
}

/**
 * Reads the saved choice, or returns `undefined` if there is none. Unusable settings fall back to Hugging Face, and to
 * the site's own service only if Hugging Face is not offered: the visitor had not chosen to send ideas to this site.
 */
export function rememberedChoice(offered: readonly VisitorServiceName[]): RememberedChoice | undefined {
  const text = readStored(CHOICE_KEY);
  if (text === null) return undefined;
  let saved: { service?: unknown; apiKey?: unknown; model?: unknown } = {};
  try {
    saved = Object(JSON.parse(text));
  } catch {
    // Text that is not JSON names no service, so the fallback below applies.
  }
  const model = typeof saved.model === 'string' ? saved.model.trim() : undefined;
  const apiKey = typeof saved.apiKey === 'string' ? saved.apiKey.trim() : '';
  switch (offered.find((name) => name === saved.service)) {
    case 'huggingface':
      return {
        choice: { service: 'huggingface', apiKey, model: model || HUGGING_FACE_MODEL },
        invalid: model === undefined,
      };
    case 'ollama':
      return { choice: { service: 'ollama', model: model ?? '' }, invalid: false };
  }
  // The fallback does not use the saved key: a key is only ever sent to its own service.
  return offered.includes('huggingface')
    ? { choice: { service: 'huggingface', apiKey: '', model: HUGGING_FACE_MODEL }, invalid: true }
    : { choice: { service: 'site' }, invalid: true };
}
