import type { KeyboardEvent } from 'react';
import type { Decision, TextDecision } from '../../call/decision.ts';
import { useMessages } from '../i18n/language.tsx';
import { decidingMessages } from './deciding-messages.ts';

const DECISIONS: readonly Decision[] = ['yes', 'no', 'discuss'];

/** Buttons for yes, no and discuss. Pressing the chosen button again withdraws the decision. */
export function DecisionButtons({
  id,
  chosen,
  onDecide,
}: {
  id: string;
  chosen: TextDecision | undefined;
  onDecide(decision: Decision | undefined): void;
}) {
  const texts = useMessages(decidingMessages);
  return (
    <fieldset
      aria-label={texts.decide(id)}
      className="inline-flex max-w-full flex-wrap rounded-control border border-line-strong"
    >
      {DECISIONS.map((decision) => {
        const isPressed = chosen?.decision === decision;
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

/** A note beside the decision. @param isQuiet whether it is underlined instead of boxed, for long lists */
export function NoteField({
  id,
  note,
  isQuiet = false,
  onNote,
}: {
  id: string;
  note: string;
  isQuiet?: boolean;
  onNote(note: string): void;
}) {
  const texts = useMessages(decidingMessages);
  const look = isQuiet
    ? 'mt-1 min-h-6 border-b border-line bg-transparent'
    : 'min-h-11 rounded-control border border-line bg-paper px-3';
  return (
    <input
      aria-label={texts.noteFor(id)}
      placeholder={texts.note}
      value={note}
      onChange={({ target }) => onNote(target.value)}
      className={`block w-full min-w-0 text-sm placeholder:text-muted ${look}`}
    />
  );
}

const KEYS: Readonly<Record<string, Decision | null>> = {
  s: 'yes',
  y: 'yes',
  n: 'no',
  d: 'discuss',
  backspace: null,
};

/**
 * The decision that a key means, `null` to withdraw it. `undefined` for other keys, and if the person is typing or uses a
 * shortcut of the browser.
 */
export function decisionKey({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): Decision | null | undefined {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return undefined;
  return KEYS[key.toLowerCase()];
}

export const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
