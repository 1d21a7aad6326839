import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codePointLength, IDEA_MAX_LENGTH, IDEA_MIN_LENGTH, ideaLengthProblem } from '../../domain/idea.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { presentEntries } from '../analysis/state.ts';
import { useSettings } from '../contexts.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { fitInsertion } from './fit-insertion.ts';
import { IdeaChecklist } from './idea-checklist.tsx';
import { ideaMessages } from './messages.ts';

/** With this many code points left or fewer, a screen reader announces how many. */
const COUNTDOWN_FROM = 100;

/** The form for an idea. Its button is enabled while the length is within the server's limits. */
export function IdeaForm({
  autoFocus,
  isImproving,
  onAnalyze,
  onTextFocus,
  children,
}: {
  /** Scrolls to the form and focuses its text box, e.g. after a cancelled analysis. */
  autoFocus: boolean;
  /** An earlier idea is being improved: nobody needs the example any more. */
  isImproving: boolean;
  onAnalyze(): void;
  onTextFocus(): void;
  /** Shown below the button. */
  children: ReactNode;
}) {
  const texts = useMessages(ideaMessages);
  const { state, store } = useAnalysisContext();
  const { service } = useSettings();
  const { idea } = state;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  /** The text before an input method (IME) began to compose. */
  const uncomposed = useRef('');
  /** Code points of the last paste that did not fit. */
  const [lost, setLost] = useState(0);
  const [wasFocused, setFocused] = useState(false);

  const length = codePointLength(idea);
  const problem = ideaLengthProblem(idea);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useEffect(() => {
    // The box may have a text that was typed before hydration or restored by the browser.
    const typed = box.current?.value ?? '';
    if (typed !== '' && idea === '') enter(typed);
    if (autoFocus && form.current && box.current) {
      window.scrollTo(0, 0);
      // On a phone the introduction fills the first screen.
      if (box.current.getBoundingClientRect().bottom > window.innerHeight) form.current.scrollIntoView();
      box.current.focus({ preventScroll: true });
    }
  }, []);

  /** Stores an edited text, cut to the maximum length. */
  function enter(text: string, { before = idea, isPasted = false } = {}) {
    const fitted = fitInsertion(before, text, IDEA_MAX_LENGTH);
    // A single typed letter that does not fit needs no message: the counter shows the maximum.
    setLost(isPasted || fitted.lost > 1 ? fitted.lost : 0);
    flushSync(() => store.type(fitted.text));
    if (fitted.lost > 0) box.current?.setSelectionRange(fitted.caret, fitted.caret);
  }

  /** Replaces the text and puts the cursor at its end, where the person goes on. */
  function replace(text: string) {
    flushSync(() => store.type(text));
    box.current?.focus();
    box.current?.setSelectionRange(text.length, text.length);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) onAnalyze();
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={`${id}-idea`} className="font-display text-xl">
          {texts.label}
        </label>
        {!isImproving && (
          <PageLink
            to="example"
            // On wide screens the card beside the form is the link.
            className={`link inline-flex min-h-11 items-center text-sm font-semibold ${service ? 'lg:hidden' : ''}`}
          >
            {texts.example}
          </PageLink>
        )}
      </div>
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
          else enter(target.value, { isPasted: /Paste|Drop/.test(inputType) });
        }}
        onCompositionStart={() => {
          uncomposed.current = idea;
        }}
        onCompositionEnd={({ currentTarget }) => enter(currentTarget.value, { before: uncomposed.current })}
        onFocus={() => {
          setFocused(true);
          onTextFocus();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          form.current?.requestSubmit();
        }}
        // It grows with the text, but not with the placeholder.
        className={`mt-1 block max-h-[60dvh] min-h-24 w-full resize-y sm:min-h-52 rounded-control border border-line-strong bg-surface px-4 py-2.5 text-lg sm:py-3.5 text-ink placeholder:text-muted ${idea === '' ? '' : 'field-sizing-content'}`}
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <p id={`${id}-hint`} className="max-w-full flex-1 basis-48">
          {texts.hint}{' '}
          {problem === 'idea_too_short' && length > 0 && (
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
      <p role="status" className="text-sm text-warning">
        {presentEntries(state).some(({ file }) => file.idea.trim() === idea.trim()) && texts.sameText}
      </p>
      <IdeaChecklist idea={idea} wanted={wasFocused || idea !== ''} onWrite={replace} />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          disabled={problem !== undefined}
          className="min-h-13 w-full px-8 text-lg sm:w-auto"
        >
          {texts.analyze}
        </Button>
        <p className="hidden text-sm text-muted lg:block">{texts.shortcut}</p>
      </div>
      {children}
    </form>
  );
}
