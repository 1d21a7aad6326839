import { type ReactNode, type Ref, useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { type Part, type Section as SectionContent, textsOf } from '../../document/blocks.ts';
import type { Language } from '../../domain/idea.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Blocks } from './block-views.tsx';
import { Columns } from './columns.tsx';
import { FullAnalysis } from './full-analysis.tsx';
import { ReportContext, type SumsControls } from './report-context.ts';
import { ReportHeader } from './report-header.tsx';
import { type Listed, SectionList } from './section-list.tsx';

/** A numbered section of at most this many characters fills half of the width, so that another can stand beside it. */
const SHORT_SECTION = 240;
/** Characters in a line of a short section. */
const LINE_LENGTH = 50;

/** Controls below the blocks of a section. If the report lacks the section, they stand where it would be. */
export interface Controls extends Pick<Listed, 'id' | 'part' | 'title' | 'lang'> {
  node: ReactNode;
}

type Shown = Listed & Partial<Controls>;

/** Ids of the sections that end a report, in their order. */
const LAST_SECTIONS = [
  'evidence',
  'doubts',
  'sums',
  'bet',
  'plan',
  'decide',
  'gains',
  'ratings',
  'imprint',
  'export',
];

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
  actions,
  changes,
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
  /** Above the name: origin, language, other reports of the tab. */
  kicker?: ReactNode;
  /** Below the text at the top. */
  actions?: ReactNode;
  /** What changed since an earlier report. */
  changes?: ReactNode;
  controls?: readonly Controls[] | undefined;
  experimentControls?: ((index: number) => ReactNode) | undefined;
  sumsControls?: SumsControls | undefined;
}) {
  const shown = withControls(sections, controls);
  const partOf = (part: Part) => shown.filter((section) => section.part === part);
  const analysis = partOf('analysis');
  const unfold = analysis.length > 1 ? onUnfold : undefined;
  const context = useMemo(
    () => ({ language, experimentControls, sumsControls, reveal: unfold && (() => flushSync(unfold)) }),
    [language, experimentControls, sumsControls, unfold],
  );
  if (!verdict) return null;
  return (
    <ReportContext value={context}>
      <article lang={language} aria-busy={isWriting} className="pt-4">
        <ReportHeader section={verdict} kicker={kicker} actions={actions} headingRef={headingRef} />
        <div className="mt-8 gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_14rem]">
          <SectionList sections={[verdict, ...shown.filter(({ part }) => !unfold || part !== 'analysis')]} />
          <div className="grid min-w-0 grid-cols-1 gap-10 lg:col-start-1 lg:row-start-1 [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
            {verdict.blocks.map(
              (block) => block.type === 'columns' && <Columns key={block.type} {...block} level={2} />,
            )}
            {partOf('verdict').map(sectionView)}
            {changes}
            <FullAnalysis onUnfold={unfold}>{analysis.map(sectionView)}</FullAnalysis>
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

/** Counts the text that is still expected as well, so that a section keeps its width when its text arrives. */
function isShort(section: SectionContent): boolean {
  let length = 0;
  for (const block of section.blocks) {
    if (block.type === 'columns') return false;
    if (block.type === 'pending') length += block.lines * LINE_LENGTH;
  }
  for (const text of textsOf(section)) length += text.length;
  return length <= SHORT_SECTION;
}

function sectionView(section: Shown) {
  return <Section key={section.id} section={section} />;
}

/** A section with a line above and, if it has a title, a heading with its number. */
function Section({ section }: { section: Shown }) {
  const { id, part, title, number, blocks, node, lang } = section;
  const { language } = useLanguage();
  const headingId = useId();
  const content = (
    <>
      <Blocks blocks={blocks} />
      {node && <div lang={language}>{node}</div>}
    </>
  );
  if (title === undefined) return <div className="border-t border-line pt-2 empty:hidden">{content}</div>;
  // What to do next stands alone while the analysis is folded, so its sections are not numbered here.
  const isNumbered = part === 'analysis' && number !== undefined;
  return (
    <section
      aria-labelledby={headingId}
      id={id}
      className={`scroll-mt-20 border-t border-line pt-6 ${isNumbered && isShort(section) ? '' : 'col-span-full'} ${blocks.length > 0 ? '' : 'print:hidden'}`}
    >
      <h2 id={headingId} lang={lang} className="flex items-baseline gap-3 font-display text-2xl text-ink">
        {isNumbered && (
          <span aria-hidden="true" className="min-w-7 text-base text-ember tabular-nums">
            {number}
          </span>
        )}
        {title}
      </h2>
      <div className="mt-4">{content}</div>
    </section>
  );
}
