import { useEffect, useState } from 'react';
import type { Axis } from '../../domain/rubric.ts';
import { useMessages } from '../i18n/language.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { ideaMessages } from './messages.ts';

/** A copy of the rubric's `AXES`, because importing the rubric would add all of it to the first load. */
const AXES = [
  'problem',
  'market',
  'difference',
  'earning',
  'feasibility',
  'evidence',
] as const satisfies readonly Axis[];

/** Pause in typing before the count is announced, in milliseconds. */
const ANNOUNCE_AFTER_MS = 1500;

const cuesPart = lazyPart(() => import('../../worksheet/cues.ts'));

/**
 * The axes that a complete idea explains, with a tick at each axis for which the worksheet finds a cue in the text.
 * The cues are fetched as soon as there is a text.
 */
export function IdeaChecklist({ idea }: { idea: string }) {
  const texts = useMessages(ideaMessages);
  const touched = cuesPart.usePart(idea !== '')?.touchedAxes(idea) ?? [];
  const count = touched.length;
  const [announcedCount, setAnnouncedCount] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedCount(count), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count]);

  return (
    <div className="pt-1 text-sm">
      <p className="text-muted">{texts.checklist}</p>
      <ul className="flex flex-wrap gap-x-4">
        {AXES.map((axis) => {
          const isTouched = touched.includes(axis);
          return (
            <li key={axis} className={`flex min-h-7 items-center gap-1.5 ${isTouched ? '' : 'text-muted'}`}>
              <Tick isTouched={isTouched} />
              {texts[axis]}
              {isTouched && <span className="sr-only">: {texts.touched}</span>}
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {announcedCount > 0 && texts.touchedCount(announcedCount)}
      </p>
    </div>
  );
}

/** A circle with a tick, or a dashed circle without a tick. */
function Tick({ isTouched }: { isTouched: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0" fill="none" stroke="currentColor">
      <circle cx="8" cy="8" r="6.5" strokeDasharray={isTouched ? undefined : '2 2'} />
      {isTouched && <path d="m5 8.2 2.2 2.2L11.2 6" strokeWidth="1.75" className="text-success" />}
    </svg>
  );
}
