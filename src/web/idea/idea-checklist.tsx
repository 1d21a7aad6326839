import { useEffect, useState } from 'react';
import type { ChecklistItem } from '../../worksheet/checklist.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { messages } from './messages.ts';
import { useChecklist } from './use-checklist.ts';

const ITEMS = [
  'customer',
  'problem',
  'earning',
  'difference',
  'place',
] as const satisfies readonly ChecklistItem[];

/** Pause in typing before the count is announced, in milliseconds. */
const SPEAK_AFTER_MS = 1500;

/** A checklist of what a complete idea explains, ticked as the text covers it. It blocks nothing. */
export function IdeaChecklist({ idea, wanted }: { idea: string; wanted: boolean }) {
  const texts = useMessages(messages);
  const said = useChecklist(idea, wanted);
  const count = ITEMS.filter((item) => said?.[item]).length;
  const [spoken, setSpoken] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count]);

  return (
    <div className="pt-2 text-sm">
      <p className="text-muted">{texts.checklist}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        {ITEMS.map((item) => (
          <li key={item} className={`flex items-center gap-1.5 ${said?.[item] ? 'text-ink' : 'text-muted'}`}>
            <Tick on={said?.[item] === true} />
            {texts[item]}
            {said && <span className="sr-only">: {said[item] ? texts.said : texts.missing}</span>}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {spoken > 0 && texts.checklistSpoken(spoken)}
      </p>
    </div>
  );
}

function Tick({ on }: { on: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0" fill="none" stroke="currentColor">
      <circle cx="8" cy="8" r="6.5" strokeDasharray={on ? undefined : '2 2'} />
      {on && (
        <path d="m5 8.2 2.2 2.2L11.2 6" strokeWidth="1.75" strokeLinecap="round" className="text-success" />
      )}
    </svg>
  );
}
