import { useId } from 'react';
import { isPending, type Section } from '../../document/blocks.ts';
import { Blocks } from './block-views.tsx';

export function ReportSections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section, index) => {
    const before = sections.slice(0, index).reduce((count, { blocks }) => count + blocks.length, 0);
    const isUnwritten = section.title === undefined && section.blocks.every(isPending);
    // Each block that arrives above a placeholder changes its key: React then renders a new one instead of moving it.
    return <ReportSection key={isUnwritten ? `unwritten-${before}` : section.id} {...section} />;
  });
}

/** A section with a line above. On wide screens its heading is in the margin, except beside the answer. */
function ReportSection({ id, layout, title, isTitleRepeated, blocks }: Section) {
  const headingId = useId();
  if (title === undefined) {
    return (
      <div className={`py-2 ${layout === 'answer' ? 'xl:ml-52' : ''}`}>
        <Blocks blocks={blocks} />
      </div>
    );
  }
  const hangs = layout !== 'beside' && !isTitleRepeated;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`scroll-mt-28 border-line py-2 not-first:border-t lg:scroll-mt-20 ${hangs ? 'gap-x-6 xl:grid xl:grid-cols-[11.5rem_minmax(0,1fr)]' : ''}`}
    >
      <h2
        id={headingId}
        className={isTitleRepeated ? 'sr-only' : 'mb-1 font-display text-xl leading-tight text-ink'}
      >
        {title}
      </h2>
      <div className="min-w-0">
        <Blocks blocks={blocks} />
      </div>
    </section>
  );
}
