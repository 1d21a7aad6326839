import { useEffect, useRef } from 'react';
import { messages as evidenceMessages } from '../../document/evidence-messages.ts';
import { messagesIn } from '../../document/messages.ts';
import type { Evidence } from '../../domain/evidence.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages } from './messages.ts';
import { QueryForm } from './query-form.tsx';
import { SearchList } from './search-list.tsx';
import { type EvidenceSource, type Stage, useEvidence } from './use-evidence.ts';

/** The search for evidence: the model proposes searches, the person edits and sends them. */
export function EvidenceSearch({
  evidence,
  service,
  canSearch,
  source,
  onFound,
}: {
  evidence: Evidence | undefined;
  /** Name of the search service. */
  service: string;
  canSearch: boolean;
  /** `undefined` while the report is being written, or if search is unavailable. */
  source: EvidenceSource | undefined;
  onFound(evidence: Evidence): void;
}) {
  const texts = useMessages(messages);
  const { language: pageLanguage } = useLanguage();
  const { stage, queries, propose, find, change, add, searchAgain, cancel } = useEvidence(source, onFound);
  const isBusy = stage.step === 'proposing' || stage.step === 'searching';
  const place = useRef<HTMLDivElement>(null);
  const searchedAt = evidence?.searchedAt;
  const shownBefore = useRef(searchedAt);
  const isNew = searchedAt !== undefined && searchedAt !== shownBefore.current;

  useEffect(() => {
    if (isNew) place.current?.focus({ preventScroll: true });
  }, [isNew]);

  return (
    <div ref={place} tabIndex={-1} lang={pageLanguage} className="print:hidden">
      {stage.step === 'idle' && canSearch && (
        <div className={evidence ? 'mt-5' : ''}>
          {!evidence && <p className="mb-4 max-w-measure">{texts.why}</p>}
          <Button
            disabled={!source}
            onClick={() => {
              if (evidence) searchAgain(evidence.searches.map(({ query }) => query));
              else void propose();
            }}
          >
            {evidence ? texts.again : texts.propose}
          </Button>
        </div>
      )}
      {stage.step === 'editing' && (
        <QueryForm
          queries={queries}
          service={service}
          onChange={change}
          onAdd={add}
          onSearch={() => void find()}
          onCancel={cancel}
        />
      )}
      {isBusy && (
        <p className="flex flex-wrap items-center gap-4">
          <Button onClick={cancel}>{texts.cancel}</Button>
          <Spinner />
        </p>
      )}
      {/* Screen readers announce a live region only if it is on the page before its text. */}
      <p role="status" className={isBusy ? 'mt-2 text-sm text-muted' : 'sr-only'}>
        <Progress stage={stage} />
        {stage.step === 'idle' && isNew && texts.ready(evidence?.findings.length ?? 0)}
      </p>
      {stage.step === 'searching' && (
        <SearchList
          queries={stage.queries}
          searches={stage.searches}
          words={messagesIn(evidenceMessages, pageLanguage)}
          waiting={texts.waiting}
        />
      )}
      {stage.step === 'failed' && (
        <>
          {stage.failure.explain(() => void (stage.retry === 'find' ? find() : propose()))}
          {stage.retry === 'find' && (
            <Button variant="quiet" className="mt-3 -ml-3" onClick={() => searchAgain([])}>
              {texts.edit}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Progress({ stage }: { stage: Stage }) {
  const texts = useMessages(messages);
  if (stage.step === 'proposing') return texts.proposing;
  if (stage.step !== 'searching') return null;
  const { place, isReading, sources, searches, queries } = stage;
  if (place !== undefined) return texts.queued(place);
  return isReading ? texts.reading(sources) : texts.searching(searches.length, queries.length);
}

/** Replaces the search where there is none. */
export function EvidenceUnavailable({ why }: { why: 'off' | 'ownService' }) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  return (
    <p lang={language} className="text-sm text-muted">
      {texts[why]}
    </p>
  );
}
