import { ExternalLink } from 'lucide-react';
import { Fragment, useId, useRef } from 'react';
import type { CitedSource, SourcePage, Span, Text } from '../../document/blocks.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { PageLink, SCORING } from '../ui/page-link.tsx';
import { pageMessages } from './page-messages.ts';

/** Distance of the popover from its mark and from the window's edges, in pixels. */
const GAP = 8;

const STYLES: Readonly<Record<NonNullable<Span['style']>, string>> = {
  strong: 'font-semibold',
  muted: 'text-[0.9em] text-muted',
  // The underline shows in forced colours and in print, where backgrounds may not.
  mark: 'bg-ember-soft text-ink underline decoration-ember decoration-2 underline-offset-4',
};

/** The spans of a text, each in its style. */
export function Spans({ text }: { text: Text }) {
  return text.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spans are never reordered.
    <Fragment key={index}>
      {index > 0 && !span.isJoined && ' '}
      <Run {...span} />
    </Fragment>
  ));
}

function Run({ text, style, cited, more }: Span) {
  if (cited) return <SourceMark {...cited} />;
  const Element = style === 'mark' ? 'mark' : 'span';
  return (
    <>
      {style ? <Element className={STYLES[style]}>{text}</Element> : text}
      {more && <ScoringLink />}
    </>
  );
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

/** A mark of the answer: a button that shows the source and the sentences of the source that the answer used. */
export function SourceMark({ number, source, sentences }: CitedSource) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  return (
    // Otherwise a line could break after the button, and the next line would begin with the full stop.
    <span className="whitespace-nowrap">
      <button
        ref={button}
        type="button"
        lang={language}
        popoverTarget={id}
        aria-label={texts.source(number)}
        className="inline-flex min-h-6 min-w-6 cursor-pointer items-center justify-center rounded-full bg-ember-soft px-1.5 align-baseline text-xs leading-none font-semibold text-ember tabular-nums hover:bg-ember hover:text-on-ember print:hidden"
      >
        {number}
      </button>
      <span className="hidden print:inline">[{number}]</span>
      <span
        ref={popover}
        id={id}
        popover="auto"
        role="note"
        aria-label={texts.source(number)}
        onToggle={({ newState }) => newState === 'open' && placeBelow(popover.current, button.current)}
        className="absolute inset-auto m-0 w-[min(26rem,calc(100vw-1rem))] rounded-control border border-line-strong bg-surface p-4 text-left text-sm font-normal whitespace-normal text-ink shadow-lg"
      >
        {sentences.map((sentence, index) => (
          // The language of a page is unknown.
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are never reordered.
          <span key={index} lang="" dir="auto" className="mb-2 block wrap-anywhere">
            <Spans text={sentence} />
          </span>
        ))}
        <SourceReference {...source} />
        <span lang={language} className="mt-2 block text-muted">
          {texts.sourceChecked}
        </span>
      </span>
    </span>
  );
}

/** Puts a popover below its button, within the window's width. The popover scrolls with the page. */
function placeBelow(popover: HTMLElement | null, button: HTMLElement | null): void {
  if (!popover || !button) return;
  const { left, bottom } = button.getBoundingClientRect();
  const most = document.documentElement.clientWidth - popover.offsetWidth - GAP;
  popover.style.left = `${Math.max(GAP, Math.min(left, most))}px`;
  popover.style.top = `${bottom + scrollY + GAP}px`;
  popover.scrollIntoView({ block: 'nearest' });
}

/** A source: a link labelled with the host name, title and date. The URL comes from the search service, never from the model. */
export function SourceReference({ url, host, title, date }: SourcePage) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  return (
    <span className="wrap-anywhere">
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
      </a>{' '}
      <span lang="">{title}</span>
      {date !== undefined && <span className="text-sm whitespace-nowrap text-muted"> · {date}</span>}
    </span>
  );
}
