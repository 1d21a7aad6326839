import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';

export function List({ items }: { items: readonly string[] | undefined }) {
  if (!items) return <Pending lines={3} />;
  if (items.length === 0) return <None />;
  return (
    <ul className="grid max-w-measure grid-cols-1 list-disc gap-1.5 pl-5 transition-opacity duration-500 marker:text-ember starting:opacity-0">
      {unique(items).map(([key, item]) => (
        <li key={key} dir="auto" className="pl-1">
          {item}
        </li>
      ))}
    </ul>
  );
}

export function Numbered({ items }: { items: readonly string[] | undefined }) {
  if (!items) return <Pending lines={4} />;
  if (items.length === 0) return <None />;
  return (
    <ol className="grid max-w-measure grid-cols-1 list-decimal gap-2.5 pl-7 transition-opacity duration-500 marker:font-semibold marker:text-ember marker:tabular-nums starting:opacity-0">
      {unique(items).map(([key, item]) => (
        <li key={key} dir="auto" className="pl-1.5">
          {item}
        </li>
      ))}
    </ol>
  );
}

/** In the place of a list without items. */
export function None({ className }: { className?: string }) {
  return <p className={className}>{useReport().texts.none}</p>;
}

/** Items with unique keys: a model may write the same line twice. */
export function unique(items: readonly string[]): readonly (readonly [string, string])[] {
  return items.map((item, index) => [`${index} ${item}`, item] as const);
}
