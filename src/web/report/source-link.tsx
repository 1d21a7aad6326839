import { ExternalLink } from 'lucide-react';
import type { SourcePage } from '../../document/blocks.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { pageMessages } from './page-messages.ts';

/** A source with title, host and date. The URL comes from the search service, never from the model. */
export function SourceReference({ title, date, ...page }: SourcePage) {
  return (
    <span className="wrap-anywhere">
      <SourceLink {...page} /> <span lang="">{title}</span>
      {date !== undefined && <span className="text-sm whitespace-nowrap text-muted"> · {date}</span>}
    </span>
  );
}

/** A link to a page, labelled with the host name. */
export function SourceLink({ url, host }: Pick<SourcePage, 'url' | 'host'>) {
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
