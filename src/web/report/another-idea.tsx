import type { ReactNode } from 'react';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { pageMessages } from './page-messages.ts';

/** The last card: leads from a report or worksheet to a new idea. @param children buttons that lead to an improved idea */
export function AnotherIdea({ children }: { children?: ReactNode }) {
  const { store } = useAnalysisContext();
  const texts = useMessages(pageMessages);
  return (
    // Excluded from scroll anchoring, which would keep this card in view while the report above it grows.
    <section className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-2 border-ink pt-5 [overflow-anchor:none] print:hidden">
      <h2 className="font-display text-xl sm:text-2xl">{texts.another}</h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {children}
        <Button onClick={store.clear}>{texts.anotherButton}</Button>
      </div>
    </section>
  );
}
