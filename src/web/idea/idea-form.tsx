import { type ReactNode, useId } from 'react';
import { ideaLengthProblem } from '../../domain/idea.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { IdeaChecklist } from './idea-checklist.tsx';
import { IdeaTextBox } from './idea-text-box.tsx';
import { ideaMessages } from './messages.ts';

/** The form for an idea. Its button is enabled while the length is within the server's limits. */
export function IdeaForm({
  autoFocus,
  isImproving,
  children,
}: {
  autoFocus: boolean;
  /** Whether an earlier idea is being improved. The link to the example is then left out. */
  isImproving: boolean;
  /** Shown below the button. */
  children: ReactNode;
}) {
  const texts = useMessages(ideaMessages);
  const { state, analyze } = useAnalysisContext();
  const id = useId();
  const problem = ideaLengthProblem(state.idea);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) analyze();
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={`${id}-idea`} className="font-display text-xl">
          {texts.label}
        </label>
        {!isImproving && (
          <PageLink to="example" className="link inline-flex min-h-11 items-center text-sm font-semibold">
            {texts.example}
          </PageLink>
        )}
      </div>
      <IdeaTextBox id={id} autoFocus={autoFocus} />
      <IdeaChecklist idea={state.idea} />
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
