import { ExternalLink } from 'lucide-react';
import type { SourcePage } from '../../document/blocks.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { pageMessages } from './page-messages.ts';

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
