import { List } from './lists.tsx';
import { useReport } from './report-context.ts';

const SIDES = [
  { part: 'opportunities', tone: 'border-info' },
  { part: 'threats', tone: 'border-warning' },
] as const;

/** The external half of the SWOT analysis. Strengths and weaknesses are in the summary. */
export function OpportunitiesAndThreats() {
  const { sections, texts } = useReport();
  return (
    <div className="grid grid-cols-1 gap-px overflow-hidden border border-line bg-line sm:grid-cols-2">
      {SIDES.map(({ part, tone }) => (
        <div
          key={part}
          className={`break-inside-avoid border-t-4 bg-surface px-[min(1.25rem,5%)] pt-3 pb-5 ${tone}`}
        >
          <h3 className="mb-2 font-display text-xl">{texts[part]}</h3>
          <List items={sections[`strategicAnalysis.${part}`]} />
        </div>
      ))}
    </div>
  );
}
