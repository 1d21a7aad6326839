import type { Tone } from '../../document/blocks.ts';

/** Classes of each tone: for text, for a line beside it, for a badge around it. */
export const TONES: Readonly<Record<Tone, { text: string; line: string; badge: string }>> = {
  success: { text: 'text-success', line: 'border-success', badge: 'border-transparent bg-success-soft' },
  info: { text: 'text-info', line: 'border-info', badge: 'border-transparent bg-info-soft' },
  warning: { text: 'text-warning', line: 'border-warning', badge: 'border-transparent bg-warning-soft' },
  destructive: { text: 'text-danger', line: 'border-danger', badge: 'border-transparent bg-danger-soft' },
  outline: { text: 'text-ink', line: 'border-line', badge: 'border-line-strong' },
};
