import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codePointLength, IDEA_MAX_LENGTH, IDEA_MIN_LENGTH, ideaLengthProblem } from '../../domain/idea.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { useMessages } from '../i18n/language.tsx';
import { ideaMessages } from './messages.ts';

/** Screen readers announce how many code points are left, from this number down. */
const COUNTDOWN_FROM = 100;

/** The text box for the idea, with a counter of its length. Longer texts are cut to the maximum length. */
export function IdeaTextBox({
  id,
  autoFocus,
}: {
  /** Prefix of the elements' ids; the text box is `${id}-idea`. */
  id: string;
  /** Scrolls to the form and focuses the text box, e.g. after a cancelled analysis. */
  autoFocus: boolean;
}) {
  const texts = useMessages(ideaMessages);
  const { state, store, prefetch } = useAnalysisContext();
  const { idea } = state;
  const box = useRef<HTMLTextAreaElement>(null);
  /** How many code points of the last paste did not fit. */
  const [lost, setLost] = useState(0);
  const length = codePointLength(idea);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useEffect(() => {
    // The box may have a text that was typed before hydration or restored by the browser.
    const typed = box.current?.value ?? '';
    if (typed !== '' && idea === '') enter(typed);
    if (!autoFocus || !box.current) return;
    window.scrollTo(0, 0);
    // On a phone the introduction fills the first screen.
    if (box.current.getBoundingClientRect().bottom > window.innerHeight) box.current.form?.scrollIntoView();
    box.current.focus({ preventScroll: true });
  }, []);

  /** Stores an edited text. A text that is too long is cut before the caret. */
  function enter(text: string, isPasted = false) {
    const fitted = fitInsertion(text, box.current?.selectionEnd ?? text.length, IDEA_MAX_LENGTH);
    // A single typed letter that does not fit needs no message: the counter shows the maximum.
    setLost(isPasted || fitted.lost > 1 ? fitted.lost : 0);
    flushSync(() => store.type(fitted.text));
    if (fitted.lost > 0) box.current?.setSelectionRange(fitted.caret, fitted.caret);
  }

  return (
    <>
      <textarea
        id={`${id}-idea`}
        ref={box}
        rows={3}
        value={idea}
        placeholder={texts.placeholder}
        aria-describedby={`${id}-hint ${id}-counter ${id}-cut`}
        onChange={({ target, nativeEvent }) => {
          // Cutting during a composition would break the input method; `onCompositionEnd` cuts.
          const { isComposing, inputType } = nativeEvent as InputEvent;
          if (isComposing) store.type(target.value);
          else enter(target.value, /Paste|Drop/.test(inputType));
        }}
        onCompositionEnd={({ currentTarget }) => enter(currentTarget.value)}
        onFocus={prefetch}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        // The box grows with the text, but not with the placeholder.
        className={`mt-1 block max-h-[60dvh] min-h-24 w-full resize-y sm:min-h-52 rounded-control border border-line-strong bg-surface px-4 py-2.5 text-lg sm:py-3.5 text-ink placeholder:text-muted ${idea === '' ? '' : 'field-sizing-content'}`}
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <p id={`${id}-hint`} className="max-w-full flex-1 basis-48">
          {texts.hint}{' '}
          {ideaLengthProblem(idea) === 'idea_too_short' && length > 0 && (
            <span className="inline-block max-w-full">
              {texts.tooShort(IDEA_MIN_LENGTH - codePointLength(idea.trim()))}
            </span>
          )}
        </p>
        <p
          id={`${id}-counter`}
          className={`shrink-0 tabular-nums ${length >= IDEA_MAX_LENGTH ? 'font-semibold text-ink' : ''}`}
        >
          {`${length}/${IDEA_MAX_LENGTH}`}
        </p>
      </div>
      <p id={`${id}-cut`} role="status" className="mt-1 text-sm text-warning">
        {lost > 0 && texts.cut(lost)}
      </p>
      <p role="status" className="sr-only">
        {length >= IDEA_MAX_LENGTH - COUNTDOWN_FROM &&
          texts.counterSpoken(Math.ceil((IDEA_MAX_LENGTH - length) / 25) * 25)}
      </p>
    </>
  );
}

/**
 * Limits a text to `max` code points. Cuts the end of the text before `caret`, because it was inserted last.
 * @param caret in UTF-16 units, like the returned caret
 * @returns `lost`: how many code points did not fit
 */
export function fitInsertion(text: string, caret: number, max: number) {
  const lost = codePointLength(text) - max;
  if (lost <= 0) return { text, caret, lost: 0 };
  const head = [...text.slice(0, caret)].slice(0, -lost).join('');
  // If the text after the caret is too long by itself, cut its end.
  return { text: [...head, ...text.slice(caret)].slice(0, max).join(''), caret: head.length, lost };
}
