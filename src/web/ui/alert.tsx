import type { ReactNode } from 'react';

const TONES = {
  danger: 'border-danger bg-danger-soft',
  warning: 'border-warning bg-warning-soft',
  info: 'border-line-strong bg-sunk',
} as const;

/** A message box, announced when it appears. `danger` and `warning` interrupt a screen reader, `info` does not. */
export function Alert({
  tone = 'danger',
  title,
  className = '',
  children,
}: {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      role={tone === 'info' ? 'status' : 'alert'}
      className={`rounded-control border-l-4 px-4 py-3 text-ink ${TONES[tone]} ${className}`}
    >
      {title !== undefined && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  );
}
