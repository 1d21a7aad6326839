import { type ReactNode, type Ref, useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { Block, Part, Section as SectionContent } from '../../document/blocks.ts';
import type { Language } from '../../domain/idea.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Blocks } from './block-views.tsx';
import { FullAnalysis } from './full-analysis.tsx';
import { ReportContext, type SumsControls } from './report-context.ts';
import { ReportHeader } from './report-header.tsx';
import { ScrollAnchor } from './scroll-anchor.tsx';
import { type Listed, SectionList } from './section-list.tsx';

/** Sections side by side: those of the left half, and those of the right half. None stands in a half alone. */
const PAIRS = [
  [['functionality'], ['targetAudience', 'valueProposition']],
  [['alternativeApproaches'], ['monetization']],
];

/** Controls below the blocks of a section. If the report lacks the section, they stand where it would be. */
export interface Controls extends Pick<Listed, 'id' | 'part' | 'title' | 'lang'> {
  node: ReactNode;
}

type Shown = Listed & Partial<Controls>;

/** Ids of the sections that end a report, in their order. */
const LAST_SECTIONS = ['evidence', 'doubts', 'sums', 'bet', 'plan', 'decide', 'gains', 'imprint'];

/**
 * A report, complete or partial, or a worksheet, in the order of its document: the verdict, the button of the full analysis, the
 * analysis, what to do next.
 */
export function ReportView({
  language,
  isWriting = false,
  sections: [verdict, ...sections],
  onUnfold,
  headingRef,
  kicker,
  origin,
  actions,
  changes,
  before,
  ratingControls,
  controls = [],
  experimentControls,
  sumsControls,
}: {
  /** Language of the document. */
  language: Language;
  /** Parts of it are still to be written. */
  isWriting?: boolean;
  /** The sections of the document. */
  sections: readonly SectionContent[];
  /** Unfolds the full analysis; `undefined` if it is unfolded. */
  onUnfold?: (() => void) | undefined;
  /** For the name of the report, which becomes the page's `h1`. Leave it out where the page has another `h1`. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Above the name: language, other reports of the tab. */
  kicker?: ReactNode;
  /** Below the name: where the report comes from. */
  origin?: ReactNode;
  /** Below the verdict: the ways to keep the report. */
  actions?: ReactNode;
  /** What changed since an earlier report, and the earlier score. */
  changes?: ReactNode;
  before?: number | undefined;
  ratingControls?: ReactNode;
  controls?: readonly Controls[] | undefined;
  experimentControls?: ((index: number) => ReactNode) | undefined;
  sumsControls?: SumsControls | undefined;
}) {
  const shown = withControls(sections, controls);
  const partOf = (part: Part) => shown.filter((section) => section.part === part);
  const said = partOf('verdict');
  const analysis = partOf('analysis');
  const unfold = analysis.length > 1 ? onUnfold : undefined;
  const context = useMemo(
    () => ({
      language,
      isWriting,
      before,
      ratingControls,
      experimentControls,
      sumsControls,
      reveal: unfold && (() => flushSync(unfold)),
    }),
    [language, isWriting, before, ratingControls, experimentControls, sumsControls, unfold],
  );
  if (!verdict) return null;
  return (
    <ReportContext value={context}>
      <article lang={language} aria-busy={isWriting} className="pt-1">
        <ScrollAnchor />
        <ReportHeader
          section={verdict}
          kicker={kicker}
          origin={origin}
          changes={changes}
          headingRef={headingRef}
        />
        <div className="mt-5 gap-x-12 border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_12.5rem]">
          <SectionList sections={[verdict, ...shown.filter(({ part }) => !unfold || part !== 'analysis')]} />
          <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-start-1 lg:row-start-1 [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
            {/* A worksheet has sections here: its actions stand before them. */}
            {said.length > 0 && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
            {said.map(sectionView)}
            <FullAnalysis onUnfold={unfold} actions={said.length === 0 && actions}>
              {inRows(analysis)}
            </FullAnalysis>
            {partOf('next').map(sectionView)}
          </div>
        </div>
      </article>
    </ReportContext>
  );
}

/** The sections with their controls, and an empty section for controls that have none. */
function withControls(sections: readonly SectionContent[], controls: readonly Controls[]): Shown[] {
  const unwritten = controls
    .filter(({ id }) => !sections.some((section) => section.id === id))
    .map((each) => ({ ...each, blocks: [] }));
  return [...sections, ...unwritten]
    .sort((one, other) => LAST_SECTIONS.indexOf(one.id) - LAST_SECTIONS.indexOf(other.id))
    .map((section) => ({ ...section, node: controls.find(({ id }) => id === section.id)?.node }));
}

/** Which blocks fill two columns by themselves. */
const TEXT_BLOCKS: ReadonlySet<Block['type']> = new Set(['paragraph', 'list', 'heading', 'pending']);

/** Sections whose controls stand beside their blocks. */
const BESIDE: ReadonlySet<string> = new Set(['gains']);

/** The sections in rows: those of a pair side by side, the others alone over the whole width. */
function inRows(sections: readonly Shown[]): ReactNode {
  const paired = PAIRS.filter((pair) => pair.flat().every((id) => sections.some((each) => each.id === id)));
  return sections.map((section) => {
    const pair = paired.find((sides) => sides.flat().includes(section.id));
    if (!pair) return <Section key={section.id} section={section} isWide />;
    if (section.id !== pair.flat()[0]) return null;
    return pair.map((side) => (
      <div key={side[0]} className="grid grid-cols-1 content-start gap-6">
        {sections.filter(({ id }) => side.includes(id)).map(sectionView)}
      </div>
    ));
  });
}

function sectionView(section: Shown) {
  return <Section key={section.id} section={section} />;
}

/** The blocks of a section. Over the whole width, axes stand in pairs and texts in two columns. */
function SectionBlocks({ blocks, isWide }: { blocks: readonly Block[]; isWide: boolean }) {
  const axes = blocks.some(({ type }) => type === 'axis') ? blocks.filter(isAxis) : [];
  const rest = axes.length > 0 ? blocks.filter((block) => !isAxis(block)) : blocks;
  const isText = isWide && blocks.every(({ type }) => TEXT_BLOCKS.has(type));
  return (
    <>
      {axes.length > 0 && (
        <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
          <Blocks blocks={axes} />
        </div>
      )}
      <div className={isText ? 'gap-x-12 xl:columns-2' : ''}>
        <Blocks blocks={rest} />
      </div>
    </>
  );
}

/** An axis, or the place of one that is being written. */
function isAxis({ type }: Block): boolean {
  return type === 'axis' || type === 'pending';
}

/** A section with a line above and, if it has a title, a heading. */
function Section({ section, isWide = false }: { section: Shown; isWide?: boolean }) {
  const { id, title, blocks, node, lang } = section;
  const { language } = useLanguage();
  const headingId = useId();
  const content = (
    <>
      <SectionBlocks blocks={blocks} isWide={isWide} />
      {node && <div lang={language}>{node}</div>}
    </>
  );
  if (title === undefined) {
    return <div className="border-t border-line pt-2">{content}</div>;
  }
  return (
    <section
      aria-labelledby={headingId}
      id={id}
      className={`scroll-mt-20 border-t border-line pt-4 ${isWide ? 'col-span-full' : ''} ${blocks.length > 0 ? '' : 'print:hidden'}`}
    >
      <h2 id={headingId} lang={lang} className="font-display text-2xl text-ink">
        {title}
      </h2>
      <div className={`mt-2.5 ${BESIDE.has(id) ? 'gap-x-12 xl:grid xl:grid-cols-2' : ''}`}>{content}</div>
    </section>
  );
}
