import { useEffect, useState } from 'react';
import { codePointLength, IDEA_MAX_LENGTH } from '../../domain/idea.ts';
import { type ChecklistItem, ideaChecklist } from '../../worksheet/checklist.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { checklistMessages } from './checklist-messages.ts';
import { Tick } from './tick.tsx';

/** A sentence may begin here. */
const SENTENCE_START = /(?:^|[.!?…:\n]\s*)$/;

/** Removes the beginning of a sentence that one of the buttons added, if no word follows it. */
function withoutUnfinished(idea: string, starts: readonly string[]): string {
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
 * The checklist with a tick at each point that the text covers. The worksheet's reader finds them in about a millisecond.
 * A missing point is a button that adds the beginning of a sentence about it to the text, in place of an unfinished one.
 */
export function Checklist({
  items,
  names,
  idea,
  onWrite,
}: {
  items: readonly ChecklistItem[];
  names: Record<ChecklistItem, string>;
  idea: string;
  onWrite(text: string): void;
}) {
  const texts = useMessages(checklistMessages);
  const { language } = useLanguage();
  const starts = items.flatMap((item) => Object.values(checklistMessages).map((texts) => texts[item]));
  const finished = withoutUnfinished(idea, starts);
  const covered = ideaChecklist(finished, language);
  const count = items.filter((item) => covered[item]).length;
  const [spoken, setSpoken] = useState(0);
  /** The text before and after the last click added the beginning of a sentence. */
  const [begun, setBegun] = useState<{ before: string; after: string }>();

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count]);

  function begin(start: string) {
    const text = finished.trim();
    const gap = text === '' ? '' : /[.!?…:]$/.test(text) ? ' ' : '. ';
    const after = `${text}${gap}${start} `;
    if (codePointLength(after) > IDEA_MAX_LENGTH) return;
    setBegun({ before: finished, after });
    onWrite(after);
  }

  return (
    <>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {items.map((item) => (
          <li key={item}>
            {covered[item] ? (
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
                <span className="sr-only">: {texts.covered}</span>
              </span>
            ) : (
              <button
                type="button"
                title={texts.begin(texts[item])}
                onClick={() => begin(texts[item])}
                className={`${ITEM} cursor-pointer text-muted underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ember`}
              >
                <Tick />
                {names[item]}
                <span className="sr-only">: {texts.missing}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {begun?.after === idea && (
        <Button variant="quiet" className="-ml-3 text-sm" onClick={() => onWrite(begun.before)}>
          {texts.undo}
        </Button>
      )}
      <p role="status" className="sr-only">
        {spoken > 0 && texts.spoken(spoken)}
      </p>
    </>
  );
}
