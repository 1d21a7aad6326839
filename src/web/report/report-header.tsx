import type { ReactNode, Ref } from 'react';
import type { Section } from '../../document/blocks.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Blocks } from './block-views.tsx';
import { Columns } from './columns.tsx';
import { Pending } from './pending.tsx';
import { ScoreLine } from './score-line.tsx';

/** Lines reserved for a typical interpretation and, last, for the headline, so that nothing moves when they arrive. */
const TEXT_SPACE = 'min-h-[15.5lh] *:last:min-h-[6lh] sm:min-h-[9lh] sm:*:last:min-h-[3lh]';

/** Maximum of strengths and of weaknesses while `changes` are shown, so that the first screen ends with the actions. */
const SHOWN_WITH_CHANGES = 3;

export interface ReportHeaderProps {
  section: Section;
  /** Above the name: language, other reports of the tab. */
  kicker?: ReactNode;
  /** Below the name: where the report comes from. */
  origin?: ReactNode;
  /** What changed since an earlier report. */
  changes?: ReactNode;
  /** Makes the name of the report the page's `h1`. Leave it out if the page has another `h1`. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The verdict: name and text, on wide screens beside the score, and strengths and weaknesses below the text. */
export function ReportHeader({
  section: { blocks },
  kicker,
  origin,
  changes,
  headingRef,
}: ReportHeaderProps) {
  const { language } = useLanguage();
  const title = blocks.find((block) => block.type === 'title');
  const score = blocks.find((block) => block.type === 'score');
  const columns = blocks.find((block) => block.type === 'columns');
  const text = blocks.filter(({ type }) => type !== 'title' && type !== 'score' && type !== 'columns');
  const Name = headingRef ? 'h1' : 'p';
  return (
    <header
      className={`grid grid-cols-1 gap-x-16 gap-y-4 ${score ? 'lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]' : ''}`}
    >
      <div className="grid grid-cols-1 content-start gap-2.5">
        <div lang={language} className="contents">
          {kicker}
        </div>
        <div className="grid grid-cols-1 gap-1">
          {/* Reserves space for a name of two lines on phones. */}
          <div className="flex min-h-18 flex-wrap items-start gap-x-4 gap-y-2 sm:min-h-0 sm:items-center">
            <Name
              ref={headingRef}
              tabIndex={headingRef ? -1 : undefined}
              dir="auto"
              className="min-h-[1lh] font-display text-3xl wrap-anywhere"
            >
              {title?.text ?? <Pending lines={1} className="h-8 w-[min(12rem,70vw)] overflow-hidden" />}
            </Name>
            {title?.mark !== undefined && (
              <span className="rounded-full border border-ink px-3 py-0.5 text-sm font-semibold">
                {title.mark}
              </span>
            )}
          </div>
          <div lang={language} className="contents">
            {origin}
          </div>
          {score && (
            <div className="lg:hidden print:hidden">
              <ScoreLine score={score.score} />
            </div>
          )}
        </div>
        <div className={score && text.length > 2 ? TEXT_SPACE : ''}>
          <Blocks blocks={text} />
        </div>
        {changes}
      </div>
      {score && (
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Blocks blocks={[score]} />
        </div>
      )}
      {columns && <Columns {...columns} level={2} shown={changes ? SHOWN_WITH_CHANGES : undefined} />}
    </header>
  );
}
