import type { Ref } from 'react';
import type { ScoreBlock, Section } from '../../document/blocks.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Blocks } from './block-views.tsx';
import { Pending } from './pending.tsx';
import { HEAD_ID, type Slots, useReport } from './report-context.ts';
import { BAND_COLOURS } from './score-card.tsx';

/** The head of a document: name, headline and what was understood, with the score in one line on narrow screens. */
export function ReportHeader({
  sections,
  headingRef,
  slots: { top, origin, changes, actions },
}: {
  sections: readonly Section[];
  headingRef: Ref<HTMLHeadingElement> | undefined;
  slots: Slots;
}) {
  const { language: pageLanguage } = useLanguage();
  const blocks = sections.filter(({ layout }) => layout === 'head').flatMap((section) => section.blocks);
  const title = blocks.find((block) => block.type === 'title');
  const score = sections.flatMap((section) => section.blocks).find((block) => block.type === 'score');
  const Name = headingRef ? 'h1' : 'p';
  return (
    <header id={HEAD_ID} className="grid scroll-mt-20 grid-cols-1 gap-y-2 pt-1">
      <div lang={pageLanguage} className="contents">
        {top}
      </div>
      {/* Two lines are reserved on phones, where many names take two. */}
      <Name
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        dir="auto"
        className="min-h-[2lh] font-display text-2xl leading-tight wrap-anywhere sm:min-h-[1lh] sm:text-3xl"
      >
        {title?.text ?? <Pending lines={1} className="h-8 w-[min(12rem,70vw)] overflow-hidden" />}
      </Name>
      <div lang={pageLanguage} className="contents">
        {origin}
      </div>
      {score && <ScoreLine {...score} />}
      {/* The last block says what was understood. Its usual height is reserved. */}
      <div
        className={`max-w-[64rem] *:last:min-h-24 sm:*:last:min-h-11 ${blocks.at(-1)?.type === 'pending' ? '*:last:h-24 *:last:overflow-hidden sm:*:last:h-11' : ''}`}
      >
        <Blocks blocks={blocks} />
      </div>
      <div lang={pageLanguage} className="contents">
        {changes}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:min-h-11 print:hidden">{actions}</div>
      </div>
    </header>
  );
}

/** Band and score in one line, for screens where the card is below the answer. */
function ScoreLine({ score }: ScoreBlock) {
  const { isWriting } = useReport();
  if (!score && !isWriting) return null;
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-lg font-semibold lg:hidden print:hidden">
      {score ? (
        <>
          {/* The dot is in the first part, so that no line begins with it. */}
          <span className={BAND_COLOURS[score.band]}>{score.bandName} ·</span>
          <span className="tabular-nums">{score.inWords}</span>
        </>
      ) : (
        <Pending lines={1} className="w-56 max-w-full" />
      )}
    </p>
  );
}
