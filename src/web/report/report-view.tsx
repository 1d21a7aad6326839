import { type ReactNode, type Ref, useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { type Block, PARTS, type Part, type Section as SectionContent } from '../../document/blocks.ts';
import type { Language } from '../../domain/language.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Blocks } from './block-views.tsx';
import { FoldButton, type Folding, FullAnalysis } from './full-analysis.tsx';
import { ReportContext, SectionTitle } from './report-context.ts';
import { ReportHeader } from './report-header.tsx';
import { ScrollAnchor } from './scroll-anchor.tsx';
import { type Listed, SectionList } from './section-list.tsx';

const HALF = 'md:col-span-3';

/** Sections side by side, with their widths. Where one is missing, the others have the whole width. */
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

/** Controls below the blocks of a section. If the report lacks the section, they end its part. */
export interface Controls extends Pick<Listed, 'id' | 'part' | 'title' | 'lang'> {
  node: ReactNode;
}

type Shown = Listed & Partial<Controls>;

/**
 * A report, complete or partial, or a worksheet, in the order of its document: the verdict, the actions, the advice, the
 * analysis.
 */
export function ReportView({
  language,
  isWriting = false,
  sections: [verdict, ...sections],
  folding,
  headingRef,
  kicker,
  origin,
  actions,
  analysisEnd,
  changes,
  before,
  ratingControls,
  controls,
  changeNumber,
}: {
  /** Language of the document. */
  language: Language;
  /** Parts of it are still to be written. */
  isWriting?: boolean;
  /** The sections of the document. */
  sections: readonly SectionContent[];
  /** Where the analysis cannot be folded, it stands unfolded. */
  folding?: Folding | undefined;
  /** For the name of the report, which becomes the page's `h1`. Leave it out where the page has another `h1`. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Above the name: language, other reports of the tab. */
  kicker?: ReactNode;
  /** Below the name: where the report comes from. */
  origin?: ReactNode;
  /** Below the verdict: the ways to keep the report. */
  actions?: ReactNode;
  /** At the end of the analysis: the download. */
  analysisEnd?: ReactNode;
  /** What changed since an earlier report, and the earlier score. */
  changes?: ReactNode;
  before?: number | undefined;
  ratingControls?: ReactNode;
  controls?: readonly Controls[] | false | undefined;
  changeNumber?: ((index: number, value: number | undefined) => void) | undefined;
}) {
  const shown = withControls(sections, controls || []);
  const partOf = (part: Part) => shown.filter((section) => section.part === part);
  const analysis = partOf('analysis');
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
        <ReportHeader
          section={verdict}
          kicker={kicker}
          origin={origin}
          changes={changes}
          headingRef={headingRef}
        />
        <div className="mt-5 gap-x-8 border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_9.5rem]">
          <SectionList
            sections={[
              verdict,
              ...shown.filter(({ part }) => !isFolded || part !== 'analysis').filter(isOnScreen),
            ]}
          />
          <div className="grid min-w-0 grid-cols-1 gap-3 lg:col-start-1 lg:row-start-1">
            {(folding || actions) && (
              <div className="flex flex-wrap content-start items-start gap-3 print:hidden">
                {folding && <FoldButton {...folding} isPrimary />}
                {actions}
              </div>
            )}
            {[...partOf('verdict'), ...partOf('advice')].map((section, index) => (
              // Another element after each part: what waits below it has not moved, it is new.
              <Section key={section.title === undefined ? index : section.id} section={section} />
            ))}
            {analysis.length > 0 && (
              <FullAnalysis folding={folding} end={analysisEnd}>
                {analysis.map((section) => (
                  <Section key={section.id} section={section} width={widths.get(section.id)} />
                ))}
              </FullAnalysis>
            )}
            {partOf('end').map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        </div>
      </article>
    </ReportContext>
  );
}

/** The sections with their controls, and an empty section for controls that have none. */
function withControls(sections: readonly SectionContent[], controls: readonly Controls[]): Shown[] {
  const shown = sections.map(
    (section): Shown => ({
      ...section,
      node: controls.find(({ id }) => id === section.id)?.node,
    }),
  );
  for (const control of controls) {
    if (shown.some(({ id }) => id === control.id)) continue;
    const rank = PARTS.indexOf(control.part);
    const before = shown.findLastIndex(({ part }) => PARTS.indexOf(part) <= rank);
    shown.splice(before + 1, 0, { ...control, blocks: [] });
  }
  return shown;
}

/** Which blocks fill two columns by themselves. */
const TEXT_BLOCKS: ReadonlySet<Block['type']> = new Set([
  'paragraph',
  'list',
  'heading',
  'finding',
  'pending',
]);

/** Sections of one voice, whose heading stands in the margin like those of the advice. */
const HANGING: ReadonlySet<string> = new Set(['idea', 'interpretation', 'nameAndPitch']);

/** What the person has noted stands in its field; only on paper it is text. */
const NOTED = 'results';

/** The width of each section of a row of which all are there. */
function rowWidths(sections: readonly Shown[]): ReadonlyMap<string, string> {
  const isThere = ([id]: readonly [string, string]) => sections.some((section) => section.id === id);
  return new Map(ROWS.filter((row) => row.every(isThere)).flat());
}

/** The blocks of a section. Over the whole width, axes stand in pairs and texts in two columns. */
function SectionBlocks({ blocks, isWide }: { blocks: readonly Block[]; isWide: boolean }) {
  const axes = blocks.some(({ type }) => type === 'axis') ? blocks.filter(isAxis) : [];
  const rest = blocks.filter((block) => block.type !== 'details' && (axes.length === 0 || !isAxis(block)));
  const isText = isWide && axes.length === 0 && rest.every(({ type }) => TEXT_BLOCKS.has(type));
  return (
    <>
      {axes.length > 0 && (
        <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
          <Blocks blocks={axes} />
        </div>
      )}
      <div className={isText ? 'gap-x-10 xl:columns-2' : ''}>
        <Blocks blocks={rest} />
      </div>
      <Blocks blocks={blocks.filter(({ type }) => type === 'details')} />
    </>
  );
}

/** An axis, or the place of one that is being written. */
function isAxis({ type }: Block): boolean {
  return type === 'axis' || type === 'pending';
}

/**
 * A section with a line above and, if it has a title, a heading.
 * @param width its columns beside another section of the analysis; absent where it has the whole width
 */
function Section({ section, width }: { section: Shown; width?: string | undefined }) {
  const { id, title, blocks, node, lang } = section;
  const { language } = useLanguage();
  const headingId = useId();
  const layout = layoutOf(section);
  const content = (
    <>
      <div className={id === NOTED ? 'not-print:hidden' : 'contents'}>
        <SectionTitle value={title ?? ''}>
          <SectionBlocks blocks={blocks} isWide={layout === 'plain' && !width} />
        </SectionTitle>
      </div>
      {node && <div lang={language}>{node}</div>}
    </>
  );
  if (layout === 'untitled') {
    return (
      <div className="flex flex-wrap items-start justify-between gap-x-10 border-t border-line pt-2">
        {content}
      </div>
    );
  }
  return (
    <section
      aria-labelledby={headingId}
      id={id}
      className={`col-span-full scroll-mt-20 ${width ?? ''} ${isOnScreen(section) ? SECTIONS[layout] : 'hidden print:block'} ${blocks.length > 0 ? '' : 'print:hidden'}`}
    >
      <h2
        id={headingId}
        lang={lang}
        className={
          layout === 'columns' ? 'sr-only' : 'font-display text-xl leading-tight text-ink sm:text-2xl'
        }
      >
        {title}
      </h2>
      <div className={CONTENTS[layout]}>{content}</div>
    </section>
  );
}

function isOnScreen({ id, node }: Shown): boolean {
  return id !== NOTED || node !== undefined;
}

type Layout = 'plain' | 'hanging' | 'columns' | 'untitled';

function layoutOf({ id, part, title, blocks, node }: Shown): Layout {
  if (title === undefined) return 'untitled';
  if (part === 'advice' || HANGING.has(id) || blocks.length === 0) return 'hanging';
  // The headings of the columns then stand for that of the section.
  return !node && blocks.every(({ type }) => type === 'columns') ? 'columns' : 'plain';
}

const LINE = 'border-t border-line pt-2';
const SECTIONS: Readonly<Record<Exclude<Layout, 'untitled'>, string>> = {
  plain: LINE,
  hanging: `${LINE} gap-x-8 xl:grid xl:grid-cols-[15rem_minmax(0,1fr)]`,
  columns: '',
};
const CONTENTS: Readonly<Record<Exclude<Layout, 'untitled'>, string>> = {
  plain: 'mt-1.5',
  // On a line with the heading in the margin.
  hanging: 'mt-1.5 xl:mt-0.5',
  columns: '',
};
