import type { KeyboardEvent } from 'react';
import type { Decision } from '../../call/decision.ts';

const KEYS: Readonly<Record<string, Decision>> = { s: 'yes', y: 'yes', n: 'no', d: 'discuss' };

/** The decision that a key means, unless the person is typing or uses a shortcut of the browser. */
export function decisionKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): Decision | undefined {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return undefined;
  return KEYS[key.toLowerCase()];
}

export const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
