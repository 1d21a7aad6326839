import { type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { Layout, Section } from '../../document/blocks.ts';
import type { Language } from '../../domain/language.ts';
import { FoldButton, type Folding, FullAnalysis } from './full-analysis.tsx';
import { ReportContext, type ShownReport } from './report-context.ts';
import { ReportHeader, type ReportHeaderProps } from './report-header.tsx';
import { isOnScreen, ReportSection, type ShownSection } from './report-section.tsx';
import { ScrollAnchor } from './scroll-anchor.tsx';
import { type ListedSection, SectionList } from './section-list.tsx';

const HALF = 'md:col-span-3';

/** Sections side by side, with their widths. If one is missing, the others have the whole width. */
const ROWS: readonly (readonly (readonly [id: string, width: string])[])[] = [
  [
    ['functionality', `${HALF} md:row-span-2`],
    ['targetAudience', HALF],
    ['valueProposition', HALF],
  ],
  [
    ['problemsSolved', 'xl:col-span-2'],
    ['opportunitiesAndThreats', 'xl:col-span-4'],
  ],
  [
    ['alternativeApproaches', HALF],
    ['monetization', HALF],
  ],
];

/** The layouts in the order of the page. */
const LAYOUTS: readonly Layout[] = ['head', 'answer', 'beside', 'record', 'end'];

/** Controls below the blocks of a section. If the report lacks the section, the controls come last in `layout`. */
export interface Controls extends Pick<ListedSection, 'id' | 'layout' | 'title' | 'lang'> {
  node: ReactNode;
}

/**
 * A report, complete or partial, or a worksheet, in the order of its document: the verdict, the actions, the advice, the
 * analysis.
 */
export function ReportView({
  language,
  isWriting = false,
  sections: [verdict, ...sections],
  folding,
  header,
  actions,
  analysisEnd,
  blockControls: { before, ratingControls, changeNumber } = {},
  controls,
}: {
  /** Language of the document. */
  language: Language;
  /** Parts of the document are still to be written. */
  isWriting?: boolean;
  /** The sections of the document. */
  sections: readonly Section[];
  /** Without it, the analysis is always unfolded. */
  folding?: Folding | undefined;
  header?: Omit<ReportHeaderProps, 'section'>;
  /** Below the verdict: the ways to keep the report. */
  actions?: ReactNode;
  /** At the end of the analysis: the download. */
  analysisEnd?: ReactNode;
  /** Within the blocks: the earlier score, the request for ratings, and what changes a number of the sums. */
  blockControls?: Pick<ShownReport, 'before' | 'ratingControls' | 'changeNumber'>;
  controls?: readonly Controls[] | false | undefined;
}) {
  const shownSections = withControls(sections, controls || []);
  const laidOut = (...layouts: Layout[]) => shownSections.filter(({ layout }) => layouts.includes(layout));
  const analysis = laidOut('record');
  const widths = rowWidths(analysis);
  const { isFolded = false, onFold } = folding ?? {};
  const context = useMemo(
    () => ({
      language,
      isWriting,
      before,
      ratingControls,
      changeNumber,
      reveal: isFolded && onFold ? () => flushSync(() => onFold(false)) : undefined,
    }),
    [language, isWriting, before, ratingControls, changeNumber, isFolded, onFold],
  );
  if (!verdict) return null;
  return (
    <ReportContext value={context}>
      <article lang={language} aria-busy={isWriting} className="pt-1 leading-[1.45] sm:leading-normal">
        <ScrollAnchor />
        <ReportHeader section={verdict} {...header} />
        <div className="mt-5 gap-x-8 border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_9.5rem]">
          <SectionList
            sections={[
              verdict,
              ...shownSections.filter(({ layout }) => !isFolded || layout !== 'record').filter(isOnScreen),
            ]}
          />
          <div className="grid min-w-0 grid-cols-1 gap-3 lg:col-start-1 lg:row-start-1">
            {(folding || actions) && (
              <div className="flex flex-wrap content-start items-start gap-3 print:hidden">
                {folding && <FoldButton {...folding} isPrimary />}
                {actions}
              </div>
            )}
            {laidOut('head', 'answer', 'beside').map((section, index) => (
              // Each arriving part changes the key of the untitled section below it, which is then a new element instead
              // of a moved one.
              <ReportSection key={section.title === undefined ? index : section.id} section={section} />
            ))}
            {analysis.length > 0 && (
              <FullAnalysis folding={folding} end={analysisEnd}>
                {analysis.map((section) => (
                  <ReportSection key={section.id} section={section} width={widths.get(section.id)} />
                ))}
              </FullAnalysis>
            )}
            {laidOut('end').map((section) => (
              <ReportSection key={section.id} section={section} />
            ))}
          </div>
        </div>
      </article>
    </ReportContext>
  );
}

/** The sections with their controls, and an empty section for controls whose section is missing. */
function withControls(sections: readonly Section[], controls: readonly Controls[]): ShownSection[] {
  const shown = sections.map(
    (section): ShownSection => ({
      ...section,
      node: controls.find(({ id }) => id === section.id)?.node,
    }),
  );
  for (const control of controls) {
    if (shown.some(({ id }) => id === control.id)) continue;
    const rank = LAYOUTS.indexOf(control.layout);
    const before = shown.findLastIndex(({ layout }) => LAYOUTS.indexOf(layout) <= rank);
    shown.splice(before + 1, 0, { ...control, blocks: [] });
  }
  return shown;
}

/** The widths of the sections whose row is complete. */
function rowWidths(sections: readonly ShownSection[]): ReadonlyMap<string, string> {
  const exists = ([id]: readonly [string, string]) => sections.some((section) => section.id === id);
  return new Map(ROWS.filter((row) => row.every(exists)).flat());
}
