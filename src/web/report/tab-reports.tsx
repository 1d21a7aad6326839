import { useEffect, useRef } from 'react';
import { nameOf } from '../../document/printed-document.ts';
import { reportMessages } from '../../document/report-messages.ts';
import { worksheetMessages } from '../../document/worksheet-messages.ts';
import { isScoredVerdict } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { presentReports, shownReport } from '../analysis/report-state.ts';
import { isWhole, isWriting } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { pageMessages } from './page-messages.ts';

/** The reports of this tab, in one line that scrolls sideways, so that another report does not move the content below. */
export function TabReports() {
  const { state, store } = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { outOf100, notScored } = useMessages(reportMessages);
  const { withoutAi } = useMessages(worksheetMessages);
  const report = shownReport(state);
  const shown = report && !isWriting(report) ? report.id : undefined;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` decides which element is current.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current?.scrollTo({ left: current.offsetLeft });
  }, [shown]);
  return (
    <nav
      aria-label={texts.reports}
      className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm print:hidden"
    >
      <p className="text-muted">{texts.reports}</p>
      <ol ref={list} className="relative flex min-w-0 flex-1 basis-60 gap-2 overflow-x-auto p-1">
        {presentReports(state)
          .filter(isWhole)
          .map(({ id, file }, index) => (
            <li key={id} className="max-w-full shrink-0">
              <button
                type="button"
                aria-current={id === shown ? 'true' : undefined}
                disabled={shown === undefined}
                onClick={() => store.go(id)}
                className="relative flex min-h-9 max-w-full cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 py-1 whitespace-nowrap disabled:cursor-not-allowed disabled:border-line disabled:text-muted aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-2 forced-colors:aria-[current]:bg-[ButtonFace] forced-colors:aria-[current]:text-[ButtonText]"
              >
                <span className="sr-only">{texts.report(index + 1)}:</span>
                <span
                  lang={file.meta.language}
                  dir="auto"
                  className="min-w-16 max-w-60 truncate font-semibold"
                >
                  {nameOf(file)}
                </span>
                {file.format !== 'crisol-report'
                  ? withoutAi
                  : isScoredVerdict(file.report.verdict)
                    ? outOf100(file.report.score)
                    : notScored}
              </button>
            </li>
          ))}
      </ol>
    </nav>
  );
}
