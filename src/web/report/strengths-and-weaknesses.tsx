import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { None, unique } from './lists.tsx';
import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';

/** Number of items of each kind in the summary; the others are folded. */
const SHOWN = 6;

const SIDES = [
  { part: 'strengths', Icon: Plus, colour: 'text-success' },
  { part: 'weaknesses', Icon: Minus, colour: 'text-danger' },
] as const;

export function StrengthsAndWeaknesses() {
  return (
    <div id="strengths" className="grid scroll-mt-20 gap-x-10 gap-y-8 sm:grid-cols-2">
      {SIDES.map((side) => (
        <Side key={side.part} {...side} />
      ))}
    </div>
  );
}

function Side({ part, Icon, colour }: (typeof SIDES)[number]) {
  const { sections, texts } = useReport();
  const headingId = useId();
  const items = sections[`strategicAnalysis.${part}`];
  const marked = (shown: readonly string[]) => (
    <ul className="mt-3 grid grid-cols-1 gap-2.5 transition-opacity duration-500 starting:opacity-0">
      {unique(shown).map(([key, item]) => (
        <li key={key} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2">
          <Icon aria-hidden="true" className={`mt-1.5 size-4 ${colour}`} />
          <span dir="auto">{item}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-4">
      <h2 id={headingId} className="font-display text-2xl">
        {texts[part]}
      </h2>
      {!items && <Pending lines={6} className="mt-3" />}
      {items?.length === 0 && <None className="mt-3" />}
      {items && items.length > 0 && marked(items.slice(0, SHOWN))}
      {items && items.length > SHOWN && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ember">
            {texts.moreItems(items.length - SHOWN)}
          </summary>
          {marked(items.slice(SHOWN))}
        </details>
      )}
    </section>
  );
}
