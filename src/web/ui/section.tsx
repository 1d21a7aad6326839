import { type ReactNode, useId } from 'react';

/** A section with a line above, an optional number and a heading. */
export function Section({
  number,
  title,
  id,
  isHalf = false,
  isPrinted = true,
  children,
}: {
  number?: number | undefined;
  title: ReactNode;
  id?: string | undefined;
  /** Takes half of a row, where there is one with two columns. */
  isHalf?: boolean;
  /** False for controls alone. */
  isPrinted?: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      id={id}
      className={`scroll-mt-20 border-t border-line pt-6 ${isHalf ? '' : 'col-span-full'} ${isPrinted ? '' : 'print:hidden'}`}
    >
      <h2 id={headingId} className="flex items-baseline gap-3 font-display text-2xl text-ink">
        {number !== undefined && (
          <span aria-hidden="true" className="min-w-7 text-base text-ember tabular-nums">
            {number}
          </span>
        )}
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
