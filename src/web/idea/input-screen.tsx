import { type ReactNode, useEffect, useRef } from 'react';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { presentReports } from '../analysis/report-state.ts';
import { useSettings } from '../contexts.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { IdeaForm } from './idea-form.tsx';
import { ideaMessages } from './messages.ts';

/** The form, with the last error and a button that leads back to the last report. */
export function InputScreen({
  cameBack,
  recipient,
  improveTitle,
  onReports,
}: {
  /** Whether the visitor returned from another screen. The form or the error is then scrolled into view. */
  cameBack: boolean;
  recipient: ReactNode;
  /** Replaces the introduction while an earlier idea is being improved. */
  improveTitle: ReactNode;
  /** Opens the list of saved reports, where two can be compared. */
  onReports(): void;
}) {
  const texts = useMessages(ideaMessages);
  const { service } = useSettings();
  const { state, store, analyze } = useAnalysisContext();
  const { failure } = state;
  const last = presentReports(state).at(-1);
  const failureBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!failure) return;
    failureBox.current?.scrollIntoView({ block: 'center' });
    failureBox.current?.focus({ preventScroll: true });
  }, [failure]);

  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-3 pt-1 sm:gap-y-9 sm:pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:pt-12">
      <div>
        {improveTitle ?? (
          <>
            <h1 className="font-display text-3xl text-balance lg:text-4xl">{texts.heading}</h1>
            <p className="mt-2 max-w-measure text-sm text-muted sm:text-base lg:mt-5 lg:text-lg">
              {service ? texts.intro : texts.introRules}
            </p>
          </>
        )}
      </div>
      <div className="lg:row-span-2">
        {last && (
          <div className="mb-5 border-l-4 border-ember bg-ember-soft px-4 py-2">
            <Button variant="quiet" className="-ml-3" onClick={store.goToLast}>
              {last.phase === 'stopped' ? texts.unfinished : texts.previousReport}
            </Button>
          </div>
        )}
        <IdeaForm autoFocus={cameBack && !failure} isImproving={improveTitle !== undefined}>
          {failure && (
            <div ref={failureBox} tabIndex={-1} className="mt-4">
              <FailureNotice failure={failure} onRetry={analyze} />
            </div>
          )}
          <div className="mt-4 text-sm text-muted">{recipient}</div>
        </IdeaForm>
        {!improveTitle && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onReports}
            className="link flex min-h-11 cursor-pointer items-center text-sm font-semibold"
          >
            {texts.several}
          </button>
        )}
      </div>
      {!improveTitle && service && (
        <ul
          aria-label={texts.badges}
          className="flex flex-wrap self-start gap-x-5 gap-y-2 text-xs font-semibold lg:text-sm"
        >
          {[texts.badgeExpert, texts.badgeDeep, texts.badgeReal].map((badge) => (
            <li key={badge} className="flex items-center gap-2">
              <span aria-hidden="true" className="size-2 rotate-45 bg-ember forced-colors:bg-[CanvasText]" />
              {badge}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
