import { ExternalLink } from 'lucide-react';
import { findingsByKind, type SourcedFinding } from '../../document/evidence.ts';
import { messages as evidenceMessages } from '../../document/evidence-messages.ts';
import { messagesIn } from '../../document/messages.ts';
import { messages as reportMessages } from '../../document/report-messages.ts';
import { type Evidence, SEARCH_SERVICE_LABELS, type Source, sourceHost } from '../../domain/evidence.ts';
import type { Language } from '../../domain/idea.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { messages } from './messages.ts';
import { SearchList } from './search-list.tsx';

/** The findings with quotation and page, then the outcome of each search. */
export function Findings({ evidence, language }: { evidence: Evidence; language: Language }) {
  const texts = useMessages(messages);
  const { language: pageLanguage } = useLanguage();
  const words = messagesIn(evidenceMessages, language);
  const { service, searchedAt, searches, sources, findings, dropped } = evidence;
  const date = messagesIn(reportMessages, language).date(searchedAt);
  return (
    <div className="grid grid-cols-1 gap-7">
      <p className="max-w-measure">
        {findings.length > 0 ? words.checked : words.nothingKept(sources.length)}
      </p>
      {findingsByKind(evidence).map(({ kind, findings: ofKind }) => (
        <div key={kind}>
          <h3 className="font-display text-xl">{words.kind(kind)}</h3>
          <ul className="mt-3 grid grid-cols-1 gap-5">
            {ofKind.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings may repeat and are never reordered.
              <FindingItem key={index} finding={finding} language={language} />
            ))}
          </ul>
        </div>
      ))}
      <div className="text-sm text-muted">
        {dropped > 0 && <p className="mb-2">{words.dropped(dropped)}</p>}
        <p>{words.searchedWith(SEARCH_SERVICE_LABELS[service], date)}</p>
        <SearchList
          queries={searches.map(({ query }) => query)}
          searches={searches}
          words={words}
          waiting=""
        />
        {searches.some((search) => 'failed' in search) && <p className="mt-2">{words.someFailed}</p>}
      </div>
      <div lang={pageLanguage} className="border-l-4 border-line-strong bg-sunk px-5 py-3.5 text-sm">
        <h3 className="text-base">{texts.origins}</h3>
        <ul className="mt-1 list-disc pl-5">
          <li>{texts.fromWeb}</li>
          <li>{texts.fromModel}</li>
          <li>{texts.fromText}</li>
        </ul>
      </div>
    </div>
  );
}

function FindingItem({ finding, language }: { finding: SourcedFinding; language: Language }) {
  const words = messagesIn(evidenceMessages, language);
  const { name, claim, quote, page } = finding;
  return (
    <li className="border-t border-line pt-4">
      <p className="text-sm text-muted">{words.byModel}</p>
      <p className="max-w-measure">
        {name !== undefined && <b className="font-semibold">{name}: </b>}
        {claim}
      </p>
      <figure className="mt-2.5 border-l-4 border-ember pl-4">
        <p className="text-sm text-muted">{words.byPage}</p>
        {/* The quotation's language is unknown. */}
        <blockquote lang="" className="max-w-measure wrap-anywhere">
          {words.quoted(quote)}
        </blockquote>
        <figcaption className="mt-1 text-sm wrap-anywhere">
          <SourceLink page={page} /> <span lang="">{page.title}</span>
          {page.publishedAt !== undefined && (
            <time dateTime={page.publishedAt} className="whitespace-nowrap text-muted">
              {' '}
              · {words.day(page.publishedAt)}
            </time>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

/** Links to the page, labelled with its host. The address comes from the search service, never from the model. */
export function SourceLink({ page }: { page: Source }) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  return (
    <a
      href={page.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-6 items-center gap-1 text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong"
    >
      {sourceHost(page.url)}
      <ExternalLink aria-hidden="true" className="size-3.5 print:hidden" />
      <span lang={language} className="sr-only">
        ({texts.opensInTab})
      </span>
    </a>
  );
}
