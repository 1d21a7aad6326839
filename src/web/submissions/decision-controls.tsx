import type { KeyboardEvent } from 'react';
import { DECISIONS, type Decision } from '../../submissions/decision.ts';
import { useMessages } from '../i18n/language.tsx';
import { useCall, useCallContext } from './call-context.ts';
import { noteOn } from './decisions.ts';
import { resultsMessages } from './results-messages.ts';

/** What a person can do on a row of the list. */
export interface RowActions {
  toggle(): void;
  decide(decision: Decision | undefined): void;
  /** Takes the last decision back, and goes to its text. */
  undo(): void;
  /** Goes to the next row, or to the previous one. */
  move(step: 1 | -1): void;
}

/** Buttons for yes, no and discuss. Pressing the chosen button again withdraws the decision. */
export function DecisionButtons({
  name,
  hash,
  onDecide,
}: {
  /** The name of the text. */
  name: string;
  hash: string;
  onDecide(decision: Decision | undefined): void;
}) {
  const texts = useMessages(resultsMessages);
  const chosen = useCall(({ decisions }) => decisions.get(hash)?.decision);
  return (
    <fieldset
      aria-label={texts.decide(name)}
      className="inline-flex max-w-full flex-wrap rounded-control border border-line-strong"
    >
      {DECISIONS.map((decision) => {
        const isPressed = chosen === decision;
        return (
          <button
            key={decision}
            type="button"
            aria-pressed={isPressed}
            onClick={() => onDecide(isPressed ? undefined : decision)}
            className="min-h-11 cursor-pointer border-line-strong px-3.5 font-semibold first:rounded-l-[0.45rem] last:rounded-r-[0.45rem] not-first:border-l hover:bg-sunk aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-color-adjust-none"
          >
            {texts.decision[decision]}
          </button>
        );
      })}
    </fieldset>
  );
}

export function NoteField({ name, hash }: { name: string; hash: string }) {
  const texts = useMessages(resultsMessages);
  const { store } = useCallContext();
  const note = useCall((state) => noteOn(state, hash));
  return (
    <input
      aria-label={texts.noteFor(name)}
      placeholder={texts.note}
      value={note}
      onChange={({ target }) => store.note(hash, target.value)}
      className="block min-h-11 w-full min-w-0 rounded-control border border-line bg-paper px-3 text-sm placeholder:text-muted"
    />
  );
}

const KEYS: Readonly<Record<string, Decision>> = { s: 'yes', y: 'yes', n: 'no', d: 'discuss', h: 'discuss' };

/** The decision that a key means. `undefined` for other keys, and if the person is typing or uses a shortcut of the browser. */
export function decisionKey(event: KeyboardEvent): Decision | undefined {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  return ctrlKey || metaKey || altKey || isTyping(target) ? undefined : KEYS[key.toLowerCase()];
}

export const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
