import { type ReactNode, type Ref, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isPending, type Layout, type Section } from '../../document/blocks.ts';
import type { Language } from '../../domain/language.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Blocks } from './block-views.tsx';
import { pageMessages } from './page-messages.ts';
import { type Folding, ReportContext, type ReportControls, type Slots } from './report-context.ts';
import { ReportHeader } from './report-header.tsx';
import { SectionList } from './section-list.tsx';

/** Fragment of the full analysis. */
const ANALYSIS_ID = 'analysis';

/**
 * A report, complete or partial, or a worksheet. On wide screens the score is beside the answer, and the list of
 * sections is below the score. On narrow screens the score is below the answer.
 */
export function ReportView({
  language,
  isWriting = false,
  sections,
  headingRef,
  folding,
  slots = {},
  controls,
}: {
  /** Language of the document. */
  language: Language;
  /** Whether parts of the document are still to be written. */
  isWriting?: boolean;
  sections: readonly Section[];
  /** Makes the name of the report the page's `h1`. Leave it out if the page has another `h1`. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Without `folding`, the full analysis is always unfolded. */
  folding?: Folding | undefined;
  slots?: Slots;
  /** Controls inside the blocks. */
  controls?: ReportControls | undefined;
}) {
  const { language: pageLanguage } = useLanguage();
  const laidOut = (layout: Layout) => sections.filter((section) => section.layout === layout);
  const [beside, record] = [laidOut('beside'), laidOut('record')];
  const around = (node: ReactNode) => node && <div lang={pageLanguage}>{node}</div>;
  return (
    <ReportContext value={{ language, isWriting, ...controls }}>
      <article
        lang={language}
        aria-busy={isWriting}
        className="text-[1rem] leading-[1.4] max-sm:-mx-1 sm:leading-[1.45]"
      >
        <ReportHeader sections={sections} headingRef={headingRef} slots={slots} />
        <div className="mt-3 gap-x-10 border-t-2 border-ink lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr_auto]">
          <SectionList
            sections={
              folding?.full === false ? sections.filter((each) => each.layout !== 'record') : sections
            }
          />
          {/* While the answer is written, keep later parts out of view on narrow screens; reserve space for notes. */}
          <div
            className={`min-w-0 lg:row-span-2 lg:row-start-1 ${isWriting ? 'min-h-[120dvh] pb-62 lg:min-h-0' : ''}`}
          >
            <ReportSections sections={laidOut('answer')} />
            {around(slots.thread)}
          </div>
          {beside.length > 0 && (
            <div className="lg:col-start-2 lg:row-start-1">
              <ReportSections sections={beside} />
            </div>
          )}
          <div className="min-w-0 lg:col-start-1 lg:row-start-3">
            {record.length > 0 && (
              <FullAnalysis folding={folding} end={slots.analysisEnd}>
                <ReportSections sections={record} />
              </FullAnalysis>
            )}
            <ReportSections sections={laidOut('end')} />
            {around(slots.end)}
          </div>
        </div>
      </article>
    </ReportContext>
  );
}

function ReportSections({ sections }: { sections: readonly Section[] }) {
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

/** The full analysis, below the button that unfolds and folds it. Always printed complete. */
function FullAnalysis({
  folding,
  end,
  children,
}: {
  folding: Folding | undefined;
  /** Shown at the end while unfolded. */
  end: ReactNode;
  children: ReactNode;
}) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const isFolded = folding?.full === false;
  return (
    <div className="border-t-2 border-ink pt-3">
      {folding && (
        <Button
          ref={button}
          lang={language}
          variant={isFolded ? 'primary' : 'secondary'}
          aria-expanded={!isFolded}
          aria-controls={ANALYSIS_ID}
          onClick={() => {
            flushSync(() => folding.showFull(isFolded));
            // On a phone the unfolded chapters would begin below the window.
            button.current?.scrollIntoView({ block: isFolded ? 'start' : 'nearest', behavior: 'instant' });
          }}
          className="scroll-mt-24 max-sm:w-full print:hidden"
        >
          {isFolded ? texts.full : texts.fold}
        </Button>
      )}
      <div id={ANALYSIS_ID} className={isFolded ? 'not-print:hidden' : ''}>
        {children}
        {end && (
          <div lang={language} className="flex flex-wrap gap-3 border-t border-line py-3 print:hidden">
            {end}
          </div>
        )}
      </div>
    </div>
  );
}
