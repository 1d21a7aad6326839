import { type ReactNode, type Ref, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../domain/idea.ts';
import type { ArrivedSections, Meta } from '../../domain/report.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Breakdown } from './breakdown.tsx';
import { Chapters } from './chapters.tsx';
import { IdeaQuote } from './idea-quote.tsx';
import { messages as pageMessages } from './page-messages.ts';
import { type NamesFrom, ReportContext, reportTexts } from './report-context.ts';
import type { ReportSlots } from './report-slots.ts';
import { ReportTop } from './report-top.tsx';
import { SectionList } from './section-list.tsx';
import { StrengthsAndWeaknesses } from './strengths-and-weaknesses.tsx';
import { WorksheetView } from './worksheet-view.tsx';

/**
 * A report: the summary, and, when unfolded, the numbered chapters. Shows complete, unfinished and failed reports.
 * @param headingRef makes the name the page's `h1`; without it the page has another heading
 */
export function ReportView({
  idea,
  sections,
  language,
  namesFrom = 'model',
  writing = false,
  full,
  onUnfold,
  headingRef,
  slots = {},
  hasEvidence = false,
  imprint,
}: {
  idea: string;
  sections: ArrivedSections;
  language: Language;
  namesFrom?: NamesFrom;
  writing?: boolean;
  full: boolean;
  onUnfold(): void;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  slots?: ReportSlots;
  /** True if evidence is a section, not only a line that says why there is none. */
  hasEvidence?: boolean;
  imprint?: string | undefined;
}) {
  const texts = reportTexts(language);
  const report = useMemo(
    () => ({ sections, language, texts, writing, namesFrom, found: slots.found }),
    [sections, language, texts, writing, namesFrom, slots.found],
  );
  return (
    <ReportContext value={report}>
      {namesFrom === 'rules' ? (
        <WorksheetView
          idea={idea}
          full={full}
          onUnfold={onUnfold}
          headingRef={headingRef}
          slots={slots}
          imprint={imprint}
        />
      ) : (
        <article lang={language} aria-busy={writing} className="pt-4">
          <ReportTop kicker={slots.kicker} actions={slots.actions} headingRef={headingRef} />
          <div className="mt-10 gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_14rem]">
            <SectionList
              full={full}
              evidence={hasEvidence}
              plan={slots.plan !== undefined}
              take={slots.take !== undefined}
            />
            <div className="grid min-w-0 grid-cols-1 gap-10 lg:col-start-1 lg:row-start-1">
              <IdeaQuote key={idea} idea={idea} />
              {slots.changes}
              <Breakdown improve={slots.improve} />
              {slots.stability}
              <StrengthsAndWeaknesses />
              {slots.evidence}
              {slots.plan}
              <FullAnalysis full={full} onUnfold={onUnfold} take={slots.take} />
              {imprint && <p className="border-t border-line pt-4 text-sm text-muted">{imprint}</p>}
            </div>
          </div>
        </article>
      )}
    </ReportContext>
  );
}

function FullAnalysis({ full, onUnfold, take }: { full: boolean; onUnfold(): void; take: ReactNode }) {
  const page = useMessages(pageMessages);
  const { language } = useLanguage();
  const id = useId();
  const button = useRef<HTMLDivElement>(null);
  const chapters = useRef<HTMLDivElement>(null);

  /** The first chapter takes the button's place and focus. */
  function unfold() {
    const before = button.current?.getBoundingClientRect().top ?? 0;
    flushSync(onUnfold);
    const after = chapters.current?.getBoundingClientRect().top ?? before;
    window.scrollBy({ top: after - before, behavior: 'instant' });
    chapters.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {!full && (
        <div ref={button} lang={language} className="print:hidden">
          <Button
            variant="primary"
            aria-expanded={false}
            aria-controls={id}
            onClick={unfold}
            className="w-full sm:w-auto"
          >
            {page.full}
          </Button>
        </div>
      )}
      {/* A printed report is always complete. */}
      <div
        ref={chapters}
        id={id}
        tabIndex={-1}
        className={`grid-cols-1 gap-10 ${full ? 'grid' : 'hidden print:grid'}`}
      >
        <Chapters />
        {take}
      </div>
    </>
  );
}

/** The author and date of a report, and how far it can be trusted. */
export function imprintOf({ aiGenerated, model, generatedAt, language }: Meta): string {
  const texts = reportTexts(language);
  const date = texts.date(generatedAt);
  return aiGenerated ? texts.writtenByModel(model, date) : texts.writtenByRules(date);
}
