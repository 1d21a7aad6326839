import { type ReactNode, type Ref, useId, useMemo } from 'react';
import type { Language } from '../../domain/idea.ts';
import type { ArrivedSections, Meta } from '../../domain/report.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Breakdown } from './breakdown.tsx';
import { Chapters } from './chapters.tsx';
import { IdeaQuote } from './idea-quote.tsx';
import { JumpList } from './jump-list.tsx';
import { messages as pageMessages } from './page-messages.ts';
import { type NamesFrom, ReportContext, reportTexts } from './report-context.ts';
import { ScoreCard } from './score-card.tsx';
import { StrengthsAndWeaknesses } from './strengths-and-weaknesses.tsx';

/**
 * A report as an article: the idea, the score and its reasons, strengths and weaknesses, then, unfolded, the
 * numbered chapters. The same for one that is whole, one that is being written and one that was broken off.
 * @param heading `undefined` where something else heads the page
 * @param after what follows the chapters, and which parts of it the list beside names
 */
export function ReportView({
  idea,
  sections,
  language,
  namesFrom = 'model',
  writing = false,
  full,
  onUnfold,
  heading,
  headingRef,
  lead,
  belowScore,
  after,
  afterParts = [],
  imprint,
}: {
  idea: string;
  sections: ArrivedSections;
  language: Language;
  namesFrom?: NamesFrom;
  writing?: boolean;
  full: boolean;
  onUnfold(): void;
  heading?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Between heading and idea. */
  lead?: ReactNode;
  belowScore?: ReactNode;
  after?: ReactNode;
  afterParts?: readonly ('plan' | 'take')[];
  imprint?: string | undefined;
}) {
  const page = useMessages(pageMessages);
  const { language: pageLanguage } = useLanguage();
  const scoreId = useId();
  const texts = reportTexts(language);
  const report = useMemo(
    () => ({ sections, language, texts, writing, namesFrom }),
    [sections, language, texts, writing, namesFrom],
  );
  return (
    <ReportContext value={report}>
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_14rem]">
        <article lang={language} aria-busy={writing} className="grid min-w-0 grid-cols-1 gap-10 pt-8">
          <header className="grid grid-cols-1 gap-5">
            {heading && (
              <h1 ref={headingRef} tabIndex={-1} className="font-display text-3xl">
                {texts.title}
              </h1>
            )}
            {lead}
            <IdeaQuote key={idea} idea={idea} />
          </header>
          <ScoreCard headingId={scoreId} />
          {belowScore}
          <Breakdown />
          <StrengthsAndWeaknesses />
          {!full && (
            <div lang={pageLanguage} className="print:hidden">
              <Button variant="primary" onClick={onUnfold} className="w-full sm:w-auto">
                {page.full}
              </Button>
            </div>
          )}
          {/* Paper has no buttons: printed, a report is always whole. */}
          <div className={`grid-cols-1 gap-10 ${full ? 'grid' : 'hidden print:grid'}`}>
            <Chapters />
            {after}
          </div>
          {imprint && <p className="border-t border-line pt-4 text-sm text-muted">{imprint}</p>}
        </article>
        <JumpList full={full} after={afterParts} />
      </div>
    </ReportContext>
  );
}

/** Who wrote a report, when, and how far it can be trusted. */
export function imprintOf({ aiGenerated, model, generatedAt, language }: Meta): string {
  const texts = reportTexts(language);
  const date = texts.date(generatedAt);
  return aiGenerated ? texts.writtenByModel(model, date) : texts.writtenByRules(date);
}
