import { type Ref, useEffect, useState } from 'react';
import { progressOf, writtenShare } from '../../document/progress.ts';
import type { Evidence } from '../../domain/evidence.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { analysisMessages } from '../analysis/analysis-messages.ts';
import type { TabReport } from '../analysis/tab-report.ts';
import { useSettings } from '../contexts.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { pageMessages } from './page-messages.ts';

/**
 * Progress while a report is written, with a cancel button. First in the document, but shown at the bottom of the window,
 * so that nothing moves when it disappears.
 */
export function WritingProgress({
  report: { progress, sections: arrived, evidence },
  headingRef,
}: {
  report: TabReport;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { store, hasModel, bySite } = useAnalysisContext();
  const isSlow = useSettings().service?.name === 'embedded';
  const texts = useMessages(pageMessages);
  const { queued, busyFor } = useMessages(analysisMessages);
  const { startedAt = 0, place, retryAt } = progress ?? {};
  const { seconds, left } = useSeconds(startedAt, retryAt);
  const { done, all } = progressOf(arrived);
  const isQueued = place !== undefined;
  return (
    <div className="writing-bar relative z-5 order-last -mx-5 mt-8 max-h-[25dvh] overflow-y-auto border-t border-line-strong bg-paper px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:pt-3 sm:-mx-8 sm:px-8 [@media(min-height:20rem)]:sticky [@media(min-height:20rem)]:bottom-0">
      <progress
        value={writtenShare(arrived)}
        max={1}
        aria-label={texts.progress}
        className="absolute inset-x-0 -top-px h-1 w-full [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500"
      />
      <div className="@container">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-4">
          <Spinner className="size-6 shrink-0 text-ember @max-[16rem]:-order-1" />
          <div className="min-w-0 flex-1 basis-32">
            <h1 ref={headingRef} tabIndex={-1} className="font-display text-base leading-snug sm:text-xl">
              {isQueued
                ? queued(place)
                : left > 0
                  ? busyFor(left)
                  : hasModel
                    ? texts.analyzingAi
                    : texts.analyzingRules}
            </h1>
            <p className="text-sm text-muted max-sm:sr-only">
              {isQueued ? texts.queuedMore : hasModel ? texts.analyzingAiMore : texts.analyzingRulesMore}
            </p>
          </div>
          {/* Comes first if large text fills the heading's line: below it, the button could be off-screen. */}
          <Button onClick={store.cancel} className="@max-[16rem]:-order-1">
            {texts.cancel}
          </Button>
          {/* Hidden on phones, where the bar above says the same and the report needs the space. */}
          <div className="flex min-w-0 basis-full flex-wrap gap-x-4 text-sm text-muted tabular-nums max-sm:sr-only">
            {!isQueued && hasModel && <p>{texts.done(done, all)}</p>}
            <p aria-live="off">{texts.elapsed(seconds)}</p>
            {/* The speed of a visitor's own model is unknown. */}
            {hasModel && bySite && <p>{isSlow ? texts.longEstimate : texts.estimate}</p>}
          </div>
        </div>
        {evidence && <Searches {...evidence} />}
      </div>
    </div>
  );
}

/** The number of searches and sources so far, and the last search with its results, on one line. */
function Searches({ searches, sources }: Pick<Evidence, 'searches' | 'sources'>) {
  const texts = useMessages(pageMessages);
  const last = searches.at(-1);
  if (!last) return null;
  return (
    <p className="mt-1 truncate text-sm text-muted">
      {texts.searched(searches.length, sources.length)}{' '}
      <span dir="auto">
        {'failed' in last ? texts.searchFailed(last.query) : texts.search(last.query, last.results)}
      </span>
    </p>
  );
}

/** Seconds since the start, and seconds left until a busy service is tried again. */
function useSeconds(since: number, until = 0): { seconds: number; left: number } {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return {
    seconds: Math.max(0, Math.floor((now - since) / 1000)),
    left: Math.max(0, Math.ceil((until - now) / 1000)),
  };
}
