import { type ReactNode, useId } from 'react';

/** A section with a line above, an optional number and a heading. */
export function Section({
  number,
  title,
  id,
  level = 2,
  children,
}: {
  number?: number | undefined;
  title: ReactNode;
  id?: string | undefined;
  level?: 2 | 3;
  children: ReactNode;
}) {
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={headingId} id={id} className="scroll-mt-20 border-t border-line pt-6">
      <Heading
        id={headingId}
        className={`flex items-baseline gap-3 font-display text-ink ${level === 2 ? 'text-2xl' : 'text-xl'}`}
      >
        {number !== undefined && (
          <span aria-hidden="true" className="min-w-7 text-base text-ember tabular-nums">
            {number}
          </span>
        )}
        {title}
      </Heading>
      <div className="mt-4">{children}</div>
    </section>
  );
}
