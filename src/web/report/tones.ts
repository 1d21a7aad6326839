import type { Tone } from '../../document/blocks.ts';

/** Classes of each tone: for text, and for a badge around text. */
export const TONES: Readonly<Record<Tone, { text: string; badge: string }>> = {
  success: { text: 'text-success', badge: 'border-transparent bg-success-soft' },
  info: { text: 'text-info', badge: 'border-transparent bg-info-soft' },
  warning: { text: 'text-warning', badge: 'border-transparent bg-warning-soft' },
  danger: { text: 'text-danger', badge: 'border-transparent bg-danger-soft' },
  outline: { text: 'text-ink', badge: 'border-line-strong' },
};
