import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import type { QuotationBlock, SourceLine } from '../../document/blocks.ts';
import { codePointLength } from '../../domain/idea.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { pageMessages } from './page-messages.ts';

/** Longer ideas are folded. Code points; about four lines. */
const FOLD_FROM = 320;

export function Quotation({ of, text, copy, source }: QuotationBlock) {
  const { copyPitch } = useMessages(pageMessages);
  if (of === 'idea') return <IdeaQuotation text={text} />;
  return (
    <figure className="border-l-4 border-ember pl-5 not-first:mt-5">
      {/* A source's language, and a visitor's, is unknown. */}
      <blockquote
        lang={of === 'pitch' ? undefined : ''}
        dir="auto"
        className={`max-w-measure whitespace-pre-line wrap-anywhere ${of === 'pitch' ? 'font-display text-xl leading-relaxed' : ''}`}
      >
        {text}
      </blockquote>
      {source && (
        <figcaption className="mt-1 text-sm wrap-anywhere">
          <SourceLink {...source} /> <span lang="">{source.title}</span>
          {source.date !== undefined && (
            <span className="whitespace-nowrap text-muted"> · {source.date}</span>
          )}
        </figcaption>
      )}
      {copy !== undefined && <CopyButton label={copyPitch} text={() => copy} className="mt-3" />}
    </figure>
  );
}

function IdeaQuotation({ text }: { text: string }) {
  const page = useMessages(pageMessages);
  const { language } = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = codePointLength(text) > FOLD_FROM;
  return (
    <>
      {/* The idea's language is unknown. */}
      <blockquote
        id={id}
        lang=""
        dir="auto"
        className={`max-w-measure border-l-4 border-line-strong pl-5 text-lg whitespace-pre-line wrap-anywhere ${long && !open ? 'line-clamp-3 print:line-clamp-none' : ''}`}
      >
        {text}
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
    </>
  );
}

/** Links to a page, labelled with its host. The address comes from the search service, never from the model. */
export function SourceLink({ url, host }: SourceLine) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-6 items-center gap-1 text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong"
    >
      {host}
      <ExternalLink aria-hidden="true" className="size-3.5 print:hidden" />
      <span lang={language} className="sr-only">
        ({texts.opensInTab})
      </span>
    </a>
  );
}
