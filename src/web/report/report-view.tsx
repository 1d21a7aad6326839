import { type ReactNode, type Ref, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { type Part, type Section as SectionContent, textsOf } from '../../document/blocks.ts';
import type { ReportContent } from '../../document/content.ts';
import { Section } from '../ui/section.tsx';
import { Blocks } from './block-views.tsx';
import { Columns } from './columns.tsx';
import { FullAnalysis } from './full-analysis.tsx';
import { ReportContext } from './report-context.ts';
import { SectionList } from './section-list.tsx';
import { Verdict } from './verdict-view.tsx';

/** A numbered section of at most so many characters shares the width with another. */
const SHORT_SECTION = 240;
/** Characters in a line of such a section. */
const LINE_LENGTH = 50;

/** Controls that belong to a section: below its blocks, or in its place while there is none. */
export interface Controls {
  id: string;
  part: Part;
  title: string;
  node: ReactNode;
}

/**
 * A report, complete or partial, in the order of its document: the verdict, the button of the full analysis, the
 * analysis, what to do next.
 * @param headingRef makes the name the page's `h1`; without it the page has another heading
 */
export function ReportView({
  content,
  sections: [verdict, ...sections],
  full,
  onUnfold = () => undefined,
  headingRef,
  kicker,
  actions,
  changes,
  controls = [],
  experimentControls,
  keep,
}: {
  content: ReportContent;
  /** The document of the content. */
  sections: readonly SectionContent[];
  full: boolean;
  onUnfold?: () => void;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** First line: origin, language, other reports of the tab. */
  kicker?: ReactNode;
  /** Below the headline. */
  actions?: ReactNode;
  /** What changed since an earlier report. */
  changes?: ReactNode;
  controls?: readonly Controls[];
  experimentControls?: ((index: number) => ReactNode) | undefined;
  /** The section with which a report is kept, with its title. */
  keep?: { title: string; node: ReactNode } | undefined;
}) {
  const { language } = content;
  const writing = content.missing === 'pending';
  const partOf = (part: Part) => withControls(sections, controls, part);
  const extra = partOf('verdict');
  const analysis = partOf('analysis');
  const next = partOf('next');
  const canUnfold = analysis.length > 1;
  const context = useMemo(
    () => ({
      language,
      writing,
      experimentControls,
      reveal: canUnfold && !full ? () => flushSync(onUnfold) : () => undefined,
    }),
    [language, writing, experimentControls, canUnfold, full, onUnfold],
  );
  if (!verdict) return null;
  return (
    <ReportContext value={context}>
      <article lang={language} aria-busy={writing} className="pt-4">
        <Verdict section={verdict} kicker={kicker} actions={actions} headingRef={headingRef} />
        <div className="mt-8 gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_14rem]">
          <SectionList
            sections={[
              verdict,
              ...[...extra, ...(full || !canUnfold ? analysis : []), ...next].map(({ section }) => section),
            ]}
            keep={keep?.title}
          />
          <div className="grid min-w-0 grid-cols-1 gap-10 lg:col-start-1 lg:row-start-1">
            {verdict.blocks.map(
              (block) => block.type === 'columns' && <Columns key={block.type} {...block} level={2} />,
            )}
            {extra.map(sectionView)}
            {changes}
            {canUnfold ? (
              <FullAnalysis full={full} onUnfold={onUnfold}>
                {analysis.map(sectionView)}
              </FullAnalysis>
            ) : (
              analysis.map(sectionView)
            )}
            {next.map(sectionView)}
            {keep?.node}
          </div>
        </div>
      </article>
    </ReportContext>
  );
}

interface Shown {
  section: SectionContent;
  node: ReactNode;
}

/** The sections of a part with their controls. Controls without a section stand where it will be. */
function withControls(
  sections: readonly SectionContent[],
  controls: readonly Controls[],
  part: Part,
): Shown[] {
  const shown: Shown[] = sections
    .filter((section) => section.part === part)
    .map((section) => ({ section, node: controls.find(({ id }) => id === section.id)?.node }));
  const ofPart = controls.filter((each) => each.part === part);
  for (const [index, { id, title, node }] of ofPart.entries()) {
    if (shown.some(({ section }) => section.id === id)) continue;
    // Before the controls that follow.
    const later = ofPart.slice(index + 1).map((each) => each.id);
    const at = shown.findIndex(({ section }) => later.includes(section.id));
    shown.splice(at === -1 ? shown.length : at, 0, { section: { id, part, title, blocks: [] }, node });
  }
  return shown;
}

/** Counts what is still to be written as well, so that a section keeps its width when it arrives. */
function isShort(section: SectionContent): boolean {
  let length = 0;
  for (const block of section.blocks) {
    if (block.type === 'columns') return false;
    if (block.type === 'pending') length += block.lines * LINE_LENGTH;
  }
  for (const text of textsOf(section)) length += text.length;
  return length <= SHORT_SECTION;
}

function sectionView({ section, node }: Shown) {
  const { id, part, title, number, blocks } = section;
  if (title === undefined) {
    return (
      <div key={id} className="border-t border-line pt-2 empty:hidden">
        <Blocks blocks={blocks} />
        {node}
      </div>
    );
  }
  // What to do next stands alone while the analysis is folded, so its sections are not numbered here.
  const shownNumber = part === 'analysis' ? number : undefined;
  return (
    <Section
      key={id}
      id={id}
      title={title}
      number={shownNumber}
      isHalf={shownNumber !== undefined && isShort(section)}
      isPrinted={blocks.length > 0}
    >
      <Blocks blocks={blocks} />
      {node}
    </Section>
  );
}
