import { type ReactNode, useId } from 'react';
import type { Block } from '../../document/blocks.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Blocks } from './block-views.tsx';
import { SectionTitle } from './report-context.ts';
import type { ListedSection } from './section-list.tsx';

/** A section of the document with its controls. */
export interface ShownSection extends ListedSection {
  /** Below the blocks. */
  node?: ReactNode;
}

/** Blocks of text, which may flow in two columns. */
const TEXT_BLOCKS: ReadonlySet<Block['type']> = new Set(['paragraph', 'list', 'heading', 'pending']);

/** Sections whose heading is in the margin, like the headings of the advice. */
const MARGIN_HEADINGS: ReadonlySet<string> = new Set(['idea', 'interpretation', 'nameAndPitch']);

/** The section with the person's results. Its text is only printed: on the screen the results are in their field. */
const RESULTS_ID = 'results';

/** The blocks of a section. Over the whole width, axes are in pairs and texts in two columns. */
function SectionBlocks({ blocks, isWide }: { blocks: readonly Block[]; isWide: boolean }) {
  const axes = blocks.some(({ type }) => type === 'axis') ? blocks.filter(isAxis) : [];
  const rest = blocks.filter((block) => axes.length === 0 || !isAxis(block));
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
    </>
  );
}

/** An axis, or the placeholder of an axis that is being written. */
function isAxis({ type }: Block): boolean {
  return type === 'axis' || type === 'pending';
}

/**
 * A section with a line above and, if it has a title, a heading.
 * @param width grid columns of a section that is beside others; absent for the whole width
 */
export function ReportSection({ section, width }: { section: ShownSection; width?: string | undefined }) {
  const { id, title, blocks, node, lang } = section;
  const { language } = useLanguage();
  const headingId = useId();
  const layout = layoutOf(section);
  const content = (
    <>
      <div className={id === RESULTS_ID ? 'not-print:hidden' : 'contents'}>
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

export function isOnScreen({ id, node }: ShownSection): boolean {
  return id !== RESULTS_ID || node !== undefined;
}

type Layout = 'plain' | 'hanging' | 'columns' | 'untitled';

function layoutOf({ id, layout, title, blocks, node }: ShownSection): Layout {
  if (title === undefined) return 'untitled';
  if (layout === 'answer' || MARGIN_HEADINGS.has(id) || blocks.length === 0) return 'hanging';
  // The headings of the columns then replace the section's heading.
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
  // Aligned with the heading in the margin.
  hanging: 'mt-1.5 xl:mt-0.5',
  columns: '',
};
