import { useEffect, useRef } from 'react';
import { searchInWords } from '../../document/evidence.ts';
import { evidenceMessages } from '../../document/evidence-messages.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { analysisMessages } from '../analysis/analysis-messages.ts';
import type { ReportEntry } from '../analysis/entry.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { useSettings } from '../contexts.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { searchMessages } from './messages.ts';
import { QueryForm } from './query-form.tsx';
import { type Stage, useEvidence } from './use-evidence.ts';

/** Whether this site's server can search the web. It searches only if its own model writes the reports. */
export function useCanSearch(): boolean {
  const { search } = useSettings();
  const { bySite } = useAnalysisContext();
  return search !== null && bySite;
}

/** The search for evidence: the model proposes searches, the person edits and sends them. */
export function EvidenceSearch({ entry }: { entry: ReportEntry }) {
  const texts = useMessages(searchMessages);
  const { search } = useSettings();
  const canSearch = useCanSearch();
  const { evidence } = entry.file;
  const { stage, queries, propose, find, change, edit, cancel } = useEvidence(entry);
  const isBusy = stage.step === 'proposing' || stage.step === 'searching';
  const panel = useRef<HTMLDivElement>(null);
  const searchedAt = evidence?.searchedAt;
  const shownBefore = useRef(searchedAt);
  const isNew = searchedAt !== undefined && searchedAt !== shownBefore.current;

  useEffect(() => {
    if (isNew) panel.current?.focus({ preventScroll: true });
  }, [isNew]);

  // If the visitor has chosen another service, nothing below may send the idea to this site's server.
  if (!canSearch) {
    return <p className="mt-3 text-sm text-muted">{texts.ownService}</p>;
  }
  return (
    <div ref={panel} tabIndex={-1} className="print:hidden">
      {stage.step === 'idle' && (
        <div className={evidence ? 'mt-5' : ''}>
          {!evidence && <p className="mb-4 max-w-measure">{texts.why}</p>}
          <Button
            onClick={() => {
              if (evidence) edit(evidence.searches.map(({ query }) => query));
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
          service={search?.label ?? ''}
          onChange={change}
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
        <SearchProgress stage={stage} />
        {stage.step === 'idle' && isNew && texts.ready(evidence?.findings.length ?? 0)}
      </p>
      {stage.step === 'searching' && <SearchList {...stage} />}
      {stage.step === 'failed' && (
        <>
          <FailureNotice
            failure={stage.failure}
            onRetry={() => void (stage.retry === 'find' ? find() : propose())}
          />
          {stage.retry === 'find' && (
            <Button variant="quiet" className="mt-3 -ml-3" onClick={() => edit()}>
              {texts.edit}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function SearchProgress({ stage }: { stage: Stage }) {
  const texts = useMessages(searchMessages);
  const { queued } = useMessages(analysisMessages);
  if (stage.step === 'proposing') return texts.proposing;
  if (stage.step !== 'searching') return null;
  const { queries, events } = stage;
  const last = events.at(-1);
  if (last?.type === 'queued') return queued(last.place);
  const count = (type: (typeof events)[number]['type']) =>
    events.filter((event) => event.type === type).length;
  return count('started') > 0
    ? texts.reading(count('source'))
    : texts.searching(count('search'), queries.length);
}

/** The searches, each with its outcome or a note while it runs. */
function SearchList({ queries, events }: Extract<Stage, { step: 'searching' }>) {
  const evidenceTexts = useMessages(evidenceMessages);
  const { waiting } = useMessages(searchMessages);
  const searches = events.filter((event) => event.type === 'search');
  return (
    <ul className="mt-1 grid max-w-measure grid-cols-1 list-disc gap-1 pl-5 marker:text-ember">
      {queries.map((query) => {
        const search = searches.find((each) => each.query === query);
        return (
          <li key={query}>
            {search ? searchInWords(search, evidenceTexts) : `${evidenceTexts.quoted(query)}: ${waiting}`}
          </li>
        );
      })}
    </ul>
  );
}
