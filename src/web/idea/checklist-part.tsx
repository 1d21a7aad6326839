import { useEffect, useState } from 'react';
import { codePointLength, IDEA_MAX_LENGTH } from '../../domain/idea.ts';
import type { Axis } from '../../domain/rubric.ts';
import { touchedAxes } from '../../worksheet/cues.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { checklistMessages } from './checklist-messages.ts';
import { Tick } from './tick.tsx';

/** The end of a text after which a sentence may begin. */
const SENTENCE_START = /(?:^|[.!?…:\n]\s*)$/;

/** The idea without an unfinished sentence at its end: a beginning that a button added, with no word after it. */
function withoutUnfinishedSentence(idea: string, starts: readonly string[]): string {
  const text = idea.trimEnd();
  const start = starts.find(
    (each) => text.endsWith(each) && SENTENCE_START.test(text.slice(0, -each.length)),
  );
  return start === undefined ? idea : text.slice(0, -start.length).trimEnd();
}

/** Pause in typing before the count is announced, in milliseconds. */
const ANNOUNCE_AFTER_MS = 1500;

const ITEM = 'inline-flex min-h-7 items-center gap-1.5 text-left';

/**
 * The checklist with a tick at each axis that the text touches by the worksheet's cues. Each other axis is a button that
 * adds the beginning of a sentence about it to the text, or puts it in place of an unfinished sentence.
 */
export function Checklist({
  items,
  names,
  idea,
  onWrite,
}: {
  items: readonly Axis[];
  names: Record<Axis, string>;
  idea: string;
  onWrite(text: string): void;
}) {
  const texts = useMessages(checklistMessages);
  const starts = items.flatMap((item) => Object.values(checklistMessages).map((each) => each[item]));
  const finishedText = withoutUnfinishedSentence(idea, starts);
  const touched = touchedAxes(finishedText);
  const count = touched.length;
  const [announcedCount, setAnnouncedCount] = useState(0);
  /** The text before and after the last added beginning of a sentence. */
  const [lastStart, setLastStart] = useState<{ before: string; after: string }>();

  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedCount(count), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count]);

  function addStart(start: string) {
    const text = finishedText.trim();
    const gap = text === '' ? '' : /[.!?…:]$/.test(text) ? ' ' : '. ';
    const after = `${text}${gap}${start} `;
    if (codePointLength(after) > IDEA_MAX_LENGTH) return;
    setLastStart({ before: finishedText, after });
    onWrite(after);
  }

  return (
    <>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {items.map((item) => (
          <li key={item}>
            {touched.includes(item) ? (
              <span className={ITEM}>
                <Tick>
                  <path
                    d="m5 8.2 2.2 2.2L11.2 6"
                    strokeWidth="1.75"
                    strokeLinecap="round"
                    className="text-success"
                  />
                </Tick>
                {names[item]}
                <span className="sr-only">: {texts.touched}</span>
              </span>
            ) : (
              <button
                type="button"
                title={texts.begin(texts[item])}
                onClick={() => addStart(texts[item])}
                className={`${ITEM} cursor-pointer text-muted underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ember`}
              >
                <Tick />
                {names[item]}
              </button>
            )}
          </li>
        ))}
      </ul>
      {lastStart?.after === idea && (
        <Button variant="quiet" className="-ml-3 text-sm" onClick={() => onWrite(lastStart.before)}>
          {texts.undo}
        </Button>
      )}
      <p role="status" className="sr-only">
        {announcedCount > 0 && texts.spoken(announcedCount)}
      </p>
    </>
  );
}
