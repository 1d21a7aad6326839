import { useReport } from './report-context.ts';

const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-3/4', 'w-5/6'] as const;

/**
 * In place of a part that is not there: while it is being written, its room, so that nothing jumps when it
 * comes; in a report that was broken off, that it is missing.
 */
export function Pending({ lines, className = '' }: { lines: number; className?: string }) {
  const { writing, texts } = useReport();
  if (!writing) return <span className="text-sm text-muted">{texts.notWritten}</span>;
  return (
    <span aria-hidden="true" className={`block animate-pulse ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places.
          key={line}
          className={`my-2.5 block h-3 rounded-full bg-line ${WIDTHS[line % WIDTHS.length]}`}
        />
      ))}
    </span>
  );
}
