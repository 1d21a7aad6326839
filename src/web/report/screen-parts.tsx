import type { ReactNode } from 'react';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { pageMessages } from './page-messages.ts';

/** Above the name: why another report requested from this page failed, and the button for the other language. */
export function ReportTop({ children }: { children: ReactNode }) {
  const { state, store } = useAnalysisContext();
  const { failure } = state;
  return (
    <>
      {failure && <FailureNotice failure={{ ...failure, retryable: false }} onRetry={store.showForm} />}
      {children}
    </>
  );
}

/** The last card: leads from a report or worksheet to a new idea. */
export function AnotherIdea() {
  const { store } = useAnalysisContext();
  const texts = useMessages(pageMessages);
  return (
    // Excluded from scroll anchoring, which would keep this card in view while the report above it grows.
    <section className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t-2 border-ink pt-3 [overflow-anchor:none] print:hidden">
      <h2 className="font-display text-xl">{texts.another}</h2>
      <Button onClick={store.clear}>{texts.anotherButton}</Button>
    </section>
  );
}
