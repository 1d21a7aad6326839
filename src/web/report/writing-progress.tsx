import { type Ref, useEffect, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages } from './page-messages.ts';

/**
 * Progress while a report is written, with a cancel button. It is first in the document but at the bottom of the window,
 * so that nothing moves when it disappears.
 */
export function WritingProgress({
  aiGenerated,
  takesMinutes,
  startedAt,
  place,
  progress,
  headingRef,
  onCancel,
}: {
  aiGenerated: boolean;
  /** The service takes longer than the usual one or two minutes. */
  takesMinutes: boolean;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Position in the queue, while waiting. */
  place: number | undefined;
  progress: { done: number; all: number };
  headingRef: Ref<HTMLHeadingElement>;
  onCancel(): void;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const seconds = useSeconds(startedAt);
  return (
    <div
      lang={language}
      className="writing-bar relative z-5 order-last -mx-5 mt-8 border-t border-line-strong bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8 [@media(min-height:20rem)]:sticky [@media(min-height:20rem)]:bottom-0"
    >
      <progress
        value={progress.done}
        max={progress.all}
        aria-label={texts.progress}
        className="absolute inset-x-0 -top-px h-1 w-full appearance-none overflow-hidden bg-line accent-ember [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ember [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Spinner className="hidden size-6 shrink-0 text-ember sm:block" />
        <div className="min-w-0 flex-1 basis-40">
          <h1 ref={headingRef} tabIndex={-1} className="font-display text-base leading-snug sm:text-xl">
            {aiGenerated ? texts.analyzingAi : texts.analyzingRules}
          </h1>
          <p className="text-sm text-muted max-sm:sr-only">
            {aiGenerated ? texts.analyzingAiMore : texts.analyzingRulesMore}
          </p>
        </div>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <div className="flex basis-full flex-wrap gap-x-4 text-xs text-muted tabular-nums sm:text-sm">
          <p>{place === undefined ? texts.done(progress.done, progress.all) : texts.queued(place)}</p>
          <p aria-live="off">{texts.elapsed(seconds)}</p>
          {aiGenerated && (
            <p>
              <span className="max-sm:sr-only">{texts.estimateLabel}: </span>
              <span className="whitespace-nowrap">{takesMinutes ? texts.longEstimate : texts.estimate}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function useSeconds(since: number): number {
  const [seconds, setSeconds] = useState(() => Math.floor((Date.now() - since) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return Math.max(0, seconds);
}
