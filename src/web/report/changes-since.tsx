import { useId } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import type { Meta, Report } from '../../domain/report.ts';
import { notComparable, type ScoredReport } from '../../domain/report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { ScoreChips, ScorePairs } from '../share/score-pairs.tsx';
import { pageMessages } from './page-messages.ts';

type Dated = { meta: Pick<Meta, 'generatedAt'> };

interface Compared {
  before: ScoredReport & Dated & { report: Pick<Report, 'score'> };
  /** Without score or axes until they are written. */
  after: ScoredReport & Dated & { report: { score?: number | undefined } };
}

/** The earlier score, once both scores are known and comparable. */
export function earlierScore({ before, after }: Compared): number | undefined {
  const isKnown = after.report.score !== undefined;
  return isKnown && !notComparable(before, after) ? before.report.score : undefined;
}

/** What changed on each axis since the earlier report, or why the two reports cannot be compared. */
export function ChangesSince({ before, after }: Compared) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const headingId = useId();
  const { notComparable: reasons } = useMessages(reportMessages);
  const { score } = after.report;
  const reason = score === undefined ? undefined : notComparable(before, after);
  const chip = (label: string, { report, meta }: Compared['before' | 'after']) => ({
    label,
    score: reason ? undefined : report.score,
    at: meta.generatedAt,
  });
  return (
    <section
      lang={language}
      aria-labelledby={headingId}
      // Reserves space for the comparison until the score arrives.
      className={`border-l-4 border-ember bg-ember-soft px-4 py-2 ${score === undefined ? 'min-h-52' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={headingId} className="font-display text-xl">
          {texts.changes}
        </h2>
        <ScoreChips chips={[chip(texts.before, before), chip(texts.now, after)]} />
      </div>
      {reason && <p className="mt-2">{reasons[reason]}</p>}
      {score !== undefined && !reason && (
        <ScorePairs one={before.report.scoreBreakdown} other={after.report.scoreBreakdown} />
      )}
    </section>
  );
}
