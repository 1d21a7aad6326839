import { useId, useState } from 'react';
import { codePointLength } from '../../domain/idea.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { messages as pageMessages } from './page-messages.ts';
import { useReport } from './report-context.ts';

/** Longer ideas are folded. Code points; about four lines. */
const FOLD_FROM = 320;

/** The idea, quoted. */
export function IdeaQuote({ idea }: { idea: string }) {
  const { texts } = useReport();
  const page = useMessages(pageMessages);
  const { language } = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = codePointLength(idea) > FOLD_FROM;
  return (
    <figure className="max-w-measure">
      <figcaption className="text-sm text-muted">{texts.ideaTitle}</figcaption>
      {/* The idea's language is unknown. */}
      <blockquote
        id={id}
        lang=""
        dir="auto"
        className={`mt-1.5 border-l-4 border-line-strong pl-5 text-lg whitespace-pre-line ${long && !open ? 'line-clamp-3 print:line-clamp-none' : ''}`}
      >
        {idea}
      </blockquote>
      {long && (
        <button
          type="button"
          lang={language}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mt-1 ml-6 inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong print:hidden"
        >
          {open ? page.lessIdea : page.wholeIdea}
        </button>
      )}
    </figure>
  );
}
