import { ExternalLink } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import type { QuotationBlock, SourcePage, Span, Text } from '../../document/blocks.ts';
import { codePointLength } from '../../domain/idea.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { PageLink, SCORING } from '../ui/page-link.tsx';
import { pageMessages } from './page-messages.ts';

const STYLES: Readonly<Record<NonNullable<Span['style']>, string>> = {
  strong: 'font-semibold',
  muted: 'text-sm text-muted',
  // The underline shows in forced colours and in print, where backgrounds may not.
  mark: 'bg-ember-soft text-ink underline decoration-ember decoration-2 underline-offset-4',
};

/** The spans of a text, each in its style. */
export function Spans({ text }: { text: Text }) {
  return text.map(({ text: content, style, isJoined, more }, index) => {
    const Element = style === 'mark' ? 'mark' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: spans are never reordered.
      <Fragment key={index}>
        {index > 0 && !isJoined && ' '}
        {style ? <Element className={STYLES[style]}>{content}</Element> : content}
        {more && <ScoringLink />}
      </Fragment>
    );
  });
}

/** A link to the explanation of the score. */
function ScoringLink() {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  return (
    <>
      {' '}
      <PageLink to="terms" section={SCORING} lang={language} className="link">
        {texts.scoring}
      </PageLink>
    </>
  );
}

/** In code points. A longer idea, of more than about four lines, is folded. */
const FOLD_FROM = 320;

export function Quotation({ of, text, copy }: QuotationBlock) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isIdea = of === 'idea';
  const isLong = isIdea && codePointLength(text) > FOLD_FROM;
  return (
    <figure
      className={`flex max-w-3xl flex-wrap items-end gap-x-5 border-l-4 pl-5 not-first:mt-3 ${isIdea ? 'border-line-strong' : 'border-ember'}`}
    >
      {/* The language of an idea or notes is unknown. */}
      <blockquote
        id={id}
        lang={of === 'pitch' ? undefined : ''}
        dir="auto"
        className={`min-w-0 flex-1 basis-80 whitespace-pre-line wrap-anywhere ${of === 'pitch' ? 'font-display text-lg leading-normal' : ''} ${isLong && !open ? 'line-clamp-3 print:line-clamp-none' : ''}`}
      >
        {text}
      </blockquote>
      {isLong && (
        <button
          type="button"
          lang={language}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mt-1 inline-flex min-h-9 basis-full cursor-pointer items-center text-sm font-semibold text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong print:hidden"
        >
          {open ? texts.lessIdea : texts.wholeIdea}
        </button>
      )}
      {copy !== undefined && <CopyButton label={texts.copyPitch} text={() => copy} className="mt-3" />}
    </figure>
  );
}

/** A link to a page, labelled with the host name. The URL comes from the search service, never from the model. */
export function SourceLink({ url, host }: SourcePage) {
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
