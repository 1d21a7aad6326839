import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { ColumnsBlock } from '../../document/blocks.ts';
import { FADE_IN, Pending } from './pending.tsx';
import { useReportTexts } from './report-context.ts';
import { TONES } from './tones.ts';

/** A column with more items than this folds the rest. */
const SHOWN_ITEMS = 6;

/** Lists side by side, with headings of the given level. Each shows `shown` items and folds the rest. */
export function Columns({
  columns,
  level = 3,
  shown = SHOWN_ITEMS,
}: ColumnsBlock & { level?: 2 | 3; shown?: number | undefined }) {
  return (
    <div className="grid content-start gap-x-10 gap-y-6 sm:grid-cols-2">
      {columns.map((column) => (
        <Column key={column.title} level={level} shown={shown} {...column} />
      ))}
    </div>
  );
}

function Column({
  title,
  tone,
  items,
  level,
  shown,
}: ColumnsBlock['columns'][number] & { level: 2 | 3; shown: number }) {
  const { moreItems } = useReportTexts();
  const headingId = useId();
  const Mark = tone === 'success' || tone === 'info' ? Plus : Minus;
  const Heading = level === 2 ? 'h2' : 'h3';
  const listOf = (listed: readonly string[]) => (
    <ul className={`mt-2 grid grid-cols-1 gap-1.5 ${FADE_IN}`}>
      {listed.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a model may write the same line twice.
        <li key={index} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2">
          <Mark aria-hidden="true" className={`mt-1.5 size-4 ${TONES[tone].text}`} />
          <span dir="auto" className="wrap-anywhere">
            {item}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={headingId} className="break-inside-avoid border-t border-line pt-2">
      <Heading
        id={headingId}
        className={`font-display text-xl leading-tight ${level === 2 ? '' : 'sm:text-2xl'}`}
      >
        {title}
      </Heading>
      {items ? listOf(items.slice(0, shown)) : <Pending lines={8} className="mt-3" />}
      {items && items.length > shown && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ember">
            {moreItems(items.length - shown)}
          </summary>
          {listOf(items.slice(shown))}
        </details>
      )}
    </section>
  );
}
