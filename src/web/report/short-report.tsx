import { type ReactNode, type Ref, useMemo } from 'react';
import { IDEA_MAX_LENGTH, truncateCodePoints } from '../../domain/idea.ts';
import type { ShortReportFile } from '../../domain/report-file.ts';
import { Breakdown } from './breakdown.tsx';
import { IdeaQuote } from './idea-quote.tsx';
import { ReportContext, reportTexts } from './report-context.ts';
import { imprintOf } from './report-view.tsx';
import { ScoreCard } from './score-card.tsx';

/** A report from a short link. `lead` names its origin, `next` the actions. */
export function ShortReport({
  file: { idea, meta, report },
  lead,
  next,
  headingRef,
}: {
  file: ShortReportFile;
  lead: ReactNode;
  next(idea: string): ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { language } = meta;
  const texts = reportTexts(language);
  const shown = useMemo(
    () => ({
      // Links made elsewhere may omit optional parts.
      sections: Object.fromEntries(Object.entries(report).filter(([, value]) => value !== undefined)),
      language,
      texts,
      writing: false,
      namesFrom: 'model' as const,
    }),
    [report, language, texts],
  );
  return (
    <ReportContext value={shown}>
      <article lang={language} className="grid grid-cols-1 gap-10 pt-8">
        <header className="grid grid-cols-1 gap-5">
          <h1 ref={headingRef} tabIndex={-1} dir="auto" className="font-display text-3xl wrap-anywhere">
            {report.projectName}
          </h1>
          {lead}
          <IdeaQuote key={idea} idea={idea} />
        </header>
        {meta.aiGenerated && <ScoreCard />}
        <Breakdown />
        <blockquote dir="auto" className="max-w-measure border-l-4 border-ember pl-5 text-lg">
          {texts.quoted(report.pitch)}
        </blockquote>
        {next(truncateCodePoints(idea, IDEA_MAX_LENGTH))}
        <p className="border-t border-line pt-4 text-sm text-muted">{imprintOf(meta)}</p>
      </article>
    </ReportContext>
  );
}
