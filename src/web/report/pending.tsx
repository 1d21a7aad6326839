const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-3/4'] as const;

/** Classes of an element that fades in where a placeholder was. */
export const FADE_IN = 'transition-opacity duration-500 starting:opacity-0';

/** A placeholder for a part that is being written. */
export function Pending({ lines, className = '' }: { lines: number; className?: string }) {
  return (
    <span aria-hidden="true" className={`block animate-pulse ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that are never reordered.
          key={line}
          className={`my-2.5 block h-3 rounded-full bg-line ${WIDTHS[line % WIDTHS.length]}`}
        />
      ))}
    </span>
  );
}

/** A placeholder as tall as the expected text, so that little moves when the text arrives. Phones need twice the lines. */
export function PendingText({ lines }: { lines: number }) {
  return <Pending lines={2 * lines} className="*:my-3 sm:*:even:hidden" />;
}
