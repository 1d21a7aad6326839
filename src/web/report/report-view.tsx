import type { ReactNode, Ref } from 'react';
import type { Layout, Section } from '../../document/blocks.ts';
import type { Language } from '../../domain/language.ts';
import { useLanguage } from '../i18n/language.tsx';
import { FullAnalysis } from './full-analysis.tsx';
import { type Folding, ReportContext, type ReportControls, type Slots } from './report-context.ts';
import { ReportHeader } from './report-header.tsx';
import { ReportSections } from './report-section.tsx';
import { SectionList } from './section-list.tsx';

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
