import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { ColumnsBlock, Tone } from '../../document/blocks.ts';
import { FADE_IN, Pending } from './pending.tsx';
import { useReportTexts } from './report-context.ts';
import { TONES } from './tones.ts';

/** Number of items that are always shown. Further items are folded. */
const SHOWN_ITEMS = 6;

/** Lists side by side where there is space, each with a heading. */
export function Columns({ columns }: ColumnsBlock) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-8 gap-y-3">
      {columns.map((column) => (
        <Column key={column.title} {...column} />
      ))}
    </div>
  );
}

function Column({ title, tone, items }: ColumnsBlock['columns'][number]) {
  const { moreItems } = useReportTexts();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="break-inside-avoid">
      <h3 id={headingId} className="font-display text-lg leading-tight">
        {title}
      </h3>
      {items ? <Items tone={tone} items={items.slice(0, SHOWN_ITEMS)} /> : <Pending lines={8} />}
      {items && items.length > SHOWN_ITEMS && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-ember">
            {moreItems(items.length - SHOWN_ITEMS)}
          </summary>
          <Items tone={tone} items={items.slice(SHOWN_ITEMS)} />
        </details>
      )}
    </section>
  );
}

function Items({ tone, items }: { tone: Tone; items: readonly string[] }) {
  const Mark = tone === 'success' || tone === 'info' ? Plus : Minus;
  return (
    <ul className={`mt-1 grid grid-cols-1 gap-1 text-sm leading-snug ${FADE_IN}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a model may write the same line twice.
        <li key={index} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-1">
          <Mark aria-hidden="true" className={`mt-0.5 size-4 ${TONES[tone].text}`} />
          <span dir="auto" className="wrap-anywhere">
            {item}
          </span>
        </li>
      ))}
    </ul>
  );
}
