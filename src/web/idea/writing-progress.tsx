import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages } from './asking-messages.ts';

/** What is going on while a report is written: the spinner's texts, how far it is, and the way out. */
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
  /** Longer than the ordinary one or two minutes. */
  takesMinutes: boolean;
  /** Milliseconds since the epoch. */
  startedAt: number;
  place: number | undefined;
  /** Known once the report's code is there. */
  progress: { done: number; all: number } | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onCancel(): void;
}): ReactNode {
  const texts = useMessages(messages);
  const seconds = useSeconds(startedAt);
  return (
    <div className="z-5 sm:sticky sm:top-0 -mx-5 border-b border-line bg-paper px-5 pt-4 pb-3 sm:-mx-8 sm:px-8">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pr-12 xl:pr-0">
        <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
          <Spinner className="mt-1 size-6 shrink-0 text-ember" />
          <div>
            <h1 ref={headingRef} tabIndex={-1} className="font-display text-xl">
              {aiGenerated ? texts.analyzingAi : texts.analyzingRules}
            </h1>
            <p className="text-sm text-muted">
              {aiGenerated ? texts.analyzingAiMore : texts.analyzingRulesMore}
            </p>
          </div>
        </div>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
        <progress
          value={progress?.done ?? 0}
          max={progress?.all ?? 1}
          aria-label={texts.progress}
          className="h-1.5 w-full basis-full appearance-none overflow-hidden rounded-full bg-line accent-ember [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ember [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500"
        />
        <p>
          {place !== undefined ? texts.queued(place) : progress && texts.done(progress.done, progress.all)}
        </p>
        {aiGenerated && (
          <p>
            {texts.estimateLabel}:{' '}
            <span className="whitespace-nowrap">{takesMinutes ? texts.longEstimate : texts.estimate}</span>
          </p>
        )}
        <p aria-live="off">{texts.elapsed(seconds)}</p>
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
