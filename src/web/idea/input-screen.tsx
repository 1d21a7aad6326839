import { type ReactNode, useEffect, useRef } from 'react';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { presentReports } from '../analysis/report-state.ts';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { IdeaForm } from './idea-form.tsx';
import { Badges, Introduction } from './introduction.tsx';
import { ideaMessages } from './messages.ts';

/** The form, with a notice of the last error or interruption and buttons that lead back to earlier reports. */
export function InputScreen({
  cameBack,
  recipient,
  improveTitle,
  onAnalyze,
  onTextFocus,
  onReport,
  onReports,
}: {
  /** The visitor returned from another screen, so the form or the error is scrolled into view. */
  cameBack: boolean;
  recipient: ReactNode;
  /** Replaces the introduction while an earlier idea is being improved. */
  improveTitle: ReactNode;
  onAnalyze(): void;
  onTextFocus(): void;
  /** Shows the tab's last report. */
  onReport(): void;
  /** Opens the list of reports, where two can be compared. */
  onReports(): void;
}) {
  const texts = useMessages(ideaMessages);
  const { state, store } = useAnalysisContext();
  const { notice } = state;
  const last = presentReports(state).at(-1);
  const failure = typeof notice === 'object' ? notice : undefined;
  const failureBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!failure) return;
    failureBox.current?.scrollIntoView({ block: 'center' });
    failureBox.current?.focus({ preventScroll: true });
  }, [failure]);

  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-3 pt-1 sm:gap-y-9 sm:pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:pt-12">
      <div>{improveTitle ?? <Introduction />}</div>
      <div className="lg:row-span-2">
        {notice === 'interrupted' && (
          <Alert tone="info" className="mb-5">
            {texts.interrupted}
          </Alert>
        )}
        {state.cleared && (
          <p className="mb-5 flex flex-wrap items-center gap-x-4 bg-sunk px-4 py-1">
            {texts.cleared}
            <Button variant="quiet" onClick={store.undoClear}>
              {texts.undoClear}
            </Button>
          </p>
        )}
        {(last || state.unread) && (
          <div className="mb-5 flex flex-wrap items-center gap-x-4 border-l-4 border-ember bg-ember-soft px-4 py-2">
            <Button variant="quiet" className="-ml-3" onClick={onReport}>
              {last?.phase === 'stopped' ? texts.unfinished : texts.previousReport}
            </Button>
          </div>
        )}
        <IdeaForm
          autoFocus={cameBack && !failure}
          isImproving={improveTitle !== undefined}
          onAnalyze={onAnalyze}
          onTextFocus={onTextFocus}
        >
          {failure && (
            <div ref={failureBox} tabIndex={-1} className="mt-4">
              <FailureNotice failure={failure} onRetry={onAnalyze} />
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
      {!improveTitle && <Badges />}
    </div>
  );
}
