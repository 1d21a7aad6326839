import type { Decision, TextDecision } from '../../call/decision.ts';
import { useMessages } from '../i18n/language.tsx';
import { decidingMessages } from './deciding-messages.ts';

const DECISIONS: readonly Decision[] = ['yes', 'no', 'discuss'];

/** Yes, no or discuss; the pressed one takes the decision back. */
export function DecisionButtons({
  id,
  own,
  onDecide,
}: {
  id: string;
  own: TextDecision | undefined;
  onDecide(decision: Decision | undefined): void;
}) {
  const texts = useMessages(decidingMessages);
  return (
    <fieldset
      aria-label={texts.decide(id)}
      className="inline-flex max-w-full flex-wrap rounded-control border border-line-strong"
    >
      {DECISIONS.map((decision) => {
        const isPressed = own?.decision === decision;
        return (
          <button
            key={decision}
            type="button"
            aria-pressed={isPressed}
            onClick={() => onDecide(isPressed ? undefined : decision)}
            className="min-h-11 cursor-pointer border-line-strong px-3.5 font-semibold first:rounded-l-[0.45rem] last:rounded-r-[0.45rem] not-first:border-l hover:bg-sunk aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
          >
            {texts.decision[decision]}
          </button>
        );
      })}
    </fieldset>
  );
}

/** A note beside the decision. */
export function NoteField({ id, note, onNote }: { id: string; note: string; onNote(note: string): void }) {
  const texts = useMessages(decidingMessages);
  return (
    <input
      aria-label={texts.noteFor(id)}
      placeholder={texts.note}
      value={note}
      onChange={({ target }) => onNote(target.value)}
      className="block min-h-11 w-full min-w-0 rounded-control border border-line bg-paper px-3 text-sm placeholder:text-muted"
    />
  );
}
