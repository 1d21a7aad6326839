import type { ReactNode } from 'react';

const TONES = {
  success: 'border-transparent bg-success-soft text-success',
  info: 'border-transparent bg-info-soft text-info',
  warning: 'border-transparent bg-warning-soft text-warning',
  destructive: 'border-transparent bg-danger-soft text-danger',
  outline: 'border-line-strong text-ink',
} as const;

export type BadgeTone = keyof typeof TONES;

/** A short coloured label. The text alone carries the meaning. */
export function Badge({ tone = 'outline', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-sm font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
