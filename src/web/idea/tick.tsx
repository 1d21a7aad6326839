import type { ReactNode } from 'react';

/** A circle around the tick in `children`. Without a tick the circle is dashed. */
export function Tick({ children }: { children?: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0" fill="none" stroke="currentColor">
      <circle cx="8" cy="8" r="6.5" strokeDasharray={children ? undefined : '2 2'} />
      {children}
    </svg>
  );
}
