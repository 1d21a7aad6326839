import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { AnalysisState } from './analysis-state.ts';
import { FailureNotice } from './failure-notice.tsx';
import { IdeaForm } from './idea-form.tsx';
import { Introduction } from './introduction.tsx';
import { messages } from './messages.ts';

/** The form, with the previous error, interrupted analysis or earlier report. */
export function InputScreen({
  state,
  cameBack,
  recipient,
  improving,
  unfinished,
  onType,
  onAnalyze,
  onInterest,
  onExample,
  onLook,
  onReopen,
  onOpen,
  onUndoClear,
  onSettings,
}: {
  state: AnalysisState;
  /** The visitor returned from another screen: bring the form or the error into view. */
  cameBack: boolean;
  recipient: ReactNode;
  /** Replaces the introduction while an earlier idea is being improved. */
  improving: ReactNode;
  /** The part of a failed report that arrived. */
  unfinished: ReactNode;
  onType(idea: string): void;
  onAnalyze(): void;
  onInterest(): void;
  onExample(): void;
  onLook(index: number): void;
  onReopen(): void;
  /** Opens a report from a file. */
  onOpen(): void;
  onUndoClear(): void;
  onSettings: (() => void) | undefined;
}) {
  const texts = useMessages(messages);
  const { failure, interrupted, unread, entries, cleared } = state;
  const problem = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!failure) return;
    problem.current?.scrollIntoView({ block: 'center' });
    problem.current?.focus({ preventScroll: true });
  }, [failure]);

  return (
    <>
      <div className="grid grid-cols-1 gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        {improving ?? <Introduction />}
        <div className="lg:pt-12">
          {interrupted && (
            <div className="mb-5">
              <Alert tone="info">{texts.interrupted}</Alert>
            </div>
          )}
          {cleared && (
            <p className="mb-5 flex flex-wrap items-center gap-x-4 bg-sunk px-4 py-1">
              {texts.cleared}
              <Button variant="quiet" onClick={onUndoClear}>
                {texts.undoClear}
              </Button>
            </p>
          )}
          {(entries.length > 0 || unread) && (
            <div className="mb-5 flex flex-wrap items-center gap-x-4 border-l-4 border-ember bg-ember-soft px-4 py-2">
              <Button
                variant="quiet"
                className="-ml-3"
                onClick={unread ? onReopen : () => onLook(entries.length - 1)}
              >
                {texts.previousReport}
              </Button>
            </div>
          )}
          <IdeaForm
            idea={state.idea}
            autoFocus={cameBack && !failure}
            onType={onType}
            onAnalyze={onAnalyze}
            onInterest={onInterest}
            onExample={onExample}
            recipient={recipient}
            below={
              failure && (
                <div ref={problem} tabIndex={-1} className="mt-4">
                  <FailureNotice failure={failure} onRetry={onAnalyze} onSettings={onSettings} />
                </div>
              )
            }
          />
          <Button variant="quiet" className="mt-2 -ml-3" aria-haspopup="dialog" onClick={onOpen}>
            {texts.openReport}
          </Button>
        </div>
      </div>
      {unfinished && (
        <details className="mt-8 border-t border-line pt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ember">
            {texts.unfinished}
          </summary>
          {unfinished}
        </details>
      )}
    </>
  );
}
